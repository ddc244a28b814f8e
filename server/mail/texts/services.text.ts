import { mailText } from './mail-text.ts'

export const serviceDone = mailText({
  key: 'PARCEL_SERVICE_DONE',
  kind: 'PARCEL_SERVICE',
  variables: ['trackingNumber', 'service', 'note', 'parcelLink'],
  'zh-Hans': {
    subject: '包裹 {{trackingNumber}} 的服务已完成',
    body: [
      '您好！您为包裹 {{trackingNumber}} 申请的“{{service}}”已完成。',
      '{{note}}',
      '结果和照片在包裹详情里：',
      '{{parcelLink}}',
    ],
  },
  'zh-Hant': {
    subject: '包裹 {{trackingNumber}} 的服務已完成',
    body: [
      '你好！你為包裹 {{trackingNumber}} 申請的「{{service}}」已完成。',
      '{{note}}',
      '結果及相片在包裹詳情：',
      '{{parcelLink}}',
    ],
  },
  en: {
    subject: 'The service for parcel {{trackingNumber}} is done',
    body: [
      'What you asked for on parcel {{trackingNumber}} is done: {{service}}.',
      '{{note}}',
      'The result and the photos are with the parcel:',
      '{{parcelLink}}',
    ],
  },
})

export const serviceRefused = mailText({
  key: 'PARCEL_SERVICE_REFUSED',
  kind: 'PARCEL_SERVICE',
  variables: ['trackingNumber', 'service', 'reason', 'amount', 'parcelLink'],
  'zh-Hans': {
    subject: '包裹 {{trackingNumber}} 的服务未能完成，已退款',
    body: [
      '您好！您为包裹 {{trackingNumber}} 申请的“{{service}}”未能完成。',
      '原因：{{reason}}。',
      '已付的 {{amount}} 已全额退回您的余额。',
      '{{parcelLink}}',
    ],
  },
  'zh-Hant': {
    subject: '包裹 {{trackingNumber}} 的服務未能完成，已退款',
    body: [
      '你好！你為包裹 {{trackingNumber}} 申請的「{{service}}」未能完成。',
      '原因：{{reason}}。',
      '已付的 {{amount}} 已全數退回你的餘額。',
      '{{parcelLink}}',
    ],
  },
  en: {
    subject: 'The service for parcel {{trackingNumber}} could not be done and is refunded',
    body: [
      'What you asked for on parcel {{trackingNumber}} could not be done: {{service}}.',
      'Reason: {{reason}}.',
      'The {{amount}} that you paid is back in your balance.',
      '{{parcelLink}}',
    ],
  },
})

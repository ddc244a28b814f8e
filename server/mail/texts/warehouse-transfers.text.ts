import { mailText } from './mail-text.ts'

export const transferArrived = mailText({
  key: 'PARCEL_TRANSFER_ARRIVED',
  kind: 'PARCEL_TRANSFER',
  variables: ['trackingNumber', 'warehouse', 'parcelLink'],
  'zh-Hans': {
    subject: '包裹 {{trackingNumber}} 已调到{{warehouse}}',
    body: [
      '您好！包裹 {{trackingNumber}} 已按您的要求调到{{warehouse}}，现在可以和那里的其他包裹一起申请集运。',
      '调仓期间不计入免费仓储。',
      '{{parcelLink}}',
    ],
  },
  'zh-Hant': {
    subject: '包裹 {{trackingNumber}} 已調到{{warehouse}}',
    body: [
      '你好！包裹 {{trackingNumber}} 已按你的要求調到{{warehouse}}，現可與那裡的其他包裹一起申請集運。',
      '調倉期間不計入免費倉儲。',
      '{{parcelLink}}',
    ],
  },
  en: {
    subject: 'Parcel {{trackingNumber}} has arrived at {{warehouse}}',
    body: [
      'As you asked, parcel {{trackingNumber}} was moved to {{warehouse}}. You can now send it together with your other parcels there.',
      'The time that this took does not count towards your free storage days.',
      '{{parcelLink}}',
    ],
  },
})

export const transferRefused = mailText({
  key: 'PARCEL_TRANSFER_REFUSED',
  kind: 'PARCEL_TRANSFER',
  variables: ['trackingNumber', 'warehouse', 'reason', 'amount', 'parcelLink'],
  'zh-Hans': {
    subject: '包裹 {{trackingNumber}} 未能调仓，已退款',
    body: [
      '您好！包裹 {{trackingNumber}} 未能调到另一仓库，仍在{{warehouse}}。',
      '原因：{{reason}}。',
      '已付的 {{amount}} 已全额退回您的余额。请在包裹详情里选择：从{{warehouse}}寄出，或联系客服。',
      '{{parcelLink}}',
    ],
  },
  'zh-Hant': {
    subject: '包裹 {{trackingNumber}} 未能調倉，已退款',
    body: [
      '你好！包裹 {{trackingNumber}} 未能調到另一倉庫，仍在{{warehouse}}。',
      '原因：{{reason}}。',
      '已付的 {{amount}} 已全數退回你的餘額。請在包裹詳情選擇：由{{warehouse}}寄出，或聯絡客戶服務。',
      '{{parcelLink}}',
    ],
  },
  en: {
    subject: 'Parcel {{trackingNumber}} could not be moved and the fee is refunded',
    body: [
      'Parcel {{trackingNumber}} could not be moved to another warehouse and is still at {{warehouse}}.',
      'Reason: {{reason}}.',
      'The {{amount}} that you paid is back in your balance. Please choose on the parcel’s page: send it from {{warehouse}}, or contact customer service.',
      '{{parcelLink}}',
    ],
  },
})

import { mailText } from './mail-text.ts'

export const parcelClosed = mailText({
  key: 'PARCEL_CLOSED',
  kind: 'PARCEL_CLOSED',
  variables: ['trackingNumber', 'reason', 'note', 'parcelsLink'],
  'zh-Hans': {
    subject: '包裹 {{trackingNumber}} 已处理完毕',
    body: [
      '您好！包裹 {{trackingNumber}} 不再列入您的在库包裹：{{reason}}。',
      '{{note}}',
      '未完成的付费服务会自动退款。如有疑问，请联系客服。',
      '{{parcelsLink}}',
    ],
  },
  'zh-Hant': {
    subject: '包裹 {{trackingNumber}} 已處理完畢',
    body: [
      '你好！包裹 {{trackingNumber}} 不再列入你的在庫包裹：{{reason}}。',
      '{{note}}',
      '未完成的付費服務會自動退款。如有疑問，請聯絡客戶服務。',
      '{{parcelsLink}}',
    ],
  },
  en: {
    subject: 'Parcel {{trackingNumber}} is closed',
    body: [
      'Parcel {{trackingNumber}} is no longer among your parcels: {{reason}}.',
      '{{note}}',
      'Services that you paid for and that were not done are refunded automatically. If you have questions, please contact customer service.',
      '{{parcelsLink}}',
    ],
  },
})

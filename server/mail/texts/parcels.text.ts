import { mailText } from './mail-text.ts'

export const parcelReceived = mailText({
  key: 'PARCEL_RECEIVED',
  kind: 'PARCEL_RECEIVED',
  variables: ['trackingNumber', 'warehouse', 'weight', 'size', 'remarks', 'apply', 'parcelsLink'],
  'zh-Hans': {
    subject: '您的包裹 {{trackingNumber}} 已入库',
    body: [
      '您好！您的包裹 {{trackingNumber}} 已送达{{warehouse}}仓库。',
      '实际重量 {{weight}}，尺寸 {{size}}。',
      '{{remarks}}',
      '{{apply}}',
      '{{parcelsLink}}',
    ],
  },
  'zh-Hant': {
    subject: '你的包裹 {{trackingNumber}} 已入庫',
    body: [
      '你好！你的包裹 {{trackingNumber}} 已送達{{warehouse}}倉庫。',
      '實際重量 {{weight}}，尺寸 {{size}}。',
      '{{remarks}}',
      '{{apply}}',
      '{{parcelsLink}}',
    ],
  },
  en: {
    subject: 'Your parcel {{trackingNumber}} has arrived',
    body: [
      'Your parcel {{trackingNumber}} has arrived at our {{warehouse}} warehouse.',
      'It weighs {{weight}} and measures {{size}}.',
      '{{remarks}}',
      '{{apply}}',
      '{{parcelsLink}}',
    ],
  },
})

export const parcelUndone = mailText({
  key: 'PARCEL_UNDONE',
  kind: 'PARCEL_UNDONE',
  variables: ['trackingNumber', 'remarks', 'parcelsLink'],
  'zh-Hans': {
    subject: '更正：包裹 {{trackingNumber}} 尚未入库',
    body: [
      '您好！我们刚才误将包裹 {{trackingNumber}} 记为已入库，现已撤销。给您带来不便，非常抱歉。',
      '{{remarks}}',
      '{{parcelsLink}}',
    ],
  },
  'zh-Hant': {
    subject: '更正：包裹 {{trackingNumber}} 尚未入庫',
    body: [
      '你好！我們剛才誤將包裹 {{trackingNumber}} 記為已入庫，現已撤銷。為你帶來不便，非常抱歉。',
      '{{remarks}}',
      '{{parcelsLink}}',
    ],
  },
  en: {
    subject: 'Correction: parcel {{trackingNumber}} has not arrived',
    body: [
      'A moment ago we recorded parcel {{trackingNumber}} as arrived by mistake. We’re sorry: it has been undone.',
      '{{remarks}}',
      '{{parcelsLink}}',
    ],
  },
})

export const parcelFault = mailText({
  key: 'PARCEL_ABNORMAL',
  kind: 'PARCEL_ABNORMAL',
  variables: ['trackingNumber', 'reason', 'note', 'remarks', 'parcelsLink'],
  'zh-Hans': {
    subject: '包裹 {{trackingNumber}} 有异常',
    body: ['您好！仓库发现包裹 {{trackingNumber}} 有异常：{{reason}}。', '{{note}}', '{{remarks}}', '{{parcelsLink}}'],
  },
  'zh-Hant': {
    subject: '包裹 {{trackingNumber}} 有異常',
    body: ['你好！倉庫發現包裹 {{trackingNumber}} 有異常：{{reason}}。', '{{note}}', '{{remarks}}', '{{parcelsLink}}'],
  },
  en: {
    subject: 'There is a problem with parcel {{trackingNumber}}',
    body: [
      'The warehouse found a problem with parcel {{trackingNumber}}: {{reason}}.',
      '{{note}}',
      '{{remarks}}',
      '{{parcelsLink}}',
    ],
  },
})

export const parcelFaultSettled = mailText({
  key: 'PARCEL_ABNORMAL_SETTLED',
  kind: 'PARCEL_ABNORMAL',
  variables: ['trackingNumber', 'parcelsLink'],
  'zh-Hans': {
    subject: '包裹 {{trackingNumber}} 的异常已解决',
    body: ['您好！包裹 {{trackingNumber}} 的异常已解决，可以照常申请集运。', '{{parcelsLink}}'],
  },
  'zh-Hant': {
    subject: '包裹 {{trackingNumber}} 的異常已解決',
    body: ['你好！包裹 {{trackingNumber}} 的異常已解決，可以照常申請集運。', '{{parcelsLink}}'],
  },
  en: {
    subject: 'The problem with parcel {{trackingNumber}} is settled',
    body: ['The problem with parcel {{trackingNumber}} is settled. You can send it as usual.', '{{parcelsLink}}'],
  },
})

export const storageReminder = mailText({
  key: 'STORAGE_REMINDER',
  kind: 'STORAGE_REMINDER',
  variables: ['daysLeft', 'parcels', 'fee', 'applyLink'],
  'zh-Hans': {
    subject: '{{daysLeft}}',
    body: [
      '您好！以下包裹的免费仓储期即将到期或已经到期：',
      '{{parcels}}',
      '{{fee}}',
      '登录后可以申请集运：',
      '{{applyLink}}',
    ],
  },
  'zh-Hant': {
    subject: '{{daysLeft}}',
    body: [
      '你好！以下包裹的免費倉儲期即將屆滿或已屆滿：',
      '{{parcels}}',
      '{{fee}}',
      '登入後可申請集運：',
      '{{applyLink}}',
    ],
  },
  en: {
    subject: '{{daysLeft}}',
    body: [
      'Hello! Free storage is ending or has ended for these parcels:',
      '{{parcels}}',
      '{{fee}}',
      'You can apply for consolidation here:',
      '{{applyLink}}',
    ],
  },
})

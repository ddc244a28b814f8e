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

export const claimApproved = mailText({
  key: 'CLAIM_APPROVED',
  kind: 'CLAIM_APPROVED',
  variables: ['trackingNumber', 'warehouse', 'weight', 'remarks', 'apply', 'parcelsLink'],
  'zh-Hans': {
    subject: '包裹 {{trackingNumber}} 认领成功',
    body: [
      '您好！您认领的包裹 {{trackingNumber}} 已通过审核，现已归入您的包裹列表。',
      '包裹存放在{{warehouse}}仓库，实际重量 {{weight}}。',
      '{{remarks}}',
      '{{apply}}',
      '{{parcelsLink}}',
    ],
  },
  'zh-Hant': {
    subject: '包裹 {{trackingNumber}} 認領成功',
    body: [
      '你好！你認領的包裹 {{trackingNumber}} 已通過審核，現已歸入你的包裹列表。',
      '包裹存放於{{warehouse}}倉庫，實際重量 {{weight}}。',
      '{{remarks}}',
      '{{apply}}',
      '{{parcelsLink}}',
    ],
  },
  en: {
    subject: 'Your claim on parcel {{trackingNumber}} was approved',
    body: [
      'Your claim on parcel {{trackingNumber}} was approved. It is now in your package list.',
      'It is in our {{warehouse}} warehouse and weighs {{weight}}.',
      '{{remarks}}',
      '{{apply}}',
      '{{parcelsLink}}',
    ],
  },
})

export const parcelFound = mailText({
  key: 'PARCEL_FOUND',
  kind: 'PARCEL_RECEIVED',
  variables: ['trackingNumber', 'warehouse', 'weight', 'remarks', 'apply', 'parcelsLink'],
  'zh-Hans': {
    subject: '您的包裹 {{trackingNumber}} 已入库',
    body: [
      '您好！我们已确认包裹 {{trackingNumber}} 属于您，现已归入您的包裹列表。',
      '包裹存放在{{warehouse}}仓库，实际重量 {{weight}}。',
      '{{remarks}}',
      '{{apply}}',
      '{{parcelsLink}}',
    ],
  },
  'zh-Hant': {
    subject: '你的包裹 {{trackingNumber}} 已入庫',
    body: [
      '你好！我們已確認包裹 {{trackingNumber}} 屬於你，現已歸入你的包裹列表。',
      '包裹存放於{{warehouse}}倉庫，實際重量 {{weight}}。',
      '{{remarks}}',
      '{{apply}}',
      '{{parcelsLink}}',
    ],
  },
  en: {
    subject: 'Your parcel {{trackingNumber}} has arrived',
    body: [
      'We’ve confirmed parcel {{trackingNumber}} is yours. It is now in your package list.',
      'It is in our {{warehouse}} warehouse and weighs {{weight}}.',
      '{{remarks}}',
      '{{apply}}',
      '{{parcelsLink}}',
    ],
  },
})

export const claimRejected = mailText({
  key: 'CLAIM_REJECTED',
  kind: 'CLAIM_REJECTED',
  variables: ['trackingNumber', 'reason', 'note', 'tryAgain', 'claimsLink'],
  'zh-Hans': {
    subject: '包裹 {{trackingNumber}} 的认领未通过',
    body: [
      '您好！您对包裹 {{trackingNumber}} 的认领未通过审核。',
      '原因：{{reason}}。',
      '{{note}}',
      '{{tryAgain}}',
      '{{claimsLink}}',
    ],
  },
  'zh-Hant': {
    subject: '包裹 {{trackingNumber}} 的認領未獲通過',
    body: [
      '你好！你對包裹 {{trackingNumber}} 的認領未獲通過。',
      '原因：{{reason}}。',
      '{{note}}',
      '{{tryAgain}}',
      '{{claimsLink}}',
    ],
  },
  en: {
    subject: 'Your claim on parcel {{trackingNumber}} was not approved',
    body: [
      'Your claim on parcel {{trackingNumber}} was not approved.',
      'Reason: {{reason}}.',
      '{{note}}',
      '{{tryAgain}}',
      '{{claimsLink}}',
    ],
  },
})

/** A claim ends without a decision, because its parcel was disposed of. */
export const claimEnded = mailText({
  key: 'CLAIM_ENDED',
  kind: 'CLAIM_REJECTED',
  variables: ['trackingNumber', 'claimsLink'],
  'zh-Hans': {
    subject: '包裹 {{trackingNumber}} 已过保管期',
    body: [
      '您好！包裹 {{trackingNumber}} 已过保管期，仓库已作处理，因此您的认领无法再审核。',
      '您的认领记录在这里：',
      '{{claimsLink}}',
    ],
  },
  'zh-Hant': {
    subject: '包裹 {{trackingNumber}} 已過保管期',
    body: [
      '你好！包裹 {{trackingNumber}} 已過保管期，倉庫已作處理，因此你的認領無法再審核。',
      '你的認領記錄在這裡：',
      '{{claimsLink}}',
    ],
  },
  en: {
    subject: 'The storage period of parcel {{trackingNumber}} has ended',
    body: [
      'The storage period of parcel {{trackingNumber}} has ended, and the warehouse has disposed of it. Your claim can no longer be reviewed.',
      'Your claims are here:',
      '{{claimsLink}}',
    ],
  },
})

export const parcelTakenBack = mailText({
  key: 'PARCEL_TAKEN_BACK',
  kind: 'CLAIM_REJECTED',
  variables: ['trackingNumber', 'reason', 'claimsLink'],
  'zh-Hans': {
    subject: '包裹 {{trackingNumber}} 不属于您，已收回',
    body: [
      '您好！我们曾把无主包裹 {{trackingNumber}} 归入您的账号，现已查明它属于其他会员，已从您的包裹列表中收回。造成不便，非常抱歉。',
      '原因：{{reason}}。',
      '收回不影响您的余额和订单，也不会为它收取仓储费。',
      '如果您认为包裹是您的，请附上购买凭据再次认领，或联系客服提出异议：',
      '{{claimsLink}}',
    ],
  },
  'zh-Hant': {
    subject: '包裹 {{trackingNumber}} 不屬於你，已收回',
    body: [
      '你好！我們曾把無主包裹 {{trackingNumber}} 歸入你的帳戶，現已查明它屬於其他會員，已從你的包裹列表收回。造成不便，非常抱歉。',
      '原因：{{reason}}。',
      '收回不影響你的餘額及訂單，亦不會為它收取倉儲費。',
      '如果你認為包裹屬於你，請附上購買憑據再次認領，或聯絡客戶服務提出異議：',
      '{{claimsLink}}',
    ],
  },
  en: {
    subject: 'Parcel {{trackingNumber}} belongs to another member',
    body: [
      'We had given you the unclaimed parcel {{trackingNumber}}. It has turned out to be another member’s, so it is no longer in your package list. We are sorry for the trouble.',
      'Reason: {{reason}}.',
      'Your balance and orders are unchanged, and you will not be charged storage for it.',
      'If you believe it is yours, please claim it again with proof of purchase, or contact customer service to object:',
      '{{claimsLink}}',
    ],
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

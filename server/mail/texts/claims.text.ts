import { mailText } from './mail-text.ts'

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

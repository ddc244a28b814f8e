import type { Text } from '#domain/language.ts'

export const whatIfSheetName = {
  'zh-Hans': '对过往订单的影响',
  'zh-Hant': '對過往訂單的影響',
  en: 'Effect on past orders',
} as const satisfies Text

/** The columns of an export. */
export const whatIfColumnText = {
  orderNumber: { 'zh-Hans': '订单号', 'zh-Hant': '訂單編號', en: 'Order' },
  line: { 'zh-Hans': '线路', 'zh-Hant': '路線', en: 'Line' },
  destination: { 'zh-Hans': '目的地', 'zh-Hant': '目的地', en: 'Destination' },
  billedKg: { 'zh-Hans': '计费重量（kg）', 'zh-Hant': '計費重量（kg）', en: 'Billed weight (kg)' },
  currency: { 'zh-Hans': '货币', 'zh-Hant': '貨幣', en: 'Currency' },
  was: { 'zh-Hans': '按订单的价格', 'zh-Hant': '按訂單的收費', en: 'By its own prices' },
  wouldBe: { 'zh-Hans': '按草稿', 'zh-Hant': '按草稿', en: 'By the draft' },
  difference: { 'zh-Hans': '差额', 'zh-Hant': '差額', en: 'Difference' },
  note: { 'zh-Hans': '说明', 'zh-Hant': '說明', en: 'Note' },
} as const satisfies Record<string, Text>

export const notInDraftText = {
  'zh-Hans': '草稿里没有价格',
  'zh-Hant': '草稿內沒有收費',
  en: 'No price in the draft',
} as const satisfies Text

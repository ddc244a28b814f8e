import type { Text } from '#domain/language.ts'

/** What every receipt says about who was paid, by whom and when it was read. */
export const receiptText = {
  issuer: { 'zh-Hans': '收款方', 'zh-Hant': '收款方', en: 'Paid to' },
  payer: { 'zh-Hans': '付款会员', 'zh-Hant': '付款會員', en: 'Paid by' },
  memberNumber: { 'zh-Hans': '会员编号 {number}', 'zh-Hant': '會員編號 {number}', en: 'Member number {number}' },
  zone: {
    'zh-Hans': '时间均为东八区（UTC+8）。数据截至 {when}。',
    'zh-Hant': '時間均為東八區（UTC+8）。資料截至 {when}。',
    en: 'Times are in UTC+8. As of {when}.',
  },
} as const satisfies Record<string, Text>

import type { Text } from '#domain/language.ts'

/** What the receipt of a top-up says, on its page and in its PDF. */
export const topUpReceiptText = {
  title: { 'zh-Hans': '充值收据', 'zh-Hant': '充值收據', en: 'Top-up receipt' },
  payment: { 'zh-Hans': '充值', 'zh-Hant': '充值', en: 'Top-up' },
  number: { 'zh-Hans': '付款编号', 'zh-Hant': '付款編號', en: 'Payment number' },
  method: { 'zh-Hans': '付款方式', 'zh-Hant': '付款方式', en: 'Paid with' },
  state: { 'zh-Hans': '状态', 'zh-Hant': '狀態', en: 'State' },
  currency: { 'zh-Hans': '币种', 'zh-Hant': '貨幣', en: 'Currency' },
  createdAt: { 'zh-Hans': '开始时间', 'zh-Hant': '開始時間', en: 'Started' },
  paidAt: { 'zh-Hans': '付款时间', 'zh-Hant': '付款時間', en: 'Paid at' },
  balanceAfter: { 'zh-Hans': '充值后余额', 'zh-Hant': '充值後餘額', en: 'Balance after' },
  line: { 'zh-Hans': '项目', 'zh-Hant': '項目', en: 'Line' },
  amount: { 'zh-Hans': '金额', 'zh-Hant': '金額', en: 'Amount' },
  credited: { 'zh-Hans': '记入余额', 'zh-Hant': '記入餘額', en: 'Added to the balance' },
  refunded: { 'zh-Hans': '退回{method}', 'zh-Hant': '退回{method}', en: 'Refunded to {method}' },
  kept: { 'zh-Hans': '实收', 'zh-Hant': '實收', en: 'Received in the end' },
  notInvoice: {
    'zh-Hans': '本收据证明以上款项已记入会员余额，不是发票，不能用于报税。',
    'zh-Hant': '本收據證明以上款項已記入會員餘額，並非稅務發票，不可用作報稅。',
    en: 'This receipt confirms that the amount was added to the member’s balance with us. It is not a tax invoice.',
  },
} as const satisfies Record<string, Text>

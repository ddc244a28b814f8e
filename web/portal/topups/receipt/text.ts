import { defineText } from '#web/kit/text/define-text.ts'

export const text = defineText({
  title: { 'zh-Hans': '充值收据', 'zh-Hant': '充值收據', en: 'Top-up receipt' },
  lead: {
    'zh-Hans': '这笔充值的金额、方式和时间，可打印或存为 PDF。',
    'zh-Hant': '這筆充值的金額、方式及時間，可列印或儲存為 PDF。',
    en: 'The amount, method and time of this top-up, to print or save as a PDF.',
  },
  noneTitle: { 'zh-Hans': '没有这张收据', 'zh-Hant': '沒有這張收據', en: 'There is no such receipt' },
  none: {
    'zh-Hans': '请从充值记录里打开收据。',
    'zh-Hant': '請由充值記錄開啟收據。',
    en: 'Open the receipt from the list of your top-ups.',
  },
  notPaidTitle: { 'zh-Hans': '这笔充值还没有到账', 'zh-Hant': '這筆充值尚未入帳', en: 'This top-up has not arrived' },
  notPaid: {
    'zh-Hans': '到账后，收据会显示在这里。',
    'zh-Hant': '入帳後，收據會在這裡顯示。',
    en: 'Its receipt appears here once the money is in your balance.',
  },
  toPayment: { 'zh-Hans': '查看这笔付款', 'zh-Hant': '查看這筆付款', en: 'View this payment' },
  toTopUps: { 'zh-Hans': '充值记录', 'zh-Hant': '充值記錄', en: 'All top-ups' },

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
})

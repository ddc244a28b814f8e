import { defineText } from '#web/kit/text/define-text.ts'

export const text = defineText({
  title: { 'zh-Hans': '充值记录', 'zh-Hant': '充值記錄', en: 'Your top-ups' },
  number: { 'zh-Hans': '编号', 'zh-Hant': '編號', en: 'Number' },
  method: { 'zh-Hans': '方式', 'zh-Hant': '方式', en: 'Method' },
  amount: { 'zh-Hans': '金额', 'zh-Hant': '金額', en: 'Amount' },
  state: { 'zh-Hans': '状态', 'zh-Hant': '狀態', en: 'State' },
  createdAt: { 'zh-Hans': '开始时间', 'zh-Hant': '開始時間', en: 'Started' },
  paidAt: { 'zh-Hans': '付款时间', 'zh-Hant': '付款時間', en: 'Paid at' },
  balanceAfter: { 'zh-Hans': '充值后余额', 'zh-Hant': '充值後餘額', en: 'Balance after' },
  refunded: { 'zh-Hans': '已退回', 'zh-Hant': '已退回', en: 'Refunded' },
  refundedOf: { 'zh-Hans': '已退回 {price}', 'zh-Hant': '已退回 {price}', en: '{price} refunded' },
  receipt: { 'zh-Hans': '收据', 'zh-Hant': '收據', en: 'Receipt' },
  goOn: { 'zh-Hans': '继续', 'zh-Hant': '繼續', en: 'Go on' },
  transfers: {
    'zh-Hans': '银行转账的记录在“银行转账”页。',
    'zh-Hant': '銀行轉帳的記錄在「銀行轉帳」頁。',
    en: 'Bank transfers have a list of their own on the bank transfer page.',
  },
  emptyTitle: { 'zh-Hans': '还没有充值记录', 'zh-Hant': '暫時沒有充值記錄', en: 'No top-ups yet' },
  emptySentence: {
    'zh-Hans': '银行转账以外的充值会列在这里，附有收据。',
    'zh-Hant': '銀行轉帳以外的充值會列在這裡，並附收據。',
    en: 'Top-ups other than bank transfers are listed here, with their receipts.',
  },
})

import { defineText } from '#web/kit/text/define-text.ts'

export const text = defineText({
  lead: {
    'zh-Hans': '这笔充值的金额、方式和时间，可下载 PDF 或打印。',
    'zh-Hant': '這筆充值的金額、方式及時間，可下載 PDF 或列印。',
    en: 'The amount, method and time of this top-up, to download as a PDF or print.',
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
})

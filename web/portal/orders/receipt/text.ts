import { defineText } from '#web/kit/text/define-text.ts'

export const text = defineText({
  lead: {
    'zh-Hans': '这张订单的费用、付款和退款，可下载 PDF 或打印。',
    'zh-Hant': '這張訂單的費用、付款及退款，可下載 PDF 或列印。',
    en: 'What this order cost, what you paid and what was refunded, to download as a PDF or print.',
  },
  notPaidTitle: {
    'zh-Hans': '这张订单还没有付款',
    'zh-Hant': '這張訂單尚未付款',
    en: 'This order has not been paid yet',
  },
  notPaid: {
    'zh-Hans': '付款后，收据会显示在这里。',
    'zh-Hant': '付款後，收據會在這裡顯示。',
    en: 'Its receipt appears here once you have paid.',
  },
  noOrderTitle: { 'zh-Hans': '没有指定订单', 'zh-Hant': '未有指定訂單', en: 'No order selected' },
  noOrder: {
    'zh-Hans': '请从订单页面打开它的收据。',
    'zh-Hant': '請由訂單頁面開啟它的收據。',
    en: 'Open the receipt from the page of an order.',
  },
  toOrder: { 'zh-Hans': '查看订单', 'zh-Hant': '查看訂單', en: 'View the order' },
  toList: { 'zh-Hans': '订单列表', 'zh-Hant': '訂單列表', en: 'All orders' },
})

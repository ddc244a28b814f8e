import { defineText } from '#web/kit/text/define-text.ts'

export const text = defineText({
  title: { 'zh-Hans': '付款收据', 'zh-Hant': '付款收據', en: 'Payment receipt' },
  lead: {
    'zh-Hans': '这张订单的费用、付款和退款，可打印或存为 PDF。',
    'zh-Hant': '這張訂單的費用、付款及退款，可列印或儲存為 PDF。',
    en: 'What this order cost, what you paid and what was refunded, to print or save as a PDF.',
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

  consignee: { 'zh-Hans': '收货人', 'zh-Hant': '收貨人', en: 'Consignee' },
  pickUpAt: { 'zh-Hans': '自提点：{point}', 'zh-Hant': '自提點：{point}', en: 'Pick-up point: {point}' },

  order: { 'zh-Hans': '订单', 'zh-Hant': '訂單', en: 'Order' },
  orderNumber: { 'zh-Hans': '订单号', 'zh-Hant': '訂單編號', en: 'Order number' },
  logisticsNumber: { 'zh-Hans': '物流单号', 'zh-Hant': '物流單號', en: 'Logistics number' },
  channel: { 'zh-Hans': '线路', 'zh-Hant': '路線', en: 'Channel' },
  warehouse: { 'zh-Hans': '仓库', 'zh-Hant': '倉庫', en: 'Warehouse' },
  goods: { 'zh-Hans': '货物', 'zh-Hant': '貨物', en: 'Goods' },
  parcels: { 'zh-Hans': '包裹数', 'zh-Hant': '包裹數目', en: 'Parcels' },
  orderedAt: { 'zh-Hans': '下单时间', 'zh-Hant': '下單時間', en: 'Ordered' },
  paidAt: { 'zh-Hans': '付款时间', 'zh-Hant': '付款時間', en: 'Paid' },
  outboundAt: { 'zh-Hans': '出库时间', 'zh-Hant': '出庫時間', en: 'Shipped out' },
  signedAt: { 'zh-Hans': '签收时间', 'zh-Hant': '簽收時間', en: 'Signed' },
  cancelledAt: { 'zh-Hans': '取消时间', 'zh-Hant': '取消時間', en: 'Cancelled' },

  weights: { 'zh-Hans': '重量', 'zh-Hant': '重量', en: 'Weights' },
  charges: { 'zh-Hans': '费用', 'zh-Hant': '費用', en: 'Charges' },
  line: { 'zh-Hans': '项目', 'zh-Hant': '項目', en: 'Line' },
  amount: { 'zh-Hans': '金额', 'zh-Hant': '金額', en: 'Amount' },
  figure: { 'zh-Hans': '数值', 'zh-Hant': '數值', en: 'Figure' },
  total: { 'zh-Hans': '费用合计', 'zh-Hant': '費用合計', en: 'Total charges' },

  payments: { 'zh-Hans': '付款和退款', 'zh-Hant': '付款及退款', en: 'Payments and refunds' },
  time: { 'zh-Hans': '时间', 'zh-Hant': '時間', en: 'Time' },
  what: { 'zh-Hans': '事项', 'zh-Hant': '事項', en: 'Entry' },
  how: { 'zh-Hans': '方式', 'zh-Hant': '方式', en: 'Method' },
  byBalance: { 'zh-Hans': '{currency} 余额', 'zh-Hant': '{currency} 餘額', en: '{currency} balance' },
  coins: { 'zh-Hans': '{count} 枚', 'zh-Hant': '{count} 枚', en: '{count}' },
  paid: { 'zh-Hans': '已付', 'zh-Hant': '已付', en: 'Paid' },
  refunded: { 'zh-Hans': '已退', 'zh-Hant': '已退', en: 'Refunded' },
  kept: { 'zh-Hans': '实付', 'zh-Hant': '實付', en: 'Paid in the end' },
  due: { 'zh-Hans': '待付', 'zh-Hant': '待付', en: 'Still due' },

  notInvoice: {
    'zh-Hans': '本收据证明以上款项由会员余额支付或退回会员余额，不是发票，不能用于报税。',
    'zh-Hant': '本收據證明以上款項由會員餘額支付或退回會員餘額，並非稅務發票，不可用作報稅。',
    en: 'This receipt confirms payments from, and refunds to, the member’s balance with us. It is not a tax invoice.',
  },
})

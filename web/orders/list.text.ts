import { defineText } from '#web/text/define-text.ts'

export const text = defineText({
  title: { 'zh-Hans': '订单管理', 'zh-Hant': '訂單管理', en: 'Order management' },
  lead: {
    'zh-Hans': '每张集运订单从付款到签收，都在这里。',
    'zh-Hant': '每張集運訂單由付款到簽收，都在這裡。',
    en: 'All your orders, from payment to signature.',
  },
  apply: { 'zh-Hans': '申请集运', 'zh-Hant': '申請集運', en: 'Apply for consolidation' },
  statusTabs: { 'zh-Hans': '按状态查看', 'zh-Hant': '按狀態查看', en: 'Orders by status' },
  all: { 'zh-Hans': '全部', 'zh-Hant': '全部', en: 'All' },
  cancelled: { 'zh-Hans': '已取消', 'zh-Hant': '已取消', en: 'Cancelled' },
  supplementDue: { 'zh-Hans': '等您确认', 'zh-Hant': '等你確認', en: 'Waiting for your decision' },

  filters: { 'zh-Hans': '筛选订单', 'zh-Hant': '篩選訂單', en: 'Filter orders' },
  hideFilters: { 'zh-Hans': '收起筛选', 'zh-Hant': '收起篩選', en: 'Hide filters' },
  orderNumber: { 'zh-Hans': '订单号', 'zh-Hant': '訂單編號', en: 'Order number' },
  logisticsNumber: { 'zh-Hans': '物流单号', 'zh-Hant': '物流單號', en: 'Logistics number' },
  receiver: { 'zh-Hans': '收货人', 'zh-Hant': '收貨人', en: 'Consignee' },
  orderType: { 'zh-Hans': '订单类型', 'zh-Hant': '訂單類型', en: 'Order type' },
  channel: { 'zh-Hans': '渠道', 'zh-Hant': '渠道', en: 'Channel' },
  warehouse: { 'zh-Hans': '仓库', 'zh-Hant': '倉庫', en: 'Warehouse' },
  any: { 'zh-Hans': '不限', 'zh-Hant': '不限', en: 'Any' },
  dateField: { 'zh-Hans': '日期类型', 'zh-Hant': '日期類型', en: 'Date of' },
  byOrderTime: { 'zh-Hans': '下单时间', 'zh-Hant': '下單時間', en: 'Order' },
  byOutboundTime: { 'zh-Hans': '出库时间', 'zh-Hant': '出庫時間', en: 'Shipping' },
  bySignedTime: { 'zh-Hans': '签收时间', 'zh-Hant': '簽收時間', en: 'Signature' },
  search: { 'zh-Hans': '查询', 'zh-Hant': '查詢', en: 'Search' },
  clear: { 'zh-Hans': '清除筛选', 'zh-Hant': '清除篩選', en: 'Clear filters' },

  status: { 'zh-Hans': '状态', 'zh-Hant': '狀態', en: 'Status' },
  billableWeight: { 'zh-Hans': '计费重', 'zh-Hant': '計費重', en: 'Billable weight' },
  parcelCount: { 'zh-Hans': '{count} 个包裹', 'zh-Hant': '{count} 個包裹', en: '{count|1 parcel|{count} parcels}' },
  totalFee: { 'zh-Hans': '总费用', 'zh-Hant': '總費用', en: 'Total fee' },
  orderedAt: { 'zh-Hans': '下单时间', 'zh-Hant': '下單時間', en: 'Ordered' },

  pay: { 'zh-Hans': '支付 {price}', 'zh-Hant': '支付 {price}', en: 'Pay {price}' },
  details: { 'zh-Hans': '详情', 'zh-Hant': '詳情', en: 'Details' },
  decide: { 'zh-Hans': '查看并决定', 'zh-Hant': '查看並決定', en: 'Review and decide' },
  confirm: { 'zh-Hans': '确认收货', 'zh-Hant': '確認收貨', en: 'Confirm receipt' },
  edit: { 'zh-Hans': '修改', 'zh-Hant': '修改', en: 'Edit' },
  delete: { 'zh-Hans': '删除', 'zh-Hant': '刪除', en: 'Delete' },
  track: { 'zh-Hans': '查看轨迹', 'zh-Hant': '查看軌跡', en: 'Track' },
  confirmTitle: {
    'zh-Hans': '收到 {order} 了吗？',
    'zh-Hant': '收到 {order} 了嗎？',
    en: 'Have you received {order}?',
  },
  confirmSentence: {
    'zh-Hans': '确认后订单记为已签收，不能撤回。请先点清包裹。',
    'zh-Hant': '確認後訂單會記為已簽收，不能撤回。請先點算包裹。',
    en: 'The order is then marked as signed, and this cannot be undone. Please check the parcels first.',
  },

  pageSums: { 'zh-Hans': '本页合计', 'zh-Hant': '本頁合計', en: 'On this page' },
  sumOrders: { 'zh-Hans': '{count} 张订单', 'zh-Hant': '{count} 張訂單', en: '{count|1 order|{count} orders}' },
  sumTotal: { 'zh-Hans': '总费用 {price}', 'zh-Hant': '總費用 {price}', en: 'total {price}' },
  sumDue: { 'zh-Hans': '待付 {price}', 'zh-Hant': '待付 {price}', en: 'to pay {price}' },

  emptyTitle: { 'zh-Hans': '这段时间没有订单', 'zh-Hant': '這段時間沒有訂單', en: 'No orders in this period' },
  emptySentence: {
    'zh-Hans': '包裹到仓后，把几个合成一单寄出，通常比分开寄便宜。',
    'zh-Hant': '包裹到倉後，把幾個合成一單寄出，通常較分開寄便宜。',
    en: 'Once parcels are in the warehouse, you can send several as one order, which usually costs less than sending each.',
  },
  nothingTitle: {
    'zh-Hans': '没有符合条件的订单',
    'zh-Hant': '沒有符合條件的訂單',
    en: 'No order matches these filters',
  },
  nothingSentence: {
    'zh-Hans': '可以放宽日期，或清除其他筛选再看。',
    'zh-Hant': '可放寬日期，或清除其他篩選再查看。',
    en: 'Try a wider range of dates, or clear the other filters.',
  },
})

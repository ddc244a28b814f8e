import { defineText } from '#web/kit/text/define-text.ts'

export const text = defineText({
  title: { 'zh-Hans': '打包出库', 'zh-Hant': '打包出庫', en: 'Packing and shipping' },
  lead: {
    'zh-Hans': '先打包已付款的订单，再出库已打包的订单。',
    'zh-Hant': '先打包已付款的訂單，再出庫已打包的訂單。',
    en: 'Pack paid orders first, then ship packed orders.',
  },
  tabs: { 'zh-Hans': '按状态查看', 'zh-Hant': '按狀態查看', en: 'By status' },
  paid: { 'zh-Hans': '待打包', 'zh-Hant': '待打包', en: 'To pack' },
  awaiting_outbound: { 'zh-Hans': '待出库', 'zh-Hant': '待出庫', en: 'To ship' },
  shipped: { 'zh-Hans': '运输中', 'zh-Hant': '運輸中', en: 'In transit' },
  any: { 'zh-Hans': '全部状态', 'zh-Hant': '全部狀態', en: 'Any status' },
  show: { 'zh-Hans': '显示', 'zh-Hant': '顯示', en: 'Show' },
  showAll: { 'zh-Hans': '全部订单', 'zh-Hant': '全部訂單', en: 'All orders' },
  ready: { 'zh-Hans': '可以处理', 'zh-Hant': '可以處理', en: 'Ready to work on' },
  owing: { 'zh-Hans': '待补款', 'zh-Hant': '待補款', en: 'Awaiting a supplement' },
  search: { 'zh-Hans': '订单号或会员编号', 'zh-Hant': '訂單編號或會員編號', en: 'Order or member number' },
  searchHint: {
    'zh-Hans': '扫描或输入，按 Enter',
    'zh-Hant': '掃描或輸入，按 Enter',
    en: 'Scan or type, then Enter',
  },
  warehouse: { 'zh-Hans': '仓库', 'zh-Hant': '倉庫', en: 'Warehouse' },
  allWarehouses: { 'zh-Hans': '全部仓库', 'zh-Hant': '全部倉庫', en: 'All warehouses' },
  clear: { 'zh-Hans': '清除筛选', 'zh-Hant': '清除篩選', en: 'Clear filters' },

  list: { 'zh-Hans': '订单', 'zh-Hant': '訂單', en: 'Orders' },
  orderNumber: { 'zh-Hans': '订单号', 'zh-Hant': '訂單編號', en: 'Order number' },
  member: { 'zh-Hans': '会员', 'zh-Hant': '會員', en: 'Member' },
  parcels: { 'zh-Hans': '包裹', 'zh-Hant': '包裹', en: 'Parcels' },
  parcelCount: { 'zh-Hans': '{count} 个', 'zh-Hant': '{count} 個', en: '{count}' },
  weight: { 'zh-Hans': '计费重', 'zh-Hant': '計費重', en: 'Billable weight' },
  channel: { 'zh-Hans': '线路', 'zh-Hant': '路線', en: 'Channel' },
  since: { 'zh-Hans': '时间', 'zh-Hant': '時間', en: 'Since' },
  marks: { 'zh-Hans': '提示', 'zh-Hant': '提示', en: 'Marks' },
  due: { 'zh-Hans': '待补款 {amount}', 'zh-Hant': '待補款 {amount}', en: '{amount} due' },
  held: { 'zh-Hans': '已暂停', 'zh-Hant': '已暫停', en: 'On hold' },
  packer: { 'zh-Hans': '{name} 打包中', 'zh-Hant': '{name} 打包中', en: '{name} is packing' },
  logisticsNumber: { 'zh-Hans': '物流单号 {number}', 'zh-Hant': '物流單號 {number}', en: 'Logistics number {number}' },

  emptyTitle: { 'zh-Hans': '这里没有订单', 'zh-Hant': '這裡沒有訂單', en: 'No orders here' },
  emptyPaid: {
    'zh-Hans': '会员付款后，订单会出现在这里等待打包。',
    'zh-Hant': '會員付款後，訂單會在這裡等候打包。',
    en: 'Orders appear here to be packed as soon as members pay.',
  },
  emptyAwaiting: {
    'zh-Hans': '打包完成且没有待补款的订单会在这里等待出库。',
    'zh-Hant': '打包完成且沒有待補款的訂單會在這裡等候出庫。',
    en: 'Packed orders with nothing due appear here, ready to be shipped.',
  },
  emptyShipped: {
    'zh-Hans': '出库后、签收前的订单会在这里。',
    'zh-Hant': '出庫後、簽收前的訂單會在這裡。',
    en: 'Shipped orders stay here until they are signed for.',
  },
  emptyFiltered: {
    'zh-Hans': '没有符合筛选条件的订单。换个状态、仓库或号码试试。',
    'zh-Hant': '沒有符合篩選條件的訂單。可換另一個狀態、倉庫或號碼。',
    en: 'No order matches these filters. Try another status, warehouse or number.',
  },
})

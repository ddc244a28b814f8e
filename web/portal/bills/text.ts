import { defineText } from '#web/kit/text/define-text.ts'

export const text = defineText({
  title: { 'zh-Hans': '账单查询', 'zh-Hant': '帳單查詢', en: 'Bills' },
  lead: {
    'zh-Hans':
      '每个已打包的订单有一张账单：应付是您付给我们的费用。应收和收款标记供代客寄件的会员记账，自己寄件可以不理会。',
    'zh-Hant':
      '每張已打包的訂單有一張帳單：應付是你付給我們的費用。應收及收款標記供代客寄件的會員記帳，自己寄件可不理會。',
    en: 'Each packed order has a bill. Payable is what you pay us. If you send for customers of your own, receivable and the mark help you keep track of what they owe you.',
  },
  filters: { 'zh-Hans': '筛选', 'zh-Hant': '篩選', en: 'Filters' },
  clear: { 'zh-Hans': '清除筛选', 'zh-Hant': '清除篩選', en: 'Clear filters' },
  any: { 'zh-Hans': '全部', 'zh-Hant': '全部', en: 'All' },
  currency: { 'zh-Hans': '币种', 'zh-Hant': '貨幣', en: 'Currency' },

  order: { 'zh-Hans': '订单', 'zh-Hant': '訂單', en: 'Order' },
  orderNumber: { 'zh-Hans': '订单号', 'zh-Hant': '訂單編號', en: 'Order number' },
  consolidatedAt: { 'zh-Hans': '集运时间', 'zh-Hant': '集運時間', en: 'Consolidated' },
  customer: { 'zh-Hans': '客户名称', 'zh-Hant': '客戶名稱', en: 'Customer' },
  channel: { 'zh-Hans': '线路', 'zh-Hant': '路線', en: 'Channel' },
  origin: { 'zh-Hans': '始发地', 'zh-Hant': '始發地', en: 'Origin' },
  destination: { 'zh-Hans': '目的地', 'zh-Hant': '目的地', en: 'Destination' },
  size: { 'zh-Hans': '重量体积', 'zh-Hant': '重量體積', en: 'Size' },
  billableWeight: { 'zh-Hans': '计费重', 'zh-Hant': '計費重', en: 'Billable weight' },
  volume: { 'zh-Hans': '体积', 'zh-Hant': '體積', en: 'Volume' },
  services: { 'zh-Hans': '增值服务', 'zh-Hant': '增值服務', en: 'Services' },
  freight: { 'zh-Hans': '运费', 'zh-Hant': '運費', en: 'Freight' },
  vas: { 'zh-Hans': '增值服务费', 'zh-Hant': '增值服務費', en: 'Service fees' },
  insurance: { 'zh-Hans': '保险费', 'zh-Hant': '保險費', en: 'Insurance' },
  other: { 'zh-Hans': '其他费用', 'zh-Hant': '其他費用', en: 'Other fees' },
  otherRemark: { 'zh-Hans': '其他费用备注', 'zh-Hant': '其他費用備註', en: 'Other-fee remark' },
  quantity: { 'zh-Hans': '箱数', 'zh-Hant': '箱數', en: 'Boxes' },
  total: { 'zh-Hans': '合计', 'zh-Hant': '合計', en: 'Total' },
  payable: { 'zh-Hans': '应付', 'zh-Hant': '應付', en: 'Payable' },
  receivable: { 'zh-Hans': '应收', 'zh-Hant': '應收', en: 'Receivable' },
  fee: { 'zh-Hans': '费用', 'zh-Hant': '費用', en: 'Fee' },

  collection: { 'zh-Hans': '收款标记', 'zh-Hant': '收款標記', en: 'Your mark' },
  collected: { 'zh-Hans': '已收款', 'zh-Hant': '已收款', en: 'Collected' },
  notCollected: { 'zh-Hans': '未标记', 'zh-Hant': '未標記', en: 'Not marked' },
  mark: { 'zh-Hans': '标记已收款', 'zh-Hant': '標記為已收款', en: 'Mark as collected' },
  unmark: { 'zh-Hans': '取消收款标记', 'zh-Hant': '取消收款標記', en: 'Remove the mark' },
  markHint: {
    'zh-Hans': '收款标记只是您自己的记录，不会动用余额。',
    'zh-Hant': '收款標記只是你自己的記錄，不會動用餘額。',
    en: 'The mark is only a note for you. It moves no money.',
  },
  marked: {
    'zh-Hans': '{count} 张账单已标记为已收款',
    'zh-Hant': '{count} 張帳單已標記為已收款',
    en: '{count|1 bill is|{count} bills are} marked as collected',
  },
  unmarked: {
    'zh-Hans': '{count} 张账单已取消收款标记',
    'zh-Hant': '{count} 張帳單已取消收款標記',
    en: '{count|1 bill is|{count} bills are} no longer marked',
  },
  ticked: {
    'zh-Hans': '已选 {count} 张账单',
    'zh-Hant': '已選 {count} 張帳單',
    en: '{count|1 bill|{count} bills} selected',
  },
  tickedTooMany: {
    'zh-Hans': '一次最多标记 {most} 张，请少选一些。',
    'zh-Hant': '每次最多標記 {most} 張，請減少選擇。',
    en: 'You can mark up to {most} bills at once. Please select fewer.',
  },

  lastMonth: { 'zh-Hans': '上个月', 'zh-Hant': '上個月', en: 'Last month' },

  sums: { 'zh-Hans': '筛选结果合计', 'zh-Hant': '篩選結果合計', en: 'Totals of these bills' },
  sumsOf: {
    'zh-Hans': '{currency}：{count} 张账单，{boxes} 箱',
    'zh-Hant': '{currency}：{count} 張帳單，{boxes} 箱',
    en: '{currency}: {count|1 bill|{count} bills}, {boxes|1 box|{boxes} boxes}',
  },
  outstanding: { 'zh-Hans': '未标记收款', 'zh-Hant': '未標記收款', en: 'Not marked as collected' },
  collectedSum: { 'zh-Hans': '已收', 'zh-Hant': '已收', en: 'Collected' },

  exportTitle: { 'zh-Hans': '导出', 'zh-Hant': '匯出', en: 'Export' },
  exportXlsx: { 'zh-Hans': '导出 Excel', 'zh-Hant': '匯出 Excel', en: 'Export to Excel' },
  exportCsv: { 'zh-Hans': '导出 CSV', 'zh-Hant': '匯出 CSV', en: 'Export to CSV' },
  exportHint: {
    'zh-Hans': '导出当前筛选的全部账单，包含所有栏目。',
    'zh-Hant': '匯出目前篩選的全部帳單，包含所有欄目。',
    en: 'All bills that match the filters, with every column.',
  },
  exportNone: {
    'zh-Hans': '当前筛选没有账单可导出。',
    'zh-Hant': '目前的篩選沒有帳單可供匯出。',
    en: 'No bills match these filters, so there is nothing to export.',
  },
  exporting: {
    'zh-Hans': '正在导出 {count} 张账单，已接收 {size}',
    'zh-Hant': '正在匯出 {count} 張帳單，已接收 {size}',
    en: 'Exporting {count|1 bill|{count} bills}, {size} received',
  },
  exportStop: { 'zh-Hans': '停止', 'zh-Hant': '停止', en: 'Stop' },
  exported: {
    'zh-Hans': '已导出到 {file}',
    'zh-Hant': '已匯出至 {file}',
    en: 'Exported to {file}',
  },

  loading: { 'zh-Hans': '正在加载账单', 'zh-Hant': '正在載入帳單', en: 'Loading your bills' },
  emptyTitle: { 'zh-Hans': '最近一个月没有账单', 'zh-Hant': '最近一個月沒有帳單', en: 'No bills in the past month' },
  emptySentence: {
    'zh-Hans': '订单打包结算后，账单会显示在这里。',
    'zh-Hant': '訂單打包結算後，帳單會在這裡顯示。',
    en: 'Once an order is packed and settled, its bill appears here.',
  },
  toOrders: { 'zh-Hans': '查看订单', 'zh-Hant': '查看訂單', en: 'View orders' },
  allTime: { 'zh-Hans': '查看全部时间', 'zh-Hant': '查看全部時間', en: 'Show all time' },
  nothingTitle: { 'zh-Hans': '没有符合条件的账单', 'zh-Hant': '沒有符合條件的帳單', en: 'No bills match' },
  nothingSentence: {
    'zh-Hans': '换个条件或放宽日期再试。',
    'zh-Hant': '請更改條件或放寬日期再試。',
    en: 'Try other filters, or a longer period.',
  },
})

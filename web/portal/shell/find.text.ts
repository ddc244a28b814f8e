import { defineText } from '#web/kit/text/define-text.ts'

/** What the search of the frame finds. */
export const text = defineText({
  goOn: {
    'zh-Hans': '请输入单号的至少四位（例如最后四位），或包裹自定名称的至少两个字。',
    'zh-Hant': '請輸入編號的至少四位（例如最後四位），或包裹自訂名稱的至少兩個字。',
    en: 'Type four characters of a number, such as the last four, or two letters of a parcel’s nickname.',
  },
  parcels: { 'zh-Hans': '包裹', 'zh-Hant': '包裹', en: 'Parcels' },
  orders: { 'zh-Hans': '订单', 'zh-Hant': '訂單', en: 'Orders' },
  transfers: { 'zh-Hans': '银行转账', 'zh-Hant': '銀行轉帳', en: 'Bank transfers' },
  bills: { 'zh-Hans': '账单', 'zh-Hant': '帳單', en: 'Bills' },
  found: { 'zh-Hans': '找到 {count} 项', 'zh-Hant': '找到 {count} 項', en: '{count|1 result|{count} results}' },
  allParcels: {
    'zh-Hans': '在包裹列表中查看全部',
    'zh-Hant': '在包裹列表查看全部',
    en: 'See all in the package list',
  },
  allOrders: {
    'zh-Hans': '在订单管理中查看全部',
    'zh-Hant': '在訂單管理查看全部',
    en: 'See all in order management',
  },
  allTransfers: { 'zh-Hans': '查看全部转账', 'zh-Hant': '查看全部轉帳', en: 'See all transfers' },
  allBills: { 'zh-Hans': '在账单查询中查看全部', 'zh-Hant': '在帳單查詢查看全部', en: 'See all in bills' },
  cancelled: { 'zh-Hans': '已取消', 'zh-Hant': '已取消', en: 'Cancelled' },
  due: { 'zh-Hans': '待付 {amount}', 'zh-Hant': '待付 {amount}', en: '{amount} to pay' },
  carrier: { 'zh-Hans': '物流单号 {number}', 'zh-Hant': '物流單號 {number}', en: 'Logistics number {number}' },
  billOf: { 'zh-Hans': '订单 {number} 的账单', 'zh-Hant': '訂單 {number} 的帳單', en: 'Bill of order {number}' },
  nothing: {
    'zh-Hans': '您的包裹、订单、转账和账单中，没有以“{number}”开头或结尾的单号，也没有这样命名的包裹。',
    'zh-Hant': '你的包裹、訂單、轉帳和帳單中，沒有以「{number}」開頭或結尾的編號，也沒有這樣命名的包裹。',
    en: 'None of your parcels, orders, transfers or bills has a number that begins or ends with “{number}”, and no parcel has such a nickname.',
  },
  maybe: {
    'zh-Hans': '如果是快递单号，您还可以：',
    'zh-Hant': '如果是快遞單號，你還可以：',
    en: 'If it is a tracking number, you can also:',
  },
  searchPool: {
    'zh-Hans': '在无主包裹中查找这个单号',
    'zh-Hant': '在無主包裹中搜尋這個單號',
    en: 'Look for it among the unclaimed parcels',
  },
  forecastIt: {
    'zh-Hans': '预报这个包裹',
    'zh-Hant': '預報這個包裹',
    en: 'Forecast this parcel',
  },
})

import { defineText } from '#web/kit/text/define-text.ts'

export const text = defineText({
  watchTitle: { 'zh-Hans': '还没到齐的购物订单', 'zh-Hant': '仍未到齊的購物訂單', en: 'Incomplete purchases' },
  watchLine: {
    'zh-Hans': '{count} 笔购物还有包裹没到',
    'zh-Hant': '{count} 筆購物仍有包裹未到',
    en: '{count|1 purchase is|{count} purchases are} still missing parcels',
  },
  show: { 'zh-Hans': '查看', 'zh-Hant': '查看', en: 'Show' },
  hide: { 'zh-Hans': '收起', 'zh-Hant': '收起', en: 'Hide' },
  hint: {
    'zh-Hans': '{purchase}：卖家发了 {expected} 个，到了 {arrived} 个',
    'zh-Hant': '{purchase}：賣家寄出 {expected} 個，已到 {arrived} 個',
    en: '{purchase}: the seller sent {expected}, {arrived} arrived',
  },
  awaited: { 'zh-Hans': '未到：{numbers}', 'zh-Hant': '未到：{numbers}', en: 'Not here yet: {numbers}' },
  unknown: {
    'zh-Hans': '还有 {count} 个没有预报单号。先预报，到仓时才认得出是您的。',
    'zh-Hant': '還有 {count} 個未預報單號。先預報，到倉時才能認出是你的。',
    en: '{count|1 more has|{count} more have} no forecast. Forecast the tracking number so that we know it is yours when it arrives.',
  },
  next: {
    'zh-Hans': '如果快递显示已签收，它可能没有写会员编号，正在无主包裹里等您认领。',
    'zh-Hant': '如快遞顯示已簽收，它可能沒有寫上會員編號，正在無主包裹中等你認領。',
    en: 'If the courier shows it as delivered, the label may not have your member number. Look for it in the unclaimed parcels.',
  },
  pool: { 'zh-Hans': '去无主包裹里找', 'zh-Hant': '到無主包裹中尋找', en: 'Search the unclaimed parcels' },
  forecast: { 'zh-Hans': '预报其余的', 'zh-Hant': '預報其餘包裹', en: 'Forecast the others' },
  more: {
    'zh-Hans': '还有 {count} 笔购物没到齐，展开查看',
    'zh-Hant': '另有 {count} 筆購物未到齊，展開查看',
    en: 'Show more ({count|1 other purchase is|{count} other purchases are} incomplete)',
  },
  stop: { 'zh-Hans': '不用再提醒', 'zh-Hant': '不用再提醒', en: 'Don’t remind me' },
  stopOf: {
    'zh-Hans': '不用再提醒 {purchase}',
    'zh-Hant': '不用再提醒 {purchase}',
    en: 'Don’t remind me about {purchase}',
  },
})

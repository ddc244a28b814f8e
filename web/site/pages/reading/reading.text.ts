import { defineText } from '#web/kit/text/define-text.ts'

/** What the reading pages share. Where a date follows, English has a space before it and Chinese none. */
export const text = defineText({
  contents: { 'zh-Hans': '本页内容', 'zh-Hant': '本頁內容', en: 'On this page' },
  contentsOf: {
    'zh-Hans': '本页内容：共 {count} 部分',
    'zh-Hant': '本頁內容：共 {count} 部分',
    en: 'On this page: {count} parts',
  },
  place: { 'zh-Hans': '所在位置', 'zh-Hant': '所在位置', en: 'Where you are' },
  minutes: {
    'zh-Hans': '阅读约 {count} 分钟',
    'zh-Hant': '閱讀約 {count} 分鐘',
    en: 'About {count|a minute|{count} minutes} to read',
  },
  steps: { 'zh-Hans': '{count} 步', 'zh-Hant': '{count} 步', en: '{count|One step|{count} steps}' },
  changed: { 'zh-Hans': '最后更新：', 'zh-Hant': '最後更新：', en: 'Last updated on ' },

  line: { 'zh-Hans': '线路', 'zh-Hant': '路線', en: 'Line' },
  goods: { 'zh-Hans': '货物', 'zh-Hant': '貨物', en: 'Goods' },
  firstWeight: { 'zh-Hans': '首重', 'zh-Hant': '首重', en: 'First weight' },
  firstOf: { 'zh-Hans': '首 {weight}', 'zh-Hant': '首 {weight}', en: 'for the first {weight}' },
  eachKg: { 'zh-Hans': '续重（每 kg）', 'zh-Hant': '續重（每 kg）', en: 'Each further kg' },
  atLeast: { 'zh-Hans': '最低收费', 'zh-Hant': '最低收費', en: 'Minimum charge' },
  atMost: { 'zh-Hans': '每单重量上限', 'zh-Hant': '每單重量上限', en: 'Weight limit' },
  anyGoods: { 'zh-Hans': '普通货和敏感货', 'zh-Hant': '普通貨及敏感貨', en: 'Ordinary and sensitive' },
  inCny: { 'zh-Hans': '人民币价格', 'zh-Hant': '人民幣收費', en: 'Prices in yuan (CNY)' },
  inHkd: { 'zh-Hans': '港币价格', 'zh-Hant': '港幣收費', en: 'Prices in Hong Kong dollars (HKD)' },
  tariffDay: { 'zh-Hans': '价目日期：', 'zh-Hant': '收費表日期：', en: 'Prices as of ' },
  inForceSince: { 'zh-Hans': '最近一次调整自', 'zh-Hant': '最近一次調整自', en: 'last changed on' },
  noTariff: {
    'zh-Hans': '目前没有公布的价格，请向客服查询。',
    'zh-Hant': '目前沒有公佈的收費，請向客戶服務查詢。',
    en: 'No price is currently published. Please ask customer service.',
  },
})

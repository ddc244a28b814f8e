import { defineText } from '#web/kit/text/define-text.ts'

export const text = defineText({
  facts: { 'zh-Hans': '线路要点', 'zh-Hant': '路線要點', en: 'At a glance' },
  time: { 'zh-Hans': '时效', 'zh-Hant': '時效', en: 'Delivery time' },
  noPromise: {
    'zh-Hans': '没有时效承诺，进度见轨迹',
    'zh-Hant': '沒有時效承諾，進度見軌跡',
    en: 'No promised time. Follow each step in the tracking',
  },
  destinations: { 'zh-Hans': '寄往', 'zh-Hant': '寄往', en: 'Destinations' },
  goods: { 'zh-Hans': '货物', 'zh-Hant': '貨物', en: 'Goods' },
  anyGoods: { 'zh-Hans': '普通货和敏感货', 'zh-Hant': '普通貨及敏感貨', en: 'Ordinary and sensitive' },
  ordinaryOnly: { 'zh-Hans': '仅普通货', 'zh-Hant': '只限普通貨', en: 'Ordinary goods only' },
  price: { 'zh-Hans': '价格', 'zh-Hant': '收費', en: 'Price' },
  priceIs: {
    'zh-Hans': '首重 {weight} {price}，续重每 kg {next}',
    'zh-Hant': '首重 {weight} {price}，續重每 kg {next}',
    en: '{price} for the first {weight}, then {next} per kg',
  },
  priceFrom: {
    'zh-Hans': '{price} 起（首重 {weight}），续重每 kg {next} 起',
    'zh-Hant': '{price} 起（首重 {weight}），續重每 kg {next} 起',
    en: 'From {price} for the first {weight}, then from {next} per kg',
  },
  atLeast: {
    'zh-Hans': '（最低收费 {least}）',
    'zh-Hant': '（最低收費 {least}）',
    en: '(minimum charge {least})',
  },
  noTariff: {
    'zh-Hans': '目前没有公布的价格，请向客服查询。',
    'zh-Hant': '目前沒有公佈的收費，請向客戶服務查詢。',
    en: 'No price is currently published. Please ask customer service.',
  },
  limit: { 'zh-Hans': '每单重量上限', 'zh-Hant': '每單重量上限', en: 'Weight limit per order' },
  noLimit: { 'zh-Hans': '不限', 'zh-Hant': '不限', en: 'None' },
  since: { 'zh-Hans': '价目生效日', 'zh-Hant': '收費生效日', en: 'Prices valid from' },
  others: { 'zh-Hans': '其他线路', 'zh-Hant': '其他路線', en: 'Other lines' },
})

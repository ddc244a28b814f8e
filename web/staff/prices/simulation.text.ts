import { defineText } from '#web/kit/text/define-text.ts'

export const text = defineText({
  title: { 'zh-Hans': '试算一件', 'zh-Hant': '試算一件', en: 'Try one shipment' },
  destination: { 'zh-Hans': '目的地', 'zh-Hant': '目的地', en: 'Destination' },
  currency: { 'zh-Hans': '货币', 'zh-Hant': '貨幣', en: 'Currency' },
  goods: { 'zh-Hans': '货物', 'zh-Hant': '貨物', en: 'Goods' },
  ordinary: { 'zh-Hans': '普通货', 'zh-Hant': '普通貨', en: 'Ordinary' },
  sensitive: { 'zh-Hans': '敏感货', 'zh-Hant': '敏感貨', en: 'Sensitive' },
  weight: { 'zh-Hans': '重量', 'zh-Hant': '重量', en: 'Weight' },
  length: { 'zh-Hans': '长', 'zh-Hant': '長', en: 'Length' },
  width: { 'zh-Hans': '宽', 'zh-Hant': '闊', en: 'Width' },
  height: { 'zh-Hans': '高', 'zh-Hant': '高', en: 'Height' },
  at: { 'zh-Hans': '按这一天的价格', 'zh-Hant': '按這一天的收費', en: 'By the prices of' },
  calculate: { 'zh-Hans': '计算', 'zh-Hant': '計算', en: 'Calculate' },
  none: {
    'zh-Hans': '没有线路能寄这样一件。',
    'zh-Hant': '沒有路線能寄這樣一件。',
    en: 'No line sends such a shipment.',
  },
  required: { 'zh-Hans': '此项必填', 'zh-Hant': '此項必填', en: 'This field is required' },
  region: { 'zh-Hans': '收件地区', 'zh-Hant': '收件地區', en: 'Region' },
  anyRegion: { 'zh-Hans': '不指定', 'zh-Hant': '不指定', en: 'Not given' },
  postalCode: { 'zh-Hans': '邮政编码', 'zh-Hant': '郵政編碼', en: 'Postal code' },
  regionNeeded: {
    'zh-Hans': '填写邮政编码时请同时选择地区',
    'zh-Hant': '填寫郵政編碼時請同時選擇地區',
    en: 'Choose the region of this postal code',
  },
  atInDraft: { 'zh-Hans': '按这一天', 'zh-Hant': '按這一天', en: 'On this day' },
  byDraft: { 'zh-Hans': '按草稿', 'zh-Hant': '按草稿', en: 'By the draft' },
  inForce: { 'zh-Hans': '按现行价格', 'zh-Hant': '按現行收費', en: 'By the prices in force' },
  dearer: {
    'zh-Hans': '草稿比现行价格贵 {money}。',
    'zh-Hant': '草稿比現行收費貴 {money}。',
    en: 'The draft is {money} more than the prices in force.',
  },
  cheaper: {
    'zh-Hans': '草稿比现行价格便宜 {money}。',
    'zh-Hant': '草稿比現行收費便宜 {money}。',
    en: 'The draft is {money} cheaper than the prices in force.',
  },
  same: { 'zh-Hans': '两边一样。', 'zh-Hant': '兩邊一樣。', en: 'Both are the same.' },
  notBoth: {
    'zh-Hans': '只有一边有价格，无法比较。',
    'zh-Hant': '只有一邊有收費，無法比較。',
    en: 'Only one side has a price, so there is nothing to compare.',
  },
  noPrice: {
    'zh-Hans': '这条线路没有价格。',
    'zh-Hant': '這條路線沒有收費。',
    en: 'There is no price on this line.',
  },
  since: {
    'zh-Hans': '{name}：自 {from} 起收取',
    'zh-Hant': '{name}：由 {from} 起收取',
    en: '{name}: charged since {from}',
  },
  between: {
    'zh-Hans': '{name}：{from} 至 {to} 收取',
    'zh-Hant': '{name}：{from} 至 {to} 收取',
    en: '{name}: charged from {from} to {to}',
  },
})

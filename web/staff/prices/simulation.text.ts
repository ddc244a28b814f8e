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
  calculate: { 'zh-Hans': '试算', 'zh-Hant': '試算', en: 'Calculate' },
  none: {
    'zh-Hans': '没有线路能寄这样一件。',
    'zh-Hant': '沒有路線能寄這樣一件。',
    en: 'No line sends such a shipment.',
  },
  required: { 'zh-Hans': '此项必填', 'zh-Hant': '此項必填', en: 'This field is required' },
})

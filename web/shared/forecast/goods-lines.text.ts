import { defineText } from '#web/kit/text/define-text.ts'

/** What is inside a parcel, line by line, in every form that forecasts one. */
export const goodsLineWords = {
  line: { 'zh-Hans': '货物 {number}', 'zh-Hant': '貨物 {number}', en: 'Goods {number}' },
  productName: { 'zh-Hans': '品名', 'zh-Hant': '品名', en: 'Product name' },
  specification: { 'zh-Hans': '规格型号', 'zh-Hant': '規格型號', en: 'Specification' },
  goodsType: { 'zh-Hans': '货物类型', 'zh-Hant': '貨物類型', en: 'Goods type' },
  quantity: { 'zh-Hans': '件数', 'zh-Hant': '件數', en: 'Quantity' },
  unitPrice: { 'zh-Hans': '单价（元）', 'zh-Hant': '單價（人民幣）', en: 'Unit price (CNY)' },
  lineTotal: { 'zh-Hans': '小计', 'zh-Hant': '小計', en: 'Line total' },
  addLine: { 'zh-Hans': '再加一种货物', 'zh-Hant': '再加一種貨物', en: 'Add another product' },
  removeLine: { 'zh-Hans': '移除货物 {number}', 'zh-Hant': '移除貨物 {number}', en: 'Remove goods {number}' },
} as const

export const text = defineText(goodsLineWords)

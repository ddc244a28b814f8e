import { priceLinesText } from '#contract/price-lines.text.ts'
import { defineText } from '#web/kit/text/define-text.ts'

export const text = defineText({
  ...priceLinesText,
  priceTitle: { 'zh-Hans': '价格明细', 'zh-Hant': '收費明細', en: 'Price breakdown' },
  lineColumn: { 'zh-Hans': '项目', 'zh-Hant': '項目', en: 'Item' },
  figureColumn: { 'zh-Hans': '重量或金额', 'zh-Hant': '重量或金額', en: 'Weight or amount' },
  showLines: { 'zh-Hans': '查看明细', 'zh-Hant': '查看明細', en: 'Show details' },
  hideLines: { 'zh-Hans': '收起明细', 'zh-Hant': '收起明細', en: 'Hide details' },

  cheapest: { 'zh-Hans': '价格最低', 'zh-Hant': '收費最低', en: 'Lowest price' },
  explained: {
    'zh-Hans': '{channel}：价格明细',
    'zh-Hant': '{channel}：收費明細',
    en: 'Price breakdown: {channel}',
  },
  notForYou: { 'zh-Hans': '暂不可选', 'zh-Hant': '暫不可選', en: 'Not available' },
})

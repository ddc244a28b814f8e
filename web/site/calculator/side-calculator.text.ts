import { defineText } from '#web/kit/text/define-text.ts'

export const text = defineText({
  weight: { 'zh-Hans': '总重量', 'zh-Hant': '總重量', en: 'Total weight' },
  goods: { 'zh-Hans': '货物', 'zh-Hant': '貨物', en: 'Goods' },
  everyCharge: { 'zh-Hans': '逐项计算', 'zh-Hant': '逐項計算', en: 'See every charge' },
  example: {
    'zh-Hans': '例：{weight} {goods}，今天的价目',
    'zh-Hant': '例：{weight} {goods}，今日的收費',
    en: 'Example at today’s prices: {weight} · {goods}',
  },
  chosen: {
    'zh-Hans': '{weight} {goods}，今天的价目',
    'zh-Hant': '{weight} {goods}，今日的收費',
    en: 'Today’s prices: {weight} · {goods}',
  },
})

import { defineText } from '#web/kit/text/define-text.ts'

/** The three verdicts on goods, in the words of the goods checker. */
export const text = defineText({
  allowed: { 'zh-Hans': '可以寄', 'zh-Hant': '可以寄', en: 'Allowed' },
  allowedSentence: {
    'zh-Hans': '普通货：衣服、鞋包、家居用品、玩具、文具等。',
    'zh-Hant': '普通貨：衣服、鞋袋、家居用品、玩具、文具等。',
    en: 'Ordinary goods: clothes, shoes and bags, household goods, toys, stationery.',
  },
  sensitive: { 'zh-Hans': '敏感货：要申报', 'zh-Hant': '敏感貨：須申報', en: 'Sensitive: declare it' },
  sensitiveSentence: {
    'zh-Hans': '带电池或磁性的物品、膏状化妆品、不含肉的密封食品等。预报时选“敏感货”。',
    'zh-Hant': '帶電池或磁性的物品、膏狀化妝品、不含肉的密封食品等。預報時選「敏感貨」。',
    en: 'Batteries, magnets, creams, sealed food without meat. Choose “sensitive” in the forecast.',
  },
  forbidden: { 'zh-Hans': '不能寄', 'zh-Hant': '不能寄', en: 'Prohibited' },
  forbiddenSentence: {
    'zh-Hans': '粉末、液体、光碟、货到付款，以及下面清单里的物品。',
    'zh-Hant': '粉末、液體、光碟、貨到付款，以及以下清單內的物品。',
    en: 'Powders, liquids, discs, cash-on-delivery parcels, and everything on the list below.',
  },
})

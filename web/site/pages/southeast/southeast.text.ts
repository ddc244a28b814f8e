import { defineText } from '#web/kit/text/define-text.ts'

export const text = defineText({
  states: { 'zh-Hans': '各目的地', 'zh-Hant': '各目的地', en: 'Destinations' },
  meanwhile: { 'zh-Hans': '可以先看', 'zh-Hant': '可以先看', en: 'Good to know' },
  fromPrice: { 'zh-Hans': '{prices} 起', 'zh-Hant': '{prices} 起', en: 'from {prices}' },
  ownPage: { 'zh-Hans': '{place}的线路与价格', 'zh-Hant': '{place}的路線及收費', en: 'Lines and prices: {place}' },
  calculate: { 'zh-Hans': '计算寄到{place}的运费', 'zh-Hant': '計算寄到{place}的運費', en: 'Calculate: {place}' },
  enter: { 'zh-Hans': '进入东南亚集运', 'zh-Hant': '進入東南亞集運', en: 'Go to the Southeast Asia service' },
  apply: { 'zh-Hans': '申请集运', 'zh-Hant': '申請集運', en: 'Apply for consolidation' },
  register: { 'zh-Hans': '免费注册', 'zh-Hant': '免費註冊', en: 'Sign up free' },
})

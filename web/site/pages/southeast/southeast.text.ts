import { defineText } from '#web/kit/text/define-text.ts'

export const text = defineText({
  states: { 'zh-Hans': '各目的地', 'zh-Hant': '各目的地', en: 'Destinations' },
  enter: { 'zh-Hans': '进入东南亚集运', 'zh-Hant': '進入東南亞集運', en: 'Go to the Southeast Asia service' },
  apply: { 'zh-Hans': '申请集运', 'zh-Hant': '申請集運', en: 'Apply for consolidation' },
  register: { 'zh-Hans': '免费注册', 'zh-Hant': '免費註冊', en: 'Sign up free' },
})

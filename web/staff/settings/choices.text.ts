import { defineText } from '#web/kit/text/define-text.ts'

/** The words of values that are chosen. */
export const choiceText = defineText({
  CNY: { 'zh-Hans': '人民币', 'zh-Hant': '人民幣', en: 'CNY' },
  HKD: { 'zh-Hans': '港币', 'zh-Hant': '港幣', en: 'HKD' },
  activation: { 'zh-Hans': '好友激活账户时', 'zh-Hant': '好友啟用帳戶時', en: 'When the friend activates' },
  firstOrder: {
    'zh-Hans': '好友首个订单发出后',
    'zh-Hant': '好友首個訂單寄出後',
    en: 'After the friend’s first order',
  },
})

import { defineText } from '#web/kit/text/define-text.ts'

/** The page for an address that does not exist. */
export const text = defineText({
  sentence: {
    'zh-Hans': '链接可能已失效，或网址输入有误。可以从以下页面继续。',
    'zh-Hant': '連結可能已失效，或網址輸入有誤。可以從以下頁面繼續。',
    en: 'The link may be out of date, or the address may be mistyped. You can continue from these pages.',
  },
})

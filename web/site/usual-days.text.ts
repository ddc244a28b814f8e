import { defineText } from '#web/kit/text/define-text.ts'

/** The asterisk leads to a note that this is measured and not a promise. */
export const usualDaysText = defineText({
  days: {
    'zh-Hans': '通常 {from}–{to} 天*',
    'zh-Hant': '通常 {from}–{to} 日*',
    en: 'usually {from}–{to} days*',
  },
  oneFigure: {
    'zh-Hans': '通常 {days} 天*',
    'zh-Hant': '通常 {days} 日*',
    en: 'usually {days} {days|day|days}*',
  },
})

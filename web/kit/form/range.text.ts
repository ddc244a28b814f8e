import { defineText } from '#web/kit/text/define-text.ts'

export const text = defineText({
  rangeFrom: { 'zh-Hans': '从', 'zh-Hant': '由', en: 'From' },
  rangeTo: { 'zh-Hans': '到', 'zh-Hant': '至', en: 'To' },
  rangeFromLate: {
    'zh-Hans': '开始日期晚于结束日期，尚未生效',
    'zh-Hant': '開始日期遲於結束日期，尚未生效',
    en: 'This is after the last day, so it is not applied yet',
  },
  rangeToEarly: {
    'zh-Hans': '结束日期早于开始日期，尚未生效',
    'zh-Hant': '結束日期早於開始日期，尚未生效',
    en: 'This is before the first day, so it is not applied yet',
  },
})

import { defineText } from '#web/kit/text/define-text.ts'

export const text = defineText({
  title: {
    'zh-Hans': '没有按订单完成的服务',
    'zh-Hant': '沒有按訂單完成的服務',
    en: 'Services not done as ordered',
  },
  lead: {
    'zh-Hans': '没有做的部分不计费。',
    'zh-Hant': '沒有做的部分不收費。',
    en: 'What was not done is not charged.',
  },
  notDone: { 'zh-Hans': '没有做', 'zh-Hant': '沒有做', en: 'Not done' },
  doneOf: {
    'zh-Hans': '做了 {done} 次，订了 {asked} 次',
    'zh-Hant': '做了 {done} 次，訂了 {asked} 次',
    en: '{done} of {asked} done',
  },
  because: {
    'zh-Hans': '未按订单完成：{reason}',
    'zh-Hant': '未按訂單完成：{reason}',
    en: 'Not done as ordered: {reason}',
  },
  recordedBy: { 'zh-Hans': '{name} 记录', 'zh-Hant': '{name} 記錄', en: 'Recorded by {name}' },
})

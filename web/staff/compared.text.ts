import { defineText } from '#web/kit/text/define-text.ts'

export const text = defineText({
  willChange: { 'zh-Hans': '会有这些变化', 'zh-Hant': '將有以下變化', en: 'What will change' },
  nothingChanges: { 'zh-Hans': '还没有改动。', 'zh-Hant': '還沒有改動。', en: 'Nothing is changed yet.' },
})

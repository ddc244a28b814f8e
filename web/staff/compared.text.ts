import { defineText } from '#web/kit/text/define-text.ts'

export const text = defineText({
  willChange: { 'zh-Hans': '会有这些变化', 'zh-Hant': '將有以下變化', en: 'What will change' },
  hasChanged: { 'zh-Hans': '改了什么', 'zh-Hant': '更改了甚麼', en: 'What changed' },
  nothingChanges: { 'zh-Hans': '还没有改动。', 'zh-Hant': '還沒有改動。', en: 'Nothing is changed yet.' },
  meanwhile: {
    'zh-Hans': '您填写的时候，这里被改过。您填写的内容还在；请与现在的内容对照，再次保存会替换它。',
    'zh-Hant': '你填寫期間，這裡已被更改。你填寫的內容仍在；請與現時的內容對照，再次儲存會取代它。',
    en: 'This was changed while you were typing. What you typed is still here. Compare it with what is stored now: saving again replaces that.',
  },
})

import { defineText } from '#web/kit/text/define-text.ts'

export const text = defineText({
  draftRestored: {
    'zh-Hans': '已恢复您在 {when} 没有提交的内容（图片、密码和验证码除外）。',
    'zh-Hant': '已還原你在 {when} 未提交的內容（圖片、密碼及驗證碼除外）。',
    en: 'We have restored what you entered on {when} but did not submit, except pictures, passwords and codes.',
  },
  draftDiscard: { 'zh-Hans': '清空重填', 'zh-Hant': '清空重填', en: 'Start again' },
})

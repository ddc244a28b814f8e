import { defineText } from '#web/kit/text/define-text.ts'

export const text = defineText({
  cannotRead: { 'zh-Hans': '看不清图片', 'zh-Hant': '看不到圖片', en: 'I cannot read the picture' },
  label: { 'zh-Hans': '安全校验', 'zh-Hant': '安全核對', en: 'Security check' },
  stateWorking: { 'zh-Hans': '校验中', 'zh-Hant': '核對中', en: 'Checking' },
  stateDone: { 'zh-Hans': '已完成', 'zh-Hant': '已完成', en: 'Done' },
  stateFailed: { 'zh-Hans': '未完成', 'zh-Hant': '未完成', en: 'Not done' },
  working: {
    'zh-Hans': '浏览器正在做安全校验，通常只需几秒钟。不用输入验证码。',
    'zh-Hant': '瀏覽器正進行安全核對，通常只需數秒。毋須輸入驗證碼。',
    en: 'Your browser is doing a security check. It usually takes a few seconds. You don’t need to type a code.',
  },
  done: {
    'zh-Hans': '安全校验完成，可以提交了。',
    'zh-Hant': '安全核對完成，可以提交。',
    en: 'The security check is complete. You can submit the form.',
  },
  failed: {
    'zh-Hans': '安全校验未能完成。请再试一次，或改用图片。',
    'zh-Hant': '安全核對未能完成。請再試一次，或改用圖片。',
    en: 'The security check could not be completed. Try again, or use the picture.',
  },
  progress: { 'zh-Hans': '安全校验进度', 'zh-Hant': '安全核對進度', en: 'Progress of the security check' },
  again: { 'zh-Hans': '再试一次', 'zh-Hant': '再試一次', en: 'Try again' },
  toPicture: { 'zh-Hans': '改用图片', 'zh-Hant': '改用圖片', en: 'Use the picture' },
  waitFirst: {
    'zh-Hans': '请等安全校验完成',
    'zh-Hant': '請待安全核對完成',
    en: 'Please wait until the security check is done',
  },
})

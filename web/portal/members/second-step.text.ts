import { defineText } from '#web/kit/text/define-text.ts'

export const text = defineText({
  title: { 'zh-Hans': '请输入动态码', 'zh-Hant': '請輸入動態碼', en: 'Enter your code' },
  lead: {
    'zh-Hans': '密码之外，这个账号还要输入身份验证器上的 6 位动态码。',
    'zh-Hant': '除密碼外，這個帳戶還要輸入驗證器應用程式上的 6 位動態碼。',
    en: 'This account also needs the 6-digit code from your authenticator app.',
  },
  code: { 'zh-Hans': '动态码', 'zh-Hant': '動態碼', en: 'Authenticator code' },
  codeHint: {
    'zh-Hans': '手机不在身边时，请输入一个恢复码',
    'zh-Hant': '手提電話不在身邊時，請輸入一個復原碼',
    en: 'If you don’t have your phone, enter a recovery code',
  },
  codeRequired: {
    'zh-Hans': '请输入动态码或恢复码',
    'zh-Hant': '請輸入動態碼或復原碼',
    en: 'Please enter a code from your app, or a recovery code',
  },
  login: { 'zh-Hans': '登录', 'zh-Hant': '登入', en: 'Log in' },
  back: { 'zh-Hans': '返回上一步', 'zh-Hant': '返回上一步', en: 'Back' },
})

import { defineText } from '#web/kit/text/define-text.ts'

export const text = defineText({
  title: { 'zh-Hans': '员工登录', 'zh-Hant': '員工登入', en: 'Staff login' },
  lead: {
    'zh-Hans': '此处仅供仓库、财务与客服人员使用。会员请前往会员中心登录。',
    'zh-Hant': '此處只供倉庫、財務及客戶服務人員使用。會員請前往會員中心登入。',
    en: 'For warehouse, finance and customer service staff only. Members log in on the members’ site.',
  },
  toMembers: { 'zh-Hans': '前往会员中心', 'zh-Hant': '前往會員中心', en: 'Go to the members’ site' },
  username: { 'zh-Hans': '用户名', 'zh-Hant': '用戶名稱', en: 'Username' },
  usernameRequired: { 'zh-Hans': '请输入用户名', 'zh-Hant': '請輸入用戶名稱', en: 'Please enter your username' },
  password: { 'zh-Hans': '密码', 'zh-Hant': '密碼', en: 'Password' },
  passwordRequired: { 'zh-Hans': '请输入密码', 'zh-Hant': '請輸入密碼', en: 'Please enter your password' },
  totp: { 'zh-Hans': '动态码', 'zh-Hant': '動態碼', en: 'Authenticator code' },
  totpHint: {
    'zh-Hans': '启用两步验证后必填：验证器上的 6 位数字，或一个恢复码',
    'zh-Hant': '啟用雙重認證後必填：驗證器應用程式上的 6 位數字，或一個復原碼',
    en: 'Required once you have set up two-step login: 6 digits from the app, or a recovery code',
  },
  captchaRequired: {
    'zh-Hans': '请输入图片验证码',
    'zh-Hant': '請輸入圖片驗證碼',
    en: 'Please enter the code in the picture',
  },
  signIn: { 'zh-Hans': '登录', 'zh-Hant': '登入', en: 'Log in' },
  sessionHint: {
    'zh-Hans': '登录在关闭本标签页、闲置 2 小时或满 12 小时后失效。',
    'zh-Hant': '關閉本分頁、閒置 2 小時或滿 12 小時後，登入即告失效。',
    en: 'Your login ends when you close this tab, after 2 hours of inactivity, or after 12 hours.',
  },
})

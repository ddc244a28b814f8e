import { defineText } from '#web/kit/text/define-text.ts'

export const text = defineText({
  title: { 'zh-Hans': '加入后台', 'zh-Hant': '加入後台', en: 'Join the back office' },
  lead: {
    'zh-Hans': '{by} 邀请您以“{roles}”的身份工作。请设置用户名、姓名和密码，密码只有您自己知道。',
    'zh-Hant': '{by} 邀請你以「{roles}」的身分工作。請設定用戶名稱、姓名及密碼，密碼只有你自己知道。',
    en: '{by} invites you to work as {roles}. Choose a username, your name and a password. Only you will know the password.',
  },
  email: { 'zh-Hans': '邮箱', 'zh-Hant': '電郵', en: 'E-mail' },
  username: { 'zh-Hans': '用户名', 'zh-Hant': '用戶名稱', en: 'Username' },
  usernameHint: {
    'zh-Hans': '用来登录，之后不能更改。小写字母、数字、点、连字符或下划线。',
    'zh-Hant': '用來登入，之後不能更改。小寫字母、數字、點、連字號或底線。',
    en: 'Used to log in. It cannot be changed later. Lowercase letters, digits, dots, hyphens or underscores.',
  },
  name: { 'zh-Hans': '姓名', 'zh-Hant': '姓名', en: 'Name' },
  nameHint: {
    'zh-Hans': '会员和同事看到的名字。',
    'zh-Hant': '會員及同事看到的名字。',
    en: 'Shown to members and colleagues.',
  },
  password: { 'zh-Hans': '密码', 'zh-Hant': '密碼', en: 'Password' },
  repeated: { 'zh-Hans': '再次输入密码', 'zh-Hant': '再次輸入密碼', en: 'Repeat the password' },
  join: { 'zh-Hans': '加入并登录', 'zh-Hant': '加入並登入', en: 'Join and log in' },
  toLogin: { 'zh-Hans': '前往登录', 'zh-Hant': '前往登入', en: 'Go to the login page' },
  overTitle: { 'zh-Hans': '链接不可用', 'zh-Hant': '連結不可用', en: 'This link cannot be used' },
  otherTitle: { 'zh-Hans': '您已登录', 'zh-Hant': '你已登入', en: 'You are logged in' },
  otherSentence: {
    'zh-Hans': '请先退出当前账号，再打开邀请链接。',
    'zh-Hant': '請先登出目前帳戶，再開啟邀請連結。',
    en: 'Log out of this account first, then open the invitation.',
  },
  signOut: { 'zh-Hans': '退出登录', 'zh-Hant': '登出', en: 'Log out' },
})

import { defineText } from '#web/kit/text/define-text.ts'

export const text = defineText({
  title: { 'zh-Hans': '请确认是您本人', 'zh-Hant': '請確認是你本人', en: 'Confirm that it’s you' },
  lead: {
    'zh-Hans': '这一步会改变账号的登录方式，所以再确认一次。确认后 10 分钟内不再询问。',
    'zh-Hant': '這一步會改變帳戶的登入方式，所以再確認一次。確認後 10 分鐘內不再詢問。',
    en: 'This changes how your account can be opened, so we check once more. We won’t ask again for 10 minutes.',
  },
  password: { 'zh-Hans': '登录密码', 'zh-Hant': '登入密碼', en: 'Your password' },
  passwordRequired: { 'zh-Hans': '请输入登录密码', 'zh-Hant': '請輸入登入密碼', en: 'Please enter your password' },
  code: { 'zh-Hans': '动态码或恢复码', 'zh-Hant': '動態碼或復原碼', en: 'Authenticator or recovery code' },
  codeRequired: {
    'zh-Hans': '请输入动态码或恢复码',
    'zh-Hant': '請輸入動態碼或復原碼',
    en: 'Please enter a code from your app, or a recovery code',
  },
  withCode: { 'zh-Hans': '改用动态码', 'zh-Hant': '改用動態碼', en: 'Use an authenticator code instead' },
  withPassword: { 'zh-Hans': '改用密码', 'zh-Hant': '改用密碼', en: 'Use your password instead' },
  withPasskey: { 'zh-Hans': '用通行密钥确认', 'zh-Hant': '以通行密鑰確認', en: 'Confirm with a passkey' },
  confirm: { 'zh-Hans': '确认', 'zh-Hant': '確認', en: 'Confirm' },
})

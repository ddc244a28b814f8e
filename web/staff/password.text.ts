import { defineText } from '#web/text/define-text.ts'

export const text = defineText({
  title: { 'zh-Hans': '修改密码', 'zh-Hant': '修改密碼', en: 'Change password' },
  firstTitle: {
    'zh-Hans': '请先设置您自己的密码',
    'zh-Hant': '請先設定您自己的密碼',
    en: 'First choose a password of your own',
  },
  lead: {
    'zh-Hans': '修改后，您在其他设备上的登录会立即失效。',
    'zh-Hant': '修改後，您在其他裝置上的登入會即時失效。',
    en: 'Your sessions on other devices end as soon as it is changed.',
  },
  firstLead: {
    'zh-Hans': '您使用的是管理员发放的一次性密码。改好之后即可开始工作。',
    'zh-Hant': '您使用的是管理員發出的一次性密碼。更改後即可開始工作。',
    en: 'You signed in with a one-time password from an administrator. Work begins once it is changed.',
  },
  oldPassword: { 'zh-Hans': '当前密码', 'zh-Hant': '目前密碼', en: 'Current password' },
  newPassword: { 'zh-Hans': '新密码', 'zh-Hant': '新密碼', en: 'New password' },
  repeatPassword: { 'zh-Hans': '再输入一次新密码', 'zh-Hant': '再輸入一次新密碼', en: 'New password once more' },
  rule: {
    'zh-Hans': '12–64 位，任意字符均可；不能是常用密码。',
    'zh-Hant': '12–64 位，任何字元均可；不能是常用密碼。',
    en: '12 to 64 characters of any kind; not a commonly used password.',
  },
  required: { 'zh-Hans': '此项必填', 'zh-Hant': '此項必填', en: 'This field is required' },
  too_short: {
    'zh-Hans': '密码至少 12 位',
    'zh-Hant': '密碼最少 12 位',
    en: 'The password needs at least 12 characters',
  },
  too_long: {
    'zh-Hans': '密码最多 64 位',
    'zh-Hant': '密碼最多 64 位',
    en: 'The password can have 64 characters at most',
  },
  common: {
    'zh-Hans': '这是常用密码，容易被猜到，请换一个',
    'zh-Hant': '這是常用密碼，容易被猜中，請另選一個',
    en: 'This is a commonly used password and easily guessed; please choose another',
  },
  same: {
    'zh-Hans': '新密码不能与当前密码相同',
    'zh-Hant': '新密碼不能與目前密碼相同',
    en: 'The new password must differ from the current one',
  },
  change: { 'zh-Hans': '修改密码', 'zh-Hant': '修改密碼', en: 'Change password' },
  done: { 'zh-Hans': '密码已修改', 'zh-Hant': '密碼已修改', en: 'Your password has been changed' },
  notNow: { 'zh-Hans': '退出登录', 'zh-Hant': '登出', en: 'Sign out' },
})

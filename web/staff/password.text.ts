import { defineText } from '#web/kit/text/define-text.ts'

export const text = defineText({
  title: { 'zh-Hans': '修改密码', 'zh-Hant': '修改密碼', en: 'Change password' },
  firstTitle: {
    'zh-Hans': '请先设置您自己的密码',
    'zh-Hant': '請先設定你自己的密碼',
    en: 'Choose your own password first',
  },
  lead: {
    'zh-Hans': '修改后，您在其他设备上的登录会立即失效。',
    'zh-Hant': '修改後，你在其他裝置上的登入會即時失效。',
    en: 'When you change it, you are logged out on your other devices.',
  },
  firstLead: {
    'zh-Hans': '您使用的是管理员发放的一次性密码。改好之后即可开始工作。',
    'zh-Hant': '你使用的是管理員發出的一次性密碼。修改後即可開始工作。',
    en: 'You logged in with a one-time password from an administrator. You can start work once it is changed.',
  },
  oldPassword: { 'zh-Hans': '当前密码', 'zh-Hant': '現時密碼', en: 'Current password' },
  newPassword: { 'zh-Hans': '新密码', 'zh-Hant': '新密碼', en: 'New password' },
  repeatPassword: { 'zh-Hans': '再次输入新密码', 'zh-Hant': '再次輸入新密碼', en: 'Repeat the new password' },
  rule: {
    'zh-Hans': '12–64 位，任意字符均可；不能是常用密码。',
    'zh-Hant': '12–64 位，任何字元均可；不能是常用密碼。',
    en: '12 to 64 characters of any kind. Common passwords are not allowed.',
  },
  required: { 'zh-Hans': '此项必填', 'zh-Hant': '此項必填', en: 'This field is required' },
  too_short: {
    'zh-Hans': '密码至少 12 位',
    'zh-Hant': '密碼最少 12 位',
    en: 'The password must have at least 12 characters',
  },
  too_long: {
    'zh-Hans': '密码最多 64 位',
    'zh-Hant': '密碼最多 64 位',
    en: 'The password must not exceed 64 characters',
  },
  common: {
    'zh-Hans': '这是常用密码，容易被猜到，请换一个',
    'zh-Hant': '這是常用密碼，容易被猜到，請換一個',
    en: 'This is a common password and easy to guess. Please choose another',
  },
  same: {
    'zh-Hans': '新密码不能与当前密码相同',
    'zh-Hant': '新密碼不能與現時密碼相同',
    en: 'The new password must differ from the current one',
  },
  change: { 'zh-Hans': '修改密码', 'zh-Hant': '修改密碼', en: 'Change password' },
  done: { 'zh-Hans': '密码已修改', 'zh-Hant': '密碼已修改', en: 'Your password has been changed' },
  toSecondFactor: { 'zh-Hans': '两步验证设置', 'zh-Hant': '雙重認證設定', en: 'Two-step login' },
  notNow: { 'zh-Hans': '退出登录', 'zh-Hant': '登出', en: 'Log out' },
  goToKey: {
    'zh-Hans': '按 / 键前往页面或单号',
    'zh-Hant': '按 / 鍵前往頁面或編號',
    en: 'Press / to go to a page or number',
  },
})

import { defineText } from '#web/kit/text/define-text.ts'

export const text = defineText({
  own: { 'zh-Hans': '我的登录设备', 'zh-Hant': '我的登入裝置', en: 'Where you are logged in' },
  ownLead: {
    'zh-Hans': '看到不认识的设备？结束它的登录，并修改密码。',
    'zh-Hant': '看到不認識的裝置？請結束其登入，並更改密碼。',
    en: 'Don’t recognise a device? Log it out and change your password.',
  },
  of: { 'zh-Hans': '{name} 的登录设备', 'zh-Hant': '{name} 的登入裝置', en: 'Where {name} is logged in' },
  button: { 'zh-Hans': '登录设备', 'zh-Hant': '登入裝置', en: 'Sessions' },
  buttonOf: { 'zh-Hans': '{name} 的登录设备', 'zh-Hant': '{name} 的登入裝置', en: 'Sessions of {name}' },
  none: { 'zh-Hans': '目前没有登录。', 'zh-Hant': '目前沒有登入。', en: 'Not logged in anywhere.' },
  here: { 'zh-Hans': '本机', 'zh-Hant': '本機', en: 'This device' },
  lastSeen: { 'zh-Hans': '最后使用 {when}', 'zh-Hant': '最後使用 {when}', en: 'last used {when}' },
  signedIn: { 'zh-Hans': '登录于 {when}', 'zh-Hant': '登入於 {when}', en: 'logged in {when}' },
  network: { 'zh-Hans': '网络 {network}', 'zh-Hant': '網絡 {network}', en: 'network {network}' },
  end: { 'zh-Hans': '结束登录', 'zh-Hant': '結束登入', en: 'Log out' },
  endOf: { 'zh-Hans': '结束登录：{device}', 'zh-Hant': '結束登入：{device}', en: 'Log out {device}?' },
  endSentence: {
    'zh-Hans': '这台设备会立即退出，需要重新登录。未保存的内容会丢失。',
    'zh-Hant': '那部裝置會即時登出，須重新登入。未儲存的內容會遺失。',
    en: 'That device is logged out at once. What is not saved there is lost.',
  },
  endAll: { 'zh-Hans': '结束全部登录', 'zh-Hant': '結束全部登入', en: 'Log out everywhere' },
  endAllSentence: {
    'zh-Hans': '{count} 个登录会立即结束；账号仍可重新登录。',
    'zh-Hant': '{count} 個登入會即時結束；帳戶仍可重新登入。',
    en: '{count|1 session ends|{count} sessions end} at once. The account can log in again.',
  },
  endOthers: { 'zh-Hans': '结束其他所有登录', 'zh-Hant': '結束其他所有登入', en: 'Log out all other devices' },
  done: {
    'zh-Hans': '已结束 {count} 个登录',
    'zh-Hant': '已結束 {count} 個登入',
    en: '{count|1 session ended|{count} sessions ended}',
  },
})

import { defineText } from '#web/kit/text/define-text.ts'

export const text = defineText({
  title: { 'zh-Hans': '登录的设备', 'zh-Hant': '已登入的裝置', en: 'Where you are logged in' },
  lead: {
    'zh-Hans': '看到不认识的设备？结束它的登录，并修改密码。',
    'zh-Hant': '看到不認識的裝置？請結束其登入，並修改密碼。',
    en: 'Don’t recognise a device? Log it out and change your password.',
  },
  here: { 'zh-Hans': '本机', 'zh-Hant': '本機', en: 'This device' },
  lastSeen: { 'zh-Hans': '最后使用 {when}', 'zh-Hant': '最後使用 {when}', en: 'last used {when}' },
  signedIn: { 'zh-Hans': '登录于 {when}', 'zh-Hant': '登入於 {when}', en: 'logged in {when}' },
  by: { 'zh-Hans': '登录方式：{way}', 'zh-Hant': '登入方式：{way}', en: 'by {way}' },
  byPassword: { 'zh-Hans': '密码', 'zh-Hant': '密碼', en: 'password' },
  byPasswordAndCode: { 'zh-Hans': '密码和动态码', 'zh-Hant': '密碼及動態碼', en: 'password and code' },
  byPasskey: { 'zh-Hans': '通行密钥', 'zh-Hant': '通行密鑰', en: 'passkey' },
  byFacebook: { 'zh-Hans': 'Facebook', 'zh-Hant': 'Facebook', en: 'Facebook' },
  byWechat: { 'zh-Hans': '微信', 'zh-Hant': '微信', en: 'WeChat' },
  byQq: { 'zh-Hans': 'QQ', 'zh-Hant': 'QQ', en: 'QQ' },
  byWangwang: { 'zh-Hans': '旺旺', 'zh-Hant': '旺旺', en: 'Wangwang' },
  network: { 'zh-Hans': '网络 {network}', 'zh-Hant': '網絡 {network}', en: 'network {network}' },
  end: { 'zh-Hans': '结束登录', 'zh-Hant': '結束登入', en: 'Log out' },
  endOf: { 'zh-Hans': '结束登录：{device}', 'zh-Hant': '結束登入：{device}', en: 'Log out {device}' },
  endSentence: {
    'zh-Hans': '这台设备会立即退出登录，需要重新输入密码才能登录。',
    'zh-Hant': '那部裝置會即時登出，須重新輸入密碼才能登入。',
    en: 'That device is logged out immediately and needs the password to log in again.',
  },
  endOthers: { 'zh-Hans': '结束其他所有登录', 'zh-Hant': '結束其他所有登入', en: 'Log out all other devices' },
  endOthersSentence: {
    'zh-Hans': '除本机外，所有设备都会立即退出登录。',
    'zh-Hant': '除本機外，所有裝置會即時登出。',
    en: 'All other devices are logged out immediately.',
  },
})

import type { Text } from '#domain/language.ts'

/** What a reader without JavaScript gets in place of a page of the portal. */
export const portalText = {
  needsScript: {
    'zh-Hans': '登录、注册和会员专区需要浏览器启用 JavaScript。请启用后重新载入本页。',
    'zh-Hant': '登入、註冊及會員專區需要瀏覽器啟用 JavaScript。請啟用後重新載入此頁。',
    en: 'Logging in, registering and the members’ area need JavaScript. Switch it on in your browser and reload this page.',
  },
  missing: {
    'zh-Hans': '页面不存在。网址可能有误，或链接已失效。',
    'zh-Hant': '頁面不存在。網址可能有誤，或連結已失效。',
    en: 'Page not found. The address may be mistyped, or the link may be out of date.',
  },
  without: {
    'zh-Hans': '以下页面不需要 JavaScript：',
    'zh-Hant': '以下頁面不需要 JavaScript：',
    en: 'These pages work without JavaScript:',
  },
  home: { 'zh-Hans': '首页', 'zh-Hant': '首頁', en: 'Home' },
  helpCenter: { 'zh-Hans': '帮助中心', 'zh-Hant': '幫助中心', en: 'Help centre' },
  contact: { 'zh-Hans': '联系我们', 'zh-Hant': '聯絡我們', en: 'Contact' },
} as const satisfies Readonly<Record<string, Text>>

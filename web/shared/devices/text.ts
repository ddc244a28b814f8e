import { defineText } from '#web/kit/text/define-text.ts'

export const text = defineText({
  onSystem: { 'zh-Hans': '{system} · {browser}', 'zh-Hant': '{system} · {browser}', en: '{browser} on {system}' },
  unknown: { 'zh-Hans': '未知设备', 'zh-Hant': '未知裝置', en: 'Unknown device' },
  chrome: { 'zh-Hans': 'Chrome', 'zh-Hant': 'Chrome', en: 'Chrome' },
  edge: { 'zh-Hans': 'Edge', 'zh-Hant': 'Edge', en: 'Edge' },
  firefox: { 'zh-Hans': 'Firefox', 'zh-Hant': 'Firefox', en: 'Firefox' },
  safari: { 'zh-Hans': 'Safari', 'zh-Hant': 'Safari', en: 'Safari' },
  opera: { 'zh-Hans': 'Opera', 'zh-Hant': 'Opera', en: 'Opera' },
  samsung: { 'zh-Hans': '三星浏览器', 'zh-Hant': '三星瀏覽器', en: 'Samsung Internet' },
  wechat: { 'zh-Hans': '微信', 'zh-Hant': '微信', en: 'WeChat' },
  qq: { 'zh-Hans': 'QQ 浏览器', 'zh-Hant': 'QQ 瀏覽器', en: 'QQ Browser' },
  uc: { 'zh-Hans': 'UC 浏览器', 'zh-Hant': 'UC 瀏覽器', en: 'UC Browser' },
  iphone: { 'zh-Hans': 'iPhone', 'zh-Hant': 'iPhone', en: 'iPhone' },
  ipad: { 'zh-Hans': 'iPad', 'zh-Hant': 'iPad', en: 'iPad' },
  android: { 'zh-Hans': '安卓', 'zh-Hant': 'Android', en: 'Android' },
  harmony: { 'zh-Hans': '鸿蒙', 'zh-Hant': '鴻蒙', en: 'HarmonyOS' },
  windows: { 'zh-Hans': 'Windows', 'zh-Hant': 'Windows', en: 'Windows' },
  mac: { 'zh-Hans': 'Mac', 'zh-Hant': 'Mac', en: 'Mac' },
  linux: { 'zh-Hans': 'Linux', 'zh-Hant': 'Linux', en: 'Linux' },
})

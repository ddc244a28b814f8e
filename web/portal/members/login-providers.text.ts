import { defineText } from '#web/kit/text/define-text.ts'

export const text = defineText({
  title: { 'zh-Hans': '其他登录方式', 'zh-Hant': '其他登入方式', en: 'Other ways to log in' },
  facebook: { 'zh-Hans': '用 Facebook 登录', 'zh-Hant': '以 Facebook 登入', en: 'Log in with Facebook' },
  wechat: { 'zh-Hans': '用微信登录', 'zh-Hant': '以微信登入', en: 'Log in with WeChat' },
  qq: { 'zh-Hans': '用 QQ 登录', 'zh-Hant': '以 QQ 登入', en: 'Log in with QQ' },
  wangwang: { 'zh-Hans': '用旺旺登录', 'zh-Hant': '以旺旺登入', en: 'Log in with Wangwang' },
})

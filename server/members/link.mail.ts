import type { SocialProvider } from '#contract/profile.ts'
import type { Language, Text } from '#domain/language.ts'
import { mail, type Reader } from './mail.ts'

export type LinkChange = 'link' | 'unlink'

/** To the owner. It names no nickname, so that somebody else who reads it learns nothing. */
export const linkedMail = ({ language }: Reader, publicUrl: string, provider: SocialProvider, change: LinkChange) => {
  const name = providerNames[provider][language]
  return mail('SIGN_IN_LINKED', language, {
    subject: subjects[change][language](name),
    paragraphs: [
      notice[change][language](name),
      `${publicUrl}/web_site/basicInformation`,
      ifNotYou[language],
      `${publicUrl}/web_site/retrievePassword`,
    ],
  })
}

const providerNames: Readonly<Record<SocialProvider, Text>> = {
  facebook: { 'zh-Hans': ' Facebook ', 'zh-Hant': ' Facebook ', en: 'Facebook' },
  wechat: { 'zh-Hans': '微信', 'zh-Hant': '微信', en: 'WeChat' },
  qq: { 'zh-Hans': ' QQ ', 'zh-Hant': ' QQ ', en: 'QQ' },
  wangwang: { 'zh-Hans': '旺旺', 'zh-Hant': '旺旺', en: 'Wangwang' },
}

type Sentences = Readonly<Record<LinkChange, Readonly<Record<Language, (name: string) => string>>>>

const subjects: Sentences = {
  link: {
    'zh-Hans': (name) => `您的灵猫集运账号现在可以用${name}登录`.trim(),
    'zh-Hant': (name) => `你的靈貓集運帳戶現可以${name}登入`.trim(),
    en: (name) => `You can now log in to Smart Cats with ${name}`,
  },
  unlink: {
    'zh-Hans': (name) => `您的灵猫集运账号不能再用${name}登录`.trim(),
    'zh-Hant': (name) => `你的靈貓集運帳戶不能再以${name}登入`.trim(),
    en: (name) => `Logging in to Smart Cats with ${name} was switched off`,
  },
}

const notice: Sentences = {
  link: {
    'zh-Hans': (name) => `您好！您的账号刚刚绑定了${name}，之后可以用它登录。不想要的话，可以在“基本信息”里解绑：`,
    'zh-Hant': (name) => `你好！你的帳戶剛剛綁定了${name}，其後可以用它登入。如不需要，可於「基本資料」解除綁定：`,
    en: (name) =>
      `Your account was linked to ${name} just now, so you can log in with it. If you do not want this, unlink it under “Basic information”:`,
  },
  unlink: {
    'zh-Hans': (name) => `您好！您的账号刚刚与${name}解绑。您仍可以用邮箱和密码登录。登录方式可以在“基本信息”里查看：`,
    'zh-Hant': (name) =>
      `你好！你的帳戶剛剛與${name}解除綁定。你仍可以電郵地址及密碼登入。登入方式可於「基本資料」查看：`,
    en: (name) =>
      `Your account was unlinked from ${name} just now. You can still log in with your e-mail address and password. See how you log in under “Basic information”:`,
  },
}

const ifNotYou: Text = {
  'zh-Hans': '如果不是您本人操作，请立即重置密码，所有设备会随之退出登录；之后请在“基本信息”里核对登录方式：',
  'zh-Hant': '如非你本人操作，請立即重設密碼，所有裝置會隨之登出；其後請在「基本資料」核對登入方式：',
  en: 'If this was not you, please reset your password now. This logs out every device. Then check how you log in under “Basic information”:',
}

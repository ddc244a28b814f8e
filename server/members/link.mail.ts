import type { SocialProvider } from '#contract/profile.ts'
import type { Text } from '#domain/language.ts'
import { signInLinked, signInUnlinked } from '#server/mail/texts/ways.text.ts'
import { accountLink, mail, type Reader, resetLink } from './mail.ts'

export type LinkChange = 'link' | 'unlink'

/** To the owner. It names no nickname, so that somebody else who reads it learns nothing. */
export const linkedMail = ({ language }: Reader, publicUrl: string, provider: SocialProvider, change: LinkChange) =>
  mail(change === 'link' ? signInLinked : signInUnlinked, language, {
    provider: providerNames[provider][language],
    accountLink: accountLink(publicUrl),
    resetLink: resetLink(publicUrl),
  })

const providerNames: Readonly<Record<SocialProvider, Text>> = {
  facebook: { 'zh-Hans': ' Facebook ', 'zh-Hant': ' Facebook ', en: 'Facebook' },
  wechat: { 'zh-Hans': '微信', 'zh-Hant': '微信', en: 'WeChat' },
  qq: { 'zh-Hans': ' QQ ', 'zh-Hant': ' QQ ', en: 'QQ' },
  wangwang: { 'zh-Hans': '旺旺', 'zh-Hant': '旺旺', en: 'Wangwang' },
}

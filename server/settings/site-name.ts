import { siteNameText } from '#contract/codes.ts'
import type { Config } from '#contract/config.ts'
import { pickText, type StoredText } from '#contract/wire/language.ts'
import type { Language } from '#domain/language.ts'

/*
 * The name that the operator gave the service. Mails and notices are written and stored with the name that ships, which
 * is replaced when they are read or sent: no text has to think of it, and another name is used from then on.
 */

export const siteNameIn = ({ 'site.name': name }: Config, language: Language): string => pickText(name, language)

export const inSiteName = (text: string, siteName: string, language: Language): string =>
  text.replaceAll(siteNameText[language], () => siteName)

/** A stored text, in the name of each language. */
export const inSiteNames = (text: StoredText, config: Config): StoredText => ({
  cn: inSiteName(text.cn, siteNameIn(config, 'zh-Hans'), 'zh-Hans'),
  en: inSiteName(text.en, siteNameIn(config, 'zh-Hant'), 'zh-Hant'),
  sh: inSiteName(text.sh, siteNameIn(config, 'en'), 'en'),
})

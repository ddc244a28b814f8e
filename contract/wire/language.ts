import { type Language, languages, type Text } from '#domain/language.ts'

/**
 * The stored codes are opaque and misleading: `en` is Traditional Chinese and `sh` is English. They appear only
 * in this file; everywhere else a language is a BCP 47 tag.
 */
export const storedCode = { 'zh-Hans': 'cn', 'zh-Hant': 'en', en: 'sh' } as const satisfies Record<Language, string>

export type StoredCode = (typeof storedCode)[Language]

/** Language choices as numbers: 1 Simplified, 2 Traditional, 3 English. */
export const choiceNumber = { 'zh-Hans': 1, 'zh-Hant': 2, en: 3 } as const satisfies Record<Language, number>

/** Reads a stored code or a choice number; null when it is neither. */
export const languageOfCode = (code: string | null | undefined): Language | null =>
  languages.find((language) => code === storedCode[language] || code === String(choiceNumber[language])) ?? null

/** Reads a browser locale: Traditional scripts and regions, any other Chinese, else English. */
export function languageOfLocale(locale: string): Language {
  // Compared word by word: an expression that ignores case takes a phone 10 ms, and documents begin with this.
  const [language, where = ''] = locale.toLowerCase().split('-')
  if (language !== 'zh') return 'en'
  return ['hant', 'tw', 'hk', 'mo'].includes(where) ? 'zh-Hant' : 'zh-Hans'
}

/** A text in three languages, as stored and as staff calls use it. */
export type StoredText = Readonly<Record<StoredCode, string>>

/** One of our texts in its stored form. */
export const asStored = (text: Text): StoredText => ({ cn: text['zh-Hans'], en: text['zh-Hant'], sh: text.en })

/** The order in which a text's languages are tried for a reader. */
export const languagesTried = {
  'zh-Hans': ['cn', 'en', 'sh'],
  'zh-Hant': ['en', 'cn', 'sh'],
  en: ['sh', 'en', 'cn'],
} as const satisfies Record<Language, readonly StoredCode[]>

/** Picks the caller's language, or the nearest one that is filled in. */
export function pickText(text: Partial<StoredText>, language: Language): string {
  return languagesTried[language].map((code) => text[code]).find((value) => value) ?? ''
}

/**
 * The same parts joined in each language, such as the path of a region. A part without a language uses its nearest one.
 */
export function joinTexts(parts: readonly StoredText[], separator: string): StoredText {
  const joined = (language: Language) => parts.map((part) => pickText(part, language)).join(separator)
  return asStored({ 'zh-Hans': joined('zh-Hans'), 'zh-Hant': joined('zh-Hant'), en: joined('en') })
}

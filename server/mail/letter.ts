import { siteNameText } from '#contract/codes.ts'
import type { Language } from '#domain/language.ts'

/** The frame of all our mails: paragraphs that apply, a blank line between them, and the signature. */
export const signed = (language: Language, paragraphs: readonly (string | false | null)[]): string =>
  [...paragraphs, siteNameText[language]].filter(Boolean).join('\n\n')

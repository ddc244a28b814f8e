import { siteNameText } from '#contract/codes.ts'
import type { Language } from '#domain/language.ts'

/** The frame of every mail of ours: a line between its paragraphs, without those that do not apply, and who writes. */
export const signed = (language: Language, paragraphs: readonly (string | false | null)[]): string =>
  [...paragraphs, siteNameText[language]].filter(Boolean).join('\n\n')

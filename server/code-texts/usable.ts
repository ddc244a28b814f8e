import { type StoredText, storedCode } from '#contract/wire/language.ts'
import { languages, type Text } from '#domain/language.ts'
import { placeholderFaults } from '#domain/placeholders.ts'
import type { CodeText } from './catalogue.ts'

/** There are words in all three languages, whatever they say. A script may have stored any shape. */
export const isWhole = (words: StoredText): boolean =>
  Object.values(storedCode).every((code) => typeof words[code] === 'string' && words[code].trim() !== '')

/** Everything that staff are told to keep, in all three languages. */
export const isUsable = ({ shipped }: CodeText, words: StoredText): boolean =>
  isWhole(words) &&
  languages.every((language) => placeholderFaults(words[storedCode[language]], shipped[language]) === null)

/** The words as a text of ours. English that the specification fixes stays as this build ships it. */
export const asText = ({ shipped, isEnglishFixed }: CodeText, { cn, en, sh }: StoredText): Text => ({
  'zh-Hans': cn,
  'zh-Hant': en,
  en: isEnglishFixed ? shipped.en : sh,
})

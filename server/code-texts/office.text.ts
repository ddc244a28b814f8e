import { type StoredCode, storedCode } from '#contract/wire/language.ts'
import type { Language, Text } from '#domain/language.ts'
import type { PlaceholderFaults } from '#domain/placeholders.ts'

/** What is wrong with the words in one language, and what to do. */
export function faultText({ missing, unknown }: PlaceholderFaults, language: Language): Text {
  const say = (reader: Language) => {
    const where = languageNames[storedCode[language]][reader]
    if (missing.length > 0) return sentences.missing[reader](where, braced(missing, reader))
    if (unknown.length > 0) return sentences.unknown[reader](where, braced(unknown, reader))
    return sentences.brace[reader](where, '')
  }
  return { 'zh-Hans': say('zh-Hans'), 'zh-Hant': say('zh-Hant'), en: say('en') }
}

const braced = (names: readonly string[], reader: Language) =>
  names.map((name) => `{${name}}`).join(reader === 'en' ? ', ' : '、')

const languageNames: Readonly<Record<StoredCode, Text>> = {
  cn: { 'zh-Hans': '简体中文', 'zh-Hant': '簡體中文', en: 'Simplified Chinese' },
  en: { 'zh-Hans': '繁体中文', 'zh-Hant': '繁體中文', en: 'Traditional Chinese' },
  sh: { 'zh-Hans': '英文', 'zh-Hant': '英文', en: 'English' },
}

type Say = (where: string, names: string) => string

const sentences: Readonly<Record<'missing' | 'unknown' | 'brace', Readonly<Record<Language, Say>>>> = {
  missing: {
    'zh-Hans': (where, names) => `${where}缺少 ${names}。原有文字里有它，请加上`,
    'zh-Hant': (where, names) => `${where}欠缺 ${names}。原有文字內有它，請加上`,
    en: (where, names) => `The ${where} text lacks ${names}, which the shipped text has. Please add it`,
  },
  unknown: {
    'zh-Hans': (where, names) => `${where}里的 ${names} 不会换成任何内容。请删去，只用原有文字里的占位符`,
    'zh-Hant': (where, names) => `${where}內的 ${names} 不會換成任何內容。請刪去，只用原有文字內的佔位符`,
    en: (where, names) =>
      `Nothing fills in ${names} in the ${where} text. Remove it, and use only placeholders that the shipped text has`,
  },
  brace: {
    'zh-Hans': (where) => `${where}里有不成对的花括号。请删去`,
    'zh-Hant': (where) => `${where}內有不成對的大括號。請刪去`,
    en: (where) => `The ${where} text has a brace that belongs to no placeholder. Please remove it`,
  },
}

import { type StoredCode, storedCode } from '#contract/wire/language.ts'
import type { Language, Text } from '#domain/language.ts'
import type { FoundFault } from '#domain/mail-words.ts'

type Say = (name: string, where: string, all: string) => string

/** What is wrong with an editor's words, and what to do. */
export function faultText({ fault, part, variable }: FoundFault, language: Language, names: readonly string[]): Text {
  const in_ = (reader: Language) => faults[fault][reader](`{{${variable}}}`, place(reader), braced(names, reader))
  const place = (reader: Language) => `${languageNames[storedCode[language]][reader]}${partNames[part][reader]}`
  return { 'zh-Hans': in_('zh-Hans'), 'zh-Hant': in_('zh-Hant'), en: in_('en') }
}

const braced = (names: readonly string[], reader: Language) =>
  names.map((name) => `{{${name}}}`).join(reader === 'en' ? ', ' : '、')

/** The beginning of the place, before the part. */
const languageNames: Readonly<Record<StoredCode, Text>> = {
  cn: { 'zh-Hans': '简体中文的', 'zh-Hant': '簡體中文的', en: 'Simplified Chinese ' },
  en: { 'zh-Hans': '繁体中文的', 'zh-Hant': '繁體中文的', en: 'Traditional Chinese ' },
  sh: { 'zh-Hans': '英文的', 'zh-Hant': '英文的', en: 'English ' },
}

const partNames: Readonly<Record<FoundFault['part'], Text>> = {
  subject: { 'zh-Hans': '主题', 'zh-Hant': '主旨', en: 'subject' },
  body: { 'zh-Hans': '正文', 'zh-Hant': '內文', en: 'body' },
}

const faults: Readonly<Record<FoundFault['fault'], Readonly<Record<Language, Say>>>> = {
  unknown: {
    'zh-Hans': (name, where, all) => `${where}里的 ${name} 不是这封邮件的变量。请改用：${all}`,
    'zh-Hant': (name, where, all) => `${where}中的 ${name} 不是這封電郵的變數。請改用：${all}`,
    en: (name, where, all) => `${name} in the ${where} is no variable of this mail. Use one of these: ${all}`,
  },
  missing: {
    'zh-Hans': (name, where) => `${where}缺少 ${name}。读者需要它，请加上`,
    'zh-Hant': (name, where) => `${where}欠缺 ${name}。讀者需要它，請加上`,
    en: (name, where) => `The ${where} lacks ${name}, which its readers need. Please add it`,
  },
  braces: {
    'zh-Hans': (_name, where) => `${where}里有不成对的花括号。变量要写成 {{名称}}，其他地方不用花括号`,
    'zh-Hant': (_name, where) => `${where}中有不成對的大括號。變數須寫成 {{名稱}}，其他地方不用大括號`,
    en: (_name, where) =>
      `The ${where} has a brace that belongs to no variable. Write variables as {{name}} and use no other braces`,
  },
  subject: {
    'zh-Hans': (name) => `${name} 是链接或整句，不能放在主题里。请移到正文`,
    'zh-Hant': (name) => `${name} 是連結或整句，不能放在主旨中。請移到內文`,
    en: (name) => `${name} is a link or a whole sentence and cannot be in the subject. Move it to the body`,
  },
  alone: {
    'zh-Hans': (name, where) => `${where}里的 ${name} 要单独占一行，才会成为按钮。请在前后换行`,
    'zh-Hant': (name, where) => `${where}中的 ${name} 須獨佔一行，才會成為按鈕。請在前後換行`,
    en: (name, where) =>
      `${name} in the ${where} becomes a button only on a line of its own. Put line breaks around it`,
  },
}

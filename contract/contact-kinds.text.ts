import type { Language } from '#domain/language.ts'

/**
 * The name of a contact in the reader's language; one that we have no word for keeps the label from the configuration.
 */
export const contactName = (kind: string, label: string, language: Language): string =>
  names.get(kind)?.[language] ?? label

const names: ReadonlyMap<string, Readonly<Record<Language, string>>> = new Map([
  ['email', { 'zh-Hans': '邮箱', 'zh-Hant': '電郵', en: 'E-mail' }],
  ['phone', { 'zh-Hans': '电话', 'zh-Hant': '電話', en: 'Phone' }],
  ['wechat', { 'zh-Hans': '微信', 'zh-Hant': '微信', en: 'WeChat' }],
  ['whatsapp', { 'zh-Hans': 'WhatsApp', 'zh-Hant': 'WhatsApp', en: 'WhatsApp' }],
  ['line', { 'zh-Hans': 'LINE', 'zh-Hant': 'LINE', en: 'LINE' }],
])

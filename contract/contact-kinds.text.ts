import type { Language, Text } from '#domain/language.ts'

/**
 * The name of a contact in the reader's language; one that we have no word for keeps the label from the configuration.
 */
export const contactName = (kind: string, label: string, language: Language): string =>
  contactKinds.find(([known]) => known === kind)?.[1][language] ?? label

export const contactKinds: readonly (readonly [kind: string, name: Text])[] = [
  ['email', { 'zh-Hans': '邮箱', 'zh-Hant': '電郵', en: 'E-mail' }],
  ['phone', { 'zh-Hans': '电话', 'zh-Hant': '電話', en: 'Phone' }],
  ['wechat', { 'zh-Hans': '微信', 'zh-Hant': '微信', en: 'WeChat' }],
  ['whatsapp', { 'zh-Hans': 'WhatsApp', 'zh-Hant': 'WhatsApp', en: 'WhatsApp' }],
  ['line', { 'zh-Hans': 'LINE', 'zh-Hant': 'LINE', en: 'LINE' }],
]

import type { Text } from '#domain/language.ts'

/** What a notice says of coins that will expire. */
export const noticeText: Text = {
  'zh-Hans': '付款时可以抵运费，先用最早获得的。',
  'zh-Hant': '付款時可抵運費，先用最早獲得的。',
  en: 'Use them to pay part of the freight: the oldest are used first.',
}

import type { Text } from '#domain/language.ts'

/** What surcharges cost. A file of its own, because the calculator of the home page needs nothing else of them. */
export const surchargePriceText = {
  perOrder: { 'zh-Hans': '每单 {price}', 'zh-Hant': '每單 {price}', en: '{price} per order' },
  perKg: { 'zh-Hans': '计费重每 kg {price}', 'zh-Hant': '計費重每 kg {price}', en: '{price} per billed kg' },
  percentOfFreight: { 'zh-Hans': '运费的 {percent}%', 'zh-Hant': '運費的 {percent}%', en: '{percent}% of the freight' },
} as const satisfies Record<string, Text>

import type { Text } from '#domain/language.ts'
import type { Currency } from '#domain/money.ts'

export const currencyText = {
  CNY: { 'zh-Hans': '人民币 (CNY)', 'zh-Hant': '人民幣 (CNY)', en: 'Chinese yuan (CNY)' },
  HKD: { 'zh-Hans': '港币 (HKD)', 'zh-Hant': '港幣 (HKD)', en: 'Hong Kong dollar (HKD)' },
} as const satisfies Record<Currency, Text>

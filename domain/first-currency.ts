import type { Currency } from './money.ts'

/** Prices are shown in both currencies. Hong Kong reads its own dollars first, everyone else the yuan of the shops. */
export const firstCurrencyOf = (destinationCode: string): Currency => (destinationCode === 'HK' ? 'HKD' : 'CNY')

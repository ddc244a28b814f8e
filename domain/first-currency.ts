import { currencies, type Currency } from './money.ts'

/** Prices are shown in both currencies. Hong Kong reads its own dollars first, everyone else the yuan of the shops. */
export const firstCurrencyOf = (destinationCode: string): Currency => (destinationCode === 'HK' ? 'HKD' : 'CNY')

/** Both, in the order in which they are shown. */
export function currenciesFor(destinationCode: string): readonly Currency[] {
  const first = firstCurrencyOf(destinationCode)
  return [first, ...currencies.filter((currency) => currency !== first)]
}

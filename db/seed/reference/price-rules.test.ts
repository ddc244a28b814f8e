import { expect, test } from 'vitest'
import { priceRules, type SeededPrice } from './price-rules.ts'

/** The same line to the same place, in both currencies. */
const pairs = priceRules
  .filter(({ currency }) => currency === 'CNY')
  .map((cny) => ({ cny, hkd: priceRules.find((row) => row.currency === 'HKD' && tradeOf(row) === tradeOf(cny)) }))

function tradeOf({ channel, destination, goodsType }: SeededPrice) {
  return [channel, destination, goodsType].join()
}

const freightOf = ({ firstKg, firstMinor, nextMinor, minimumMinor }: SeededPrice, kg: number) =>
  Math.max(firstMinor + Math.max(0, kg - firstKg) * nextMinor, minimumMinor)

test('each line is priced in both currencies, by the same steps', () => {
  for (const { cny, hkd } of pairs)
    expect([tradeOf(cny), hkd?.firstKg, hkd?.capKg]).toEqual([tradeOf(cny), cny.firstKg, cny.capKg])
  expect(pairs.length * 2).toBe(priceRules.length)
})

test('a price in Hong Kong dollars is 5 to 20 percent above the one in yuan, at every weight', () => {
  const odd = pairs.flatMap(({ cny, hkd }) =>
    Array.from({ length: cny.capKg ?? 60 }, (_each, index) => index + 1).flatMap((kg) => {
      const ratio = hkd ? freightOf(hkd, kg) / freightOf(cny, kg) : 0
      return ratio >= 1.05 && ratio <= 1.2 ? [] : [`${tradeOf(cny)} at ${kg} kg: ${ratio.toFixed(3)}`]
    }),
  )
  expect(odd).toEqual([])
})

test('sea bulk to Malaysia, 12 kg: CNY 150.00 by row P7, and HKD 165.00 beside it', () => {
  const prices = pairs
    .filter(({ cny }) => cny.key === 'P7')
    .map(({ cny, hkd }) => [freightOf(cny, 12), hkd && freightOf(hkd, 12)])
  expect(prices).toEqual([[15_000, 16_500]])
})

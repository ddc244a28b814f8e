import { expect, test } from 'vitest'
import { freeOf } from '#domain/free-freight.ts'
import { priceWords } from './row.ts'

const price = (firstPriceMinor: number, continuationPriceMinor: number, minChargeMinor = 0) =>
  ({
    currency: 'CNY',
    firstWeightG: 1000,
    firstPriceMinor,
    continuationPriceMinor,
    minChargeMinor,
    capWeightG: 30_000,
  }) as const

test.each([
  [price(1600, 600), null, '¥16.00 for the first 1 kg, then ¥6.00 a kg, up to 30 kg'],
  [price(0, 600), 'first', 'the first 1 kg free of charge, then ¥6.00 a kg, up to 30 kg'],
  [price(1600, 0), 'further', '¥16.00 for the first 1 kg, each further kg free of charge, up to 30 kg'],
  [price(0, 0), 'all', 'free of charge, up to 30 kg'],
  // The minimum is paid at any weight, so the first kilo is not free.
  [price(0, 600, 2000), null, '¥0.00 for the first 1 kg, then ¥6.00 a kg, at least ¥20.00, up to 30 kg'],
  [
    price(0, 0, 2000),
    'further',
    '¥0.00 for the first 1 kg, each further kg free of charge, at least ¥20.00, up to 30 kg',
  ],
] as const)('a price of 0 is called free of charge where it is: %o', (row, free, words) => {
  expect([freeOf(row), priceWords(row, 'en')]).toEqual([free, words])
})

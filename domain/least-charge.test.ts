import { expect, test } from 'vitest'
import { leastMinor } from './least-charge.ts'

test('a parcel costs at least the first weight, and where the minimum charge is higher, that', () => {
  expect(leastMinor({ firstPriceMinor: 1400, minChargeMinor: 1400 })).toBe(1400)
  expect(leastMinor({ firstPriceMinor: 1800, minChargeMinor: 2200 })).toBe(2200)
  expect(leastMinor({ firstPriceMinor: 2400, minChargeMinor: 0 })).toBe(2400)
})

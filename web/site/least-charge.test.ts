import { sampleSite } from '#test/sample-site-content.ts'
import { expect, test } from 'vitest'
import { leastMinor } from './least-charge.ts'

const { charges } = sampleSite('en')
const least = (channelId: string) => {
  const charge = charges.find((each) => each.channelId === channelId && each.currency === 'HKD')
  return charge && leastMinor(charge)
}

test('a parcel costs at least the first weight, and where the minimum charge is higher, that', () => {
  expect([least('HK_PICKUP'), least('HK_PARCEL'), least('HK_BULK')]).toEqual([1400, 2200, 11_000])
})

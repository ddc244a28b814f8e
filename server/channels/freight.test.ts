import { pricing } from '#contract/pricing.ts'
import { site } from '#contract/content.ts'
import { orders } from '#contract/orders.ts'
import { openTestServer } from '#test/harness.ts'
import { expect, test } from 'vitest'

/* The constants of the specification as a member sees them in a price calculation (C-62). */

const t = await openTestServer()
const member = await t.member()
const { channels } = await t.visitor.call(site.formOptions, {})
const parcelLine = channels.find(({ code }) => code === 'HK_PARCEL')?.id
const cube = { lengthMm: 600, widthMm: 400, heightMm: 300 }

const ask = (given: object) =>
  member.ask(pricing.quote, { destinationCode: 'HK', channelId: parcelLine, pieces: 1, totalWeightG: 1000, ...given })
const quoteOf = async (given: object) => (await ask(given)).data.list[0]?.quote

// Proves R-553
test('the volume weight is the volume in cm³ by 6000: 60 × 40 × 30 cm weigh 12 kg', async () => {
  expect(await quoteOf({ totalWeightG: 2300, ...cube })).toMatchObject({ volumeWeightG: 12_000 })
})

// Proves R-554
test('the heavier of actual and volume weight is billed', async () => {
  expect(await quoteOf({ totalWeightG: 2300, ...cube })).toMatchObject({ billableWeightG: 12_000 })
  expect(await quoteOf({ totalWeightG: 12_500, ...cube })).toMatchObject({ billableWeightG: 13_000 })
})

// Proves R-555
test('less than a kilogram is billed as one', async () => {
  expect(await quoteOf({ totalWeightG: 400 })).toMatchObject({ billableWeightG: 1000, continuationKg: 0 })
})

// Proves R-556
test('a part of a further kilogram is billed as a whole one', async () => {
  expect(await quoteOf({ totalWeightG: 1001 })).toMatchObject({ billableWeightG: 2000, continuationKg: 1 })
})

// Proves R-557
test('weight is billed in whole kilograms, and twelve stay twelve', async () => {
  for (const totalWeightG of [1, 999, 1000, 4321, 12_000, 12_001, 29_999])
    expect((await quoteOf({ totalWeightG }))?.billableWeightG).toBe(Math.ceil(totalWeightG / 1000) * 1000)
})

// Proves
test('freight is the price of the first kilogram and one for each further', async () => {
  expect(await quoteOf({ totalWeightG: 2300, ...cube })).toMatchObject({
    firstPriceMinor: 1600,
    continuationKg: 11,
    continuationPriceMinor: 600,
    freightMinor: 1600 + 11 * 600,
    totalMinor: 8200,
  })
})

// Proves R-559
test('freight never falls below the minimum charge, in either currency', async () => {
  const small = { totalWeightG: 400 }
  expect(await quoteOf({ ...small, currency: 'CNY' })).toMatchObject({ freightMinor: 2000, minApplied: true })
  expect(await quoteOf({ ...small, currency: 'HKD' })).toMatchObject({ freightMinor: 2200, minApplied: true })
})

// Proves R-560
test('the parcel line carries thirty kilograms and not a gram more', async () => {
  expect(await quoteOf({ totalWeightG: 30_000 })).toMatchObject({ billableWeightG: 30_000, freightMinor: 19_000 })
  expect(await ask({ totalWeightG: 30_001 })).toMatchObject({ code: 4007 })
})

// Proves R-552
test('insurance is 5.00 % of the declared value, half up', async () => {
  for (const [declaredValueMinor, insuranceMinor] of [
    [100_000, 5000],
    [33_333, 1667],
  ] as const)
    expect(await member.call(orders.quoteInsurance, { declaredValueMinor, currency: 'CNY' })).toMatchObject({
      rateBp: 500,
      insuranceMinor,
    })
})

// Proves
test('destination, weight and pieces are required, line and sizes may be left out', async () => {
  for (const part of ['destinationCode', 'totalWeightG', 'pieces'])
    expect(await ask({ [part]: undefined })).toMatchObject({
      code: 1001,
      wire: { fields: { [part]: expect.any(String) } },
    })
  expect(await ask({ channelId: undefined })).toMatchObject({ code: 0 })
})

// Proves
test('a member and a visitor are told the same of every line', async () => {
  for (const destinationCode of ['HK', 'MY', 'SG', 'TW']) {
    const question = { destinationCode, totalWeightG: 4321, pieces: 2, ...cube }
    expect(await member.call(pricing.quote, question)).toEqual(await t.visitor.call(pricing.quotePublic, question))
  }
})

import { channels } from '#contract/channels.ts'
import { staffTariffs } from '#contract/tariffs.ts'
import { tariffVersions } from '#contract/tariff-versions.ts'
import type { Input, Output } from '#contract/wire/operation.ts'
import { openTestServer } from '#test/harness.ts'
import { openStory } from '#test/orders.ts'
import { inDays, openSurcharges, peakSeason, surchargeOf } from '#test/surcharges.ts'
import { openTariffs } from '#test/tariffs.ts'
import { expect, test } from 'vitest'

const t = await openTestServer()
const { parcelLine, draft, rowIn } = await openTariffs(t)
const { finance, add, end } = await openSurcharges(t)
const story = await openStory(t)
const islands = { regionCode: 'HK-NIS', postalCode: '999077' }

type Ask = Input<typeof staffTariffs.simulate>
type Simulated = Output<typeof staffTariffs.simulate>

/** 2.300 kg of 60 × 40 × 30 cm to Hong Kong by the parcel line: 12 kg, CNY 82.00. */
const simulated = (given: Partial<Ask> = {}) =>
  finance.call(staffTariffs.simulate, {
    destinationCode: 'HK',
    channelId: parcelLine,
    totalWeightG: 2300,
    pieces: 1,
    lengthMm: 600,
    widthMm: 400,
    heightMm: 300,
    currency: 'CNY',
    ...given,
  })
const linesOf = ({ list }: Simulated) =>
  (list[0]?.quote?.otherLines ?? []).map(({ surcharge, amountMinor }) => [surcharge?.code, amountMinor])

const rows = [
  surchargeOf('remote_area', { code: 'A_ISLANDS', destinationCode: 'HK', regionCodes: ['HK-NIS'] }),
  surchargeOf('oversize', { code: 'B_LONG', longestOverMm: 500, priceCnyMinor: 4000 }),
  surchargeOf('overweight', { code: 'C_HEAVY', weightOverG: 20_000 }),
  peakSeason({ code: 'D_PEAK', charge: 'percentOfFreight', priceCnyMinor: null, priceHkdMinor: null, bp: 1500 }),
]

// Proves B-PR-09
test('each surcharge that applies is a line of its own, as the member’s own quote has it, to the last word', async () => {
  const made = await Promise.all(rows.map(add))
  const found = await simulated(islands)
  const quote = found.list[0]?.quote
  expect(linesOf(found)).toEqual([
    ['A_ISLANDS', 3000],
    ['B_LONG', 4000],
    ['D_PEAK', 1230],
  ])
  expect(quote).toMatchObject({ freightMinor: 8200, otherMinor: 8230, totalMinor: 16_430 })
  const meiling = await t.member()
  const asked = { parcelIds: [await story.stocked(meiling)], currency: 'CNY' as const, ...islands }
  const { list } = await meiling.call(channels.forAddress, asked)
  expect(list.find(({ channelId }) => channelId === parcelLine)?.estimate).toEqual(quote)
  for (const row of made) await end(row)
})

test('without an address a remote area is told as possible, and with another address it is not asked for', async () => {
  const made = await add(rows[0] ?? expect.fail('there is a remote area'))
  const bare = await simulated()
  expect([linesOf(bare), bare.list[0]?.mayAdd.map(({ id }) => id)]).toEqual([[], [made.id]])
  const elsewhere = await simulated({ regionCode: 'HK-KKC', postalCode: '999077' })
  expect([linesOf(elsewhere), elsewhere.list[0]?.mayAdd]).toEqual([[], []])
  await end(made)
})

test('a season applies on its days alone, and its dates are told', async () => {
  const made = await add(peakSeason({ validFrom: inDays(10), validTo: inDays(20) }))
  const lines = async (at: string) => linesOf(await simulated({ at }))
  expect([await lines(inDays(9)), await lines(inDays(11)), await lines(inDays(21))]).toEqual([[], [['PEAK', 3000]], []])
  expect((await simulated({ at: inDays(11) })).surcharges).toEqual([
    { id: made.id, validFrom: made.validFrom, validTo: made.validTo },
  ])
  expect((await simulated()).surcharges).toEqual([])
  await end(made)
})

test('a draft is priced by its own rows and by the surcharges of the day that is asked about', async () => {
  const made = await add(peakSeason({ validFrom: inDays(10), validTo: inDays(20) }))
  const versionId = await draft(finance)
  await finance.call(staffTariffs.update, { id: (await rowIn(finance, versionId)).id, continuationPriceMinor: 700 })
  const priced = async (given: Partial<Ask>) => (await simulated(given)).list[0]?.quote?.totalMinor
  const at = inDays(11)
  expect([await priced({ at }), await priced({ at, versionId }), await priced({ versionId })]).toEqual([
    11_200, 12_300, 9300,
  ])
  await finance.call(tariffVersions.discard, { id: versionId })
  await end(made)
})

test('a region of another destination is refused by its field, and a postal code needs a region', async () => {
  const refused = (given: Partial<Ask>) =>
    finance.ask(staffTariffs.simulate, { destinationCode: 'TW', totalWeightG: 1000, pieces: 1, ...given })
  const fault = { code: 9005, wire: { fields: { regionCode: expect.any(String) } } }
  expect(await refused({ regionCode: 'HK-NIS' })).toMatchObject(fault)
  expect(await refused({ postalCode: '100' })).toMatchObject(fault)
})

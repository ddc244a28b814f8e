import { channels } from '#contract/channels.ts'
import { pricing } from '#contract/pricing.ts'
import { consignees } from '#contract/addresses.ts'
import { orderAdvice } from '#contract/merge-advice.ts'
import { staffTariffs } from '#contract/tariffs.ts'
import { sql } from '#server/database/db.ts'
import { openTestServer } from '#test/harness.ts'
import { openStory } from '#test/orders.ts'
import { inDays, openSurcharges, peakSeason, surchargeOf } from '#test/surcharges.ts'
import { expect, test } from 'vitest'

const t = await openTestServer()
const story = await openStory(t)
const { during } = await openSurcharges(t)
const channelId = await story.channelId('HK_PARCEL')
const { regionCode } = await story.receiver()
const ask = { destinationCode: 'HK', channelId, totalWeightG: 12_000, pieces: 1, currency: 'CNY' } as const
const size = { lengthMm: 600, widthMm: 400, heightMm: 300 }
const meiling = await t.member()
const offerOf = async (given: object = {}, language: 'en' | 'zh-Hans' = 'en') =>
  (await t.visitor.call(pricing.quotePublic, { ...ask, ...given }, { language })).list[0] ?? expect.fail('no offer')
const remote = surchargeOf('remote_area', { destinationCode: 'HK', regionCodes: [regionCode] })

test('calculators of visitors, members and staff show a surcharge as a line, and nothing without one', async () => {
  expect((await offerOf()).quote).toMatchObject({ totalMinor: 8200, otherLines: [] })
  await during(peakSeason(), async () => {
    const offer = await offerOf()
    expect(offer.quote).toMatchObject({
      freightMinor: 8200,
      totalMinor: 11_200,
      otherLines: [{ text: 'Peak season', surcharge: { reason: 'Space is scarce in the peak season' } }],
    })
    expect((await meiling.call(pricing.quote, ask)).list[0]).toEqual(offer)
    expect((await story.keeper.call(staffTariffs.simulate, ask)).list[0]).toEqual(offer)
  })
})

test('a simulation of another time has the surcharges of that time', async () => {
  await during(peakSeason({ validFrom: inDays(5) }), async () => {
    const at = async (days: number) =>
      (await story.keeper.call(staffTariffs.simulate, { ...ask, at: inDays(days) })).list[0]?.quote?.totalMinor
    expect([await at(4), await at(6), await at(31)]).toEqual([8200, 11_200, 8200])
  })
})

test('a calculator without an address says what may be added, when, and how much', async () => {
  const large = surchargeOf('oversize', { longestOverMm: 1500, charge: 'perKg', priceCnyMinor: 100 })
  await during(remote, () =>
    during(large, async () => {
      const offer = await offerOf()
      expect(offer.quote).toMatchObject({ totalMinor: 8200, otherLines: [] })
      expect(offer.mayAdd).toMatchObject([
        { kind: 'oversize', when: 'the longest side of a box is over 150 cm', charge: 'perKg', unitMinor: 100 },
        { kind: 'remote_area', when: expect.stringContaining('the address is in '), unitMinor: 3000, bp: null },
      ])
      // With sizes only the address is open.
      expect((await offerOf(size)).mayAdd.map(({ kind }) => kind)).toEqual(['remote_area'])
      expect((await offerOf({ currency: 'HKD' }, 'zh-Hans')).mayAdd[1]).toMatchObject({
        unitMinor: 3300,
        text: '旺季附加费',
        reason: '旺季运力紧张',
      })
      expect((await offerOf({ destinationCode: 'TW', channelId: undefined })).mayAdd.map(({ kind }) => kind)).toEqual([
        'oversize',
      ])
    }),
  )
})

test('a line’s list and its preview know the address: by a saved receiver, or a region and a postal code', async () => {
  const parcelIds = [await story.stocked(meiling)]
  const { id: receiverId } = await meiling.call(consignees.save, await story.receiver())
  const priced = async (whither: object) => {
    const same = { ...whither, currency: 'CNY', parcelIds } as const
    const { list } = await meiling.call(channels.forAddress, same)
    const { quote } = await meiling.call(channels.get, { ...same, channelId })
    const estimate = list.find((each) => each.channelId === channelId)?.estimate
    expect(estimate).toEqual(quote)
    return quote?.totalMinor
  }
  await during(remote, async () => {
    expect(await priced({ receiverId })).toBe(11_200)
    expect(await priced({ regionCode })).toBe(11_200)
    expect(await priced({ destinationCode: 'HK' })).toBe(8200)
  })
  await during(surchargeOf('remote_area', { destinationCode: 'HK', postalPrefixes: ['9990'] }), async () => {
    expect(await priced({ receiverId })).toBe(11_200)
    expect(await priced({ regionCode, postalCode: '999077' })).toBe(11_200)
    expect(await priced({ regionCode })).toBe(8200)
  })
})

test('a region counts with everything below it', async () => {
  const { parent } = await t.db.row(
    sql<{ parent: string }>`select parent_code as parent from regions where code = ${regionCode}`,
  )
  const parcelIds = [await story.stocked(meiling)]
  await during(surchargeOf('remote_area', { regionCodes: [parent] }), async () => {
    const { quote } = await meiling.call(channels.get, { channelId, regionCode, currency: 'CNY', parcelIds })
    expect(quote?.totalMinor).toBe(11_200)
  })
})

test('another member’s receiver tells nothing about an address', async () => {
  const { id: receiverId } = await meiling.call(consignees.save, await story.receiver())
  const other = await t.member()
  expect(await other.ask(channels.get, { channelId, receiverId })).toMatchObject({ code: 1002 })
})

test('the cheapest way counts surcharges: a surcharge on the cheap line sends parcels by another', async () => {
  const parcelIds = [await story.stocked(meiling), await story.stocked(meiling)]
  const advise = async () => {
    const { plans } = await meiling.call(orderAdvice.adviseMerge, { parcelIds, regionCode, currency: 'CNY' })
    const plan = plans.find(({ isToTheDoor }) => isToTheDoor) ?? expect.fail('no plan to the door')
    return { lines: plan.orders.map((order) => order.channelId), plan }
  }
  const before = await advise()
  expect(before.plan.costMinor).toBe(before.plan.freightMinor)
  const [cheap] = before.lines
  await during(peakSeason({ channelId: cheap, priceCnyMinor: 100_000 }), async () => {
    const after = await advise()
    expect(after.lines).not.toContain(cheap)
  })
  await during(surchargeOf('remote_area', { regionCodes: [regionCode], priceCnyMinor: 100 }), async () => {
    const { plan } = await advise()
    expect(plan.costMinor - plan.freightMinor).toBe(100 * plan.orders.length)
  })
})

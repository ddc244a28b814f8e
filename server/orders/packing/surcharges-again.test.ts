import { staffOrderActions } from '#contract/order-actions.ts'
import { orders, staffOrders } from '#contract/orders.ts'
import { staffSurcharges } from '#contract/surcharges.ts'
import { sql } from '#server/database/db.ts'
import { openTestServer, type TestMember } from '#test/harness.ts'
import { mailsTo } from '#test/mailbox.ts'
import { openStory } from '#test/orders.ts'
import { openSurcharges, peakSeason, surchargeOf } from '#test/surcharges.ts'
import { expect, test } from 'vitest'

/* What surcharges become when a paid order is weighed again, sent by another line, or somewhere else. */

const t = await openTestServer()
const story = await openStory(t)
const { keeper } = story
const { finance, add, end, during } = await openSurcharges(t)
const service = await t.staff(['S'])
const rich = () => t.member({ balances: { CNY: 100_000 }, language: 'en' })
const [bulk, parcelLine] = [await story.channelId('HK_BULK'), await story.channelId('HK_PARCEL')]

/** Packed, by default as it was measured on arrival: 12 kg, 60 × 40 × 30 cm. */
const packed = async (member: TestMember, id: string, one: object = {}) =>
  keeper.call(staffOrders.pack, await story.packing(member, id, one))

test('packing keeps the surcharges that priced the order, whatever ended or began since', async () => {
  const member = await rich()
  const row = await add(peakSeason())
  const { id } = await story.paid(member)
  await end(row)
  await during(peakSeason({ code: 'NEWER', priceCnyMinor: 7000 }), async () => {
    expect(await packed(member, id)).toMatchObject({
      outcome: 'ready',
      differenceMinor: 0,
      quote: { totalMinor: 11_200, otherLines: [{ amountMinor: 3000, surcharge: { code: 'PEAK' } }] },
    })
  })
})

test('a change of the surcharge meanwhile is not the order’s: neither its amount nor its words', async () => {
  const member = await rich()
  await during(peakSeason(), async (row) => {
    const { id } = await story.paid(member)
    await finance.call(staffSurcharges.update, { id: row.id, priceCnyMinor: 9000 })
    expect(await packed(member, id)).toMatchObject({ outcome: 'ready', quote: { otherMinor: 3000 } })
  })
})

test('a share follows the new freight, and a price for a kilogram the new weight', async () => {
  const member = await rich()
  const { validTo } = peakSeason()
  const share = { charge: 'percentOfFreight', priceCnyMinor: null, priceHkdMinor: null, bp: 1000 } as const
  await during(peakSeason({ code: 'SHARE', validTo, ...share }), () =>
    during(peakSeason({ code: 'PER_KG', charge: 'perKg', priceCnyMinor: 100 }), async () => {
      const { id, totalMinor } = await story.paid(member)
      expect(totalMinor).toBe(8200 + 820 + 1200)
      // 8 kg: 58.00 of freight.
      expect(await packed(member, id, { lengthMm: 500, heightMm: 240 })).toMatchObject({
        outcome: 'refunded',
        refundMinor: 2400 + 240 + 400,
        quote: { totalMinor: 5800 + 580 + 800 },
      })
    }),
  )
})

const oversize = (priceCnyMinor: number) => surchargeOf('oversize', { longestOverMm: 600, priceCnyMinor })

test('a box that turns out oversize is a new line with its reason, and waits for the member’s decision', async () => {
  const member = await rich()
  await during(oversize(4000), async (row) => {
    const { id } = await story.paid(member)
    await end(row)
    // As heavy as paid for, and 1 mm too long.
    expect(await packed(member, id, { lengthMm: 601, heightMm: 299 })).toMatchObject({
      outcome: 'supplement_due',
      dueMinor: 4000,
    })
    const order = await member.call(orders.get, { id })
    expect(order.quote.otherLines).toMatchObject([{ amountMinor: 4000, surcharge: { kind: 'oversize' } }])
    const mail = (await mailsTo(t.db, member.email)).find(({ kind }) => kind === 'SUPPLEMENT_DUE')
    expect(mail?.body).toContain('+ CNY 40.00  Peak season: Space is scarce in the peak season')
    expect(order.supplement?.choices.map(({ choice, dueMinor }) => [choice, dueMinor])).toContainEqual(['pay', 4000])
    await member.call(orders.pay, { id, expectedDueMinor: 4000 })
    expect(await member.call(orders.get, { id })).toMatchObject({ status: 'awaiting_outbound', paidMinor: 12_200 })
  })
})

test('a surcharge within the tolerance is ours, as a line that levels it, and the next packing asks again', async () => {
  const member = await rich()
  await during(oversize(500), async () => {
    const { id } = await story.paid(member)
    expect(await packed(member, id, { lengthMm: 601, heightMm: 299 })).toMatchObject({
      outcome: 'absorbed',
      quote: {
        totalMinor: 8200,
        otherLines: [
          { amountMinor: 500, surcharge: { code: 'OVERSIZE' } },
          { code: 'TOLERANCE', amountMinor: -500 },
        ],
      },
    })
    await keeper.call(staffOrders.unpack, { id, reason: 'Smaller box' })
    expect(await packed(member, id)).toMatchObject({ outcome: 'ready', quote: { totalMinor: 8200, otherLines: [] } })
  })
})

test('exactly at the limit of size nothing is added', async () => {
  const member = await rich()
  await during(oversize(4000), async () => {
    const { id } = await story.paid(member)
    expect(await packed(member, id, { lengthMm: 600 })).toMatchObject({ outcome: 'ready', quote: { otherMinor: 0 } })
  })
})

test('overweight counts the boxes together, by the scale', async () => {
  const member = await rich()
  await during(surchargeOf('overweight', { weightOverG: 2300 }), async () => {
    const { id } = await story.paid(member)
    expect(await packed(member, id, { weightG: 2301 })).toMatchObject({ dueMinor: 3000 })
  })
})

test('another line has the surcharges of its own, of the time when the order was priced', async () => {
  const member = await rich()
  await during(peakSeason({ code: 'BULK', channelId: bulk }), async (row) => {
    const { id } = await story.paid(member)
    await end(row)
    const { order, differenceMinor } = await service.call(staffOrderActions.amend, { id, channelId: bulk })
    // 100.00 on the bulk line, with the surcharge of that line.
    expect(differenceMinor).toBe(1800 + 3000)
    expect(order.quote.otherLines).toMatchObject([{ surcharge: { code: 'BULK' } }])
    const back = await service.call(staffOrderActions.amend, { id, channelId: parcelLine })
    expect(back.order.quote).toMatchObject({ totalMinor: 8200, otherLines: [] })
  })
})

test('a corrected address that is remote is priced again, and one that is not costs what was paid', async () => {
  const member = await rich()
  const leaves = await t.db.rows(
    sql<{ code: string }>`select code from regions where country_code = 'HK' and leaf order by code limit 3`,
  )
  const [first, near = first, remote = first] = leaves.map(({ code }) => code)
  const remoteArea = surchargeOf('remote_area', { destinationCode: 'HK', regionCodes: [remote ?? ''] })
  await during(remoteArea, async (row) => {
    const { id, totalMinor } = await story.paid(member)
    expect(totalMinor).toBe(8200)
    await end(row)
    const receiver = { ...(await story.receiver()), regionCode: near ?? '' }
    const moved = await service.call(staffOrderActions.amend, { id, receiver })
    expect(moved).toMatchObject({ differenceMinor: 0, order: { totalMinor: 8200 } })
    const away = await service.call(staffOrderActions.amend, {
      id,
      receiver: { ...receiver, regionCode: remote ?? '' },
    })
    expect(away).toMatchObject({ differenceMinor: 3000, order: { dueMinor: 3000, totalMinor: 11_200 } })
    const home = await service.call(staffOrderActions.amend, { id, receiver })
    expect(home).toMatchObject({ order: { dueMinor: 0, totalMinor: 8200 } })
  })
})

test('a parcel taken out keeps the price until the rest is packed, with its surcharges', async () => {
  const member = await rich()
  const [one, two] = [await story.stocked(member), await story.stocked(member)]
  await during(peakSeason(), () =>
    during(oversize(4000), async () => {
      const { id } = await story.paid(member, {}, [one, two])
      await packed(member, id, { lengthMm: 900, heightMm: 450 })
      await member.call(orders.decideSupplement, {
        id,
        choice: 'removeParcels',
        parcelIds: [two],
        expectedDueMinor: 0,
      })
      const open = await member.call(orders.get, { id })
      expect(open).toMatchObject({ dueMinor: 0, totalMinor: open.paidMinor })
      expect(await packed(member, id)).toMatchObject({ quote: { totalMinor: 8200 + 3000 } })
    }),
  )
})

import { pricing } from '#contract/pricing.ts'
import { site } from '#contract/content.ts'
import { orders, staffOrders } from '#contract/orders.ts'
import { sql } from '#server/database/db.ts'
import { configure } from '#test/config.ts'
import { openTestServer } from '#test/harness.ts'
import { openStory } from '#test/orders.ts'
import { afterEach, expect, test } from 'vitest'

/* Price settings of staff; an order keeps those that it was priced with. */

const t = await openTestServer()
const story = await openStory(t)

afterEach(() => configure(t, {}))

/** 72,000 cm³ are 9 kg with the divisor 8000, and 12 kg with 6000. */
const cheaper = { 'pricing.divisor': 8000, 'insurance.bp': 1000 }
const asked = { destinationCode: 'HK', totalWeightG: 2300, pieces: 1, lengthMm: 600, widthMm: 400, heightMm: 300 }

test('divisor and premium hold for forms, calculator, premium and application alike', async () => {
  const member = await t.member()
  await configure(t, cheaper)
  expect((await t.visitor.call(site.formOptions, {})).pricing).toEqual({
    volumeDivisor: 8000,
    insuranceBp: 1000,
    minWeightG: 1000,
    stepG: 1000,
  })
  const channelId = await story.channelId('HK_PARCEL')
  const [offer] = (await t.visitor.call(pricing.quotePublic, { ...asked, channelId, currency: 'CNY' })).list
  expect(offer?.quote).toMatchObject({ volumeDivisor: 8000, billableWeightG: 9000 })
  expect(await member.call(orders.quoteInsurance, { declaredValueMinor: 50_000, currency: 'CNY' })).toMatchObject({
    rateBp: 1000,
    insuranceMinor: 5000,
  })
  expect((await story.applied(member, { insured: true })).quote).toMatchObject({
    billableWeightG: 9000,
    insuranceMinor: 5000,
  })
})

test('a parcel is weighed by the divisor of its day', async () => {
  const member = await t.member()
  await configure(t, cheaper)
  const id = await story.stocked(member)
  expect(
    (await member.call(orders.eligibleParcels, { orderType: 'consolidation', page: 1, pageSize: 10 })).list,
  ).toMatchObject([{ id, volumeWeightG: 9000, billableWeightG: 9000 }])
})

test('an order is paid, packed and refunded by what it was priced with, whatever staff set later', async () => {
  const member = await t.member({ balances: { CNY: 20_000 } })
  const { id, dueMinor } = await story.applied(member, { insured: true })
  await configure(t, cheaper)
  expect((await member.call(orders.quotePayment, { id })).dueMinor).toBe(dueMinor)
  await member.call(orders.pay, { id, expectedDueMinor: dueMinor })
  const packed = await story.keeper.call(staffOrders.pack, await story.packing(member, id))
  expect(packed).toMatchObject({ outcome: 'ready', quote: { volumeDivisor: 6000, insuranceBp: 500 } })
})

test('a price that has run out is made with what is set today', async () => {
  const member = await t.member()
  const { id } = await story.applied(member)
  await configure(t, cheaper)
  await story.endHold(id)
  expect((await member.call(orders.quotePayment, { id })).quote).toMatchObject({ billableWeightG: 9000 })
})

test('a price is held as long as staff set, at application, edit and renewal', async () => {
  const member = await t.member()
  await configure(t, { 'order.priceHoldHours': 2 })
  const heldHours = async (id: string) =>
    (
      await t.db.row(sql<{ hours: number }>`
        select round(extract(epoch from price_hold_until - now()) / 3600)::int as hours from orders where id = ${id}`)
    ).hours
  const { id, parcels, version } = await story.applied(member)
  expect(await heldHours(id)).toBe(2)
  await configure(t, { 'order.priceHoldHours': 5 })
  const parcelIds = parcels.map((parcel) => parcel.id)
  await member.call(orders.submitConsolidation, await story.application(parcelIds, { id, version }))
  expect(await heldHours(id)).toBe(5)
  await story.endHold(id)
  await configure(t, { 'order.priceHoldHours': 9 })
  expect((await member.ask(orders.pay, { id, expectedDueMinor: 1 })).code).toBe(4011)
  expect(await heldHours(id)).toBe(9)
})

test('the most that may be declared is a setting', async () => {
  const member = await t.member()
  await configure(t, { 'declaredValue.max': 100 })
  const asks = async (declaredValueMinor: number) =>
    (await member.ask(orders.quoteInsurance, { declaredValueMinor, currency: 'CNY' })).code
  expect([await asks(100), await asks(101)]).toEqual([0, 4012])
  const above = await story.application([await story.stocked(member)], { declaredValueMinor: 101 })
  expect((await member.ask(orders.submitConsolidation, above)).code).toBe(4012)
})

test('what rise at packing is ours to bear is a setting', async () => {
  const member = await t.member({ balances: { CNY: 50_000 } })
  const rise = { weightG: 12_500 }
  const outcomeOf = async () => {
    const { id } = await story.paid(member)
    return (await story.keeper.call(staffOrders.pack, await story.packing(member, id, rise))).outcome
  }
  expect(await outcomeOf()).toBe('supplement_due')
  await configure(t, { 'order.tolerance': { floorMinor: 600, bp: 0 } })
  expect(await outcomeOf()).toBe('absorbed')
})

import { disputes } from '#contract/disputes.ts'
import { orders, staffOrders } from '#contract/orders.ts'
import { sql } from '#server/database/db.ts'
import { openTestServer } from '#test/harness.ts'
import { carton, disputeReason, openStory, smaller } from '#test/orders.ts'
import { expect, test } from 'vitest'

/* What the member’s page of an order shows beside today’s price: the price that was paid, and how everything was weighed. */

const t = await openTestServer()
const story = await openStory(t)
const { keeper } = story
const rich = () => t.member({ balances: { CNY: 50_000 }, language: 'en' })

test('the price that was paid stays beside every later one, and there is none before', async () => {
  const member = await rich()
  const parcel = await story.stocked(member)
  const unpaid = await story.applied(member, {}, [parcel])
  expect(unpaid.paidPrice).toBe(null)
  const { id } = await story.paid(member, {}, [await story.stocked(member)])
  const paid = await member.call(orders.get, { id })
  expect(paid.paidPrice).toBe(null)
  const parcelIds = paid.parcels.map((each) => each.id)
  await keeper.call(staffOrders.pack, { id, cartons: [{ ...carton, weightG: 13_500, parcelIds }] })
  const asked = await member.call(orders.get, { id })
  const { quote, channelId, channelName } = paid
  expect(asked.paidPrice).toEqual({ quote, channelId, channelName })
  expect(asked.quote.billableWeightG).toBeGreaterThan(quote.billableWeightG)
  // Priced again: what was paid first stays.
  await keeper.call(staffOrders.pack, { id, cartons: [{ ...smaller, parcelIds }] })
  expect((await member.call(orders.get, { id })).paidPrice).toEqual({ quote, channelId, channelName })
  expect((await keeper.call(staffOrders.get, { id })).paidPrice?.quote.totalMinor).toBe(quote.totalMinor)
})

test('an order that is edited before it is paid has one price only', async () => {
  const member = await rich()
  const { id } = await story.applied(member)
  await t.db.run(sql`update orders set price_hold_until = now() - interval '1 hour' where id = ${id}`)
  const { dueMinor } = await member.call(orders.quotePayment, { id })
  await member.call(orders.pay, { id, expectedDueMinor: dueMinor })
  expect((await member.call(orders.get, { id })).paidPrice).toBe(null)
})

test('each parcel inside shows how it was weighed on arrival, and may be questioned until it is packed', async () => {
  const member = await rich()
  const parcelIds = [await story.stocked(member), await story.stocked(member)]
  const { id } = await story.paid(member, {}, parcelIds)
  const { parcelWeighings } = await member.call(orders.get, { id })
  expect(parcelWeighings.map(({ parcelId }) => parcelId).sort()).toEqual([...parcelIds].sort())
  expect(parcelWeighings[0]).toMatchObject({
    actualWeightG: 2300,
    lengthMm: 600,
    weighedBy: expect.any(String),
    weighedAt: expect.any(String),
    canDispute: true,
    dispute: null,
  })
  const weighingId = parcelWeighings[0]?.id ?? ''
  await member.call(disputes.open, { weighingId, reason: disputeReason })
  const questioned = (await member.call(orders.get, { id })).parcelWeighings
  expect(questioned.find((each) => each.id === weighingId)).toMatchObject({
    canDispute: false,
    dispute: { state: 'open', reason: disputeReason },
  })
  await keeper.call(staffOrders.pack, { id, cartons: [{ ...smaller, parcelIds }] })
  const packed = (await member.call(orders.get, { id })).parcelWeighings
  expect(packed.map(({ canDispute }) => canDispute)).toEqual([false, false])
  expect(packed.find((each) => each.id === weighingId)?.dispute?.state).toBe('superseded')
})

test('staff do not read the member’s view of parcel weighings', async () => {
  const member = await rich()
  const { id } = await story.paid(member)
  expect((await keeper.ask(staffOrders.get, { id })).wire).not.toHaveProperty('parcelWeighings')
})

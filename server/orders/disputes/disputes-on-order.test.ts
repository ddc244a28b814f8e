import { disputes, staffDisputes } from '#contract/disputes.ts'
import { orders, staffOrders } from '#contract/orders.ts'
import { parcels } from '#contract/parcels.ts'
import { openTestServer } from '#test/harness.ts'
import { carton, disputeReason, openStory, smaller } from '#test/orders.ts'
import { expect, test } from 'vitest'

const t = await openTestServer()
const story = await openStory(t)
const { keeper } = story
const other = await t.staff(['W'])
const rich = () => t.member({ balances: { CNY: 50_000 }, language: 'en' })

const disputesOf = async (id: string, who = other) => (await who.call(staffOrders.get, { id })).disputes

// Proves B-OU-02
test('staff who open an order see which box is in doubt, since when and why, until it is measured again', async () => {
  const member = await rich()
  const calm = await story.packed(member)
  const { order, dispute } = await story.disputed(member)
  const shown = {
    id: dispute.id,
    state: 'open',
    reason: disputeReason,
    openedAt: dispute.openedAt,
    answerBy: dispute.answerBy,
    cartonNumber: 1,
    weighed: carton,
    weighedBy: keeper.username,
  }
  for (const who of [other, await t.staff(['F']), await t.staff(['S'])])
    expect(await disputesOf(order.id, who)).toMatchObject([{ ...shown, weighedByYou: false }])
  // The person who weighed it is told before they go to the scale again.
  expect(await disputesOf(order.id, keeper)).toMatchObject([{ ...shown, weighedByYou: true }])
  expect(await disputesOf(calm.id)).toEqual([])
  expect(JSON.stringify(await member.call(orders.get, { id: order.id }))).not.toContain('weighedByYou')
  const elsewhere = await t.staff(['W'], { warehouseCodes: [4] })
  expect((await elsewhere.ask(staffOrders.get, { id: order.id })).code).toBe(9006)
  await other.call(staffDisputes.decide, { id: dispute.id, ...smaller })
  expect(await disputesOf(order.id)).toEqual([])
  const { disputes } = await keeper.call(staffOrders.ship, { id: order.id, logisticsNumber: 'SC1' })
  expect(disputes).toEqual([])
})

test('opening the boxes takes the doubt off the order, and the next one about them stands there alone', async () => {
  const member = await rich()
  const { order } = await story.disputed(member)
  await keeper.call(staffOrders.unpack, { id: order.id, reason: 'A new box' })
  expect(await disputesOf(order.id)).toEqual([])
  await keeper.call(staffOrders.pack, await story.packing(member, order.id))
  const { cartons } = await member.call(orders.get, { id: order.id })
  const again = await member.call(disputes.open, { weighingId: cartons[0]?.id ?? '', reason: disputeReason })
  expect(await disputesOf(order.id)).toMatchObject([{ id: again.id }])
})

test('a parcel in doubt is seen on its order until the order is packed, and not on any other', async () => {
  const member = await rich()
  const [one, two] = [await story.stocked(member), await story.stocked(member)]
  const order = await story.paid(member, {}, [one])
  const beside = await story.paid(member, {}, [two])
  const { weighings, trackingNumber } = await member.call(parcels.get, { id: one })
  await member.call(disputes.open, { weighingId: weighings[0]?.id ?? '', reason: disputeReason })
  expect(await disputesOf(order.id)).toMatchObject([
    { parcelId: one, trackingNumber, cartonNumber: null, orderId: null, weighed: carton, weighedByYou: false },
  ])
  expect(await disputesOf(beside.id)).toEqual([])
  const packed = await keeper.call(staffOrders.pack, await story.packing(member, order.id))
  expect(packed.order.disputes).toEqual([])
})

import { disputes, staffDisputes } from '#contract/disputes.ts'
import { orders, staffOrders } from '#contract/orders.ts'
import { parcels } from '#contract/parcels.ts'
import { parcelCorrections } from '#contract/receiving.ts'
import { openTestServer } from '#test/harness.ts'
import { carton, disputeReason, faults, openStory, smaller } from '#test/orders.ts'
import { expect, test } from 'vitest'

const t = await openTestServer()
const story = await openStory(t)
const { keeper } = story
const other = await t.staff(['W'])
const rich = () => t.member({ balances: { CNY: 50_000 }, language: 'en' })

test('a parcel’s weighing is doubted and measured again: lower prices its unpaid order again, and both stay to be seen', async () => {
  const member = await rich()
  const parcelId = await story.stocked(member)
  const { id } = await story.applied(member, {}, [parcelId])
  const [weighing] = (await member.call(parcels.get, { id: parcelId })).weighings
  expect(weighing).toMatchObject({ canDispute: true, dispute: null })
  const dispute = await member.call(disputes.open, { weighingId: weighing?.id ?? '', reason: disputeReason })
  expect((await keeper.ask(staffDisputes.decide, { id: dispute.id, ...smaller })).code).toBe(9003)
  const elsewhere = await t.staff(['W'], { warehouseCodes: [4] })
  expect((await elsewhere.ask(staffDisputes.decide, { id: dispute.id, ...smaller })).code).toBe(9006)
  expect((await other.call(staffDisputes.decide, { id: dispute.id, ...smaller })).dispute).toMatchObject({
    state: 'upheld',
    parcelId,
    orderId: null,
    weighed: carton,
    weighedBy: keeper.username,
  })
  expect((await other.ask(staffDisputes.decide, { id: dispute.id, ...smaller })).code).toBe(9002)
  const { weighings, actualWeightG, billableWeightG } = await member.call(parcels.get, { id: parcelId })
  expect({ actualWeightG, billableWeightG }).toEqual({ actualWeightG: 2300, billableWeightG: 8000 })
  expect(weighings).toMatchObject([
    { lengthMm: 500, weighedBy: other.username, canDispute: true, dispute: null },
    { lengthMm: 600, weighedBy: keeper.username, canDispute: false, dispute: { state: 'upheld' } },
  ])
  expect(await member.call(orders.get, { id })).toMatchObject({ status: 'awaiting_payment', dueMinor: 5800 })
  expect(await faults(t)).toEqual([])
})

test('a higher measure of a parcel raises nothing, and what is packed counts by its box alone', async () => {
  const member = await rich()
  const parcelId = await story.stocked(member)
  const { id } = await story.paid(member, {}, [parcelId])
  const weighingId = (await member.call(parcels.get, { id: parcelId })).weighings[0]?.id ?? ''
  const first = await member.call(disputes.open, { weighingId, reason: disputeReason })
  await other.call(staffDisputes.decide, { id: first.id, ...carton, weightG: 19_000 })
  expect(await member.call(parcels.get, { id: parcelId })).toMatchObject({
    actualWeightG: 2300,
    weighings: [{ dispute: { state: 'confirmed' } }],
  })
  const second = await story.stocked(member)
  const paid = await story.paid(member, {}, [second])
  const open = (await member.call(parcels.get, { id: second })).weighings[0]?.id ?? ''
  await member.call(disputes.open, { weighingId: open, reason: disputeReason })
  expect((await (await rich()).ask(disputes.open, { weighingId: open, reason: disputeReason })).code).toBe(1002)
  await keeper.call(staffOrders.pack, await story.packing(member, paid.id))
  expect((await member.call(parcels.get, { id: second })).weighings).toMatchObject([
    { dispute: { state: 'superseded' } },
  ])
  await keeper.call(staffOrders.pack, await story.packing(member, id))
  const late = await member.call(parcels.get, { id: parcelId })
  expect((await member.ask(disputes.open, { weighingId: late.weighings[0]?.id, reason: disputeReason })).code).toBe(
    3003,
  )
  expect(await faults(t)).toEqual([])
})

test('a parcel that was corrected to less than the new measure keeps the less: a doubt never raises what is billed', async () => {
  const member = await rich()
  const parcelId = await story.stocked(member)
  const { id } = await story.applied(member, {}, [parcelId])
  const { weighings } = await member.call(parcels.get, { id: parcelId })
  const dispute = await member.call(disputes.open, { weighingId: weighings[0]?.id ?? '', reason: disputeReason })
  const corrected = {
    actualWeightG: 2300,
    lengthMm: 300,
    widthMm: 300,
    heightMm: 200,
    reason: 'Another box was measured',
  }
  await keeper.call(parcelCorrections.correct, { id: parcelId, ...corrected })
  expect((await member.call(orders.get, { id })).billableWeightG).toBe(3000)
  // 8 kg: less than the 12 that were disputed, more than the 3 that count now.
  const { dispute: answered } = await other.call(staffDisputes.decide, { id: dispute.id, ...smaller })
  expect(answered).toMatchObject({ state: 'confirmed', remeasured: smaller })
  expect(await member.call(parcels.get, { id: parcelId })).toMatchObject({ billableWeightG: 3000 })
  expect(await member.call(orders.get, { id })).toMatchObject({ billableWeightG: 3000 })
  expect(await faults(t)).toEqual([])
})

import { staffOrderActions } from '#contract/order-actions.ts'
import { orders, staffOrders } from '#contract/orders.ts'
import { approvals } from '#contract/topups.ts'
import { configure } from '#test/config.ts'
import { openTestServer, type TestMember } from '#test/harness.ts'
import { faults, openStory } from '#test/orders.ts'
import { freshNumber } from '#test/parcels.ts'
import { afterEach, expect, test } from 'vitest'

/* An approval comes later than its request: the request is checked again against the state at that time. */

const t = await openTestServer()
const story = await openStory(t)
const [clerk, second] = [await t.staff(['F', 'S']), await t.staff(['F', 'S'])]
const rich = () => t.member({ balances: { CNY: 100_000 } })
afterEach(() => configure(t, {}))

/** Two parcels, declared at CNY 500.00, shipped. */
async function twoShipped(member: TestMember) {
  const parcels = [await story.stocked(member), await story.stocked(member)]
  const { id } = await story.paid(member, {}, parcels)
  await story.keeper.call(staffOrders.pack, await story.packing(member, id))
  await story.keeper.call(staffOrders.ship, { id, logisticsNumber: freshNumber('SC') })
  return { id, parcels }
}

const approve = async (asked: { approval?: { id: string } | undefined }) =>
  second.ask(approvals.approve, { id: asked.approval?.id ?? expect.fail() })

test('a loss that waits is not paid beyond what another one has left of the declared value', async () => {
  const member = await rich()
  const { id, parcels } = await twoShipped(member)
  const [one = '', two = ''] = parcels
  await configure(t, { 'fourEyes.amountMinor': 25_000 })
  const waiting = await clerk.call(staffOrderActions.compensateLoss, { id, parcelIds: [one], amountMinor: 25_001 })
  await second.call(staffOrderActions.compensateLoss, { id, parcelIds: [two], amountMinor: 25_000 })
  const before = await story.balances(member)
  expect((await approve(waiting)).code).toBe(9002)
  expect(await story.balances(member)).toEqual(before)
  expect(await faults(t)).toEqual([])
})

test('a loss that waits is not paid twice for a parcel that was compensated meanwhile', async () => {
  const member = await rich()
  const { id, parcels } = await twoShipped(member)
  const [one = ''] = parcels
  await configure(t, { 'fourEyes.amountMinor': 10_000 })
  const waiting = await clerk.call(staffOrderActions.compensateLoss, { id, parcelIds: parcels, amountMinor: 10_001 })
  await second.call(staffOrderActions.compensateLoss, { id, parcelIds: [one], amountMinor: 100 })
  const before = await story.balances(member)
  expect((await approve(waiting)).code).toBe(9002)
  expect(await story.balances(member)).toEqual(before)
})

test('a cancellation that waits is not carried out once packing has begun', async () => {
  const member = await rich()
  const { id } = await story.paid(member)
  await configure(t, { 'fourEyes.amountMinor': 1000 })
  const waiting = await clerk.call(staffOrderActions.cancel, { id, reason: 'The receiver moved' })
  await story.keeper.call(staffOrders.startPacking, { id })
  const before = await story.balances(member)
  expect((await approve(waiting)).code).toBe(9002)
  expect(await story.balances(member)).toEqual(before)
  expect(await member.call(orders.get, { id })).toMatchObject({ lifecycle: 'active' })
  expect(await faults(t)).toEqual([])
})

test('nor once the order was shipped, however it was asked for', async () => {
  const member = await rich()
  const { id } = await story.paid(member)
  await configure(t, { 'fourEyes.amountMinor': 1000 })
  const waiting = await clerk.call(staffOrderActions.cancel, { id, reason: 'The receiver moved', force: true })
  await story.keeper.call(staffOrders.pack, await story.packing(member, id))
  await story.keeper.call(staffOrders.ship, { id, logisticsNumber: freshNumber('SC') })
  const before = await story.balances(member)
  expect((await approve(waiting)).code).toBe(9002)
  expect(await story.balances(member)).toEqual(before)
})

test('a fee that waits to be let go is judged by what the order owes then', async () => {
  const member = await rich()
  const { id } = await story.packed(member)
  await configure(t, { 'fourEyes.amountMinor': 1000 })
  const waiting = await clerk.call(staffOrderActions.adjustFee, { id, amountMinor: -5000, remark: 'A gesture' })
  await second.call(staffOrderActions.cancel, { id, reason: 'The receiver moved', feeMinor: 8200 })
  const before = await story.balances(member)
  expect((await approve(waiting)).code).toBe(9002)
  expect(await story.balances(member)).toEqual(before)
  expect(await faults(t)).toEqual([])
})

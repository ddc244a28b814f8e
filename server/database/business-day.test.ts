import { staffCoupons } from '#contract/coupons.ts'
import { staffOrderActions } from '#contract/order-actions.ts'
import { orders } from '#contract/orders.ts'
import { bankTransfers, staffStoreTopUps } from '#contract/topups.ts'
import { type Query, sql } from './db.ts'
import { configure } from '#test/config.ts'
import { openCoupons } from '#test/coupons.ts'
import { openTestServer, type TestMember } from '#test/harness.ts'
import { openStory } from '#test/orders.ts'
import { freshNumber } from '#test/parcels.ts'
import { handIn } from '#test/vouchers.ts'
import { afterEach, expect, test, vi } from 'vitest'

/* A business day starts at midnight in Shanghai, which is 16:00 UTC of the day before, never at midnight UTC. */

const t = await openTestServer()
const story = await openStory(t)
const desk = await openCoupons(t)
const rich = () => t.member({ balances: { CNY: 100_000 } })
afterEach(() => void vi.useRealTimers())

test('at 16:30 UTC the numbers of orders and transfers carry the next day, at 15:30 still the one before', async () => {
  const member = await rich()
  const { id } = await handIn(member, { amountMinor: 5000 })
  const order = await story.paid(member)
  const today = new Date()
  const at = (hours: number) => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(today).setUTCHours(hours, 30, 0, 0) })
  }
  const dayAfter = (days: number) => {
    const day = new Date(today.getTime() + days * 86_400_000)
    return day.toISOString().slice(2, 10).replaceAll('-', '')
  }
  for (const [hours, days] of [
    [15, 0],
    [16, 1],
  ] as const) {
    at(hours)
    const placed = await story.paid(member)
    const handedIn = await handIn(member, { amountMinor: 5000 + hours })
    const { orderNumber } = await member.call(orders.get, { id: placed.id })
    const { list } = await member.call(bankTransfers.list, { pageSize: 100 })
    const transfer = list.find((each) => each.id === handedIn.id)
    expect([hours, orderNumber.slice(0, 8), transfer?.transferNumber.slice(0, 8)]).toEqual([
      hours,
      `JH${dayAfter(days)}`,
      `BT${dayAfter(days)}`,
    ])
  }
  expect([id, order.id]).toEqual([expect.any(String), expect.any(String)])
})

/** Today's midnight in Shanghai, and the second before it. */
const midnight = () => {
  const shift = 8 * 3_600_000
  return new Date(Math.floor((Date.now() + shift) / 86_400_000) * 86_400_000 - shift)
}
const moments = [
  ['since midnight in Shanghai', () => midnight(), true],
  ['a second before midnight in Shanghai', () => new Date(midnight().getTime() - 1000), false],
] as const

/** Backdates rows that are otherwise immutable, bypassing their triggers. */
const setBack = (statement: Query<unknown>) =>
  t.context.database.transaction(async (tx) => {
    await tx.run(sql`set local session_replication_role = replica`)
    await tx.run(statement)
  })

test.each(moments)(
  'what a staff member gave %s counts towards the limit of four eyes: %s',
  async (_when, moment, isCounted) => {
    const [member, clerk] = [await rich(), await t.staff(['F'])]
    await configure(t, { 'fourEyes.amountMinor': 10_000 })
    const credit = () =>
      clerk.call(staffStoreTopUps.credit, {
        memberNumber: member.memberNumber,
        storeOrderNumber: freshNumber('TB'),
        quantity: 60,
      })
    expect((await credit()).approval).toBeUndefined()
    await setBack(
      sql`update ledger_entries set at = ${moment().toISOString()}::timestamptz where member_id = ${member.id}`,
    )
    expect((await credit()).approval !== undefined).toBe(isCounted)
    await configure(t, {})
  },
)

const waive = (clerk: Awaited<ReturnType<typeof t.staff>>, id: string, amountMinor: number) =>
  clerk.call(staffOrderActions.adjustFee, { id, amountMinor, remark: 'A gesture' })
const owing = async (member: TestMember) => (await story.packed(member, { weightG: 13_500 })).id

test('what one staff member waived for one member within a day adds up over orders; others count separately', async () => {
  const [member, clerk] = [await rich(), await t.staff(['F'])]
  const [one, two] = [await owing(member), await owing(member)]
  await configure(t, { 'fourEyes.amountMinor': 1000 })
  expect((await waive(clerk, one, -600)).approval).toBeUndefined()
  expect((await waive(clerk, two, -400)).approval).toBeUndefined()
  expect((await waive(clerk, two, -1)).approval).toBeDefined()
  expect((await waive(await t.staff(['F']), one, -600)).approval).toBeUndefined()
  const other = await rich()
  expect((await waive(clerk, await owing(other), -1000)).approval).toBeUndefined()
  await configure(t, {})
})

test.each(moments)(
  'what a staff member waived %s counts towards the limit of four eyes: %s',
  async (_when, moment, isCounted) => {
    const [member, clerk] = [await rich(), await t.staff(['F'])]
    const [one, two] = [await owing(member), await owing(member)]
    await configure(t, { 'fourEyes.amountMinor': 1000 })
    await waive(clerk, one, -600)
    await setBack(
      sql`update order_history set at = ${moment().toISOString()}::timestamptz where order_id = ${one} and event like 'adjustFee%'`,
    )
    expect((await waive(clerk, two, -600)).approval !== undefined).toBe(isCounted)
    await configure(t, {})
  },
)

test.each(moments)(
  'coupons that a staff member issued %s count towards the day: %s',
  async (_when, moment, isCounted) => {
    const [member, clerk] = [await rich(), await t.staff(['F'])]
    const { id } = await desk.template()
    await configure(t, { 'coupons.secondPersonAbove': 10_000 })
    const issue = () => clerk.call(staffCoupons.issue, { id, memberNumbers: [member.memberNumber], quantity: 6 })
    expect((await issue()).approval).toBeUndefined()
    await setBack(
      sql`update coupon_issues set issued_at = ${moment().toISOString()}::timestamptz where staff_id = ${clerk.id}`,
    )
    expect((await issue()).approval !== undefined).toBe(isCounted)
    await configure(t, {})
  },
)

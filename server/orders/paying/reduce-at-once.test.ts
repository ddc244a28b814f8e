import { staffCoupons } from '#contract/coupons.ts'
import { orders, staffOrders } from '#contract/orders.ts'
import { sql } from '#server/database/db.ts'
import { openCoupons } from '#test/coupons.ts'
import { openTestServer } from '#test/harness.ts'
import { faults, openStory, together } from '#test/orders.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'

const t = await openTestServer()
const story = await openStory(t)
const desk = await openCoupons(t)

const countOf = (answers: readonly { code: number }[], code: number) =>
  answers.filter((each) => each.code === code).length

test('fifty payments of one order with a coupon and coins use both once', async () => {
  const member = await t.member({ balances: { CNY: 100_000, COIN: 3000 } })
  const couponId = await desk.given(member)
  const { id } = await story.applied(member)
  const answers = await together(50, (index) =>
    member.ask(
      orders.pay,
      { id, couponId, coins: 3000, expectedDueMinor: 4200 },
      index % 2 === 0 ? {} : { key: `reduced-key-${index}` },
    ),
  )
  expect([countOf(answers, 0), countOf(answers, 4010)]).toEqual([1, 49])
  expect(await story.balances(member)).toMatchObject({ CNY: 95_800, COIN: 0 })
  expect(await desk.stateOf(couponId)).toBe('used')
  expect(await faults(t)).toEqual([])
})

test('one coupon on fifty orders at once is used by one', async () => {
  const member = await t.member({ balances: { CNY: 500_000 } })
  const couponId = await desk.given(member)
  const due: string[] = []
  for (let count = 0; count < 50; count++) due.push((await story.applied(member)).id)
  const answers = await Promise.all(due.map((id) => member.ask(orders.pay, { id, couponId, expectedDueMinor: 7200 })))
  expect([countOf(answers, 0), countOf(answers, 5002)]).toEqual([1, 49])
  expect(await story.balances(member)).toMatchObject({ CNY: 500_000 - 7200 })
  const { used } = await t.db.row(sql<{ used: number }>`
    select count(*)::int as used from orders where member_id = ${member.id} and status <> 'awaiting_payment'`)
  expect(used).toBe(1)
  expect(await faults(t)).toEqual([])
})

test('the same coins on many orders at once never go below none', async () => {
  const member = await t.member({ balances: { CNY: 500_000, COIN: 9000 } })
  const due: string[] = []
  for (let count = 0; count < 12; count++) due.push((await story.applied(member)).id)
  const answers = await Promise.all(
    due.map((id) => member.ask(orders.pay, { id, coins: 4000, expectedDueMinor: 4200 })),
  )
  expect([countOf(answers, 0), countOf(answers, 5003)]).toEqual([2, 10])
  expect(await story.balances(member)).toMatchObject({ COIN: 1000, CNY: 500_000 - 2 * 4200 })
  expect(await faults(t)).toEqual([])
})

test('a coupon against its revocation ends used or revoked, never both', async () => {
  for (let round = 0; round < 6; round++) {
    const member = await t.member({ balances: { CNY: 10_000 } })
    const couponId = await desk.given(member)
    const { id } = await story.applied(member)
    const pay = () => member.ask(orders.pay, { id, couponId, expectedDueMinor: 7200 })
    const revoke = () => desk.finance.ask(staffCoupons.revoke, { id: couponId, reason: 'rival' })
    const answers = await Promise.all(round % 2 === 0 ? [pay(), revoke()] : [revoke(), pay()])
    expect(
      answers
        .map(({ code }) => code)
        .sort()
        .join(),
    ).toMatch(/^(0,9002|0,5002)$/)
  }
  expect(await faults(t)).toEqual([])
})

test('whatever is chosen, paid, packed and cancelled, the books hold and no member gains', async () => {
  const weights = [900, 2300, 6900, 13_200, 20_000]
  const lives = fc.record({
    withCoupon: fc.boolean(),
    coins: fc.integer({ min: 0, max: 6000 }),
    weightG: fc.constantFrom(...weights),
    after: fc.constantFrom('pay', 'cancel', 'nothing'),
  })
  await fc.assert(
    fc.asyncProperty(lives, async ({ withCoupon, coins, weightG, after }) => {
      const member = await t.member({ balances: { CNY: 50_000, COIN: 5000 } })
      const couponId = withCoupon ? await desk.given(member) : undefined
      const { id } = await story.applied(member)
      const chosen = { id, couponId, ...(coins > 0 ? { coins } : {}) }
      const quoted = await member.ask(orders.quotePayment, chosen)
      expect(quoted.code).toBe(coins > 5000 ? 5003 : 0)
      if (quoted.code !== 0) return
      await member.call(orders.pay, { ...chosen, expectedDueMinor: quoted.data.dueMinor })
      await story.keeper.call(staffOrders.pack, await story.packing(member, id, { weightG }))
      const { dueMinor } = await member.call(orders.get, { id })
      if (dueMinor > 0 && after === 'pay') await member.call(orders.pay, { id, expectedDueMinor: dueMinor })
      if (dueMinor > 0 && after === 'cancel')
        await member.call(orders.decideSupplement, { id, choice: 'cancel', expectedDueMinor: 0 })
      const order = await member.call(orders.get, { id })
      const balances = await story.balances(member)
      const kept = order.lifecycle === 'active' ? order.paidMinor - order.refundedMinor : 0
      expect(balances).toMatchObject({
        CNY: 50_000 - kept,
        COIN: 5000 - (order.lifecycle === 'active' ? order.coinsUsed : 0),
      })
      expect(order.coinsUsed).toBeLessThanOrEqual(coins)
    }),
    { numRuns: 20, seed: 15 },
  )
  expect(await faults(t)).toEqual([])
})

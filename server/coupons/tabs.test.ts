import { coupons } from '#contract/coupons.ts'
import { orders } from '#contract/orders.ts'
import { openCoupons } from '#test/coupons.ts'
import { openTestServer } from '#test/harness.ts'
import { openStory } from '#test/orders.ts'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'

/* The three tabs with the API's numbers: one usable coupon, one used, one expired. */

const t = await openTestServer()
const [story, desk] = [await openStory(t), await openCoupons(t)]
const meiling = await t.member({ balances: { CNY: 20_000 } })
const [usable, used, expired] = [await desk.given(meiling), await desk.given(meiling), await desk.given(meiling)]
const { id } = await story.applied(meiling)
await meiling.call(orders.pay, { id, couponId: used, expectedDueMinor: 7200 })
await desk.end(expired)

const answer = z.object({ data: z.object({ list: z.array(z.object({ id: z.string(), state: z.int() })) }) })

// Proves
test.each([
  [1, 'can be used', usable],
  [2, 'was spent', used],
  [3, 'has run out', expired],
])('tab %i holds what %s alone, in the state of that number', async (tab, _what, coupon) => {
  const response = await meiling.raw(`${coupons.list.path}?tab=${tab}`)
  expect(answer.parse(await response.json()).data.list).toEqual([{ id: coupon, state: tab }])
})

import { staffCoins } from '#contract/topups.ts'
import { staffCoupons } from '#contract/coupons.ts'
import { myData, staffDeletions } from '#contract/my-data.ts'
import { staffOrderDeeds } from '#contract/order-deeds.ts'
import { orders } from '#contract/orders.ts'
import { staffStoreTopUps } from '#contract/topups.ts'
import { sql } from '#server/db.ts'
import { openCoupons } from '#test/coupons.ts'
import { openTestHouse } from '#test/harness.ts'
import { openStory } from '#test/orders.ts'
import { expect, test } from 'vitest'

/* Nobody stands behind an account that was erased: what was given to it nobody could ever fetch. */

const t = await openTestHouse()
const story = await openStory(t)
const desk = await openCoupons(t)
const [service, finance] = [await t.staff(['S']), await t.staff(['F'])]

/** Has received an order, spent what there was, and was erased. */
async function erased() {
  const member = await t.member({ balances: { CNY: 8200 } })
  const { id: orderId } = await story.shipped(member)
  await member.call(orders.confirmReceipt, { id: orderId })
  const { id } = await member.call(myData.askDeletion, { password: 'Meow_2026' })
  expect(await service.call(staffDeletions.fulfil, { id })).toMatchObject({ state: 'fulfilled' })
  return { ...member, orderId }
}

const given = async (memberId: string) => ({
  entries: await t.db.rows(sql`select 1 from ledger_entries where member_id = ${memberId}`),
  coupons: await t.db.rows(sql`select 1 from coupons where member_id = ${memberId}`),
})

test('neither money nor coins nor coupons are given to the number of whoever was erased', async () => {
  const { id: memberId, memberNumber } = await erased()
  const { id } = await desk.template()
  const before = await given(memberId)
  const answers = [
    await finance.ask(staffStoreTopUps.credit, { memberNumber, storeOrderNumber: 'TB-1', quantity: 5 }),
    await finance.ask(staffCoins.adjust, { memberNumber, coins: 5, reason: 'A gesture' }),
    await finance.ask(staffCoupons.issue, { id, memberNumbers: [memberNumber] }),
  ]
  expect(answers.map(({ code, wire }) => [code, Object.keys(Object(wire).fields)])).toEqual([
    [9005, ['memberNo']],
    [9005, ['memberNo']],
    [9005, ['memberNos[0]']],
  ])
  expect(await given(memberId)).toEqual(before)
})

test('nor is anything given back for an order of theirs that stays in the books', async () => {
  const { id: memberId, orderId: id } = await erased()
  const before = await given(memberId)
  const answers = [
    await finance.ask(staffOrderDeeds.adjustFee, { id, amountMinor: -100, remark: 'A gesture' }),
    await finance.ask(staffOrderDeeds.compensateDelay, { id, hours: 50, note: 'Line was full' }),
  ]
  for (const { code, msg } of answers)
    expect([code, msg]).toEqual([9002, 'The account of this member was deleted, so nothing can be credited to it'])
  expect(await given(memberId)).toEqual(before)
})

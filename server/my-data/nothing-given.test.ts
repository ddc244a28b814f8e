import { staffUnclaimedParcels } from '#contract/claims.ts'
import { staffCoupons } from '#contract/coupons.ts'
import { myData, staffDeletions } from '#contract/my-data.ts'
import { staffOrderActions } from '#contract/order-actions.ts'
import { orders } from '#contract/orders.ts'
import { staffReferrals } from '#contract/referrals.ts'
import { staffParcels } from '#contract/receiving.ts'
import { staffCoins, staffStoreTopUps } from '#contract/topups.ts'
import { sql } from '#server/database/db.ts'
import { openClaims } from '#test/claims.ts'
import { openCoupons } from '#test/coupons.ts'
import { openTestServer } from '#test/harness.ts'
import { countWaiting } from '#test/held-rows.ts'
import { openStory } from '#test/orders.ts'
import { freshNumber, scanOf, warehouseId } from '#test/parcels.ts'
import { expect, test } from 'vitest'

/* An erased account belongs to nobody: what is given to it would be lost. */

const t = await openTestServer()
const story = await openStory(t)
const desk = await openCoupons(t)
const [service, finance] = [await t.staff(['S']), await t.staff(['F'])]

/** Has received an order, spent the whole balance, and was erased. */
async function erased() {
  const member = await t.member({ balances: { CNY: 8200 } })
  const { id: orderId } = await story.shipped(member)
  await member.call(orders.confirmReceipt, { id: orderId })
  const { id } = await member.call(myData.askDeletion, { password: 'Meow_2026' })
  expect(await service.call(staffDeletions.fulfil, { id })).toMatchObject({ state: 'fulfilled' })
  return { ...member, orderId }
}

const isDeleted = 'The account of this member was deleted, so nothing can be credited to it'

const given = async (memberId: string) => ({
  entries: await t.db.rows(sql`select 1 from ledger_entries where member_id = ${memberId}`),
  coupons: await t.db.rows(sql`select 1 from coupons where member_id = ${memberId}`),
})

test('neither money nor coins nor coupons are given to the number of an erased member', async () => {
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

test('nor is a reward for a friend that was held', async () => {
  const [{ id: inviterId }, friend] = [await erased(), await t.member()]
  const { id } = await t.db.row(sql<{ id: string }>`
    insert into referrals (inviter_id, invitee_id, code, state, hold_reasons, coins)
    values (${inviterId}, ${friend.id}, '', 'held', '{sameDevice}', 1000) returning id`)
  const before = await given(inviterId)
  expect(await service.ask(staffReferrals.release, { id })).toMatchObject({ code: 9002, msg: isDeleted })
  expect(await given(inviterId)).toEqual(before)
  expect((await service.ask(staffReferrals.void, { id, reason: 'The inviter left' })).code).toBe(0)
})

test('nor is anything given back for an order of theirs that stays in the books', async () => {
  const { id: memberId, orderId: id } = await erased()
  const before = await given(memberId)
  const answers = [
    await finance.ask(staffOrderActions.adjustFee, { id, amountMinor: -100, remark: 'A gesture' }),
    await finance.ask(staffOrderActions.compensateDelay, { id, hours: 50, note: 'Line was full' }),
  ]
  for (const { code, msg } of answers) expect([code, msg]).toEqual([9002, isDeleted])
  expect(await given(memberId)).toEqual(before)
})

test.each(['coins', 'money of the store', 'an unclaimed parcel', 'a parcel by its label'] as const)(
  '%s: what is given while the account is being erased waits for that, and is not given',
  async (what) => {
    const { id: memberId, memberNumber } = await t.member()
    const claims = await openClaims(t)
    const { id } = await claims.pooled()
    const onLabel = scanOf(freshNumber(), await warehouseId(t, 2), { memberNumber })
    const give = {
      coins: () => finance.ask(staffCoins.adjust, { memberNumber, coins: 5, reason: 'A gesture' }),
      'money of the store': () =>
        finance.ask(staffStoreTopUps.credit, { memberNumber, storeOrderNumber: 'TB-2', quantity: 5 }),
      'an unclaimed parcel': () => service.ask(staffUnclaimedParcels.update, { id, assignMemberNumber: memberNumber }),
      'a parcel by its label': () => claims.keeper.ask(staffParcels.receive, onLabel),
    }
    const before = await given(memberId)
    const { pending } = await t.context.database.transaction(async (tx) => {
      await tx.run(sql`update members set state = 'erased', erased_at = now() where id = ${memberId}`)
      const waits = give[what]()
      await expect.poll(() => countWaiting(t.db)).toBe(1)
      return { pending: waits }
    })
    expect(await pending).toMatchObject({ code: 9002, msg: isDeleted })
    expect(await given(memberId)).toEqual(before)
    expect(await t.db.rows(sql`select from parcels where member_id = ${memberId}`)).toEqual([])
  },
)

import { disputes, staffDisputes } from '#contract/disputes.ts'
import { staffOrderActions } from '#contract/order-actions.ts'
import { type Query, sql } from '#server/database/db.ts'
import { openTestServer } from '#test/harness.ts'
import { openStory } from '#test/orders.ts'
import { expect, test } from 'vitest'
import { findFaults } from './check.ts'

const t = await openTestServer()
const story = await openStory(t)
const [other, finance] = [await t.staff(['W']), await t.staff(['F'])]
const member = await t.member({ balances: { CNY: 90_000 } })
const { id, cartons } = await story.shipped(member)
const { id: disputeId } = await member.call(disputes.open, { weighingId: cartons[0]?.id ?? '', reason: 'Too heavy' })
await other.call(staffDisputes.decide, { id: disputeId, weightG: 1500, lengthMm: 300, widthMm: 200, heightMm: 100 })
await finance.call(staffOrderActions.compensateLoss, { id, amountMinor: 5000 })

/** Does the damage with all triggers off, runs the checks, and undoes it. */
async function checksAfter(damage: Query<unknown>): Promise<readonly string[]> {
  let checks: readonly string[] = []
  await t.context.database
    .transaction(async (tx) => {
      await tx.run(sql`set local session_replication_role = replica`)
      await tx.run(damage)
      checks = (await findFaults(tx)).map(({ check }) => check)
      throw new Error('undone')
    })
    .catch(() => {})
  return checks
}

test.each([
  ['a dispute that says it gave back more', sql`update disputes set refund_minor = refund_minor + 1`, ['dispute']],
  ['a refund without its dispute', sql`delete from disputes`, ['dispute']],
  [
    'a compensation that says less',
    sql`update order_compensations set credit_minor = credit_minor - 1`,
    ['compensation'],
  ],
  ['a payment for a loss that nobody wrote down', sql`delete from order_compensations`, ['compensation']],
  ['weighings that may be changed', sql`alter table order_cartons disable trigger order_cartons_once`, ['guard']],
])('the check of the books finds %s', async (_what, damage, checks) => {
  expect(await checksAfter(damage)).toEqual(checks)
})

test('what disputes, delays and losses gave is no fault by itself', async () => {
  expect(await checksAfter(sql`select 1`)).toEqual([])
})

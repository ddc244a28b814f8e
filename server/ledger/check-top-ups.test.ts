import { type Query, sql } from '#server/database/db.ts'
import { checksOf, openDamagedBooks } from '#test/damaged-books.ts'
import { expect, test } from 'vitest'

/* What the check of the books finds in purchases of the store and in online payments. */

const { memberId, orderId, transferId, findingsAfter, entryOf } = await openDamagedBooks()

test('a purchase in the store and its one credit must agree', async () => {
  const purchase = (amount: number) => sql`
    insert into store_topups (id, member_id, store_order_number, quantity, item_value_minor, amount_minor, staff_id, entry_id)
    values (new_id(), ${memberId}, 'T1', ${amount / 100}, 100, ${amount}, new_id(), new_id())`
  expect(checksOf(await findingsAfter(purchase(100)))).toEqual(['store-topup'])
})

const payment = (state: string, more: object = {}) => {
  const {
    entryId = null,
    refunded = 0,
    method = 'alipay',
  } = more as { entryId?: string; refunded?: number; method?: string }
  return sql`
    insert into payment_intents (id, payment_number, member_id, method, channel, amount_minor, currency, state, expires_at, entry_id, paid_at, refunded_minor)
    values (${transferId}, 'PY1', ${memberId}, ${method}, 'qr', 5000, 'CNY', ${state}, now(), ${entryId}, case when ${entryId}::uuid is not null then now() end, ${refunded})`
}
const creditOf = (source: string, event = 'TOPUP_ALIPAY') => sql`
  update ledger_entries set event = ${event}, unit = 'CNY', from_account = (select id from ledger_accounts where kind = 'alipay' and unit = 'CNY'),
    source_kind = ${source} where source_id = ${transferId}`

test('an online payment and its one credit must agree, and so must a refund and its debit', async () => {
  const entryId = await entryOf('TOPUP_BANK', 'HKD')
  const faultsOf = async (...damage: readonly Query<unknown>[]) =>
    (await findingsAfter(...damage)).filter(({ check }) => /payment/.test(check)).map(({ check }) => check)
  expect(await faultsOf(creditOf('payment'), payment('succeeded', { entryId }))).toEqual([])
  // A credit without a payment, for one that nobody paid, by the other method, of another amount; no credit at all.
  expect(await faultsOf(creditOf('payment'))).toEqual(['online-payment'])
  expect(await faultsOf(creditOf('payment'), payment('expired'))).toEqual(['online-payment'])
  expect(await faultsOf(creditOf('payment'), payment('succeeded', { entryId, method: 'wechat' }))).toEqual([
    'online-payment',
  ])
  expect(
    await faultsOf(
      creditOf('payment'),
      payment('succeeded', { entryId }),
      sql`update payment_intents set amount_minor = 4999`,
    ),
  ).toEqual(['online-payment'])
  expect(await faultsOf(payment('succeeded', { entryId: orderId }))).toEqual(['online-payment'])
  // A refund that left the balance untouched, and a debit for no refund.
  expect(await faultsOf(creditOf('payment'), payment('succeeded', { entryId, refunded: 100 }))).toEqual([
    'online-payment',
  ])
  expect(await faultsOf(creditOf('payment_refund', 'REVERSAL'))).toEqual(['payment-refund'])
})

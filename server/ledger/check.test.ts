import { sql } from '#server/database/db.ts'
import { checksOf, openDamagedBooks } from '#test/damaged-books.ts'
import { expect, test } from 'vitest'
import { checkBooks } from './check.ts'

const { context, db, memberId, orderId, transferId, referralId, findingsAfter, entryOf } = await openDamagedBooks()

test('books that nobody has touched hold', async () => {
  expect(await checkBooks(context.database)).toEqual([])
})

test('a balance that was raised is named with its account', async () => {
  const { id } = await db.row(
    sql<{ id: string }>`select id from ledger_accounts where member_id = ${memberId} and unit = 'CNY'`,
  )
  const findings = await findingsAfter(sql`update ledger_accounts set balance = balance + 1 where id = ${id}`)
  expect(checksOf(findings)).toEqual(['balance', 'sum-zero'])
  expect(findings.find(({ check }) => check === 'balance')?.subject).toBe(id)
})

test('an amount that was changed is named with its entry', async () => {
  const id = await entryOf('ADJUST_IN', 'CNY')
  const findings = await findingsAfter(
    sql`update ledger_entries set amount = amount + 1, to_after = to_after + 1 where id = ${id}`,
  )
  expect(checksOf(findings)).toEqual(['balance', 'chain', 'sum-zero'])
  // The entry after it no longer starts where it ended.
  expect(findings.find(({ check }) => check === 'chain')?.subject).toBe(await entryOf('ORDER_PAY', 'CNY'))
})

test('a removed entry leaves a gap, and the last one leaves a balance without reason', async () => {
  const middle = await findingsAfter(sql`delete from ledger_entries where id = ${await entryOf('ORDER_PAY', 'CNY')}`)
  expect(checksOf(middle)).toEqual(['balance', 'chain', 'order', 'sum-zero'])
  const last = await findingsAfter(sql`delete from ledger_entries where id = ${await entryOf('REFERRAL', 'COIN')}`)
  expect(checksOf(last)).toEqual(['balance', 'referral', 'sum-zero'])
})

test('an entry between other ends than its event says is named', async () => {
  const context = (kind: string) => sql`(select id from ledger_accounts where kind = ${kind} and unit = 'CNY')`
  const id = await entryOf('ORDER_PAY', 'CNY')
  for (const damage of [
    sql`update ledger_entries set to_account = ${context('adjustment')} where id = ${id}`,
    sql`update ledger_entries set event = 'ADJUST_IN' where id = ${id}`,
    sql`update ledger_entries set event = 'PRESENT' where id = ${id}`,
    sql`update ledger_entries set member_id = (select id from members where id <> ${memberId} limit 1) where id = ${id}`,
    sql`update ledger_entries set to_account = new_id() where id = ${id}`,
  ]) {
    expect((await findingsAfter(damage)).filter(({ check }) => check === 'ends').map(({ subject }) => subject)).toEqual(
      [id],
    )
  }
})

test('an entry in another unit than its accounts is named, and so is a unit that no longer sums to zero', async () => {
  const id = await entryOf('TOPUP_BANK', 'HKD')
  expect(checksOf(await findingsAfter(sql`update ledger_entries set unit = 'CNY' where id = ${id}`))).toEqual([
    'bank-transfer',
    'ends',
  ])
  const moved = sql`update ledger_entries set from_account = (select id from ledger_accounts where kind = 'bank' and unit = 'CNY') where id = ${id}`
  expect(
    (await findingsAfter(moved))
      .filter(({ check }) => check === 'sum-zero')
      .map(({ subject }) => subject)
      .sort(),
  ).toEqual(['CNY', 'HKD'])
})

test('money paid back that nobody owed is named with the member', async () => {
  const forged = sql`
    insert into ledger_entries (from_account, to_account, unit, amount, event, source_kind, source_id, actor_kind, member_id, from_seq, from_before, from_after)
    select a.id, new_id(), 'CNY', 1, 'RECEIVABLE_PAID', 'test', new_id(), 'system', a.member_id, a.last_seq + 1, a.balance, a.balance - 1
    from ledger_accounts a where member_id = ${memberId} and unit = 'CNY'`
  const findings = await findingsAfter(forged)
  expect(checksOf(findings)).toEqual(['balance', 'debt', 'ends'])
})

test('an order that stands at other money than its entries is named', async () => {
  const raised = await findingsAfter(sql`update orders set paid_minor = paid_minor + 1 where id = ${orderId}`)
  expect(raised).toEqual([
    {
      check: 'order',
      subject: orderId,
      fault: 'order JH261121000001 stands at 8801 paid and 800 refunded; its entries add up to 8000',
    },
  ])
  expect(
    checksOf(await findingsAfter(sql`update orders set order_number = 'JH261121000002' where id = ${orderId}`)),
  ).toEqual(['order'])
  expect(checksOf(await findingsAfter(sql`update orders set currency = 'HKD' where id = ${orderId}`))).toEqual([
    'order',
  ])
})

test('a transfer and its one credit must agree', async () => {
  const damages = [
    sql`update bank_transfers set recharge_status = 'not_credited', entry_id = null where id = ${transferId}`,
    sql`update bank_transfers set recharge_status = 'reversed' where id = ${transferId}`,
    sql`update bank_transfers set received_minor = 5001 where id = ${transferId}`,
    sql`update bank_transfers set currency = 'CNY' where id = ${transferId}`,
    sql`update bank_transfers set entry_id = ${await entryOf('ADJUST_IN', 'HKD')} where id = ${transferId}`,
    sql`update bank_transfers set member_id = new_id() where id = ${transferId}`,
    sql`update bank_transfers set id = new_id() where id = ${transferId}`,
  ]
  for (const damage of damages) expect(checksOf(await findingsAfter(damage))).toEqual(['bank-transfer'])
})

test('a reward without its referral, or for another sum, is named', async () => {
  expect(checksOf(await findingsAfter(sql`update referrals set coins = 1001 where id = ${referralId}`))).toEqual([
    'referral',
  ])
  expect(checksOf(await findingsAfter(sql`update referrals set state = 'held' where id = ${referralId}`))).toEqual([
    'referral',
  ])
  expect(checksOf(await findingsAfter(sql`delete from referrals where id = ${referralId}`))).toEqual(['referral'])
})

test('a reward that was taken back must be explained to the last coin', async () => {
  const taken = (coins: number) => sql`
    update referrals set state = 'void', rewarded_at = now(), voided_at = now(), written_off = ${coins} where id = ${referralId}`
  expect(checksOf(await findingsAfter(taken(999)))).toEqual(['referral'])
  expect(await findingsAfter(taken(1000))).toEqual([])
})

test('coins that an order says it used and its entries do not, are named with the order', async () => {
  expect(await findingsAfter(sql`update orders set coins_used = 5 where id = ${orderId}`)).toEqual([
    {
      check: 'coins',
      subject: orderId,
      fault: 'order JH261121000001 says 5 coins (active); its entries add up to 0',
    },
  ])
})

const coupon = (state: string, usedBy: string | null) => sql`
  insert into coupons (template_id, issue_id, member_id, terms, state, valid_from, valid_to, order_id, used_at, discount_minor)
  values (${orderId}, ${orderId}, ${memberId}, '{}', ${state}, now(), now(), ${usedBy}::uuid,
    case when ${usedBy}::uuid is null then null else now() end, case when ${usedBy}::uuid is null then null else 1 end)`

test('a coupon and the order that used it must name each other', async () => {
  expect(checksOf(await findingsAfter(coupon('used', orderId)))).toEqual(['coupon'])
  expect(await findingsAfter(coupon('usable', null))).toEqual([])
  expect(checksOf(await findingsAfter(sql`update orders set coupon_id = new_id() where id = ${orderId}`))).toEqual([
    'coupon',
  ])
  expect(
    checksOf(
      await findingsAfter(sql`
        update orders set coupon_discount_minor = 1, freight_payable_minor = freight_payable_minor - 1, total_minor = total_minor - 1
        where id = ${orderId}`),
    ),
  ).toEqual(['coupon'])
})

test('a template that has given more than there is, is named', async () => {
  const forged = sql`
    insert into coupon_templates (title, kind, value_minor, valid_days, issued) values ('{}', 'amount', 1000, 7, 3)`
  expect(await findingsAfter(forged)).toMatchObject([
    { check: 'coupon', fault: 'the template has given 3 coupons; there are 0' },
  ])
})

test('a count of parcels that is not what there is, is named with its member', async () => {
  const forged = sql`insert into parcel_counts values (${memberId}, null, 0, 1, 0, 0, 1, 0, 0)`
  expect(await findingsAfter(forged)).toEqual([
    {
      check: 'parcel-counts',
      subject: memberId,
      fault: `the parcels of ${memberId} on all days are counted wrong by 0 forecast, 1 in stock, 0 packing, 0 shipped, 1 sendable, 0 abnormal, 0 signed`,
    },
  ])
})

test('a count of what lies on a shelf that is not what there is, is named with its place', async () => {
  const forged = sql`insert into shelf_counts select id, 'Z-99', 2 from warehouses order by code limit 1`
  expect(await findingsAfter(forged)).toMatchObject([
    { check: 'shelf-counts', fault: '2 parcels are counted on shelf Z-99, there are 0' },
  ])
})

test('a count of orders that is not what there is, is named with its member', async () => {
  const forged = sql`insert into order_counts values (${memberId}, 0, 2) on conflict (member_id) do update set signed = order_counts.signed + 2`
  expect(await findingsAfter(forged)).toMatchObject([{ check: 'order-counts', subject: memberId }])
})

test('a guard that was switched off or dropped is named', async () => {
  const off = await findingsAfter(sql`alter table ledger_entries disable trigger ledger_entries_insert_only`)
  expect(off).toMatchObject([{ check: 'guard', subject: 'ledger_entries_insert_only' }])
  const dropped = await findingsAfter(sql`alter table ledger_entries drop constraint ledger_entries_once`)
  expect(dropped).toMatchObject([{ check: 'guard', subject: 'ledger_entries_once' }])
})

test('a check that cannot run is a finding, and the others still run', async () => {
  const findings = await findingsAfter(
    sql`alter table bank_transfers rename to elsewhere`,
    sql`update orders set paid_minor = paid_minor + 1 where id = ${orderId}`,
  )
  expect(checksOf(findings)).toEqual(['bank-transfer', 'order'])
  expect(findings.find(({ check }) => check === 'bank-transfer')?.fault).toContain('could not run')
})

import { randomUUID } from 'node:crypto'
import { type Query, sql } from '#server/database/db.ts'
import { openTestServer } from '#test/harness.ts'
import { beforeAll, expect, test } from 'vitest'
import { checkBooks, type Finding, findFaults } from './check.ts'
import { postEntries } from './ledger.ts'

const { context, db, member } = await openTestServer()

const orderId = randomUUID()
const transferId = randomUUID()
const referralId = randomUUID()
let memberId = ''

/** A member with a paid order, a credited transfer, a rewarded referral and a few other entries. */
beforeAll(async () => {
  const [meiling, chiho] = [await member({ balances: { CNY: 20_000, HKD: 8_600, COIN: 1_500 } }), await member()]
  memberId = meiling.id
  await context.database.transaction(async (tx) => {
    await tx.run(withoutTriggers)
    await tx.run(sql`
      insert into orders (id, order_number, member_id, order_type, status, warehouse_id, channel_id, destination_code, currency, goods_type, goods_name, parcel_count,
        total_pieces, total_goods_value_minor, declared_value_minor, insured, price_rule_id, quote, freight_minor, freight_payable_minor, vas_minor, insurance_minor,
        total_minor, paid_minor, refunded_minor, consignee)
      values (${orderId}, 'JH261121000001', ${memberId}, 'consolidation', 'paid', ${orderId}, ${orderId}, 'HK', 'CNY', 'ordinary', 'shoes', 1,
        1, 100, 100, false, ${orderId}, '{}', 8000, 8000, 0, 0, 8000, 8800, 800, '{}')`)
    const moves = [
      {
        event: 'ORDER_PAY',
        unit: 'CNY',
        amount: 8_800,
        source: { kind: 'order', id: orderId },
        referenceNumber: 'JH261121000001',
      },
      {
        event: 'WEIGHT_REFUND',
        unit: 'CNY',
        amount: 800,
        source: { kind: 'packing', id: randomUUID() },
        referenceNumber: 'JH261121000001',
      },
      {
        event: 'TOPUP_BANK',
        unit: 'HKD',
        amount: 5_000,
        source: { kind: 'bank_transfer', id: transferId },
        referenceNumber: 'BT261121000001',
      },
      {
        event: 'REFERRAL',
        unit: 'COIN',
        amount: 1_000,
        source: { kind: 'referral', id: referralId },
        referenceNumber: null,
      },
    ] as const
    const posted = await postEntries(
      tx,
      moves.map((move) => ({ ...move, memberId, remark: null, actor: { kind: 'system', id: null } as const })),
    )
    await tx.run(sql`
      insert into bank_transfers (id, transfer_number, member_id, amount_minor, currency, file_id, audit_status, received_minor, recharge_status, entry_id)
      values (${transferId}, 'BT261121000001', ${memberId}, 5000, 'HKD', ${transferId}, 'approved', 5000, 'credited', ${posted[2]?.id})`)
    await tx.run(sql`
      insert into referrals (id, inviter_id, invitee_id, code, state, coins) values (${referralId}, ${memberId}, ${chiho.id}, 'x', 'rewarded', 1000)`)
  })
})

const withoutTriggers = sql`set local session_replication_role = replica`

/** Does the damage as the owner with all triggers off, runs the checks, and undoes it. */
async function findingsAfter(...damage: readonly Query<unknown>[]): Promise<readonly Finding[]> {
  let findings: readonly Finding[] = []
  await context.database
    .transaction(async (tx) => {
      await tx.run(withoutTriggers)
      for (const each of damage) await tx.run(each)
      findings = await findFaults(tx)
      throw new Undone()
    })
    .catch((error: unknown) => {
      if (!(error instanceof Undone)) throw error
    })
  return findings
}
class Undone extends Error {}

const checksOf = (findings: readonly Finding[]) => [...new Set(findings.map(({ check }) => check))].sort()

const entryOf = async (event: string, unit: string) =>
  (
    await db.row(
      sql<{
        id: string
      }>`select id from ledger_entries where member_id = ${memberId} and event = ${event} and unit = ${unit}`,
    )
  ).id

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

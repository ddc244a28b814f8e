import { ledgerEvents } from '#domain/ledger.ts'
import { type Query, sql } from '#server/database/db.ts'
import { wrongCoinExpiries, wrongCoins, wrongCoupons, wrongReferrals, wrongStoreTopUps } from './check-gifts.sql.ts'
import { wrongPaymentRefunds, wrongPayments } from './check-payments.sql.ts'
import {
  wrongCompensations,
  wrongDisputes,
  wrongParcelAnswers,
  wrongServices,
  wrongWarehouseTransfers,
} from './check-promises.sql.ts'
import type { Fault } from './fault.ts'

/** The member's side of each entry, as the account sees it. */
const memberEnds = sql`
  select id, from_account as account, from_seq as seq, from_before as before, from_after as after, -amount as moved
  from ledger_entries where from_seq is not null
  union all
  select id, to_account, to_seq, to_before, to_after, amount from ledger_entries where to_seq is not null`

/** The entries of an account form a chain without gaps. */
const brokenChains = sql<Fault>`
  with linked as (
    select *, lag(seq, 1, 0::bigint) over in_order as last_seq, lag(after, 1, 0::bigint) over in_order as last_after
    from (${memberEnds}) ends window in_order as (partition by account order by seq)
  )
  select id as subject, format('entry %s of account %s (%s %s = %s) does not follow entry %s, which left %s',
    seq, account, before, moved, after, last_seq, last_after) as fault
  from linked where seq <> last_seq + 1 or before <> last_after or after <> before + moved`

/** The balance of an account is the sum of its entries, and equals what the last one left. */
const wrongBalances = sql<Fault>`
  with told as (
    select account, sum(moved) as total, max(seq) as last_seq, (array_agg(after order by seq desc))[1] as last_after
    from (${memberEnds}) ends group by account
  )
  select a.id as subject, format('%s of %s: balance %s after %s entries; the entries add up to %s, the last one (%s) left %s',
    a.unit, coalesce(a.member_id::text, a.kind), a.balance, a.last_seq,
    coalesce(told.total, 0), coalesce(told.last_seq, 0), coalesce(told.last_after, 0)) as fault
  from ledger_accounts a left join told on told.account = a.id
  where a.balance <> coalesce(told.total, 0) or a.balance <> coalesce(told.last_after, 0)
    or a.last_seq <> coalesce(told.last_seq, 0)`

/** What members hold is what the house accounts gave: stored balances against the other sides of all entries. */
const unitsThatDoNotSumToZero = sql<Fault>`
  select unit as subject,
    format('%s: members hold %s, the house accounts stand at %s', unit, sum(held), sum(house)) as fault
  from (
    select unit, balance as held, 0 as house from ledger_accounts where kind = 'member'
    union all
    select a.unit, 0, e.amount from ledger_entries e join ledger_accounts a on a.id = e.to_account where a.kind <> 'member'
    union all
    select a.unit, 0, -e.amount from ledger_entries e join ledger_accounts a on a.id = e.from_account where a.kind <> 'member'
  ) ends group by unit having sum(held) + sum(house) <> 0`

const flows = JSON.stringify(Object.entries(ledgerEvents).map(([event, flow]) => ({ event, ...flow })))

/** The direction and unit of each event are those of the domain's table. */
const wrongEnds = sql<Fault>`
  select e.id as subject, format('%s of %s %s goes from %s (%s) to %s (%s), for member %s', e.event, e.amount, e.unit,
    coalesce(f.kind, 'nowhere'), f.unit, coalesce(t.kind, 'nowhere'), t.unit, e.member_id) as fault
  from ledger_entries e
  left join ledger_accounts f on f.id = e.from_account
  left join ledger_accounts t on t.id = e.to_account
  left join jsonb_to_recordset(${flows}::jsonb) as flow (event text, "from" text, "to" text, unit text) on flow.event = e.event
  where flow.event is null or f.id is null or t.id is null or e.amount <= 0 or f.unit <> e.unit or t.unit <> e.unit
    or f.kind <> flow."from"
    or case flow."to" when 'origin' then t.kind in ('member', 'receivable') else t.kind <> flow."to" end
    or case flow.unit when 'coins' then e.unit <> 'COIN' when 'money' then e.unit = 'COIN' else false end
    or coalesce(f.member_id, t.member_id) is distinct from e.member_id or f.member_id <> t.member_id
    or (f.kind = 'member') <> (e.from_seq is not null) or (t.kind = 'member') <> (e.to_seq is not null)`

/** Nobody pays back more than they owe. */
const overpaidDebts = sql<Fault>`
  select member_id as subject, format('member %s has paid back %s %s more than was owed', member_id, -sum(owed), unit) as fault
  from (
    select member_id, unit, case event when 'RECEIVABLE_OPEN' then amount else -amount end as owed
    from ledger_entries where event in ('RECEIVABLE_OPEN', 'RECEIVABLE_PAID')
  ) debts group by member_id, unit having sum(owed) < 0`

/**
 * What an order was paid, less what it refunded, matches its entries. They carry the order's number: the source of a
 * supplement or a refund is the action that caused it.
 */
const wrongOrders = sql<Fault>`
  with told as (
    select reference_number as number, unit, member_id,
      sum(case when event in ('ORDER_PAY', 'ORDER_SUPPLEMENT') then amount else -amount end) as net
    from ledger_entries where event in ('ORDER_PAY', 'ORDER_SUPPLEMENT', 'WEIGHT_REFUND', 'ORDER_REFUND')
    group by reference_number, unit, member_id
  )
  select coalesce(o.id::text, told.number, 'no number') as subject, case when o.id is null
    then format('entries of %s %s belong to no order %s of member %s', told.net, told.unit, told.number, told.member_id)
    else format('order %s stands at %s paid and %s refunded; its entries add up to %s',
      o.order_number, o.paid_minor, o.refunded_minor, coalesce(told.net, 0)) end as fault
  from orders o full join told on told.number = o.order_number and told.unit = o.currency and told.member_id = o.member_id
  where o.id is null or o.paid_minor - o.refunded_minor <> coalesce(told.net, 0)`

/** A credited transfer has exactly one credit, of the amount received; one that was taken back is taken back whole. */
const wrongTransfers = sql<Fault>`
  with told as (
    select source_id, count(distinct (unit, member_id)) as owners, min(unit) as unit, min(member_id::text) as member_id,
      count(*) filter (where event = 'TOPUP_BANK') as credits,
      sum(amount) filter (where event = 'TOPUP_BANK') as credited,
      min(id::text) filter (where event = 'TOPUP_BANK') as entry_id,
      coalesce(sum(amount) filter (where event <> 'TOPUP_BANK'), 0) as reversed
    from ledger_entries
    where event = 'TOPUP_BANK' or (source_kind = 'bank_transfer' and event in ('REVERSAL', 'RECEIVABLE_OPEN'))
    group by source_id
  )
  select coalesce(t.id, told.source_id)::text as subject, case when t.id is null
    then format('%s credits belong to no bank transfer', told.credits)
    else format('transfer %s is %s with %s %s received; its entries are %s credits of %s and %s taken back',
      t.transfer_number, t.recharge_status, t.received_minor, t.currency,
      coalesce(told.credits, 0), coalesce(told.credited, 0), coalesce(told.reversed, 0)) end as fault
  from bank_transfers t full join told on told.source_id = t.id
  where t.id is null or case when t.recharge_status = 'not_credited' then told.source_id is not null else
    told.credits is distinct from 1 or told.credited is distinct from t.received_minor
    or told.entry_id is distinct from t.entry_id::text or told.owners <> 1
    or told.unit is distinct from t.currency or told.member_id is distinct from t.member_id::text
    or told.reversed is distinct from case t.recharge_status when 'reversed' then t.received_minor else 0 end end`

/** The stored counts of parcels match the rows (decision record 13). */
const wrongParcelCounts = sql<Fault>`
  with share as (
    select k.* from parcels p, parcel_share(p, -1) k where p.deleted_at is null and p.closed_reason is null
  ), off as (
    select member_id, day, sum(forecast) as forecast, sum(in_stock) as in_stock, sum(packing) as packing, sum(shipped) as shipped,
      sum(sendable) as sendable, sum(abnormal) as abnormal, sum(signed) as signed
    from (
      select * from parcel_counts
      union all
      select * from share
      union all
      select member_id, null, forecast, in_stock, packing, shipped, sendable, abnormal, signed from share
    ) both_sides group by member_id, day
  )
  select member_id as subject, format('the parcels of %s on %s are counted wrong by %s forecast, %s in stock, %s packing, %s shipped, %s sendable, %s abnormal, %s signed',
    member_id, coalesce(day::text, 'all days'), forecast, in_stock, packing, shipped, sendable, abnormal, signed) as fault
  from off where (forecast, in_stock, packing, shipped, sendable, abnormal, signed) <> (0, 0, 0, 0, 0, 0, 0)`

/** The same for what lies in each place of a warehouse (decision record 86). */
const wrongShelfCounts = sql<Fault>`
  with there as (select warehouse_id, code, count(*) as parcels from on_shelves group by warehouse_id, code)
  select warehouse_id as subject, format('%s parcels are counted on shelf %s, there are %s', coalesce(told.parcels, 0), code,
    coalesce(there.parcels, 0)) as fault
  from there full join shelf_counts told using (warehouse_id, code)
  where coalesce(told.parcels, 0) <> coalesce(there.parcels, 0)`

/** The same for orders that were shipped or delivered. */
const wrongOrderCounts = sql<Fault>`
  with there as (
    select member_id, count(*) filter (where status = 'shipped') as shipped, count(*) filter (where status = 'signed') as signed
    from orders where lifecycle = 'active' and status in ('shipped', 'signed') group by member_id
  )
  select member_id as subject, format('%s orders on the way and %s signed are told of %s, there are %s and %s', coalesce(told.shipped, 0),
    coalesce(told.signed, 0), member_id, coalesce(there.shipped, 0), coalesce(there.signed, 0)) as fault
  from there full join order_counts told using (member_id)
  where (coalesce(told.shipped, 0), coalesce(told.signed, 0)) <> (coalesce(there.shipped, 0), coalesce(there.signed, 0))`

const guards = [
  'ledger_accounts_not_below_zero',
  'ledger_accounts_house_has_no_balance',
  'ledger_accounts_owner',
  'ledger_entries_once',
  'ledger_entries_two_ends',
  'ledger_entries_from_chain',
  'ledger_entries_to_chain',
  'ledger_entries_one_end_is_a_member',
  'ledger_entries_insert_only',
  'ledger_entries_never_emptied',
  'coupons_used',
  'coupon_templates_quota',
  'coupon_history_once',
  'store_topups_amount',
  'payment_intents_credited',
  'payment_intents_key',
  'payment_intents_paid',
  'payment_intents_refunded',
  'payment_intents_refunds',
  'payment_intents_trade',
  'payment_messages_insert_only',
  'payment_refunds_key',
  'payment_refunds_returned',
  'payment_differences_same',
  'payment_differences_two_people',
  'order_cartons_once',
  'order_deeds_once',
  'order_compensations_once',
  'orders_no_open_dispute',
  'parcels_counted_insert',
  'parcels_counted_update',
  'parcels_counted_delete',
]

/** The triggers and constraints that protect the books exist and are enabled. */
const missingGuards = sql<Fault>`
  select name as subject, format('the guard %s is missing or switched off', name) as fault from unnest(${guards}::text[]) as name
  where not exists (select from pg_constraint where conname = name and convalidated)
    and not exists (select from pg_trigger where tgname = name and tgenabled in ('O', 'A'))`

/** Every check by its name, in reporting order. */
export const checks: Readonly<Record<string, Query<Fault>>> = {
  'sum-zero': unitsThatDoNotSumToZero,
  balance: wrongBalances,
  chain: brokenChains,
  ends: wrongEnds,
  debt: overpaidDebts,
  order: wrongOrders,
  'bank-transfer': wrongTransfers,
  'online-payment': wrongPayments,
  'payment-refund': wrongPaymentRefunds,
  referral: wrongReferrals,
  'store-topup': wrongStoreTopUps,
  coins: wrongCoins,
  'coin-expiry': wrongCoinExpiries,
  coupon: wrongCoupons,
  dispute: wrongDisputes,
  compensation: wrongCompensations,
  'parcel-service': wrongServices,
  'warehouse-transfer': wrongWarehouseTransfers,
  'parcel-answer': wrongParcelAnswers,
  'parcel-counts': wrongParcelCounts,
  'shelf-counts': wrongShelfCounts,
  'order-counts': wrongOrderCounts,
  guard: missingGuards,
}

/** One snapshot of the database for all checks, with time for them. */
export const beginSnapshot = sql`set transaction isolation level repeatable read read only`
export const takeTime = sql`select set_config('statement_timeout', '10min', true)`
export const beginCheck = sql`savepoint one_check`
export const giveUpCheck = sql`rollback to savepoint one_check`

/** The first rows that a check finds, with their total, so that a flood is recognised as one. */
export const firstOf = (query: Query<Fault>) => sql<Fault & { count: number }>`
  select f.*, count(*) over ()::int as count from (${query}) f limit 20`

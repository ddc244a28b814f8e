import type { StoredText } from '#contract/wire/language.ts'
import { asStored } from '#contract/wire/language.ts'
import type { LedgerEvent } from '#domain/ledger.ts'
import type { Sort } from '#domain/long-list.ts'
import type { Currency, Unit } from '#domain/money.ts'
import { type Db, nothing, type Query, sql, type Tx } from '#server/database/db.ts'
import type { Account, Books, Line } from './plan.ts'

export const insertAccounts = (tx: Tx, memberIds: readonly string[]) =>
  tx.run(sql`
    insert into ledger_accounts (kind, member_id, unit)
    select 'member', member_id, unit from unnest(${memberIds}::uuid[]) as member_id, unnest(array['CNY', 'HKD', 'COIN']) as unit
    on conflict do nothing`)

export interface Owner {
  readonly memberId: string
  readonly unit: Unit
}

type LockedRow = Omit<Account, 'owed' | 'receivableId'> & { ids: string[] }

/** Locks these accounts in the order of their ids, and draws the ids of the entries to be written. */
export const lockAccounts = (tx: Tx, owners: readonly Owner[], entries: number) =>
  tx.rows(sql<LockedRow>`
    select a.id, a.member_id as "memberId", a.unit, a.balance, a.last_seq as "lastSeq",
      array(select new_id() from generate_series(1, ${entries}::int)) as ids
    from ledger_accounts a
    where a.kind = 'member' and ${ownedBy(owners)}
    order by a.id for update of a`)

/** A single owner, the usual case, gets a statement whose plan can be reused. */
function ownedBy(owners: readonly Owner[]): Query<unknown> {
  const [owner, ...others] = owners
  if (owner && others.length === 0) return sql`a.member_id = ${owner.memberId} and a.unit = ${owner.unit}`
  return sql`(a.member_id, a.unit) in (
      select * from jsonb_to_recordset(${JSON.stringify(owners)}::jsonb) as o ("memberId" uuid, unit text)
    )`
}

export interface Debt extends Owner {
  readonly owed: number
  readonly receivableId: string
}

/**
 * What these members owe. A separate statement after the lock, because only then does it see what the lock waited for.
 */
export const readDebts = (db: Db, memberIds: readonly string[]) =>
  db.rows(sql<Debt>`
    select e.member_id as "memberId", e.unit, r.id as "receivableId",
      sum(case e.event when 'RECEIVABLE_OPEN' then e.amount else -e.amount end)::bigint as owed
    from ledger_entries e
    join ledger_accounts r on r.member_id = e.member_id and r.kind = 'receivable' and r.unit = e.unit
    where e.event in ('RECEIVABLE_OPEN', 'RECEIVABLE_PAID') and e.member_id = any(${memberIds})
    group by e.member_id, e.unit, r.id`)

export const openReceivable = (tx: Tx, { memberId, unit }: Owner) =>
  tx.row(sql<{ id: string }>`
    insert into ledger_accounts (kind, member_id, unit) values ('receivable', ${memberId}, ${unit})
    on conflict (member_id, kind, unit) where member_id is not null do update set kind = excluded.kind returning id`)

/** Writes balances and entries in one statement and returns how many entries it wrote. */
export const writeEntries = (tx: Tx, { accounts }: Books, lines: readonly Line[]) =>
  tx.run(sql`
    with balances as (
      update ledger_accounts a set balance = b.balance, last_seq = b."lastSeq"
      from jsonb_to_recordset(${JSON.stringify(accounts)}::jsonb) as b (id uuid, balance bigint, "lastSeq" bigint)
      where a.id = b.id and a.last_seq <> b."lastSeq"
    )
    insert into ledger_entries (id, from_account, to_account, unit, amount, event, source_kind, source_id, reference_number,
      remark, actor_kind, actor_id, member_id, from_seq, from_before, from_after, to_seq, to_before, to_after)
    select e.id, coalesce(e."fromAccount", ${houseAccount(sql`e."fromKind"`)}),
      coalesce(e."toAccount", ${houseAccount(sql`e."toKind"`)}),
      e.unit, e.amount, e.event, e."sourceKind", e."sourceId", e."referenceNumber", e.remark, e."actorKind", e."actorId",
      e."memberId", e."fromSeq", e."fromBefore", e."fromAfter", e."toSeq", e."toBefore", e."toAfter"
    from jsonb_to_recordset(${JSON.stringify(lines.map(rowOf))}::jsonb) as e (
      position int, id uuid, "fromAccount" uuid, "fromKind" text, "toAccount" uuid, "toKind" text, unit text, amount bigint,
      event text, "sourceKind" text, "sourceId" uuid, "referenceNumber" text, remark jsonb, "actorKind" text, "actorId" uuid,
      "memberId" uuid, "fromSeq" bigint, "fromBefore" bigint, "fromAfter" bigint, "toSeq" bigint, "toBefore" bigint, "toAfter" bigint
    )
    order by e.position`)

const houseAccount = (kind: Query<unknown>) => sql`
  (select id from ledger_accounts where kind = ${kind} and unit = e.unit and member_id is null)`

const rowOf = (
  { id, from, to, unit, amount, event, source, referenceNumber, remark, actor, memberId }: Line,
  position: number,
) => ({
  position,
  id,
  unit,
  amount,
  event,
  memberId,
  referenceNumber,
  sourceKind: source.kind,
  sourceId: source.id,
  remark: remark && asStored(remark),
  actorKind: actor.kind,
  actorId: actor.id,
  fromAccount: from.account,
  fromKind: from.kind,
  fromSeq: from.chain?.seq,
  fromBefore: from.chain?.before,
  fromAfter: from.chain?.after,
  toAccount: to.account,
  toKind: to.kind,
  toSeq: to.chain?.seq,
  toBefore: to.chain?.before,
  toAfter: to.chain?.after,
})

export const readBalances = (db: Db, memberId: string) =>
  db.rows(
    sql<{
      unit: Unit
      balance: number
    }>`select unit, balance from ledger_accounts where member_id = ${memberId} and kind = 'member'`,
  )

export interface SourceEntry {
  readonly id: string
  readonly event: LedgerEvent
  readonly unit: Unit
  /** As the member sees it: what they spend, or come to owe, is negative. */
  readonly amount: number
  readonly memberId: string
  readonly at: string
}

export const readEntriesOfSource = (db: Db, kind: string, id: string) =>
  db.rows(sql<SourceEntry>`
    select id, event, unit, case when to_seq is null then -amount else amount end as amount, member_id as "memberId", at
    from ledger_entries where source_kind = ${kind} and source_id = ${id} order by no`)

/**
 * What this staff member credited to these members since midnight in Shanghai; entries that follow from a weighing or a
 * rule, or that a second person signed when they moved in, do not count.
 */
export const readCreditsToday = (db: Db, staffId: string, memberIds: readonly string[]) =>
  db.rows(sql<Owner & { amount: number }>`
    select member_id as "memberId", unit, sum(amount)::bigint as amount from ledger_entries
    where member_id = any(${memberIds}) and actor_kind = 'staff' and actor_id = ${staffId} and to_seq is not null
      and (event not in ('OPENING', 'WEIGHT_REFUND', 'DISPUTE_REFUND', 'PARCEL_SERVICE_REFUND', 'TRANSFER_REFUND', 'REDEEM_REFUND', 'REFERRAL') or source_kind = 'adjustment') and at >= date_trunc('day', now())
    group by member_id, unit`)

/** What this staff member took from a member since midnight in Shanghai. */
export const readDebitsToday = (db: Db, staffId: string, { memberId, unit }: Owner) =>
  db.row(sql<{ amount: number }>`
    select coalesce(sum(amount), 0)::bigint as amount from ledger_entries
    where member_id = ${memberId} and unit = ${unit} and actor_kind = 'staff' and actor_id = ${staffId} and from_seq is not null
      and at >= date_trunc('day', now())`)

export interface StatementFilter {
  readonly currency?: Currency | undefined
  readonly eventCode?: string | undefined
  readonly from?: string | undefined
  /** Exclusive. */
  readonly until?: string | undefined
}

export interface StatementRow {
  readonly id: string
  readonly time: string
  readonly event: LedgerEvent
  readonly amountMinor: number
  readonly currency: Currency
  readonly balanceBeforeMinor: number
  readonly balanceAfterMinor: number
  readonly remark: Partial<StoredText> | null
  readonly referenceNumber: string | null
}

/** Newest first unless asked otherwise, by the order in which they were made, never by their time. */
export const readStatement = (
  db: Db,
  memberId: string,
  { sort = 'newest', ...filter }: StatementFilter & { readonly sort?: Sort | undefined },
  limit: number,
  offset: number,
) =>
  db.rows(sql<StatementRow>`
    select id, at as time, event, case when from_seq is null then amount else -amount end as "amountMinor", unit as currency,
      coalesce(from_before, to_before) as "balanceBeforeMinor", coalesce(from_after, to_after) as "balanceAfterMinor",
      remark, reference_number as "referenceNumber"
    from ledger_entries where ${ofStatement(memberId, filter)}
    order by ${sort === 'newest' ? sql`no desc` : sql`no`} limit ${limit} offset ${offset}`)

export const readTotals = (db: Db, memberId: string, filter: StatementFilter) =>
  db.rows(sql<{ currency: Currency; count: number; inMinor: number; outMinor: number }>`
    select unit as currency, count(*)::int as count, coalesce(sum(amount) filter (where to_seq is not null), 0)::bigint as "inMinor",
      coalesce(sum(amount) filter (where from_seq is not null), 0)::bigint as "outMinor"
    from ledger_entries where ${ofStatement(memberId, filter)} group by unit`)

/** The same for each business day with entries. */
export const readDays = (db: Db, memberId: string, filter: StatementFilter) =>
  db.rows(sql<{ day: string; currency: Currency; inMinor: number; outMinor: number }>`
    select to_char(at, 'YYYY-MM-DD') as day, unit as currency, coalesce(sum(amount) filter (where to_seq is not null), 0)::bigint as "inMinor",
      coalesce(sum(amount) filter (where from_seq is not null), 0)::bigint as "outMinor"
    from ledger_entries where ${ofStatement(memberId, filter)} group by 1, 2 order by 1, 2`)

/** Money only; opening a debt does not move the member's balance, so it is in no statement. */
const ofStatement = (memberId: string, { currency, eventCode, from, until }: StatementFilter) => sql`
  member_id = ${memberId} and unit <> 'COIN' and (from_seq is not null or to_seq is not null)
  ${currency ? sql`and unit = ${currency}` : nothing} ${eventCode ? sql`and event = ${eventCode}` : nothing}
  ${from ? sql`and at >= ${from}::timestamptz` : nothing} ${until ? sql`and at < ${until}::timestamptz` : nothing}`

export interface CoinFilter {
  readonly event?: string | undefined
  readonly from?: string | undefined
  /** Exclusive. */
  readonly until?: string | undefined
}

export interface CoinRow {
  readonly id: string
  readonly time: string
  readonly event: LedgerEvent
  readonly coins: number
  readonly coinsAfter: number
  readonly remark: Partial<StoredText> | null
  readonly referenceNumber: string | null
}

/** Newest first, like statements of money. */
export const readCoinStatement = (db: Db, memberId: string, filter: CoinFilter, limit: number, offset: number) =>
  db.rows(sql<CoinRow>`
    select id, at as time, event, case when from_seq is null then amount else -amount end as coins,
      coalesce(from_after, to_after) as "coinsAfter", remark, reference_number as "referenceNumber"
    from ledger_entries where ${ofCoins(memberId, filter)} order by no desc limit ${limit} offset ${offset}`)

export const countCoinStatement = (db: Db, memberId: string, filter: CoinFilter) =>
  db.row(sql<{ total: number }>`select count(*)::int as total from ledger_entries where ${ofCoins(memberId, filter)}`)

export const readCoinDays = (db: Db, memberId: string, filter: CoinFilter) =>
  db.rows(sql<{ day: string; coinsIn: number; coinsOut: number }>`
    select to_char(at, 'YYYY-MM-DD') as day, coalesce(sum(amount) filter (where to_seq is not null), 0)::bigint as "coinsIn",
      coalesce(sum(amount) filter (where from_seq is not null), 0)::bigint as "coinsOut"
    from ledger_entries where ${ofCoins(memberId, filter)} group by 1 order by 1`)

const ofCoins = (memberId: string, { event, from, until }: CoinFilter) => sql`
  member_id = ${memberId} and unit = 'COIN' and (from_seq is not null or to_seq is not null)
  ${event ? sql`and event = ${event}` : nothing}
  ${from ? sql`and at >= ${from}::timestamptz` : nothing} ${until ? sql`and at < ${until}::timestamptz` : nothing}`

/** The sum of all entries of a member's coins, by event and as the member sees it: what they spend is negative. */
export const sumCoins = (db: Db, memberId: string) =>
  db.rows(sql<{ event: LedgerEvent; coins: number }>`
    select event, sum(case when from_seq is null then amount else -amount end)::bigint as coins
    from ledger_entries where ${ofCoins(memberId, {})} group by event`)

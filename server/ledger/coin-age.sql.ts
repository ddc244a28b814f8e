import type { CoinAge } from '#domain/coin-expiry.ts'
import { type Db, nothing, sql } from '#server/database/db.ts'

/* How old the coins of members are (record 73). */

export interface OldCoins extends CoinAge {
  readonly memberId: string
  /** Told to the member, not expired yet. */
  readonly announced: number
}

interface Ask {
  /** Only coins received at least so many days ago count as received. */
  readonly days: number
  /** Null: every member with coins. */
  readonly memberId: string | null
  /** Members in the order of their ids, after this one. */
  readonly after: string | null
  readonly limit: number
}

/** Of members who have coins and an account that is not erased. */
export const findOldCoins = (db: Db, { days, memberId, after, limit }: Ask) =>
  db.rows(sql<OldCoins>`
    select account.member_id as "memberId",
      coalesce(sum(entry.amount) filter (where entry.to_seq is not null and entry.event <> 'REDEEM_REFUND'
        and entry.at <= now() - make_interval(days => ${days}::int)), 0)::bigint as received,
      coalesce(sum(case when entry.event = 'REDEEM_REFUND' then -entry.amount when entry.from_seq is not null then entry.amount end), 0)::bigint as spent,
      (select coalesce(sum(coins), 0) from coin_expiries where member_id = account.member_id and settled_at is null)::bigint as announced
    from ledger_accounts account
    join members on members.id = account.member_id and members.state <> 'erased'
    join ledger_entries entry on entry.member_id = account.member_id and entry.unit = 'COIN'
    where account.kind = 'member' and account.unit = 'COIN' and account.balance > 0
      ${memberId ? sql`and account.member_id = ${memberId}` : nothing} ${after ? sql`and account.member_id > ${after}::uuid` : nothing}
    group by account.member_id order by account.member_id limit ${limit}`)

export interface Expiring {
  readonly coins: number
  readonly dueAt: string
}

/** What this member was told will expire next; several announcements of one day count together. */
export const findExpiring = (db: Db, memberId: string) =>
  db.find(sql<Expiring>`
    select sum(coins)::bigint as coins, due_at as "dueAt" from coin_expiries
    where member_id = ${memberId} and settled_at is null group by due_at order by due_at limit 1`)

import { coinNoticeDays } from '#domain/coin-expiry.ts'
import { type Db, sql, type Tx } from '#server/database/db.ts'

/** Coins are there until the end of the last day; returns that end. */
export const insertAnnouncement = (tx: Tx, memberId: string, coins: number) =>
  tx.row(sql<{ dueAt: string }>`
    insert into coin_expiries (member_id, coins, due_at)
    values (${memberId}, ${coins}, date_trunc('day', now()) + make_interval(days => ${coinNoticeDays + 1}::int))
    returning due_at as "dueAt"`)

export interface Announced {
  readonly id: string
  readonly memberId: string
  readonly coins: number
}

const columns = sql`id, member_id as "memberId", coins`

export const findDue = (db: Db, limit: number) =>
  db.rows(sql<Announced>`
    select ${columns} from coin_expiries where settled_at is null and due_at <= now() order by due_at, id limit ${limit}`)

/** Undefined: another run was quicker. */
export const lockAnnouncement = (tx: Tx, id: string) =>
  tx.find(sql<Announced>`select ${columns} from coin_expiries where id = ${id} and settled_at is null for update`)

export const settleAnnouncement = (tx: Tx, id: string, expired: number) =>
  tx.run(sql`update coin_expiries set settled_at = now(), expired = ${expired} where id = ${id}`)

/** Coins do not expire any more. */
export const withdrawAll = (db: Db) =>
  db.run(sql`update coin_expiries set settled_at = now(), expired = 0 where settled_at is null`)

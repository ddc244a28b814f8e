import type { LiveTopic } from '#contract/live.ts'
import type { StaffRole } from '#contract/wire/operation.ts'
import { type Db, limitTo, sql, type Tx } from '#server/database/db.ts'

/** Told on this channel after each batch: the number of its last event. */
export const channel = 'live_events'

export interface LiveEvent {
  readonly sequence: number
  readonly topic: LiveTopic
  readonly memberId: string | null
  readonly warehouseId: string | null
  readonly subjectId: string | null
  readonly everybody: boolean
}

const columns = sql`sequence, topic, member_id as "memberId", warehouse_id as "warehouseId", subject_id as "subjectId", everybody`

export const isAnythingTold = async (db: Db): Promise<boolean> =>
  (await db.row(sql<{ isTold: boolean }>`select exists (select from live_changes) as "isTold"`)).isTold

/** The last number, for the one process that relays now; null while another one does. */
export const lockRelay = async (tx: Tx): Promise<number | null> =>
  (await tx.find(sql<{ last: number }>`select last_sequence as last from live_relay for update skip locked`))?.last ??
  null

/**
 * Numbers what committed transactions told, at most `limit` rows. Changes of the same kind for the same people become
 * one event.
 */
export const numberChanges = (tx: Tx, last: number, limit: number) =>
  tx.row(sql<{ taken: number; numbered: number }>`
    with taken as (
      delete from live_changes where ctid in (select ctid from live_changes ${limitTo(limit)}) returning *
    ), merged as (
      select topic, member_id, warehouse_id, everybody,
        case when min(subject_id::text) = max(subject_id::text) then (array_agg(subject_id))[1] end as subject_id
      from taken group by topic, member_id, warehouse_id, everybody
    ), numbered as (
      insert into live_events (sequence, topic, member_id, warehouse_id, subject_id, everybody)
      select ${last}::bigint + row_number() over (), topic, member_id, warehouse_id, subject_id, everybody from merged
      returning sequence
    )
    select (select count(*)::int from taken) as taken, (select count(*)::int from numbered) as numbered`)

export async function keepLast(tx: Tx, last: number): Promise<void> {
  await tx.run(sql`update live_relay set last_sequence = ${last}`)
  await tx.run(sql`select pg_notify(${channel}, ${String(last)})`)
}

export const lastSequence = async (db: Db): Promise<number> =>
  (await db.row(sql<{ last: number }>`select last_sequence as last from live_relay`)).last

export const eventsAfter = (db: Db, sequence: number, limit: number) =>
  db.rows(
    sql<LiveEvent>`select ${columns} from live_events where sequence > ${sequence} order by sequence ${limitTo(limit)}`,
  )

export const eventsOfMemberAfter = (db: Db, memberId: string, sequence: number, limit: number) =>
  db.rows(sql<LiveEvent>`
    select ${columns} from live_events where member_id = ${memberId} and sequence > ${sequence}
    union all select ${columns} from live_events where everybody and sequence > ${sequence}
    order by sequence ${limitTo(limit)}`)

interface Kept {
  readonly last: number
  /** The first that is kept; null if none is. */
  readonly first: number | null
  /** The last of those that are older than a minute. */
  readonly minuteAgo: number | null
}

export const readKept = (db: Db) =>
  db.row(sql<Kept>`
    select (select last_sequence from live_relay) as last, (select min(sequence) from live_events) as first,
      (select sequence from live_events where at < now() - interval '1 minute' order by sequence desc limit 1) as "minuteAgo"`)

/** Those of these sessions that still open something. */
export const liveMemberSessions = (db: Db, sessionIds: readonly string[]) =>
  db.rows(sql<{ sessionId: string }>`
    select s.id as "sessionId" from member_sessions s join members m on m.id = s.member_id
    where s.id = any(${sessionIds}::uuid[]) and s.ended_at is null and s.expires_at > now() and m.state = 'active'`)

interface LiveStaffSession {
  readonly sessionId: string
  readonly roles: readonly StaffRole[]
  readonly warehouseIds: readonly string[]
}

export const liveStaffSessions = (db: Db, sessionIds: readonly string[]) =>
  db.rows(sql<LiveStaffSession>`
    select s.id as "sessionId", t.roles, t.warehouse_ids as "warehouseIds"
    from staff_sessions s join staff t on t.id = s.staff_id
    where s.id = any(${sessionIds}::uuid[]) and s.ended_at is null and s.expires_at > now()
      and s.last_seen_at > now() - interval '2 hours' and not t.disabled and not t.must_change_password`)

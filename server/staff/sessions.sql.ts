import { type Db, sql, type Tx } from '#server/database/db.ts'

/* Sessions that still open something: as `findStaffSession` judges them. */

const live = sql`ended_at is null and expires_at > now() and last_seen_at > now() - interval '2 hours'`

interface LiveSession {
  readonly id: string
  readonly userAgent: string
  readonly network: string
  readonly signedInAt: string
  readonly lastSeenAt: string
}

/** The most that a page shows; somebody with more has worse things to do than to read them. */
const shownAtMost = 100

export const liveSessions = (db: Db, staffId: string) =>
  db.rows(sql<LiveSession>`
    select id, user_agent as "userAgent", network, created_at as "signedInAt", last_seen_at as "lastSeenAt"
    from staff_sessions where staff_id = ${staffId} and ${live} order by last_seen_at desc, id desc limit ${shownAtMost}`)

export const isStaff = (db: Db, id: string) => db.find(sql<{ id: string }>`select id from staff where id = ${id}`)

interface Ending {
  /** Undefined: all of them. */
  readonly only: string | undefined
  /** Goes on where all end. */
  readonly except: string
  readonly reason: 'ended_by_owner' | 'ended_by_admin'
}

/** How many ended. */
export const endLiveSessions = (tx: Tx, staffId: string, { only, except, reason }: Ending) =>
  tx.run(sql`
    update staff_sessions set ended_at = now(), end_reason = ${reason}
    where staff_id = ${staffId} and ${only === undefined ? sql`id <> ${except}` : sql`id = ${only}`} and ${live}`)

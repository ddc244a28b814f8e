import { type Db, sql, type Tx } from '#server/database/db.ts'

/* Who may work at a station: people of its warehouse, and administrators, who have chosen a password. */

export interface Worker {
  readonly id: string
  readonly name: string
  readonly pinHash: string | null
  readonly hasSecondFactor: boolean
}

const worker = sql`t.id, t.name, t.pin_hash as "pinHash", t.totp_sealed is not null as "hasSecondFactor"`

const worksAt = (warehouseId: string) => sql`
  not t.disabled and not t.must_change_password
  and ('A' = any(t.roles) or ('W' = any(t.roles) and ${warehouseId}::uuid = any(t.warehouse_ids)))`

/** The most that a page offers to choose from; the others scan their badge. */
const shownAtMost = 200

export const peopleWithPin = (db: Db, warehouseId: string) =>
  db.rows(sql<Pick<Worker, 'id' | 'name'>>`
    select t.id, t.name from staff t where t.pin_hash is not null and ${worksAt(warehouseId)}
    order by t.name, t.id limit ${shownAtMost}`)

export const findByBadge = (db: Db, warehouseId: string, badgeHash: Buffer) =>
  db.find(sql<Worker>`select ${worker} from staff t where t.badge_hash = ${badgeHash} and ${worksAt(warehouseId)}`)

export const findWithPin = (db: Db, warehouseId: string, id: string) =>
  db.find(sql<Worker>`
    select ${worker} from staff t where t.id = ${id} and t.pin_hash is not null and ${worksAt(warehouseId)}`)

interface StationSession {
  readonly shiftId: string
  readonly staffId: string
  readonly tokenHash: Buffer
  readonly userAgent: string
  readonly network: string
}

/** One person at a time: of two who sign in at once, the second replaces the first. No row when the shift has ended. */
export async function replaceSession(tx: Tx, { shiftId, staffId, tokenHash, ...place }: StationSession) {
  const shift = await tx.find(sql<{ expiresAt: string }>`
    select expires_at as "expiresAt" from station_shifts
    where id = ${shiftId} and closed_at is null and expires_at > now() for update`)
  if (!shift) return undefined
  await tx.run(sql`
    update staff_sessions set ended_at = now(), end_reason = 'changed' where shift_id = ${shiftId} and ended_at is null`)
  await tx.run(sql`
    insert into staff_sessions (staff_id, shift_id, token_hash, expires_at, user_agent, network)
    values (${staffId}, ${shiftId}, ${tokenHash}, ${shift.expiresAt}, ${place.userAgent}, ${place.network})`)
  return shift
}

/** There is no session yet that the audit trail could name, so the sign-in writes its own row. */
export const recordStationSignIn = (
  tx: Tx,
  at: { stationId: string; staffId: string; ip: string; requestId: string },
) =>
  tx.run(sql`
    insert into audit_log (staff_id, station_id, call, target_kind, target_id, ip, request_id)
    values (${at.staffId}, ${at.stationId}, 'staffStations.signIn', 'stations', ${at.stationId}, ${at.ip}, ${at.requestId})`)

import { createHash, randomBytes } from 'node:crypto'
import type { Operation, StaffRole, Who } from '#contract/wire/operation.ts'
import type { Language } from '#domain/language.ts'
import { stationIdleMinutes } from '#domain/station.ts'
import { type Database, sql } from '#server/database/db.ts'

/* Tokens are 256 random bits; the database keeps only their hash, so a stolen database gives no access. */

export const newToken = () => randomBytes(32).toString('base64url')

export const tokenHash = (token: string) => createHash('sha256').update(token).digest()

export interface MemberSession {
  readonly id: string
  readonly sessionId: string
  readonly memberNumber: string
  readonly language: Language
}

export interface StaffSession {
  readonly id: string
  readonly sessionId: string
  readonly name: string
  readonly roles: readonly StaffRole[]
  readonly warehouseIds: readonly string[]
  readonly mustChangePassword: boolean
  /** Signed in where everybody needs a second factor, without having one yet. */
  readonly mustEnrolTotp: boolean
  /** The station that several people share, and at which this one works; null: a device of their own. */
  readonly stationId: string | null
  /** The shift during which the station is open for them; null: no station. */
  readonly shiftId: string | null
}

type Sessions = Pick<Database, 'reads' | 'run'>

interface SlidingSession {
  /** Used long enough after its last extension that it should be extended. */
  stale: boolean
}

/**
 * The member behind a token; each use extends a session by the lifetime it was given at sign-in. Of many calls at once
 * only one writes the extension, and none waits for it.
 */
export async function findMemberSession({ reads, run }: Sessions, token: string): Promise<MemberSession | null> {
  const found = await reads.find(sql<MemberSession & SlidingSession>`
    select m.id, s.id as "sessionId", m.member_number as "memberNumber", m.language, s.last_seen_at < now() - interval '5 minutes' as stale
    from member_sessions s join members m on m.id = s.member_id
    where s.token_hash = ${tokenHash(token)} and s.ended_at is null and s.expires_at > now() and m.state = 'active'`)
  if (!found) return null
  if (found.stale) {
    await run(sql`
      update member_sessions set last_seen_at = now(), expires_at = now() + (expires_at - last_seen_at)
      where id = (select id from member_sessions where id = ${found.sessionId} for no key update skip locked)`)
  }
  return found
}

/**
 * The staff member behind a token: twelve hours at most, two hours idle (B-AU-01). At a station they have the rights of
 * warehouse work in its warehouse and no others, whatever else they may do elsewhere, until its shift ends (B-AU-30).
 */
export async function findStaffSession({ reads, run }: Sessions, token: string): Promise<StaffSession | null> {
  const found = await reads.find(sql<StaffSession & SlidingSession>`
    select t.id, s.id as "sessionId", t.name, t.must_change_password as "mustChangePassword", s.must_enrol as "mustEnrolTotp",
      case when d.id is null then t.roles else array['W'] end as roles,
      case when d.id is null then t.warehouse_ids else array[d.warehouse_id] end as "warehouseIds",
      d.id as "stationId", s.shift_id as "shiftId", s.last_seen_at < now() - interval '1 minute' as stale
    from staff_sessions s join staff t on t.id = s.staff_id
      left join station_shifts f on f.id = s.shift_id left join stations d on d.id = f.station_id
    where s.token_hash = ${tokenHash(token)} and s.ended_at is null and s.expires_at > now() and not t.disabled
      and case when s.shift_id is null then s.last_seen_at > now() - interval '2 hours'
        else s.last_seen_at > now() - make_interval(mins => ${stationIdleMinutes}) and f.closed_at is null and f.expires_at > now()
          and not d.suspended and ('A' = any(t.roles) or ('W' = any(t.roles) and d.warehouse_id = any(t.warehouse_ids))) end`)
  if (!found) return null
  if (found.stale) {
    await run(sql`
      update staff_sessions set last_seen_at = now()
      where id = (select id from staff_sessions where id = ${found.sessionId} for no key update skip locked)`)
  }
  return found
}

/**
 * Whether a staff member may make a call: an administrator any, the others those of their roles. Somebody who is not
 * ready for work may only become so, sign out, and ask who they are.
 */
export function mayCall(staff: Pick<StaffSession, 'roles' | ReadinessKey>, who: Who): boolean {
  if (who === 'staff') return true
  if (!isReadyForWork(staff)) return false
  return who === 'either' || (typeof who === 'object' && staff.roles.some((role) => role === 'A' || who.includes(role)))
}

/** At a station others use the same device, so nobody sees or changes there how they sign in. */
export const isPossibleAt = (
  { stationId }: Pick<StaffSession, 'stationId'>,
  { aboutSignIn }: Pick<Operation, 'aboutSignIn'>,
) => stationId === null || !aboutSignIn

type ReadinessKey = 'mustChangePassword' | 'mustEnrolTotp'

/** Has a password of their own choice, and a second factor where one is required. */
export const isReadyForWork = ({ mustChangePassword, mustEnrolTotp }: Pick<StaffSession, ReadinessKey>) =>
  !mustChangePassword && !mustEnrolTotp

/** Reads what all warehouses and roles read. What else they may do follows from their other roles alone. */
export const isAuditor = ({ roles }: Pick<StaffSession, 'roles'>) => roles.includes('U')

/**
 * The warehouses whose parcels a staff member sees, null for all: warehouse staff their own, customer service,
 * administrators and auditors all.
 */
export const parcelsSeenBy = (staff: Pick<StaffSession, 'roles' | 'warehouseIds'>): readonly string[] | null =>
  isAuditor(staff) || staff.roles.some((role) => role === 'S' || role === 'A') ? null : staff.warehouseIds

/** Whether a staff member works in this warehouse; an administrator works in all. */
export const worksIn = (staff: Pick<StaffSession, 'roles' | 'warehouseIds'>, warehouseId: string) =>
  staff.roles.includes('A') || staff.warehouseIds.includes(warehouseId)

import { createHash, randomBytes } from 'node:crypto'
import type { StaffRole, Who } from '#contract/wire/operation.ts'
import type { Language } from '#domain/language.ts'
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

/** The staff member behind a token: twelve hours at most, two hours idle (B-AU-01). */
export async function findStaffSession({ reads, run }: Sessions, token: string): Promise<StaffSession | null> {
  const found = await reads.find(sql<StaffSession & SlidingSession>`
    select t.id, s.id as "sessionId", t.name, t.roles, t.warehouse_ids as "warehouseIds", t.must_change_password as "mustChangePassword",
      s.must_enrol as "mustEnrolTotp", s.last_seen_at < now() - interval '1 minute' as stale
    from staff_sessions s join staff t on t.id = s.staff_id
    where s.token_hash = ${tokenHash(token)} and s.ended_at is null and s.expires_at > now()
      and s.last_seen_at > now() - interval '2 hours' and not t.disabled`)
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

type ReadinessKey = 'mustChangePassword' | 'mustEnrolTotp'

/** Has a password of their own choice, and a second factor where one is required. */
export const isReadyForWork = ({ mustChangePassword, mustEnrolTotp }: Pick<StaffSession, ReadinessKey>) =>
  !mustChangePassword && !mustEnrolTotp

/** Reads what all warehouses and roles read. What else they may do follows from their other roles alone. */
export const isAuditor = ({ roles }: Pick<StaffSession, 'roles'>) => roles.includes('U')

/** Whether a staff member works in this warehouse; an administrator works in all. */
export const worksIn = (staff: Pick<StaffSession, 'roles' | 'warehouseIds'>, warehouseId: string) =>
  staff.roles.includes('A') || staff.warehouseIds.includes(warehouseId)

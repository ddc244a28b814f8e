import type { Input, Output } from '#contract/wire/operation.ts'
import type { staff } from '#contract/staff.ts'
import type { staffAccounts } from '#contract/staff-accounts.ts'
import { deviceOf } from '#domain/user-agent.ts'
import { type Db, orRefuse } from '#server/database/db.ts'
import type { AsStaff, ReadCall, WriteCall } from '#server/context.ts'
import { lockForAdministrator } from './accounts.ts'
import { endLiveSessions, isStaff, liveSessions } from './sessions.sql.ts'

/** B-AU-23 */
export const sessions = async ({ db, staff: caller }: ReadCall & AsStaff): Promise<Output<typeof staff.sessions>> => ({
  list: await sessionsOnWire(db, caller.id, caller.sessionId),
})

/** B-AU-24: one, which may be this one, or all but this one. One that has ended, or is somebody else's, is not found. */
export async function endSessions(
  { tx, staff: caller, audit }: WriteCall & AsStaff,
  { sessionId }: Input<typeof staff.endSessions>,
): Promise<Output<typeof staff.endSessions>> {
  const ended = await endLiveSessions(tx, caller.id, {
    only: sessionId,
    except: caller.sessionId,
    reason: 'ended_by_owner',
  })
  if (sessionId !== undefined && ended === 0) orRefuse(undefined, 'not_found')
  audit({ kind: 'staff', id: caller.id, after: { ended } })
  return { ended }
}

/** B-AU-21 */
export async function sessionsOf(
  { db, staff: caller }: ReadCall & AsStaff,
  { id }: Input<typeof staffAccounts.sessionsOf>,
): Promise<Output<typeof staffAccounts.sessionsOf>> {
  orRefuse(await isStaff(db, id), 'not_found')
  return { list: await sessionsOnWire(db, id, caller.sessionId) }
}

/** B-AU-22: one, or all; a session of this call goes on where all end. */
export async function endSessionsOf(
  call: WriteCall & AsStaff,
  { id, sessionId }: Input<typeof staffAccounts.endSessionsOf>,
): Promise<Output<typeof staffAccounts.endSessionsOf>> {
  const { tx, staff: caller } = call
  orRefuse((await lockForAdministrator(call, id)).account, 'not_found')
  const ended = await endLiveSessions(tx, id, { only: sessionId, except: caller.sessionId, reason: 'ended_by_admin' })
  if (sessionId !== undefined && ended === 0) orRefuse(undefined, 'not_found')
  call.audit({ kind: 'staff', id, after: { ended } })
  return { ended }
}

const sessionsOnWire = async (db: Db, staffId: string, current: string) =>
  (await liveSessions(db, staffId)).map(({ userAgent, network, ...session }) => ({
    ...session,
    ...deviceOf(userAgent),
    network: network || null,
    current: session.id === current,
  }))

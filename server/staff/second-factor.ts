import type { Input, Output } from '#contract/wire/operation.ts'
import type { staff } from '#contract/staff.ts'
import { orRefuse } from '#server/database/db.ts'
import type { AsStaff, ReadCall, WriteCall } from '#server/context.ts'
import { confirmedFactor, drawSecondFactor, secondFactorFault, storeSecondFactor } from '#server/auth/second-factor.ts'
import { newToken, tokenHash } from '#server/auth/session.ts'
import { proveSecondFactor } from '#server/auth/sign-in.ts'
import { tellOwner } from './mail.ts'
import { endOtherSessions, renewSession, staffById } from './sql.ts'

/** B-AU-09. */
export async function drawTotp(call: ReadCall & AsStaff): Promise<Output<typeof staff.drawTotp>> {
  const { db, staff: caller } = call
  const { username } = await staffById(db, caller.id)
  return drawSecondFactor(call, { kind: 'staff', id: caller.id }, username)
}

/**
 * B-AU-10. From now on each sign-in requires a code. Replacing a second factor requires the old one. Sessions without it
 * end: the answer contains the token of the session that continues, and the previous token no longer works.
 */
export async function confirmTotp(
  call: WriteCall & AsStaff,
  { ticket, code, current }: Input<typeof staff.confirmTotp>,
): Promise<Output<typeof staff.confirmTotp>> {
  const { tx, context, staff: caller } = call
  const holder = { kind: 'staff', id: caller.id } as const
  const drawn = orRefuse(confirmedFactor(context, holder, { ticket, code }) ?? undefined, 'staff_state')
  const { totpSealed } = await staffById(context.database, caller.id)
  await proveSecondFactor(call, { account: `staff:${caller.id}` }, () =>
    secondFactorFault(call, { ...holder, totpSealed }, current),
  )
  orRefuse(await storeSecondFactor(tx, holder, totpSealed, drawn), 'staff_state')
  await endOtherSessions(tx, caller.id, caller.sessionId, 'totp')
  const token = newToken()
  const { expiresAt } = orRefuse(await renewSession(tx, caller.sessionId, tokenHash(token)), 'token_invalid')
  call.audit({ kind: 'staff', id: caller.id })
  await tellOwner(call, 'secondFactor')
  return { token, expiresAt }
}

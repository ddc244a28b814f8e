import { randomBytes } from 'node:crypto'
import type { staffAccounts } from '#contract/staff-accounts.ts'
import type { Input, Output } from '#contract/wire/operation.ts'
import { badgeOf } from '#domain/station.ts'
import { tokenHash } from '#server/auth/session.ts'
import { base32 } from '#server/auth/totp.ts'
import type { AsStaff, WriteCall } from '#server/context.ts'
import { orRefuse } from '#server/database/db.ts'
import { barsOf } from '#server/labels/labels.ts'
import { endStationSessionsOf, removeBadgeAndPin, storeBadge } from './accounts.sql.ts'
import { accountOnWire, lockForAdministrator } from './accounts.ts'
import { tellAdministrators } from './mail.ts'

type Calls = typeof staffAccounts

/** B-AU-32: 80 random bits, of which only the hash is kept. The sessions that the old badge opened end. */
export async function drawBadge(
  call: WriteCall & AsStaff,
  { id }: Input<Calls['drawBadge']>,
): Promise<Output<Calls['drawBadge']>> {
  const { tx, staff } = call
  orRefuse((await lockForAdministrator(call, id)).account, 'not_found')
  const badge = badgeOf(base32(randomBytes(10)))
  const account = await storeBadge(tx, id, tokenHash(badge))
  await endStationSessionsOf(tx, id)
  call.audit({ kind: 'staff', id })
  await tellAdministrators(call, account, ['badge'])
  return { staff: accountOnWire(account, staff.id), badge, bars: await barsOf(badge) }
}

/** B-AU-33 */
export async function removeBadge(
  call: WriteCall & AsStaff,
  { id }: Input<Calls['removeBadge']>,
): Promise<Output<Calls['removeBadge']>> {
  const { tx, staff } = call
  const before = orRefuse((await lockForAdministrator(call, id)).account, 'not_found')
  const account = await removeBadgeAndPin(tx, id)
  await endStationSessionsOf(tx, id)
  const held = ({ hasBadge, hasPin }: typeof account) => ({ hasBadge, hasPin })
  call.audit({ kind: 'staff', id, before: held(before), after: held(account) })
  return accountOnWire(account, staff.id)
}

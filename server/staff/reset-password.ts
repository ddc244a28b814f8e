import type { Input, Output } from '#contract/wire/operation.ts'
import type { staffAccounts } from '#contract/staff-accounts.ts'
import { readConfig } from '#server/settings/config.ts'
import { orRefuse } from '#server/database/db.ts'
import type { AsStaff, WriteCall } from '#server/context.ts'
import { hashPassword } from '#server/auth/passwords.ts'
import { refuse } from '#server/http/refuse.ts'
import { forgetFailures } from '#server/auth/sign-in.ts'
import { endSessionsOf, storeOneTimePassword } from './accounts.sql.ts'
import { accountOnWire, drawPassword, lockForAdministrator } from './accounts.ts'
import { tellAdministrators } from './mail.ts'
import { ownResetText } from './text.ts'

type Reset = typeof staffAccounts.resetPassword

/**
 * B-AU-08. For somebody who lost their password or phone; their sessions end, and failed attempts are forgotten on
 * every network.
 */
export async function resetPassword(call: WriteCall & AsStaff, { id }: Input<Reset>): Promise<Output<Reset>> {
  const { context, tx, staff } = call
  const oneTimePassword = drawPassword()
  const passwordHash = await hashPassword(oneTimePassword)
  orRefuse((await lockForAdministrator(call, id)).account, 'not_found')
  if (id === staff.id) refuse('four_eyes', { text: ownResetText })
  const { 'staff.oneTimePasswordHours': hours } = await readConfig(context, tx)
  const account = await storeOneTimePassword(tx, id, passwordHash, hours)
  await endSessionsOf(tx, id, 'reset')
  await forgetFailures(tx, `staff:${id}`)
  call.audit({ kind: 'staff', id })
  await tellAdministrators(call, account, ['reset'])
  return { staff: accountOnWire(account, staff.id), oneTimePassword }
}

import type { Input, Output } from '#contract/wire/operation.ts'
import type { staffAccounts } from '#contract/staff-accounts.ts'
import { isUsername, tidyUsername } from '#domain/username.ts'
import { readConfig } from '#server/settings/config.ts'
import type { AsStaff, WriteCall } from '#server/context.ts'
import { hashPassword } from '#server/auth/passwords.ts'
import { refuseFields } from '#server/http/refuse.ts'
import { insertAccount, isUsernameTaken } from './accounts.sql.ts'
import { accountOnWire, checkWarehouses, drawPassword, lockForAdministrator } from './accounts.ts'
import { tellAdministrators } from './mail.ts'
import { noRights, rightsGiven } from './roles/rights.ts'

type Create = typeof staffAccounts.create

/** B-AU-06 */
export async function createStaffMember(call: WriteCall & AsStaff, typed: Input<Create>): Promise<Output<Create>> {
  const { context, tx, staff, language } = call
  const username = tidyUsername(typed.username)
  if (!isUsername(username)) refuseFields({ username: 'field_username' })
  const { name, email } = typed
  const warehouseIds = [...new Set(typed.warehouseIds)]
  const oneTimePassword = drawPassword()
  const passwordHash = await hashPassword(oneTimePassword)
  await lockForAdministrator(call, null)
  const { roles, bundles } = await rightsGiven(tx, typed, noRights)
  if (roles.length === 0) refuseFields({ roles: 'field_required' })
  await checkWarehouses(tx, roles, warehouseIds)
  const { 'staff.oneTimePasswordHours': oneTimePasswordHours } = await readConfig(context, tx)
  const draft = { username, name, email, passwordHash, roles, bundles, warehouseIds, oneTimePasswordHours, language }
  const account = await insertAccount(tx, draft)
  if (!account) {
    const isTaken = await isUsernameTaken(tx, username)
    return refuseFields(isTaken ? { username: 'field_username_taken' } : { email: 'field_staff_email_taken' })
  }
  call.audit({ kind: 'staff', id: account.id, after: { username, name, email, roles, bundles, warehouseIds } })
  await tellAdministrators(call, account, ['created'])
  return { staff: accountOnWire(account, staff.id), oneTimePassword }
}

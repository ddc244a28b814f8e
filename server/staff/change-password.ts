import type { Input, Output } from '#contract/wire/operation.ts'
import type { staff } from '#contract/staff.ts'
import { staffPasswordFault } from '#domain/password.ts'
import { orRefuse } from '#server/database/db.ts'
import type { AsStaff, WriteCall } from '#server/context.ts'
import { hashPassword } from '#server/auth/passwords.ts'
import { refuse, refuseFields } from '#server/http/refuse.ts'
import { provePassword } from '#server/auth/sign-in.ts'
import { tellOwner } from './mail.ts'
import { changePassword as storePassword, endOtherSessions, staffById } from './sql.ts'

/** B-AU-04: 12 to 64 characters. This session continues, all others of the account end. */
export async function changePassword(
  call: WriteCall & AsStaff,
  { oldPassword, newPassword }: Input<typeof staff.changePassword>,
): Promise<Output<typeof staff.changePassword>> {
  const { tx, context, staff: caller } = call
  if (staffPasswordFault(newPassword)) {
    // The default sentence of 2014 is about the members' rule; staff have another.
    refuse('password_format', {
      text: 'field_password_staff',
      fields: { newPassword: 'field_password_staff' },
    })
  }
  const { passwordHash } = await staffById(context.database, caller.id)
  await provePassword(
    call,
    { account: `staff:${caller.id}`, passwordHash, password: oldPassword },
    'old_password_wrong',
  )
  if (newPassword === oldPassword) refuseFields({ newPassword: 'field_password_same' })
  const changed = await storePassword(tx, caller.id, passwordHash, await hashPassword(newPassword))
  orRefuse(changed, 'old_password_wrong')
  await endOtherSessions(tx, caller.id, caller.sessionId, 'password')
  call.audit({ kind: 'staff', id: caller.id })
  await tellOwner(call, 'password')
  return {}
}

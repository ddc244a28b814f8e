import type { staff } from '#contract/staff.ts'
import type { Input, Output } from '#contract/wire/operation.ts'
import { pinFault } from '#domain/station.ts'
import { hashPassword } from '#server/auth/passwords.ts'
import { provePassword } from '#server/auth/sign-in.ts'
import type { AsStaff, WriteCall } from '#server/context.ts'
import { refuseFields } from '#server/http/refuse.ts'
import { tellOwner } from './mail.ts'
import { staffById, storePin } from './sql.ts'

type SetPin = typeof staff.setPin

/** B-AU-34: chosen by its owner alone and with the password, so that nobody else can act under their name. */
export async function setPin(call: WriteCall & AsStaff, { password, pin }: Input<SetPin>): Promise<Output<SetPin>> {
  const { tx, context, staff: caller } = call
  const fault = pin === '' ? null : pinFault(pin)
  if (fault) refuseFields({ pin: fault === 'format' ? 'field_pin' : 'field_pin_simple' })
  const { passwordHash } = await staffById(context.database, caller.id)
  await provePassword(call, { account: `staff:${caller.id}`, passwordHash, password }, 'old_password_wrong')
  await storePin(tx, caller.id, pin === '' ? null : await hashPassword(pin))
  call.audit({ kind: 'staff', id: caller.id, after: { hasPin: pin !== '' } })
  await tellOwner(call, 'pin')
  return { hasPin: pin !== '' }
}

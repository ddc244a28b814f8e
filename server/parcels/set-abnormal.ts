import { isDeepStrictEqual } from 'node:util'
import type { Input, Output } from '#contract/wire/operation.ts'
import type { staffParcels } from '#contract/receiving.ts'
import { parcelCan } from '#domain/parcel.ts'
import { refuseOwnAccount } from '#server/auth/own-account.ts'
import { worksIn } from '#server/auth/session.ts'
import type { AsStaff, WriteCall } from '#server/context.ts'
import { orRefuse } from '#server/database/db.ts'
import { refuse } from '#server/http/refuse.ts'
import { sendMemberMail } from '#server/members/members.ts'
import { noteDeed } from './add-photos.sql.ts'
import { isBlocking, withSaid } from './faults.ts'
import { refuseOnTheWay } from './in-transfer.ts'
import { faultFoundMail, faultSettledMail } from './mail.ts'
import { faultsOf, writeFaults } from './set-abnormal.sql.ts'
import { lockForStaff } from './staff.sql.ts'
import { staffParcelOf } from './station.ts'

/**
 * B-IN-08: what staff found wrong with a parcel in stock, or that it is settled. PROHIBITED and COD keep it out of
 * orders. Saying the same again changes nothing and tells nobody.
 */
export async function setAbnormal(
  call: WriteCall & AsStaff,
  { id, text, version, ...typed }: Input<typeof staffParcels.setAbnormal>,
): Promise<Output<typeof staffParcels.setAbnormal>> {
  const { tx, staff, context } = call
  const code = typed.code || null
  const parcel = orRefuse(await lockForStaff(tx, id), 'not_found')
  const isOfService = staff.roles.some((role) => role === 'S' || role === 'A')
  if (!isOfService && !worksIn(staff, parcel.warehouseId)) refuse('role_missing')
  await refuseOwnAccount(tx, staff.id, parcel.memberId)
  refuseOnTheWay(parcel)
  if (!parcelCan.setAbnormal(parcel)) refuse('staff_state')
  if (version !== undefined && version !== parcel.version) refuse('version_conflict')
  const before = await faultsOf(tx, id)
  const said = withSaid(before, code)
  const after = { ...said, note: code === null ? null : (text ?? '').trim() || null }
  if (isDeepStrictEqual(before, after)) return staffParcelOf(call, id, parcel.warehouseId)
  orRefuse(await writeFaults(tx, id, said, after.note), 'staff_state')
  await noteDeed(tx, parcel, 'setAbnormal', staff.id, { before, after }, after.note ?? '')
  call.audit({ kind: 'parcel', id, before, after })
  const { trackingNumber } = parcel
  const { publicUrl } = context.environment
  await sendMemberMail(tx, parcel.memberId, 'PARCEL_ABNORMAL', (language) =>
    code === null
      ? faultSettledMail(language, { trackingNumber, publicUrl })
      : faultFoundMail(language, {
          trackingNumber,
          code,
          note: after.note ?? '',
          isBlocking: isBlocking(said),
          publicUrl,
        }),
  )
  return staffParcelOf(call, id, parcel.warehouseId)
}

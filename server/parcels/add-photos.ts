import type { Input, Output } from '#contract/wire/operation.ts'
import type { staffParcels } from '#contract/receiving.ts'
import { parcelCan } from '#domain/parcel.ts'
import { worksIn } from '#server/auth/session.ts'
import type { AsStaff, WriteCall } from '#server/context.ts'
import { orRefuse } from '#server/database/db.ts'
import { fileUrl, useFiles } from '#server/files/files.ts'
import { refuse } from '#server/http/refuse.ts'
import { countPhotos, noteDeed } from './add-photos.sql.ts'
import { tooManyPhotosText } from './add-photos.text.ts'
import { refuseOnTheWay } from './in-transfer.ts'
import { insertPhotos } from './receive.sql.ts'
import { photosOf } from './sql.ts'
import { lockForStaff } from './staff.sql.ts'

export const photosAtMost = 40

/** B-IN-06: photos taken after the parcel was received, beside those of its receipt. */
export async function addPhotos(
  call: WriteCall & AsStaff,
  typed: Input<typeof staffParcels.addPhotos>,
): Promise<Output<typeof staffParcels.addPhotos>> {
  const { tx, staff } = call
  const { id } = typed
  const parcel = orRefuse(await lockForStaff(tx, id), 'not_found')
  if (!worksIn(staff, parcel.warehouseId)) refuse('role_missing')
  refuseOnTheWay(parcel)
  if (!parcelCan.addPhotos(parcel)) refuse('staff_state')
  const before = await photosOf(tx, id)
  const fileIds = [...new Set(typed.fileIds)].filter((fileId) => !before.some((photo) => photo.fileId === fileId))
  if (before.length + fileIds.length > photosAtMost) refuse('staff_state', { text: tooManyPhotosText(photosAtMost) })
  await useFiles(tx, { kind: 'staff', id: staff.id }, 'photo', fileIds, parcel.warehouseId)
  await insertPhotos(tx, id, null, staff.id, fileIds)
  await countPhotos(tx, id)
  await noteDeed(tx, parcel, 'addPhotos', staff.id, { fileIds })
  call.audit({ kind: 'parcel', id, after: { addedPhotos: fileIds } })
  const photos = await photosOf(tx, id)
  return { photos: photos.map(({ fileId, takenAt }) => ({ fileId, takenAt, url: fileUrl(call, fileId) })) }
}

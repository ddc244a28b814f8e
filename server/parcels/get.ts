import type { Input, Output } from '#contract/wire/operation.ts'
import type { parcels } from '#contract/parcels.ts'
import { pickText } from '#contract/wire/language.ts'
import { orRefuse } from '#server/database/db.ts'
import { fileUrl } from '#server/files/files.ts'
import type { AsMember, ReadCall } from '#server/context.ts'
import { noteSeen, parcelDisputes } from '#server/orders/orders.ts'
import { parcelRow, trackStep } from './row.ts'
import { purchaseOf } from './purchases.sql.ts'
import { stepsOfParcel } from './track.ts'
import { findParcel, goodsOf, photosOf, stepsOf, weighingsOf } from './sql.ts'

/** C-18: everything that the member may know, with the evidence of each weighing. */
export async function get(
  call: ReadCall & AsMember,
  { id }: Input<typeof parcels.get>,
): Promise<Output<typeof parcels.get>> {
  const { db, language } = call
  const parcel = orRefuse(await findParcel(db, call.member.id, id), 'not_found')
  const [goods, storedPhotos, weighings, steps, purchase, { standing, disputeAnswerHours }] = await Promise.all([
    goodsOf(db, id),
    photosOf(db, id),
    weighingsOf(db, id),
    stepsOf(db, [id], parcel.orderId ? [parcel.orderId] : []),
    purchaseOf(db, id),
    parcelDisputes(call, db, id),
  ])
  const photos = storedPhotos.map((photo) => ({ ...photo, url: fileUrl(call, photo.fileId) }))
  const evidence = weighings.map((weighing) => ({
    ...weighing,
    warehouseName: pickText(weighing.warehouseName, language),
    photos: photos.filter((photo) => photo.receiptId === weighing.id),
    ...standing(weighing.id),
  }))
  await noteSeen(call.context.database, call.member.id, evidence)
  return {
    ...parcelRow(parcel, language),
    goods,
    photos,
    weighings: evidence,
    disputeAnswerHours,
    events: stepsOfParcel(steps, parcel).map((step) => trackStep(step, language)),
    remark: parcel.remark,
    purchase: purchase ?? null,
  }
}

import { pickText } from '#contract/wire/language.ts'
import type { Db } from '#server/database/db.ts'
import { fileUrl } from '#server/files/files.ts'
import type { Call } from '#server/context.ts'
import { photosOfReceipts, weighingsOfAll } from './weighings.sql.ts'

/** Every weighing of these parcels with its photos, the newest first; repeated scans are left out. */
export async function weighingsOfParcels(call: Call, db: Db, parcelIds: readonly string[]) {
  const [weighings, photos] = await Promise.all([weighingsOfAll(db, parcelIds), photosOfReceipts(db, parcelIds)])
  return weighings.map((weighing) => ({
    ...weighing,
    warehouseName: pickText(weighing.warehouseName, call.language),
    photos: photos
      .filter(({ receiptId }) => receiptId === weighing.id)
      .map(({ fileId, takenAt }) => ({ fileId, takenAt, url: fileUrl(call, fileId) })),
  }))
}

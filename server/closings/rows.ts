import type { staffParcelClosings } from '#contract/parcel-closings.ts'
import { pickText } from '#contract/wire/language.ts'
import type { Output } from '#contract/wire/operation.ts'
import type { AsStaff, Call } from '#server/context.ts'
import type { Db } from '#server/database/db.ts'
import { fileUrl } from '#server/files/files.ts'
import { assert } from '#server/http/refuse.ts'
import { memberCardsById } from '#server/members/members.ts'
import type { ClosingRow } from './sql.ts'

type OnWire = Output<typeof staffParcelClosings.confirm>

export async function closingsOnWire(call: Call & AsStaff, db: Db, rows: readonly ClosingRow[]): Promise<OnWire[]> {
  const cards = await memberCardsById(
    db,
    rows.map(({ memberId }) => memberId),
  )
  return rows.map((row) => {
    const { id, parcelId, memberId, trackingNumber, warehouseName, shelf, reason, intoNumber, cause, note, state } = row
    const { photoFileIds, askedById, askedBy, askedAt, settledBy, settledAt, settledNote } = row
    const card = cards.get(memberId)
    assert(card, 'a parcel has its member')
    return {
      ...{ id, parcelId, memberId, trackingNumber, shelf, reason, intoNumber, cause, note, state },
      ...{ askedBy, askedAt, settledBy, settledAt, settledNote },
      memberNumber: card.memberNumber,
      memberName: card.memberName,
      warehouseName: pickText(warehouseName, call.language),
      photos: photoFileIds.map((fileId) => ({ fileId, url: fileUrl(call, fileId), takenAt: askedAt })),
      isOwn: askedById === call.staff.id,
    }
  })
}

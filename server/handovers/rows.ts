import type { staffHandovers } from '#contract/handovers.ts'
import { pickText } from '#contract/wire/language.ts'
import type { Output } from '#contract/wire/operation.ts'
import type { AsStaff, Call } from '#server/context.ts'
import { fileUrl } from '#server/files/files.ts'
import type { HandoverRow } from './sql.ts'

type OnWire = Output<typeof staffHandovers.take>

export function handoverOnWire(call: Call & AsStaff, row: HandoverRow): OnWire {
  const { warehouseName, courierName, photoFileIds, closedById, ...handover } = row
  return {
    ...handover,
    warehouseName: pickText(warehouseName, call.language),
    courierName: pickText(courierName, call.language),
    photos: photoFileIds.map((fileId) => ({ fileId, url: fileUrl(call, fileId), takenAt: row.takenAt })),
    isOwn: closedById === call.staff.id,
  }
}

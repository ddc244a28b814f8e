import { pickText } from '#contract/wire/language.ts'
import type { Output } from '#contract/wire/operation.ts'
import type { orders } from '#contract/orders.ts'
import { type OrderStanding, orderCan } from '#domain/order.ts'
import { readConfig } from '#server/settings/config.ts'
import type { Db } from '#server/database/db.ts'
import { fileUrl } from '#server/files/files.ts'
import type { Call } from '#server/context.ts'
import { cartonsOf, type StoredCarton } from '#server/orders/packing/cartons.sql.ts'
import { type Dispute, disputesOf } from './disputes.sql.ts'

type Carton = Output<typeof orders.get>['cartons'][number]
type DisputeOnWire = NonNullable<Carton['dispute']>

type Weighed = OrderStanding & { readonly id: string; readonly outboundAt: string | null }

/**
 * Every weighing of an order's boxes with its evidence: current ones, and those that were replaced (decision record
 * 16).
 */
export async function evidenceOf(call: Call, db: Db, order: Weighed) {
  const [cartons, disputes] = await Promise.all([cartonsOf(db, order.id), disputesOf(db, order.id)])
  const isInTime = await mayDispute(call, db, order)
  const all = cartons.map((carton) => {
    const dispute = disputes.find(({ weighingId }) => weighingId === carton.id)
    return cartonOnWire(call, carton, dispute, isInTime)
  })
  const { 'dispute.answerHours': disputeAnswerHours } = await readConfig(call.context, db)
  return {
    disputeAnswerHours,
    cartons: all.filter(({ voidedAt }) => voidedAt === null),
    earlierCartons: all.filter(({ voidedAt }) => voidedAt !== null),
  }
}

/** While the boxes are here, and for some time after they left. */
export async function mayDispute(
  { context }: Pick<Call, 'context'>,
  db: Db,
  order: Omit<Weighed, 'id'>,
): Promise<boolean> {
  if (!orderCan.dispute(order)) return false
  const { 'dispute.daysAfterShipping': days } = await readConfig(context, db)
  return order.outboundAt === null || Date.now() <= Date.parse(order.outboundAt) + days * 86_400_000
}

function cartonOnWire(call: Call, carton: StoredCarton, dispute: Dispute | undefined, isInTime: boolean): Carton {
  const { photoFileIds, packingId: _packing, weigherId: _who, warehouseName, ...rest } = carton
  return {
    ...rest,
    warehouseName: pickText(warehouseName, call.language),
    photos: photosOf(call, photoFileIds, carton.weighedAt),
    canDispute: isInTime && carton.voidedAt === null && dispute === undefined,
    dispute: dispute ? disputeOnWire(call, dispute) : null,
  }
}

export function disputeOnWire(call: Call, dispute: Dispute): DisputeOnWire {
  const { id, weighingId, state, reason, openedAt, answerBy, closedAt, note, refundMinor } = dispute
  return {
    id,
    weighingId,
    state,
    reason,
    memberPhotos: dispute.memberPhotos.map((photo) => ({ ...photo, url: fileUrl(call, photo.fileId) })),
    openedAt,
    answerBy,
    closedAt,
    note,
    refundMinor,
    remeasured: remeasuredOf(call, dispute),
  }
}

function remeasuredOf(call: Call, dispute: Dispute): DisputeOnWire['remeasured'] {
  const { weightG, lengthMm, widthMm, heightMm, measuredBy, closedAt, photoFileIds } = dispute
  if (weightG === null || lengthMm === null || widthMm === null || heightMm === null || !measuredBy || !closedAt)
    return null
  return { weightG, lengthMm, widthMm, heightMm, measuredBy, photos: photosOf(call, photoFileIds, closedAt) }
}

const photosOf = (call: Call, fileIds: readonly string[], takenAt: string) =>
  fileIds.map((fileId) => ({ fileId, url: fileUrl(call, fileId), takenAt }))

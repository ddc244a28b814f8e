import type { Input, Output } from '#contract/wire/operation.ts'
import type { orders, staffOrders } from '#contract/orders.ts'
import type { VasChoice } from '#domain/charges.ts'
import { reducedServices } from '#domain/reduced-services.ts'
import { vasChoices } from '#server/channels/channels.ts'
import type { AsStaff, Call, WriteCall } from '#server/context.ts'
import type { Db, Tx } from '#server/database/db.ts'
import { fileUrl, useFiles } from '#server/files/files.ts'
import { refuseFields } from '#server/http/refuse.ts'
import type { LockedOrder } from '#server/orders/locks.sql.ts'
import type { StoredQuote } from '#server/orders/stored-quote.ts'
import { insertReduced, type ReducedDraft, reducedOf, removeReduced } from './reduced.sql.ts'

/* The services of an order as its packing records them: what was done is charged, and what was not has a reason. */

type Packing = Input<typeof staffOrders.pack>
type OrderFull = Output<typeof orders.get>

/** What the member paid for: a later packing may have left some of it out. */
const askedServices = ({ paid, quote }: StoredQuote): readonly VasChoice[] => (paid?.quote ?? quote).vas

/** Services that were paid for keep their price, whether they are offered today or not; what the packer adds has today's. */
export async function servicesDone(
  tx: Tx,
  { stored, channelId, currency }: LockedOrder,
  ticked: Packing['vas'],
): Promise<readonly VasChoice[]> {
  if (ticked === undefined) return stored.quote.vas
  const promised = [...stored.quote.vas, ...askedServices(stored)]
  const isPromised = ({ id, qty }: (typeof ticked)[number]) =>
    promised.some((service) => service.id === id && qty <= service.quantity)
  const toPrice = ticked.map((service) => (isPromised(service) ? { ...service, qty: 0 } : service))
  const priced = [...promised, ...(await vasChoices(tx, toPrice, channelId, currency))]
  return ticked.flatMap(({ id, qty }) => {
    const choice = priced.find((service) => service.id === id)
    return choice && qty > 0 ? [{ ...choice, quantity: qty }] : []
  })
}

/**
 * What was done less often than it was paid for; refuses with 9005 what has no reason. Null: this packing names no
 * services, so they and their reasons stay as the last one recorded them.
 */
export async function requireReasons(
  tx: Tx,
  { id, stored }: LockedOrder,
  { vas }: Packing,
): Promise<readonly ReducedDraft[] | null> {
  const asked = askedServices(stored)
  if (vas === undefined) {
    const recorded = (await reducedOf(tx, id)).map(({ serviceId }) => serviceId)
    if (reducedServices(asked, stored.quote.vas).some((service) => !recorded.includes(service.id)))
      refuseFields({ vas: 'field_service_reason' })
    return null
  }
  const faults: Record<string, 'field_service_reason'> = {}
  const reduced = reducedServices(
    asked,
    vas.map((service) => ({ id: service.id, quantity: service.qty })),
  ).map(({ id: serviceId, quantity, doneQuantity }) => {
    const index = vas.findIndex((service) => service.id === serviceId)
    const { reason = '', photoFileIds = [] } = vas[index] ?? {}
    if (reason === '') faults[index === -1 ? 'vas' : `vas.${index}.reason`] = 'field_service_reason'
    return { serviceId, asked: quantity, done: doneQuantity, reason, photoFileIds }
  })
  if (Object.keys(faults).length > 0) refuseFields(faults)
  return reduced
}

/** Replaces what an earlier packing recorded; its photos may be kept. */
export async function replaceReduced(
  { tx, staff }: WriteCall & AsStaff,
  { id, warehouseId }: LockedOrder,
  packingId: string,
  reduced: readonly ReducedDraft[] | null,
): Promise<void> {
  if (reduced === null) return
  const kept = (await reducedOf(tx, id)).flatMap(({ photoFileIds }) => photoFileIds)
  const added = reduced.flatMap(({ photoFileIds }) => photoFileIds).filter((fileId) => !kept.includes(fileId))
  await useFiles(tx, { kind: 'staff', id: staff.id }, 'photo', added, warehouseId)
  await removeReduced(tx, id)
  await insertReduced(tx, id, packingId, staff.id, reduced)
}

/** Beside what was asked for, in the order of the price. */
export async function reducedOnWire(
  call: Call,
  db: Db,
  orderId: string,
  asked: OrderFull['vas'],
): Promise<OrderFull['reducedServices']> {
  const stored = await reducedOf(db, orderId)
  return asked.flatMap(({ id, code, text }) => {
    const reduced = stored.find(({ serviceId }) => serviceId === id)
    if (!reduced) return []
    const { asked: qty, done: doneQty, reason, photoFileIds, recordedBy, recordedAt } = reduced
    const photos = photoFileIds.map((fileId) => ({ fileId, url: fileUrl(call, fileId), takenAt: recordedAt }))
    return [{ id, code, text, qty, doneQty, reason, photos, recordedBy, recordedAt }]
  })
}

import type { Input, Output } from '#contract/wire/operation.ts'
import type { staffOrders } from '#contract/orders.ts'
import type { Rerating } from '#domain/rerate.ts'
import { refuseOwnAccount } from '#server/auth/own-account.ts'
import { addedSurcharges } from '#server/channels/channels.ts'
import { readConfig } from '#server/settings/config.ts'
import { orRefuse } from '#server/database/db.ts'
import { useFiles } from '#server/files/files.ts'
import type { AsStaff, WriteCall } from '#server/context.ts'
import { sendMemberMail } from '#server/members/members.ts'
import { type LockedParcel, lockParcels, markConsolidated, returnToStock } from '#server/parcels/parcels.ts'
import { refuseFields } from '#server/http/refuse.ts'
import { type CartonDraft, insertCartons, voidCartons } from './cartons.sql.ts'
import { contentsOf } from '#server/orders/contents.ts'
import { type OrderAction, insertAction } from '#server/orders/actions.sql.ts'
import { supersedeParcels } from '#server/orders/disputes/disputes.sql.ts'
import { supplementDueMail, weightRefundMail } from '#server/orders/mail.ts'
import { moveOrder, requireMove } from '#server/orders/moves.ts'
import { rateCartons } from './rate-again.ts'
import { replaceReduced, requireReasons } from './services-done.ts'
import { giveRestBack, keepBill } from '#server/orders/settle.ts'
import { changes } from '#server/orders/changes.sql.ts'
import { addSteps, parcelIdsOf, removeParcels } from '#server/orders/contents.sql.ts'
import { type LockedOrder, lockOrderInScope } from '#server/orders/locks.sql.ts'
import { workedBy } from '#server/orders/staff-scope.ts'
import { weightRefundRemark } from '#server/orders/text.ts'
import { readOrderInScope } from '#server/orders/reading/whole.ts'

type Packing = Input<typeof staffOrders.pack>
type StaffCall = WriteCall & AsStaff

/**
 * B-OU-04: the parcels are in weighed cartons, and the order is priced again by them. An excess is refunded at once, a
 * small rise is ours, a larger one waits for the member. A service that was paid for and not done has a reason. Packing
 * again starts from what is paid.
 */
export async function pack(call: StaffCall, packing: Packing): Promise<Output<typeof staffOrders.pack>> {
  const { tx, staff } = call
  const actor = { kind: 'staff', id: staff.id } as const
  const scope = workedBy(staff)
  const order = orRefuse(await lockOrderInScope(tx, scope, packing.id), 'not_found')
  requireMove(order, 'pack', actor)
  await refuseOwnAccount(tx, staff.id, order.memberId)
  const parcels = await lockParcels(tx, order.memberId, await parcelIdsOf(tx, order.id))
  const kept = requireAllPacked(parcels, packing)
  const reduced = await requireReasons(tx, order, packing)
  const contents = contentsOf(kept)
  const { 'order.tolerance': tolerance } = await readConfig(call.context, tx)
  const { rating, stored } = await rateCartons(tx, order, contents.goodsType, packing, tolerance)
  const { outcome, differenceMinor, refundMinor, dueMinor } = rating
  const { cartons, action } = await replaceCartons(call, order, packing)
  await replaceReduced(call, order, action.id, reduced)
  await takeOut(call, order, packing)
  const money = { outcome, differenceMinor, refundMinor, dueMinor }
  await moveOrder(tx, order, {
    event: outcome === 'supplement_due' ? 'packOwing' : 'pack',
    actor,
    note: packing.removeReason ?? '',
    details: {
      packingId: action.id,
      removedParcelIds: packing.removeParcelIds ?? [],
      reducedServices: reduced,
      ...money,
    },
    set: changes.pack({
      staffId: staff.id,
      contents,
      stored,
      refundMinor,
      otherRemark: packing.otherRemark ?? order.otherRemark,
    }),
  })
  await markConsolidated(
    tx,
    kept.map(({ id }) => id),
    actor,
  )
  await supersedeParcels(
    tx,
    parcels.map(({ id }) => id),
  )
  await addSteps(tx, [order.id], { code: 'consolidated', actor })
  await settle(call, order, action, rating, cartons)
  call.audit({
    kind: 'order',
    id: order.id,
    before: { status: order.status, totalMinor: order.totalMinor },
    after: money,
  })
  const packed = await readOrderInScope(call, tx, scope, order.id)
  return { order: packed, quote: packed.quote, ...money }
}

/**
 * Every parcel that stays is in exactly one carton; every one taken out has a reason, and something is left to send.
 */
function requireAllPacked(
  parcels: readonly LockedParcel[],
  { cartons, removeParcelIds = [], removeReason }: Packing,
): readonly LockedParcel[] {
  if (removeParcelIds.some((id) => !parcels.some((parcel) => parcel.id === id)))
    refuseFields({ removeParcelIds: 'field_choice' })
  if (removeParcelIds.length > 0 && !removeReason) refuseFields({ removeReason: 'field_required' })
  const kept = parcels.filter(({ id }) => !removeParcelIds.includes(id))
  if (kept.length === 0) refuseFields({ removeParcelIds: 'field_too_many' })
  const packed = cartons.flatMap(({ parcelIds }) => parcelIds)
  if (packed.length !== kept.length || !kept.every(({ id }) => packed.includes(id)))
    refuseFields({ cartons: 'field_cartons' })
  return kept
}

async function replaceCartons(
  { tx, staff }: StaffCall,
  { warehouseId }: LockedOrder,
  packing: Packing,
): Promise<{ cartons: readonly CartonDraft[]; action: OrderAction }> {
  const cartons = packing.cartons.map(({ photoFileIds = [], ...carton }, index) => ({
    ...carton,
    photoFileIds,
    cartonNumber: index + 1,
  }))
  await useFiles(
    tx,
    { kind: 'staff', id: staff.id },
    'photo',
    cartons.flatMap(({ photoFileIds }) => photoFileIds),
    warehouseId,
  )
  await voidCartons(tx, packing.id)
  const isSeen = cartons.every(({ photoFileIds }) => photoFileIds.length > 0)
  const noPhotoReason = isSeen ? null : (packing.noPhotoReason ?? null)
  const action = await insertAction(tx, packing.id, 'packing', { kind: 'staff', id: staff.id }, noPhotoReason)
  await insertCartons(tx, packing.id, action.id, staff.id, cartons)
  return { cartons, action }
}

async function takeOut({ tx, staff }: StaffCall, order: LockedOrder, { removeParcelIds = [] }: Packing) {
  if (removeParcelIds.length === 0) return
  await returnToStock(tx, removeParcelIds, { kind: 'staff', id: staff.id })
  await removeParcels(tx, order.id, removeParcelIds)
}

/** Money and mail of the outcome; the packing is the source of the entries. */
async function settle(
  { tx, staff, context }: StaffCall,
  order: LockedOrder,
  packing: OrderAction,
  rating: Rerating,
  cartons: readonly CartonDraft[],
) {
  const { memberId } = order
  const { quote, dueMinor, refundMinor } = rating
  const actor = { kind: 'staff', id: staff.id } as const
  await keepBill(tx, order.id, dueMinor)
  await giveRestBack(tx, order, packing, { ...rating, remark: weightRefundRemark(quote), actor })
  if (dueMinor > 0) {
    const added = await addedSurcharges(tx, order.stored.quote, quote)
    const mail = supplementDueMail(context, { ...order, dueMinor }, cartons, added)
    await sendMemberMail(tx, memberId, 'SUPPLEMENT_DUE', mail)
  }
  if (refundMinor > 0)
    await sendMemberMail(tx, memberId, 'WEIGHT_REFUND', weightRefundMail(context, order, quote, refundMinor))
}

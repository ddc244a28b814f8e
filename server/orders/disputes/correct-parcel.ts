import type { Input, Output } from '#contract/wire/operation.ts'
import type { parcelCorrections } from '#contract/receiving.ts'
import { orderCan } from '#domain/order.ts'
import { refuseOwnAccount } from '#server/auth/own-account.ts'
import { readConfig } from '#server/settings/config.ts'
import { orRefuse, type Tx } from '#server/database/db.ts'
import type { AsStaff, WriteCall } from '#server/context.ts'
import { correctParcel, findForStaff, lockParcels, staffParcelOf } from '#server/parcels/parcels.ts'
import { refuse } from '#server/http/refuse.ts'
import { worksIn } from '#server/auth/session.ts'
import { changes } from '#server/orders/changes.sql.ts'
import { contentsOf, piecesOf, weightOf } from '#server/orders/contents.ts'
import { moveOrder } from '#server/orders/moves.ts'
import { priceAgain } from '#server/orders/paying/price-again.ts'
import { parcelIdsOf } from '#server/orders/contents.sql.ts'
import { type LockedOrder, lockOrderInScope } from '#server/orders/locks.sql.ts'

type Call = WriteCall & AsStaff

/** B-IN-05. An unpaid order is priced again with the corrected parcel; a paid one is priced by the next packing. */
export async function correct(
  call: Call,
  typed: Input<typeof parcelCorrections.correct>,
): Promise<Output<typeof parcelCorrections.correct>> {
  const { context, tx, staff } = call
  const seen = orRefuse(await findForStaff(tx, typed.id), 'not_found')
  const isService = staff.roles.includes('S') || staff.roles.includes('A')
  if (!isService && (!worksIn(staff, seen.warehouseId) || typed.goods)) refuse('role_missing')
  await refuseOwnAccount(tx, staff.id, seen.memberId)
  const { order, parcelIds } = await lockWithOrder(tx, seen)
  const { 'pricing.divisor': divisor } = await readConfig(context, tx)
  const change = await correctParcel(tx, typed, { staffId: staff.id, divisor })
  if (order && orderCan.requote(order)) await priceOrderAgain(call, order, parcelIds)
  call.audit({ kind: 'parcel', id: typed.id, ...change })
  return staffParcelOf(call, typed.id, seen.warehouseId)
}

type Seen = NonNullable<Awaited<ReturnType<typeof findForStaff>>>

/** Locks a parcel and the order that contains it with all its parcels: the order first. */
export async function lockWithOrder(tx: Tx, { id, memberId, orderId }: Seen) {
  const order = orderId === null ? undefined : await lockOrderInScope(tx, null, orderId)
  const parcelIds = order ? await parcelIdsOf(tx, order.id) : [id]
  await lockParcels(tx, memberId, parcelIds)
  // Between reading and locking, it may have been added to an order or removed from one.
  if ((await findForStaff(tx, id))?.orderId !== orderId) refuse('staff_state')
  return { order, parcelIds }
}

async function priceOrderAgain({ context, tx, staff }: Call, order: LockedOrder, parcelIds: readonly string[]) {
  const parcels = await lockParcels(tx, order.memberId, parcelIds)
  const contents = contentsOf(parcels)
  const { stored } = order
  const measured = {
    ...stored,
    pieces: piecesOf(parcels),
    quote: { ...stored.quote, actualWeightG: weightOf(parcels) },
  }
  const priced = await priceAgain(context, tx, { ...order, goodsType: contents.goodsType, stored: measured })
  const { 'order.priceHoldHours': holdHours } = await readConfig(context, tx)
  await moveOrder(tx, order, {
    event: 'requote',
    actor: { kind: 'staff', id: staff.id },
    set: changes.requoteContents(contents, priced, holdHours),
    details: { totalMinor: priced.quote.totalMinor },
  })
}

import type { Input, Output } from '#contract/wire/operation.ts'
import type { staffOrders } from '#contract/orders.ts'
import { orRefuse } from '#server/database/db.ts'
import type { AsStaff, WriteCall } from '#server/context.ts'
import { sendMemberMail } from '#server/members/members.ts'
import { lockParcels, shipParcels } from '#server/parcels/parcels.ts'
import { refuse } from '#server/http/refuse.ts'
import { hasOpenDispute } from '#server/orders/disputes/disputes.sql.ts'
import { orderShippedMail } from '#server/orders/mail.ts'
import { moveOrder, requireMove } from '#server/orders/moves.ts'
import { requireNotBefore, requirePast } from './past.ts'
import { changes } from '#server/orders/changes.sql.ts'
import { addSteps, parcelIdsOf } from '#server/orders/contents.sql.ts'
import { lockOrderInScope } from '#server/orders/locks.sql.ts'
import { workedBy } from '#server/orders/staff-scope.ts'
import { readOrderInScope } from '#server/orders/reading/whole.ts'

/** B-OU-07: an order that is packed, paid and not on hold leaves the warehouse. */
export async function ship(
  call: WriteCall & AsStaff,
  input: Input<typeof staffOrders.ship>,
): Promise<Output<typeof staffOrders.ship>> {
  const { tx, staff, context } = call
  const { id, logisticsNumber } = input
  const at = input.at ?? null
  requirePast(at)
  const actor = { kind: 'staff', id: staff.id } as const
  const scope = workedBy(staff)
  const order = orRefuse(await lockOrderInScope(tx, scope, id), 'not_found')
  requireMove(order, 'ship', actor)
  requireNotBefore(at, order.packedAt, 'field_before_packing')
  // The domain knows only the order; a disputed weighing is a row of its own (decision record 16).
  if (await hasOpenDispute(tx, id)) refuse('staff_state')
  const shipment = { logisticsNumber, carrier: input.carrier || null, batchNumber: input.batchNumber || null, at }
  await moveOrder(tx, order, { event: 'ship', actor, set: changes.ship(shipment), details: shipment })
  const parcelIds = await parcelIdsOf(tx, id)
  await lockParcels(tx, order.memberId, parcelIds)
  await shipParcels(tx, parcelIds, actor, at)
  await addSteps(tx, [id], { code: 'shipped', actor, at })
  await sendMemberMail(tx, order.memberId, 'ORDER_SHIPPED', orderShippedMail(context, order, logisticsNumber))
  call.audit({ kind: 'order', id, before: { status: order.status }, after: { status: 'shipped', ...shipment } })
  return readOrderInScope(call, tx, scope, id)
}

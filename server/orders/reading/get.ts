import type { Input } from '#contract/wire/operation.ts'
import type { orders, staffOrders } from '#contract/orders.ts'
import type { AsMember, AsStaff, ReadCall } from '#server/context.ts'
import { refuseFields } from '#server/http/refuse.ts'
import { noteSeen } from '#server/orders/disputes/seen.ts'
import { readBy } from '#server/orders/staff-scope.ts'
import { readOrderInScope, readOwnOrder } from './whole.ts'

/** C-33: by id or by order number; marks decisions about its boxes and parcels as seen by the member. */
export async function get(call: ReadCall & AsMember, input: Input<typeof orders.get>) {
  const { id, orderNumber } = input
  if (id === undefined && !orderNumber) refuseFields({ id: 'field_required' })
  const order = await readOwnOrder(call, call.db, { id, orderNumber: orderNumber?.toUpperCase() })
  await noteSeen(call.context.database, call.member.id, [
    ...order.cartons,
    ...order.earlierCartons,
    ...order.parcelWeighings,
  ])
  return order
}

/** B-OU-02 */
export const staffGet = (call: ReadCall & AsStaff, { id }: Input<typeof staffOrders.get>) =>
  readOrderInScope(call, call.db, readBy(call.staff), id)

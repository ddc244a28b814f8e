import type { Input, Output } from '#contract/wire/operation.ts'
import type { staffOrders } from '#contract/orders.ts'
import { orRefuse } from '#server/database/db.ts'
import type { AsStaff, WriteCall } from '#server/context.ts'
import { refuse } from '#server/http/refuse.ts'
import { moveOrder } from '#server/orders/moves.ts'
import { changes } from '#server/orders/changes.sql.ts'
import { addSteps } from '#server/orders/contents.sql.ts'
import { lockOrderInScope } from '#server/orders/locks.sql.ts'
import { workedBy } from '#server/orders/staff-scope.ts'
import { readOrderInScope } from '#server/orders/reading/whole.ts'

/** B-OU-03: takes an order to pack it; the pick list says where its parcels are. Somebody else may take it over. */
export async function startPacking(
  call: WriteCall & AsStaff,
  { id }: Input<typeof staffOrders.startPacking>,
): Promise<Output<typeof staffOrders.startPacking>> {
  const { tx, staff } = call
  const scope = workedBy(staff)
  const order = orRefuse(await lockOrderInScope(tx, scope, id), 'not_found')
  // Its cartons stay packed until the member has decided about the supplement.
  if (order.dueMinor > 0) refuse('staff_state')
  const actor = { kind: 'staff', id: staff.id } as const
  await moveOrder(tx, order, { event: 'startPacking', actor, set: changes.startPacking(staff.id) })
  if (order.packerId === null) await addSteps(tx, [id], { code: 'packing', actor })
  call.audit({ kind: 'order', id, before: { packerId: order.packerId }, after: { packerId: staff.id } })
  const taken = await readOrderInScope(call, tx, scope, id)
  return { order: taken, pickList: taken.pickList }
}

import type { Input, Output } from '#contract/wire/operation.ts'
import type { staffOrders } from '#contract/orders.ts'
import { draftBill } from '#server/bills/bills.ts'
import { orRefuse } from '#server/database/db.ts'
import type { AsStaff, WriteCall } from '#server/context.ts'
import { voidCartons } from './cartons.sql.ts'
import { moveOrder } from '#server/orders/moves.ts'
import { changes } from '#server/orders/changes.sql.ts'
import { lockOrderInScope } from '#server/orders/locks.sql.ts'
import { workedBy } from '#server/orders/staff-scope.ts'
import { readOrderInScope } from '#server/orders/reading/whole.ts'

/** B-OU-05: the cartons are opened again. What was refunded stays with the member; the next packing starts from what is paid. */
export async function unpack(
  call: WriteCall & AsStaff,
  { id, reason }: Input<typeof staffOrders.unpack>,
): Promise<Output<typeof staffOrders.unpack>> {
  const { tx, staff } = call
  const scope = workedBy(staff)
  const order = orRefuse(await lockOrderInScope(tx, scope, id), 'not_found')
  await moveOrder(tx, order, {
    event: 'unpack',
    actor: { kind: 'staff', id: staff.id },
    note: reason,
    set: changes.unpack,
  })
  await voidCartons(tx, id)
  await draftBill(tx, id)
  call.audit({ kind: 'order', id, before: { status: order.status }, after: { status: 'paid' } })
  return readOrderInScope(call, tx, scope, id)
}

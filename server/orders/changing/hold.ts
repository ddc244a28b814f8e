import type { Input, Output } from '#contract/wire/operation.ts'
import type { staffOrderActions } from '#contract/order-actions.ts'
import { refuseOwnAccount } from '#server/auth/own-account.ts'
import { orRefuse } from '#server/database/db.ts'
import type { AsStaff, WriteCall } from '#server/context.ts'
import { changes } from '#server/orders/changes.sql.ts'
import { moveOrder, requireMove } from '#server/orders/moves.ts'
import { lockOrderInScope } from '#server/orders/locks.sql.ts'
import { seenBy } from '#server/orders/staff-scope.ts'
import { readOrderInScope } from '#server/orders/reading/whole.ts'

/** B-OU-06: nothing is packed or shipped while there is a reason; without one the order continues. */
export async function hold(
  call: WriteCall & AsStaff,
  { id, ...input }: Input<typeof staffOrderActions.hold>,
): Promise<Output<typeof staffOrderActions.hold>> {
  const { tx, staff } = call
  const scope = seenBy(staff)
  const { reason = null } = input
  const order = orRefuse(await lockOrderInScope(tx, scope, id), 'not_found')
  const event = reason === null ? 'release' : 'hold'
  const actor = { kind: 'staff', id: staff.id } as const
  requireMove(order, event, actor)
  await refuseOwnAccount(tx, staff.id, order.memberId)
  // Repeating the same reason adds no step.
  if (reason !== order.holdReason)
    await moveOrder(tx, order, { event, actor, note: reason ?? '', set: changes.hold(reason) })
  call.audit({ kind: 'order', id, before: { isHeld: order.holdReason !== null }, after: { isHeld: reason !== null } })
  return readOrderInScope(call, tx, scope, id)
}

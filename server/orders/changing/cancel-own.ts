import type { Input, Output } from '#contract/wire/operation.ts'
import type { orderCancellation } from '#contract/order-cancellation.ts'
import type { specialSteps } from '#contract/refusals/special-steps.ts'
import type { AsMember, WriteCall } from '#server/context.ts'
import { refuse } from '#server/http/refuse.ts'
import { sendMemberMail } from '#server/members/members.ts'
import { type LockedOrder, lockOwnOrder } from '#server/orders/locks.sql.ts'
import { cancelledEarlyMail } from '#server/orders/mail.ts'
import { requireMove } from '#server/orders/moves.ts'
import { readOwnOrder } from '#server/orders/reading/whole.ts'
import { cancelledByMember, cancelledRemark } from '#server/orders/text.ts'
import { givenBackOf } from './cancellation.ts'
import { refundMinorOf, undoOrder } from './undo.ts'

/** E-90: a member cancels a paid order that nobody has begun to pack. Free of charge, and everything goes back at once. */
export async function cancelOwn(
  call: WriteCall & AsMember,
  { id, expectedRefundMinor }: Input<typeof orderCancellation.cancel>,
): Promise<Output<typeof orderCancellation.cancel>> {
  const { context, tx, member } = call
  const actor = { kind: 'member', id: member.id } as const
  const order = await lockOwnOrder(tx, member.id, id)
  if (!order || order.lifecycle === 'deleted') refuse('not_found')
  const step = stepInstead(order)
  if (step) refuse('order_state', null, { step, id })
  requireMove(order, 'cancelOwn', actor)
  const refundMinor = refundMinorOf(order, 0)
  // Staff changed a fee since the member was shown what goes back.
  if (refundMinor !== expectedRefundMinor) refuse('amount_changed', { refundMinor }, { step: 'refund_changed', id })
  const back = await givenBackOf(call, order)
  await undoOrder(tx, order, {
    event: 'cancelOwn',
    actor,
    feeMinor: 0,
    reason: cancelledByMember,
    remark: cancelledRemark,
  })
  await sendMemberMail(tx, member.id, 'ORDER_CANCELLED', cancelledEarlyMail(context, order, back), order.id)
  return readOwnOrder(call, tx, { id })
}

type Obstacle = Pick<LockedOrder, 'status' | 'lifecycle' | 'dueMinor' | 'holdReason' | 'packingStartedAt' | 'packedAt'>

/** What to do about a paid order that cannot be cancelled here; null where the general step of 4009 fits. */
function stepInstead({
  status,
  lifecycle,
  dueMinor,
  holdReason,
  packingStartedAt,
  packedAt,
}: Obstacle): keyof typeof specialSteps | null {
  if (lifecycle !== 'active' || (status !== 'paid' && status !== 'awaiting_outbound')) return null
  if (holdReason !== null) return 'held_order'
  if (dueMinor > 0) return 'decide_first'
  return packingStartedAt !== null || packedAt !== null ? 'packing_begun' : null
}

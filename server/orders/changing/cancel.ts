import { formatMoney } from '#contract/format.ts'
import type { Input, Output } from '#contract/wire/operation.ts'
import type { staffOrderActions } from '#contract/order-actions.ts'
import { refuseOwnAccount } from '#server/auth/own-account.ts'
import { readConfig } from '#server/settings/config.ts'
import { orRefuse } from '#server/database/db.ts'
import type { AsStaff, WriteCall } from '#server/context.ts'
import { sendMemberMail } from '#server/members/members.ts'
import { lockParcels } from '#server/parcels/parcels.ts'
import { refuse, refuseFields } from '#server/http/refuse.ts'
import { type Approval, readRequest } from '#server/topups/topups.ts'
import { orderCancelledByStaffMail } from '#server/orders/after-payment.mail.ts'
import { requireMove } from '#server/orders/moves.ts'
import { askIfAbove } from './second-person.ts'
import { parcelIdsOf } from '#server/orders/contents.sql.ts'
import { type LockedOrder, lockOrderInScope } from '#server/orders/locks.sql.ts'
import { seenBy } from '#server/orders/staff-scope.ts'
import { cancelledByStaffRemark } from '#server/orders/text.ts'
import { refundMinorOf, undoOrder } from './undo.ts'
import { readOrderInScope } from '#server/orders/reading/whole.ts'

type Call = WriteCall & AsStaff

/** The call whose request waits for a second person. */
export const cancelling = 'staffOrders.cancel'

interface Cancellation {
  readonly reason: string
  readonly feeMinor: number
  readonly force: boolean
}

/** B-OU-11: staff cancel an order that has not left. */
export async function cancel(
  call: Call,
  input: Input<typeof staffOrderActions.cancel>,
): Promise<Output<typeof staffOrderActions.cancel>> {
  const { tx, staff } = call
  const scope = seenBy(staff)
  const order = orRefuse(await lockOrderInScope(tx, scope, input.id), 'not_found')
  const { reason, feeMinor = 0, force = false } = input
  const cancellation = { reason, feeMinor, force }
  const refundMinor = judge(call, order, cancellation)
  await refuseOwnAccount(tx, staff.id, order.memberId)
  // Parcels before accounts, as everywhere.
  await lockParcels(tx, order.memberId, await parcelIdsOf(tx, order.id))
  const wish = { call: cancelling, input: cancellation, creditMinor: refundMinor, reason }
  const approval = await askIfAbove(call, order, wish)
  if (!approval) await perform(call, order, cancellation)
  return { order: await readOrderInScope(call, tx, scope, order.id), refundMinor, approval }
}

/** Runs when a second person approved. */
export async function cancelApproved(call: Call, { id, targetId }: Approval): Promise<void> {
  const order = orRefuse(await lockOrderInScope(call.tx, null, targetId), 'not_found')
  const cancellation = await readRequest<Cancellation>(call.tx, id)
  judge(call, order, cancellation)
  await perform(call, order, cancellation)
}

/** What would be refunded. Refuses an order that may not be cancelled now, or not at this fee. */
function judge({ staff }: Call, order: LockedOrder, { feeMinor, force }: Cancellation): number {
  requireMove(order, 'cancel', { kind: 'staff', id: staff.id })
  const isBeingPacked = order.packingStartedAt !== null && !order.isPacked
  if (isBeingPacked && !force) refuse('staff_state')
  // A member who did not agree to a price rise cancels free of charge.
  if (feeMinor > 0 && order.status === 'paid' && order.dueMinor > 0) refuseFields({ feeMinor: 'field_range' })
  const refundMinor = refundMinorOf(order, feeMinor)
  if (refundMinor < 0) refuseFields({ feeMinor: 'field_range' })
  return refundMinor
}

async function perform(call: Call, order: LockedOrder, { reason, feeMinor }: Cancellation) {
  const { context, tx, staff } = call
  const { refundMinor } = await undoOrder(tx, order, {
    event: 'cancel',
    actor: { kind: 'staff', id: staff.id },
    feeMinor,
    reason,
    remark: cancelledByStaffRemark(reason, feeMinor > 0 ? formatMoney(feeMinor, order.currency) : null),
  })
  const { 'coins.name': coinName } = await readConfig(context, tx)
  const mail = orderCancelledByStaffMail(context, order, { reason, feeMinor, refundMinor, coinName })
  await sendMemberMail(tx, order.memberId, 'ORDER_CANCELLED', mail, order.id)
  call.audit({
    kind: 'order',
    id: order.id,
    before: { status: order.status, lifecycle: order.lifecycle },
    after: { lifecycle: 'cancelled', feeMinor, refundMinor },
  })
}

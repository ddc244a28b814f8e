import { largestMinor } from '#contract/wire/fields.ts'
import type { Input, Output } from '#contract/wire/operation.ts'
import type { staffOrderActions } from '#contract/order-actions.ts'
import { withOtherLines } from '#domain/freight.ts'
import { adjustmentCode, priceChange } from '#domain/rerate.ts'
import { refuseOwnAccount } from '#server/auth/own-account.ts'
import { orRefuse } from '#server/database/db.ts'
import type { AsStaff, WriteCall } from '#server/context.ts'
import { postEntries } from '#server/ledger/ledger.ts'
import { refuseErased, sendMemberMail } from '#server/members/members.ts'
import { refuseFields } from '#server/http/refuse.ts'
import { type Approval, readRequest } from '#server/topups/topups.ts'
import { changes } from '#server/orders/changes.sql.ts'
import { insertAction } from '#server/orders/actions.sql.ts'
import { orderChangedMail } from '#server/orders/after-payment.mail.ts'
import { moveOrder, requireMove } from '#server/orders/moves.ts'
import { askIfAbove } from './second-person.ts'
import { giveRestBack, keepBill } from '#server/orders/settle.ts'
import { type LockedOrder, lockOrderInScope } from '#server/orders/locks.sql.ts'
import { seenBy } from '#server/orders/staff-scope.ts'
import { asTyped } from '#server/orders/text.ts'
import { readOrderInScope } from '#server/orders/reading/whole.ts'

type Call = WriteCall & AsStaff

/** The call whose request waits for a second person. */
export const adjusting = 'staffOrders.adjustFee'

/** Above 0 it is a fee, below 0 a reduction. */
interface Adjustment {
  readonly amountMinor: number
  readonly remark: string
}

/** B-OU-13: changes the price of an order; once it has left, money moves and the price stays. */
export async function adjustFee(
  call: Call,
  { id, amountMinor, remark }: Input<typeof staffOrderActions.adjustFee>,
): Promise<Output<typeof staffOrderActions.adjustFee>> {
  const { tx, staff } = call
  if (amountMinor === 0) refuseFields({ amountMinor: 'field_range' })
  const scope = seenBy(staff)
  const order = orRefuse(await lockOrderInScope(tx, scope, id), 'not_found')
  requireMove(order, hasLeft(order) ? 'adjustShipped' : 'adjustFee', { kind: 'staff', id: staff.id })
  await refuseOwnAccount(tx, staff.id, order.memberId)
  await refuseErased(tx, order.memberId)
  const adjustment = { amountMinor, remark }
  const wish = { call: adjusting, input: adjustment, creditMinor: -amountMinor, reason: remark }
  const approval = amountMinor < 0 ? await askIfAbove(call, order, wish) : undefined
  if (!approval) await perform(call, order, adjustment)
  return { order: await readOrderInScope(call, tx, scope, id), approval }
}

/** Runs when a second person approved. */
export async function adjustApproved(call: Call, { id, targetId }: Approval): Promise<void> {
  const order = orRefuse(await lockOrderInScope(call.tx, null, targetId), 'not_found')
  await perform(call, order, await readRequest<Adjustment>(call.tx, id))
}

const hasLeft = ({ status }: LockedOrder) => status === 'shipped' || status === 'signed'

async function perform(call: Call, order: LockedOrder, adjustment: Adjustment) {
  const { amountMinor } = adjustment
  await (hasLeft(order) ? moveMoney(call, order, adjustment) : changePrice(call, order, adjustment))
  call.audit({ kind: 'order', id: order.id, before: { totalMinor: order.totalMinor }, after: { amountMinor } })
}

async function changePrice({ context, tx, staff }: Call, order: LockedOrder, { amountMinor, remark }: Adjustment) {
  const actor = { kind: 'staff', id: staff.id } as const
  const { quote } = order.stored
  const adjusted = withOtherLines(quote, [...quote.otherLines, { code: adjustmentCode, amountMinor }])
  if (adjusted.totalMinor > largestMinor) refuseFields({ amountMinor: 'field_range' })
  const isUnpaid = order.status === 'awaiting_payment'
  const { dueMinor, refundMinor } = isUnpaid
    ? { dueMinor: 0, refundMinor: 0 }
    : priceChange(adjusted.totalMinor, order.paidMinor - order.refundedMinor)
  const action = await insertAction(tx, order.id, 'adjustment', actor)
  await moveOrder(tx, order, {
    event: eventOf(order, dueMinor),
    actor,
    note: remark,
    details: { deedId: action.id, amountMinor, dueMinor, refundMinor },
    set: changes.adjust({ ...order.stored, quote: adjusted }, refundMinor, remark),
  })
  if (order.isPacked) await keepBill(tx, order.id, dueMinor)
  await giveRestBack(tx, order, action, { refundMinor, coinsReturned: 0, remark: asTyped(remark), actor })
  if (isUnpaid || (dueMinor === order.dueMinor && refundMinor === 0)) return
  await sendMemberMail(
    tx,
    order.memberId,
    'ORDER_CHANGED',
    orderChangedMail(context, order, { dueMinor, refundMinor, remark }),
  )
}

/** Its next state: an amount due holds it back, and waiving it releases a packed order. */
function eventOf({ dueMinor: dueBefore, isPacked }: LockedOrder, dueMinor: number) {
  if (dueMinor > 0) return 'adjustFeeOwing'
  return dueBefore > 0 && isPacked ? 'waive' : 'adjustFee'
}

async function moveMoney({ tx, staff }: Call, order: LockedOrder, { amountMinor, remark }: Adjustment) {
  const actor = { kind: 'staff', id: staff.id } as const
  const action = await insertAction(tx, order.id, 'adjustment', actor)
  await moveOrder(tx, order, {
    event: 'adjustShipped',
    actor,
    note: remark,
    details: { deedId: action.id, amountMinor },
    set: changes.nothing,
  })
  await postEntries(tx, [
    {
      event: amountMinor > 0 ? 'ADJUST_OUT' : 'ADJUST_IN',
      memberId: order.memberId,
      unit: order.currency,
      amount: Math.abs(amountMinor),
      source: action,
      referenceNumber: order.orderNumber,
      remark: asTyped(remark),
      actor,
    },
  ])
}

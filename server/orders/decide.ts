import type { Input, Output } from '#contract/operation.ts'
import type { orders } from '#contract/orders.ts'
import { voidBill } from '#server/bills/bills.ts'
import type { AsMember, WriteCall } from '#server/house.ts'
import { postEntries } from '#server/ledger/ledger.ts'
import { sendMemberMail } from '#server/members/members.ts'
import { lockParcels, returnToStock } from '#server/parcels/parcels.ts'
import { refuse } from '#server/refuse.ts'
import { voidCartons } from './cartons.sql.ts'
import { orderCancelledMail } from './mail.ts'
import { moveOrder } from './moves.ts'
import { changes } from './changes.sql.ts'
import { type LockedOrder, lockOwnOrder, parcelIdsOf, removeParcels } from './sql.ts'
import { cancelledRemark } from './text.ts'
import { readOwnOrder } from './whole.ts'

type MemberCall = WriteCall & AsMember

/** E-18: what the member does about a supplement instead of paying it. For now: cancel, free of charge. */
export async function decideSupplement(
  call: MemberCall,
  input: Input<typeof orders.decideSupplement>,
): Promise<Output<typeof orders.decideSupplement>> {
  const { tx, member } = call
  const order = await lockOwnOrder(tx, member.id, input.id)
  if (!order || order.lifecycle === 'deleted') refuse('not_found')
  // The other line and the parcel that stays behind come with the members' issue.
  if (input.choice !== 'cancel') refuse('order_state')
  await cancel(call, order, input.expectedDueMinor)
  return readOwnOrder(call, tx, { id: order.id })
}

/** Everything back: the money, the parcels into stock (decision 8). The order keeps its status beside its lifecycle. */
async function cancel({ tx, member, house }: MemberCall, order: LockedOrder, expectedDueMinor: number) {
  const actor = { kind: 'member', id: member.id } as const
  const { id, currency, orderNumber } = order
  const refundMinor = order.paidMinor - order.refundedMinor
  await moveOrder(tx, order, {
    event: 'decideCancel',
    actor,
    set: changes.cancel(refundMinor, 'supplement'),
    details: { refundMinor, dueMinor: order.dueMinor },
  })
  if (expectedDueMinor !== 0) refuse('amount_changed', { dueMinor: 0, refundMinor })
  const parcelIds = await parcelIdsOf(tx, id)
  await lockParcels(tx, member.id, parcelIds)
  await returnToStock(tx, parcelIds, actor)
  await removeParcels(tx, id, parcelIds)
  await voidCartons(tx, id)
  await voidBill(tx, id)
  if (refundMinor > 0) {
    const source = { kind: 'order', id }
    const refund = {
      memberId: member.id,
      unit: currency,
      amount: refundMinor,
      source,
      referenceNumber: orderNumber,
      remark: cancelledRemark,
      actor,
    }
    await postEntries(tx, [{ event: 'ORDER_REFUND', ...refund }])
  }
  await sendMemberMail(tx, member.id, 'ORDER_CANCELLED', orderCancelledMail(house, order, refundMinor))
}

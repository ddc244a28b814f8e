import type { Input, Output } from '#contract/wire/operation.ts'
import type { orders } from '#contract/orders.ts'
import { untilRepacked } from '#domain/rerate.ts'
import { channelById, pointRefusal } from '#server/channels/channels.ts'
import { readConfig } from '#server/settings/config.ts'
import type { AsMember, WriteCall } from '#server/context.ts'
import { sendMemberMail } from '#server/members/members.ts'
import { type LockedParcel, lockParcels, returnToStock } from '#server/parcels/parcels.ts'
import { assert, refuse, refuseFields } from '#server/http/refuse.ts'
import { standingCartons, voidCartons } from '#server/orders/packing/cartons.sql.ts'
import { changes } from '#server/orders/changes.sql.ts'
import { rateOnLine, readLines } from './choices.ts'
import { givenBackOf } from '#server/orders/changing/cancellation.ts'
import { contentsOf } from '#server/orders/contents.ts'
import { insertAction } from '#server/orders/actions.sql.ts'
import { orderCancelledMail } from '#server/orders/mail.ts'
import { moveOrder, requireMove } from '#server/orders/moves.ts'
import { loadOf } from '#server/orders/packing/rate-again.ts'
import { giveRestBack, keepBill } from '#server/orders/settle.ts'
import { parcelIdsOf, removeParcels } from '#server/orders/contents.sql.ts'
import { type LockedOrder, lockOwnOrder } from '#server/orders/locks.sql.ts'
import { cancelledRemark, decidedByMember, otherLineRemark } from '#server/orders/text.ts'
import { undoOrder } from '#server/orders/changing/undo.ts'
import { readOwnOrder } from '#server/orders/reading/whole.ts'

type MemberCall = WriteCall & AsMember
type Decision = Input<typeof orders.decideSupplement>

/** E-18: the member's decision about a supplement, other than paying it. It never takes money. */
export async function decideSupplement(
  call: MemberCall,
  decision: Decision,
): Promise<Output<typeof orders.decideSupplement>> {
  const { tx, member } = call
  const order = await lockOwnOrder(tx, member.id, decision.id)
  if (!order || order.lifecycle === 'deleted') refuse('not_found')
  requireMove(order, 'decideCancel', { kind: 'member', id: member.id })
  await choices[decision.choice](call, order, decision)
  return readOwnOrder(call, tx, { id: order.id })
}

const choices = { changeChannel, removeParcels: takeOut, cancel } as const

type Outcome = { readonly dueMinor: number; readonly refundMinor: number }

/** The member decides by what they saw: if the outcome has changed, they are told first (4011). */
function requireExpected({ id, choice, expectedDueMinor, expectedRefundMinor }: Decision, outcome: Outcome) {
  // A fee may lower what goes back while nothing is due before and after.
  const isRefundChanged = expectedRefundMinor !== undefined && expectedRefundMinor !== outcome.refundMinor
  if (expectedDueMinor === outcome.dueMinor && !isRefundChanged) return
  refuse('amount_changed', outcome, choice === 'cancel' ? { step: 'refund_changed', id } : {})
}

/** The same boxes on another line: an excess is refunded, a shortfall stays due. */
async function changeChannel({ context, tx, member }: MemberCall, order: LockedOrder, decision: Decision) {
  const actor = { kind: 'member', id: member.id } as const
  const { channelId } = decision
  if (channelId === undefined) return refuseFields({ channelId: 'field_required' })
  if (channelId === order.channelId) return refuseFields({ channelId: 'field_choice' })
  const load = loadOf(await packedCartons(tx, order))
  const lines = await readLines(tx, order)
  const channel = lines.channels.find(({ id }) => id === channelId)
  if (!channel) return refuse((await channelById(tx, channelId)) ? 'channel_unavailable' : 'not_found')
  const { 'order.tolerance': tolerance } = await readConfig(context, tx)
  const rated = rateOnLine(order, channel, lines, load, tolerance)
  if ('reason' in rated) return refuse(rated.reason)
  const pickUpPointId = channel.needsPickUpPoint ? (decision.pickUpPointId ?? null) : null
  const noPoint = await pointRefusal(tx, channel, { ...load, destinationCode: order.destinationCode, pickUpPointId })
  if (noPoint) refuse(noPoint)
  const { dueMinor, refundMinor, outcome } = rated.rating
  requireExpected(decision, { dueMinor, refundMinor })
  const action = await insertAction(tx, order.id, 'decision', actor)
  await moveOrder(tx, order, {
    event: dueMinor > 0 ? 'decideOpen' : 'decideSettled',
    actor,
    set: changes.changeLine({ channelId, pickUpPointId }, rated.stored, refundMinor),
    details: {
      deedId: action.id,
      before: { channelId: order.channelId },
      after: { channelId },
      outcome,
      dueMinor,
      refundMinor,
    },
  })
  await keepBill(tx, order.id, dueMinor)
  await giveRestBack(tx, order, action, { ...rated.rating, remark: otherLineRemark, actor })
}

/** Without packed boxes there is no other line to choose, and nothing to leave out. */
async function packedCartons(tx: MemberCall['tx'], order: LockedOrder) {
  const cartons = await standingCartons(tx, order.id)
  return cartons.length > 0 ? cartons : refuse('order_state', null, { id: order.id })
}

/** Some parcels stay here, the rest is packed again: until then the price is the amount paid, and no money moves. */
async function takeOut({ tx, member }: MemberCall, order: LockedOrder, decision: Decision) {
  const actor = { kind: 'member', id: member.id } as const
  if (order.orderType !== 'consolidation') refuse('order_state', null, { id: order.id })
  await packedCartons(tx, order)
  const removedIds = [...new Set(decision.parcelIds ?? [])]
  if (removedIds.length === 0) refuseFields({ parcelIds: 'field_required' })
  const parcelIds = await parcelIdsOf(tx, order.id)
  if (removedIds.some((id) => !parcelIds.includes(id))) refuse('parcel_unavailable')
  if (removedIds.length === parcelIds.length) refuseFields({ parcelIds: 'field_too_many' })
  requireExpected(decision, { dueMinor: 0, refundMinor: 0 })
  const parcels = await lockParcels(tx, member.id, parcelIds)
  const left = parcels.filter(({ id }) => !removedIds.includes(id))
  await returnToStock(tx, removedIds, actor)
  await removeParcels(tx, order.id, removedIds)
  await voidCartons(tx, order.id)
  const action = await insertAction(tx, order.id, 'decision', actor)
  await moveOrder(tx, order, {
    event: 'decideOpen',
    actor,
    set: reopened(order, left),
    details: { deedId: action.id, removedParcelIds: removedIds, dueMinor: 0, refundMinor: 0 },
  })
}

function reopened(order: LockedOrder, left: readonly LockedParcel[]) {
  assert(left.length > 0, 'one parcel stays')
  const quote = untilRepacked(order.stored.quote, order.paidMinor - order.refundedMinor)
  return changes.reopen(contentsOf(left), { ...order.stored, quote })
}

/** Everything is returned free of charge: money, coins and coupon, the parcels to stock. */
async function cancel(call: MemberCall, order: LockedOrder, decision: Decision) {
  const { tx, member, context } = call
  const back = await givenBackOf(call, order)
  requireExpected(decision, { dueMinor: 0, refundMinor: back.refundMinor })
  await undoOrder(tx, order, {
    event: 'decideCancel',
    actor: { kind: 'member', id: member.id },
    feeMinor: 0,
    reason: decidedByMember,
    remark: cancelledRemark,
  })
  await sendMemberMail(tx, member.id, 'ORDER_CANCELLED', orderCancelledMail(context, order, back), order.id)
}

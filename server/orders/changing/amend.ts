import type { Input, Output } from '#contract/wire/operation.ts'
import type { staffOrderActions } from '#contract/order-actions.ts'
import { noTolerance, repackingCode } from '#domain/rerate.ts'
import { isSamePlace, type Place } from '#domain/surcharge.ts'
import { refuseOwnAccount } from '#server/auth/own-account.ts'
import { type AddressSnapshot, snapshotOfTyped } from '#server/addresses/addresses.ts'
import { type Channel, channelById, placeOf, pointRefusal, surchargesOfOrder } from '#server/channels/channels.ts'
import { orRefuse, type Tx } from '#server/database/db.ts'
import type { AsStaff, WriteCall } from '#server/context.ts'
import { sendMemberMail } from '#server/members/members.ts'
import { refuse, refuseFields } from '#server/http/refuse.ts'
import { standingCartons } from '#server/orders/packing/cartons.sql.ts'
import { changes } from '#server/orders/changes.sql.ts'
import { rateOnLine, readLines } from '#server/orders/consent/choices.ts'
import { insertAction } from '#server/orders/actions.sql.ts'
import { orderChangedMail } from '#server/orders/after-payment.mail.ts'
import { moveOrder, requireMove } from '#server/orders/moves.ts'
import { type Load, loadOf, rateOnItsLine } from '#server/orders/packing/rate-again.ts'
import { giveRestBack, keepBill } from '#server/orders/settle.ts'
import { type LockedOrder, lockOrderInScope } from '#server/orders/locks.sql.ts'
import { seenBy } from '#server/orders/staff-scope.ts'
import { amendedRemark } from '#server/orders/text.ts'
import { readOrderInScope } from '#server/orders/reading/whole.ts'

type Call = WriteCall & AsStaff
type Amendment = Input<typeof staffOrderActions.amend>

/**
 * B-OU-12: another receiver, point or line before it leaves. Another line or destination has a complete price of its
 * own.
 */
export async function amend(call: Call, amendment: Amendment): Promise<Output<typeof staffOrderActions.amend>> {
  const { context, tx, staff } = call
  const scope = seenBy(staff)
  const actor = { kind: 'staff', id: staff.id } as const
  const order = orRefuse(await lockOrderInScope(tx, scope, amendment.id), 'not_found')
  if (amendment.version !== undefined && amendment.version !== order.version) refuse('version_conflict')
  requireMove(order, 'amend', actor)
  await refuseOwnAccount(tx, staff.id, order.memberId)
  const to = await directionOf(tx, order, amendment)
  const priced = await priceOf(tx, order, to)
  const action = await insertAction(tx, order.id, 'amendment', actor)
  const { dueMinor, refundMinor } = priced
  await moveOrder(tx, order, {
    event: eventOf(order, priced),
    actor,
    details: { deedId: action.id, before: idsOf(order), after: idsOf(to), dueMinor, refundMinor },
    set: changes.redirect(to, priced.stored, refundMinor),
  })
  if (order.isPacked) await keepBill(tx, order.id, dueMinor)
  await giveRestBack(tx, order, action, { ...priced, remark: amendedRemark, actor })
  const mail = orderChangedMail(context, order, { dueMinor, refundMinor, remark: null })
  await sendMemberMail(tx, order.memberId, 'ORDER_CHANGED', mail)
  call.audit({ kind: 'order', id: order.id, before: idsOf(order), after: { ...idsOf(to), dueMinor, refundMinor } })
  return { order: await readOrderInScope(call, tx, scope, order.id), differenceMinor: priced.differenceMinor }
}

interface Direction {
  readonly channel: Channel
  readonly channelId: string
  readonly destinationCode: string
  readonly pickUpPointId: string | null
  readonly consignee: AddressSnapshot
  readonly remark: string
}

/** Ids only: addresses do not belong in the audit trail. */
const idsOf = ({ channelId, destinationCode, pickUpPointId }: Omit<Direction, 'channel'>) => ({
  channelId,
  destinationCode,
  pickUpPointId,
})

async function directionOf(tx: Tx, order: LockedOrder, amendment: Amendment): Promise<Direction> {
  const { receiver, channelId = order.channelId, remark = order.remark } = amendment
  const { id: _id, version: _version, ...given } = amendment
  if (Object.values(given).every((each) => each === undefined)) refuseFields({ receiver: 'field_required' })
  const consignee = receiver ? await snapshotOfTyped(tx, receiver, 'receiver') : order.consignee
  const channel = orRefuse(await channelById(tx, channelId), 'not_found')
  const { destinationCode } = consignee
  const isSameLine = channelId === order.channelId && destinationCode === order.destinationCode
  const keptPoint = isSameLine ? order.pickUpPointId : null
  const pickUpPointId = channel.needsPickUpPoint ? (amendment.pickUpPointId ?? keptPoint) : null
  return { channel, channelId, destinationCode, pickUpPointId, consignee, remark }
}

/** Its weight: that of its boxes if it is packed, otherwise the one that was paid for. */
async function loadNow(tx: Tx, { id, isPacked, stored }: LockedOrder): Promise<Load> {
  if (isPacked) return loadOf(await standingCartons(tx, id))
  return { actualWeightG: stored.quote.actualWeightG, pieces: stored.pieces }
}

async function priceOf(tx: Tx, order: LockedOrder, to: Direction) {
  const isSameLine = to.channelId === order.channelId && to.destinationCode === order.destinationCode
  const load = await loadNow(tx, order)
  if (!isSameLine || to.pickUpPointId !== order.pickUpPointId) {
    const noPoint = await pointRefusal(tx, to.channel, { ...load, ...to })
    if (noPoint) refuse(noPoint)
  }
  const redirected = {
    ...order,
    destinationCode: to.destinationCode,
    stored: { ...order.stored, place: await placeOf(tx, to.consignee) },
  }
  // Reopened boxes have no price of their own yet: the next packing sets it, on the new line.
  const isOpen = order.stored.quote.otherLines.some(({ code }) => code === repackingCode)
  if (isOpen || (isSameLine && (await costsTheSame(tx, order, redirected.stored.place))))
    return { stored: redirected.stored, differenceMinor: 0, dueMinor: order.dueMinor, refundMinor: 0, coinsReturned: 0 }
  const rated = isSameLine
    ? await rateOnItsLine(tx, redirected, {
        ...load,
        goodsType: order.goodsType,
        mayExceedCap: true,
        tolerance: noTolerance,
      })
    : rateOnLine(redirected, to.channel, await readLines(tx, redirected), load, noTolerance)
  if ('reason' in rated) return refuse(rated.reason)
  return { stored: rated.stored, ...rated.rating }
}

/** Another address that the line goes to costs the same unless a surcharge for remote areas begins or ends there. */
const costsTheSame = async (tx: Tx, { stored, destinationCode }: LockedOrder, place: Place) =>
  isSamePlace(await surchargesOfOrder(tx, stored, destinationCode), stored.place ?? null, place)

function eventOf({ dueMinor: dueBefore, isPacked }: LockedOrder, { dueMinor }: { readonly dueMinor: number }) {
  if (dueMinor > 0) return 'amendOwing'
  return dueBefore > 0 && isPacked ? 'amendSettled' : 'amend'
}

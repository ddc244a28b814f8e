import type { staffDisputes } from '#contract/disputes.ts'
import type { Input, Output } from '#contract/wire/operation.ts'
import { disputeCan } from '#domain/dispute.ts'
import { rawTotalMinor, withDisputeRefund } from '#domain/rerate.ts'
import { refuseOwnAccount } from '#server/auth/own-account.ts'
import { readConfig } from '#server/settings/config.ts'
import { orRefuse } from '#server/database/db.ts'
import { useFiles } from '#server/files/files.ts'
import type { AsStaff, WriteCall } from '#server/context.ts'
import { sendMemberMail } from '#server/members/members.ts'
import { assert, refuse } from '#server/http/refuse.ts'
import { insertCartons, type StandingCarton, standingCartons, voidCarton } from '#server/orders/packing/cartons.sql.ts'
import { changes } from '#server/orders/changes.sql.ts'
import { insertAction } from '#server/orders/actions.sql.ts'
import { disputeDecidedMail } from '#server/orders/after-payment.mail.ts'
import { closeDispute, findDisputed, findListedDispute, lockDispute, warehouseOfDispute } from './disputes.sql.ts'
import { staffDispute } from './disputes-list.ts'
import { moveOrder } from '#server/orders/moves.ts'
import { loadOf, rateOnItsLine, type Rerated } from '#server/orders/packing/rate-again.ts'
import { decideParcel } from './remeasure-parcel.ts'
import { giveRestBack, keepBill } from '#server/orders/settle.ts'
import { type LockedOrder, lockOrderInScope } from '#server/orders/locks.sql.ts'
import { seenBy } from '#server/orders/staff-scope.ts'
import { disputeRemark } from '#server/orders/text.ts'

type Call = WriteCall & AsStaff
type Decision = Input<typeof staffDisputes.decide>

/**
 * B-OU-17: a second person measures the box again, and that decides: at a lower price the difference is refunded, once;
 * the same or a higher one changes nothing (decision record 16).
 */
export async function decideDispute(call: Call, decision: Decision): Promise<Output<typeof staffDisputes.decide>> {
  const { tx, staff } = call
  const disputed = orRefuse(await findDisputed(tx, decision.id), 'not_found')
  const { orderId, parcelId } = disputed
  const warehouseId = await warehouseOfDispute(tx, decision.id)
  await useFiles(tx, { kind: 'staff', id: staff.id }, 'photo', decision.photoFileIds ?? [], warehouseId)
  if (orderId !== null) await decideCarton(call, orderId, decision)
  else if (parcelId !== null) await decideParcel(call, parcelId, decision)
  const dispute = await findListedDispute(tx, decision.id)
  const { refundMinor } = dispute
  return { dispute: await staffDispute(call, tx, dispute), refundMinor }
}

async function decideCarton(call: Call, orderId: string, decision: Decision): Promise<void> {
  const { tx, staff } = call
  const order = orRefuse(await lockOrderInScope(tx, seenBy(staff), orderId), 'not_found')
  const dispute = await lockDispute(tx, decision.id)
  if (!disputeCan.confirm(dispute)) refuse('staff_state')
  await refuseOwnAccount(tx, staff.id, order.memberId)
  const cartons = await standingCartons(tx, order.id)
  const disputedCarton = cartons.find(({ id }) => id === dispute.weighingId)
  assert(disputedCarton, 'an open dispute is about a weighing that stands')
  if (disputedCarton.weigherId === staff.id) refuse('four_eyes')
  const { id, note = '', photoFileIds = [] } = decision
  const measured = { ...disputedCarton, ...sizeOf(decision), photoFileIds }
  const rated = await rateMeasured(call, order, cartons, measured)
  const isLower = rawTotalMinor(rated.stored.quote) < rawTotalMinor(order.stored.quote)
  const refundMinor = isLower ? rated.rating.refundMinor : 0
  const state = isLower ? 'upheld' : 'confirmed'
  const verdict = { ...sizeOf(decision), id, state, photoFileIds, note, staffId: staff.id, refundMinor } as const
  if ((await closeDispute(tx, verdict)) === 0) refuse('staff_state')
  if (isLower) await applyLower(call, order, measured, rated)
  await tell(call, order, { cartonNumber: disputedCarton.cartonNumber, isLower, refundMinor })
  call.audit({ kind: 'dispute', id, after: { orderId: order.id, state, refundMinor, ...sizeOf(decision) } })
}

const sizeOf = ({ weightG, lengthMm, widthMm, heightMm }: Decision) => ({ weightG, lengthMm, widthMm, heightMm })

/** All boxes, with the one as it was measured now. */
async function rateMeasured(
  { context, tx }: Call,
  order: LockedOrder,
  cartons: readonly StandingCarton[],
  measured: StandingCarton,
): Promise<Rerated> {
  const { 'order.tolerance': tolerance } = await readConfig(context, tx)
  return rateOnItsLine(tx, order, {
    goodsType: order.goodsType,
    ...loadOf(cartons.map((carton) => (carton.id === measured.id ? measured : carton))),
    mayExceedCap: true,
    tolerance,
  })
}

/**
 * The new weighing replaces the old one, and the price follows it. The refund is ours, separate from what was paid and
 * refunded; a line of the price records it, so that no later price refunds it again.
 */
async function applyLower(
  { tx, staff }: Call,
  order: LockedOrder,
  measured: StandingCarton & { readonly photoFileIds: readonly string[] },
  { rating, stored }: Rerated,
) {
  const actor = { kind: 'staff', id: staff.id } as const
  const { dueMinor, refundMinor } = rating
  await voidCarton(tx, measured.id)
  await insertCartons(tx, order.id, measured.packingId, staff.id, [measured])
  const action = await insertAction(tx, order.id, 'dispute', actor)
  const isSettledNow = order.dueMinor > 0 && dueMinor === 0
  await moveOrder(tx, order, {
    event: isSettledNow ? 'remeasureSettled' : 'remeasure',
    actor,
    details: { deedId: action.id, cartonId: measured.id, dueMinor, refundMinor },
    set: changes.reprice({ ...stored, quote: withDisputeRefund(stored.quote, refundMinor) }, 0),
  })
  await keepBill(tx, order.id, dueMinor)
  const { coinsReturned } = rating
  await giveRestBack(tx, order, action, {
    refundMinor,
    coinsReturned,
    remark: disputeRemark,
    actor,
    event: 'DISPUTE_REFUND',
  })
}

const tell = (
  { context, tx }: Call,
  order: LockedOrder,
  outcome: { cartonNumber: number; isLower: boolean; refundMinor: number },
) => sendMemberMail(tx, order.memberId, 'DISPUTE_DECIDED', disputeDecidedMail(context, order, outcome))

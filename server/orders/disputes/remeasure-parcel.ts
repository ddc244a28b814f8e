import type { staffDisputes } from '#contract/disputes.ts'
import type { Input } from '#contract/wire/operation.ts'
import { disputeCan } from '#domain/dispute.ts'
import { weigh } from '#domain/weight.ts'
import { refuseOwnAccount } from '#server/auth/own-account.ts'
import { readConfig } from '#server/settings/config.ts'
import type { AsStaff, WriteCall } from '#server/context.ts'
import { sendMemberMail } from '#server/members/members.ts'
import { findForStaff } from '#server/parcels/parcels.ts'
import { refuse } from '#server/http/refuse.ts'
import { worksIn } from '#server/auth/session.ts'
import { correct, lockWithOrder } from './correct-parcel.ts'
import { parcelDisputeMail } from '#server/orders/after-payment.mail.ts'
import { closeDispute, countingReceipt, findListedDispute, lockDispute, receiptOf } from './disputes.sql.ts'

type Call = WriteCall & AsStaff
type Decision = Input<typeof staffDisputes.decide>

/**
 * A parcel measured again: a lower result is recorded next to the first one (B-IN-05), prices an unpaid order again,
 * and counts at the next packing of a paid one. A higher one changes nothing.
 */
export async function decideParcel(call: Call, parcelId: string, decision: Decision): Promise<void> {
  const { context, tx, staff } = call
  const seen = await findForStaff(tx, parcelId)
  if (!seen || !(staff.roles.includes('S') || worksIn(staff, seen.warehouseId))) refuse('not_found')
  await lockWithOrder(tx, seen)
  const dispute = await lockDispute(tx, decision.id)
  if (!disputeCan.confirm(dispute)) refuse('staff_state')
  const { memberId, trackingNumber } = await findListedDispute(tx, decision.id)
  await refuseOwnAccount(tx, staff.id, memberId)
  const disputed = await receiptOf(tx, dispute.weighingId)
  if (disputed.weigherId === staff.id) refuse('four_eyes')
  // If it was corrected meanwhile (B-IN-05), the correction counts: deciding a dispute never raises what is billed.
  const counting = await countingReceipt(tx, parcelId)
  const counts = counting ? await receiptOf(tx, counting.id) : disputed
  const { id, weightG, lengthMm, widthMm, heightMm, note = '', photoFileIds = [] } = decision
  const { 'pricing.divisor': divisor } = await readConfig(context, tx)
  const measured = weigh(weightG, [{ lengthMm, widthMm, heightMm, quantity: 1 }], divisor)
  const isLower = Math.max(weightG, measured.volumeWeightG) < Math.max(counts.weightG, counts.volumeWeightG)
  const state = isLower ? 'upheld' : 'confirmed'
  const size = { weightG, lengthMm, widthMm, heightMm }
  const verdict = { ...size, id, state, photoFileIds, note, staffId: staff.id, refundMinor: 0 } as const
  if ((await closeDispute(tx, verdict)) === 0) refuse('staff_state')
  if (isLower)
    await correct(call, {
      id: parcelId,
      actualWeightG: weightG,
      lengthMm,
      widthMm,
      heightMm,
      reason: note || 'dispute',
    })
  const mail = parcelDisputeMail(context, { parcelId, trackingNumber: trackingNumber ?? '', isLower })
  await sendMemberMail(tx, memberId, 'DISPUTE_DECIDED', mail)
  call.audit({ kind: 'dispute', id, after: { parcelId, state, ...size } })
}

import type { Input, Output } from '#contract/wire/operation.ts'
import type { staffOrderActions } from '#contract/order-actions.ts'
import { lossLeftMinor, lossMinor } from '#domain/loss.ts'
import { refuseOwnAccount } from '#server/auth/own-account.ts'
import { orRefuse } from '#server/database/db.ts'
import type { AsStaff, WriteCall } from '#server/context.ts'
import { postEntries } from '#server/ledger/ledger.ts'
import { sendMemberMail } from '#server/members/members.ts'
import { lockParcels } from '#server/parcels/parcels.ts'
import { assert, refuse, refuseFields } from '#server/http/refuse.ts'
import { type Approval, readRequest } from '#server/topups/topups.ts'
import { changes } from '#server/orders/changes.sql.ts'
import { insertLoss, lossesOf } from './compensations.sql.ts'
import { insertAction } from '#server/orders/actions.sql.ts'
import { compensatedMail } from '#server/orders/after-payment.mail.ts'
import { moveOrder, requireMove } from '#server/orders/moves.ts'
import { askIfAbove } from './second-person.ts'
import { parcelIdsOf } from '#server/orders/contents.sql.ts'
import { type LockedOrder, lockOrderInScope } from '#server/orders/locks.sql.ts'
import { seenBy } from '#server/orders/staff-scope.ts'
import { lostRemark } from '#server/orders/text.ts'

type Call = WriteCall & AsStaff

/** The call whose request waits for a second person. */
export const compensatingLoss = 'staffOrders.compensateLoss'

/** What was requested, with the parcels that it is about. */
interface Claim {
  readonly parcelIds: readonly string[]
  readonly amountMinor: number
  readonly note: string
}

/** B-OU-15: lost goods are paid at their declared value, insured or not. */
export async function compensateLoss(
  call: Call,
  input: Input<typeof staffOrderActions.compensateLoss>,
): Promise<Output<typeof staffOrderActions.compensateLoss>> {
  const { tx, staff } = call
  const order = orRefuse(await lockOrderInScope(tx, seenBy(staff), input.id), 'not_found')
  requireMove(order, 'compensateLoss', { kind: 'staff', id: staff.id })
  await refuseOwnAccount(tx, staff.id, order.memberId)
  const { parcelIds, owedMinor, leftMinor } = await judge(call, order, input.parcelIds)
  const amountMinor = input.amountMinor ?? owedMinor
  if (amountMinor < 1 || amountMinor > leftMinor) refuseFields({ amountMinor: 'field_range' })
  const { note = '' } = input
  const claim = { parcelIds, amountMinor, note }
  const { currency } = order
  const wish = { call: compensatingLoss, input: claim, parcelIds, creditMinor: amountMinor, reason: note }
  const approval = await askIfAbove(call, order, wish)
  if (approval) return { amountMinor, currency, entry: null, approval }
  return { amountMinor, currency, entry: { id: await give(call, order, claim, null) } }
}

/** Runs when a second person approved. */
export async function compensateLossApproved(call: Call, { id, targetId, requesterId }: Approval): Promise<void> {
  const order = orRefuse(await lockOrderInScope(call.tx, null, targetId), 'not_found')
  requireMove(order, 'compensateLoss', { kind: 'staff', id: call.staff.id })
  const claim = await readRequest<Claim>(call.tx, id)
  const { leftMinor } = await judge(call, order, claim.parcelIds)
  if (claim.amountMinor > leftMinor) refuse('staff_state')
  await give(call, order, claim, requesterId)
}

/** Which parcels are meant, what they are worth, and what is left of the declared value. Each is compensated once. */
async function judge({ tx }: Call, order: LockedOrder, given: readonly string[] | undefined) {
  const parcels = await lockParcels(tx, order.memberId, await parcelIdsOf(tx, order.id))
  const earlier = await lossesOf(tx, order.id)
  const gone = earlier.flatMap(({ parcelIds }) => parcelIds)
  const wanted = given ?? parcels.flatMap(({ id }) => (gone.includes(id) ? [] : [id]))
  const parcelIds = [...new Set(wanted)].sort()
  if (parcelIds.some((id) => !parcels.some((parcel) => parcel.id === id))) refuseFields({ parcelIds: 'field_choice' })
  if (parcelIds.length === 0 || parcelIds.some((id) => gone.includes(id))) refuse('staff_state')
  const { declaredValueMinor } = order
  return {
    parcelIds,
    owedMinor: lossMinor(declaredValueMinor, parcels, parcelIds, earlier),
    leftMinor: lossLeftMinor(declaredValueMinor, earlier),
    isAllLost: parcels.every(({ id }) => parcelIds.includes(id) || gone.includes(id)),
  }
}

async function give(call: Call, order: LockedOrder, claim: Claim, requesterId: string | null): Promise<string> {
  const { context, tx, staff } = call
  const { memberId, currency, orderNumber } = order
  const { parcelIds, amountMinor, note } = claim
  const actor = { kind: 'staff', id: staff.id } as const
  const { isAllLost, owedMinor } = await judge(call, order, parcelIds)
  const action = await insertAction(tx, order.id, 'compensation', actor)
  await insertLoss(tx, {
    ...claim,
    id: action.id,
    orderId: order.id,
    baseMinor: owedMinor,
    staffId: requesterId ?? staff.id,
    approvedBy: requesterId === null ? null : staff.id,
  })
  const details = { deedId: action.id, parcelIds, amountMinor }
  await moveOrder(tx, order, { event: 'compensateLoss', actor, note, details, set: changes.lose(isAllLost) })
  const [entry] = await postEntries(tx, [
    {
      event: 'LOSS_COMPENSATION',
      memberId,
      unit: currency,
      amount: amountMinor,
      source: action,
      referenceNumber: orderNumber,
      remark: lostRemark(parcelIds.length),
      actor,
    },
  ])
  assert(entry, 'a compensation is one entry')
  await sendMemberMail(
    tx,
    memberId,
    'ORDER_COMPENSATED',
    compensatedMail(context, order, { kind: 'loss', amountMinor }),
  )
  call.audit({ kind: 'order', id: order.id, after: { ...details, entryId: entry.id } })
  return entry.id
}

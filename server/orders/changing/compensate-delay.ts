import type { Input, Output } from '#contract/wire/operation.ts'
import type { staffOrderActions } from '#contract/order-actions.ts'
import { delayBaseMinor, delayCompensation } from '#domain/delay.ts'
import { orderCan } from '#domain/order.ts'
import { refuseOwnAccount } from '#server/auth/own-account.ts'
import { readConfig } from '#server/settings/config.ts'
import { type Db, orRefuse } from '#server/database/db.ts'
import type { AsStaff, Call as AnyCall, ReadCall, WriteCall } from '#server/context.ts'
import { type Move, postEntries } from '#server/ledger/ledger.ts'
import { refuseErased, sendMemberMail } from '#server/members/members.ts'
import { refuse } from '#server/http/refuse.ts'
import { type Approval, readRequest } from '#server/topups/topups.ts'
import { changes } from '#server/orders/changes.sql.ts'
import { findLateOrder, insertDelay, type LateOrder } from './compensations.sql.ts'
import { insertAction } from '#server/orders/actions.sql.ts'
import { compensatedMail } from '#server/orders/after-payment.mail.ts'
import { moveOrder, requireMove } from '#server/orders/moves.ts'
import { askFor, askIfAbove } from './second-person.ts'
import { type LockedOrder, lockOrderInScope, type Scope } from '#server/orders/locks.sql.ts'
import { readBy, seenBy } from '#server/orders/staff-scope.ts'
import { lateRemark } from '#server/orders/text.ts'

type Call = WriteCall & AsStaff

/** The call whose request waits for a second person. */
export const compensatingDelay = 'staffOrders.compensateDelay'

interface Claim {
  /** As typed, where the timeline lacks a step. */
  readonly hours: number | null
  readonly note: string
}

/** B-OU-14: what is owed for a late order of large cargo. */
export async function quoteDelay(
  call: ReadCall & AsStaff,
  { id, hours }: Input<typeof staffOrderActions.quoteDelay>,
): Promise<Output<typeof staffOrderActions.quoteDelay>> {
  const { elapsedMs: _exact, ...owed } = await judge(call, call.db, readBy(call.staff), id, hours ?? null)
  return owed
}

/** B-OU-14: pays it, once per order, separately from what was paid and refunded. */
export async function compensateDelay(
  call: Call,
  { id, note = '', ...typed }: Input<typeof staffOrderActions.compensateDelay>,
): Promise<Output<typeof staffOrderActions.compensateDelay>> {
  const { tx, staff } = call
  const hours = typed.hours ?? null
  const order = orRefuse(await lockOrderInScope(tx, seenBy(staff), id), 'not_found')
  await refuseOwnAccount(tx, staff.id, order.memberId)
  await refuseErased(tx, order.memberId)
  const { elapsedMs: _exact, ...owed } = await judge(call, tx, seenBy(staff), id, hours)
  if (owed.tier === 0) refuse('staff_state')
  const creditMinor = owed.reductionMinor + owed.creditMinor
  const wish = { call: compensatingDelay, input: { hours, note }, creditMinor, reason: note }
  // Typed hours always need a second person's approval, whatever the amount.
  const approval = hours === null ? await askIfAbove(call, order, wish) : await askFor(call, order, wish)
  if (approval) return { ...owed, approval }
  await give(call, order, { hours, note }, null)
  return owed
}

/** Runs when a second person approved. */
export async function compensateDelayApproved(call: Call, { id, targetId, requesterId }: Approval): Promise<void> {
  const order = orRefuse(await lockOrderInScope(call.tx, null, targetId), 'not_found')
  await give(call, order, await readRequest<Claim>(call.tx, id), requesterId)
}

async function judge(call: AnyCall, db: Db, scope: Scope, id: string, hours: number | null) {
  const late = orRefuse(await findLateOrder(db, scope, id), 'not_found')
  if (!late.isLargeCargo || late.isCompensated || !orderCan.compensateDelay(late)) refuse('staff_state')
  const elapsedMs = elapsedOf(late, hours)
  const { 'delayPromise.tiers': tiers } = await readConfig(call.context, db)
  const baseMinor = delayBaseMinor(late.stored.quote)
  return {
    hours: Math.floor(elapsedMs / 3_600_000),
    baseMinor,
    ...delayCompensation(baseMinor, elapsedMs, tiers),
    elapsedMs,
  }
}

/** Exact by the timeline; typed hours are used where a step was not recorded. */
function elapsedOf({ elapsedMs }: LateOrder, hours: number | null): number {
  if (hours !== null) return hours * 3_600_000
  return elapsedMs ?? refuse('staff_state')
}

async function give(call: Call, order: LockedOrder, { hours, note }: Claim, requesterId: string | null) {
  const { context, tx, staff } = call
  const actor = { kind: 'staff', id: staff.id } as const
  requireMove(order, 'compensateDelay', actor)
  const owed = await judge(call, tx, null, order.id, hours)
  if (owed.tier === 0) refuse('staff_state')
  const action = await insertAction(tx, order.id, 'compensation', actor)
  await insertDelay(tx, {
    ...owed,
    id: action.id,
    orderId: order.id,
    note,
    staffId: requesterId ?? staff.id,
    approvedBy: requesterId === null ? null : staff.id,
  })
  const details = { deedId: action.id, ...owed }
  await moveOrder(tx, order, { event: 'compensateDelay', actor, note, details, set: changes.nothing })
  const { memberId, currency, orderNumber } = order
  const shared = {
    memberId,
    unit: currency,
    source: { kind: 'order', id: order.id },
    referenceNumber: orderNumber,
    remark: lateRemark(owed.hours),
    actor,
  } as const
  const reduction: Move = { ...shared, event: 'DELAY_REDUCTION', amount: owed.reductionMinor }
  const credit: Move = { ...shared, event: 'DELAY_CREDIT', amount: owed.creditMinor }
  await postEntries(
    tx,
    [reduction, credit].filter(({ amount }) => amount > 0),
  )
  const mail = compensatedMail(context, order, { kind: 'delay', amountMinor: owed.reductionMinor + owed.creditMinor })
  await sendMemberMail(tx, memberId, 'ORDER_COMPENSATED', mail)
  call.audit({ kind: 'order', id: order.id, after: owed })
}

import type { Input, Output } from '#contract/wire/operation.ts'
import { approvals } from '#contract/topups.ts'
import { cappedTotal } from '#domain/long-list.ts'
import { refuseOwnAccount } from '#server/auth/own-account.ts'
import { issueApproved, issuing } from '#server/coupons/coupons.ts'
import type { AsStaff, ReadCall, WriteCall } from '#server/context.ts'
import { memberCardsById } from '#server/members/members.ts'
import {
  adjustApproved,
  adjusting,
  cancelApproved,
  cancelling,
  compensateDelayApproved,
  compensateLossApproved,
  compensatingDelay,
  compensatingLoss,
} from '#server/orders/orders.ts'
import { refundApproved, refunding } from '#server/payments/payments.ts'
import { bookRefundApproved, booking, closeApproved, closing } from '#server/statements/statements.ts'
import { assert, refuse } from '#server/http/refuse.ts'
import { isAuditor, mayCall } from '#server/auth/session.ts'
import { adjustCoinsApproved, adjustingCoins } from './adjust-coins.ts'
import {
  type Approval,
  countApprovals,
  findApproval,
  listApprovals,
  lockApproval,
  settleApproval,
} from './approvals.sql.ts'
import { reverseApproved } from './reverse.ts'
import { reversing } from './sql.ts'
import { creditingStore, creditStoreApproved } from './store.ts'

type Call = WriteCall & AsStaff

/** What runs for each kind of request once a second person approved. */
const whenApproved: Readonly<Record<string, (call: Call, approval: Approval) => Promise<void>>> = {
  [reversing]: reverseApproved,
  [creditingStore]: creditStoreApproved,
  [adjustingCoins]: adjustCoinsApproved,
  [issuing]: issueApproved,
  [cancelling]: cancelApproved,
  [adjusting]: adjustApproved,
  [compensatingDelay]: compensateDelayApproved,
  [compensatingLoss]: compensateLossApproved,
  [refunding]: refundApproved,
  [booking]: bookRefundApproved,
  [closing]: closeApproved,
}

/** Requests that wait for a second person, and settled ones; staff who may neither settle nor audit any see only their own. */
export async function list(
  { db, staff }: ReadCall & AsStaff,
  { page, pageSize, open, mine, byOthers }: Input<typeof approvals.list>,
): Promise<Output<typeof approvals.list>> {
  const isOwnAlone = mine === 1 || !(maySettle(staff) || isAuditor(staff))
  const filter = {
    isOpen: open === undefined ? null : open === 1,
    requesterId: isOwnAlone ? staff.id : null,
    notBy: byOthers ? staff.id : null,
  }
  const [rows, { total }] = await Promise.all([
    listApprovals(db, filter, pageSize, (page - 1) * pageSize),
    countApprovals(db, filter),
  ])
  const cards = await memberCardsById(
    db,
    rows.flatMap(({ memberId }) => memberId ?? []),
  )
  const onWire = rows.map(({ memberId, requesterId, ...approval }) => ({
    ...approval,
    memberNumber: (memberId !== null && cards.get(memberId)?.memberNumber) || null,
    mine: requesterId === staff.id,
  }))
  return { list: onWire, page, pageSize, ...cappedTotal(total) }
}

const maySettle = (staff: AsStaff['staff']) => mayCall(staff, approvals.approve.who)

/** B-FI-04: the second person's approval; nobody approves their own request (9003). */
export async function approve(
  call: Call,
  { id }: Input<typeof approvals.approve>,
): Promise<Output<typeof approvals.approve>> {
  const approval = await lockForSecondPerson(call, id)
  const run = whenApproved[approval.call]
  assert(run, `nothing is known to do for ${approval.call}`)
  await run(call, approval)
  await settle(call, approval, 'approved', '')
  return { id, state: 'approved' }
}

/** B-FI-16: the second person refuses, with a reason that the requester reads in the list. Nothing else changes. */
export async function refuseRequest(
  call: Call,
  { id, reason }: Input<typeof approvals.refuse>,
): Promise<Output<typeof approvals.refuse>> {
  const approval = await lockForSecondPerson(call, id)
  await settle(call, approval, 'refused', reason)
  call.audit({ kind: 'approval', id, before: { state: 'open' }, after: { state: 'refused' } })
  return { id, state: 'refused' }
}

/** B-FI-17: the requester withdraws it. Nobody else can: they refuse it, with a reason. */
export async function withdraw(
  call: Call,
  { id }: Input<typeof approvals.withdraw>,
): Promise<Output<typeof approvals.withdraw>> {
  const approval = await lockSeen(call, id)
  if (approval.requesterId !== call.staff.id) refuse('role_missing')
  if (approval.state !== 'open') refuse('staff_state')
  await settle(call, approval, 'withdrawn', '')
  call.audit({ kind: 'approval', id, before: { state: 'open' }, after: { state: 'withdrawn' } })
  return { id, state: 'withdrawn' }
}

/** An open request that this person may settle as the second one. */
async function lockForSecondPerson(call: Call, id: string): Promise<Approval> {
  const { tx, staff } = call
  const approval = await lockSeen(call, id)
  if (approval.state !== 'open') refuse('staff_state')
  if (approval.requesterId === staff.id) refuse('four_eyes')
  if (approval.memberId) await refuseOwnAccount(tx, staff.id, approval.memberId)
  return approval
}

/** Locked, in any state. A request that the caller may not see is not found. */
async function lockSeen({ tx, staff }: Call, id: string): Promise<Approval> {
  await lockApproval(tx, id)
  const approval = await findApproval(tx, id)
  if (!approval || (approval.requesterId !== staff.id && !maySettle(staff))) return refuse('not_found')
  return approval
}

async function settle(
  { tx, staff }: Call,
  { id }: Approval,
  state: 'approved' | 'refused' | 'withdrawn',
  note: string,
): Promise<void> {
  if ((await settleApproval(tx, id, state, staff.id, note)) === 0) refuse('staff_state')
}

import type { Input, Output } from '#contract/operation.ts'
import type { approvals } from '#contract/topups.ts'
import { cappedTotal } from '#domain/long-list.ts'
import { issueApproved, issuing } from '#server/coupons/coupons.ts'
import type { AsStaff, ReadCall, WriteCall } from '#server/house.ts'
import { memberCards } from '#server/members/members.ts'
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
import { assert, refuse } from '#server/refuse.ts'
import { adjustCoinsApproved, adjustingCoins } from './adjust-coins.ts'
import { refuseOwnAccount } from './four-eyes.ts'
import { reverseApproved } from './reverse.ts'
import {
  type Approval,
  closeApproval,
  countApprovals,
  findApproval,
  listApprovals,
  lockApproval,
  reversing,
} from './sql.ts'
import { creditingStore, creditStoreApproved } from './store.ts'

/** What each kind of request does once a second person has said yes. */
const deeds: Readonly<Record<string, (call: WriteCall & AsStaff, approval: Approval) => Promise<void>>> = {
  [reversing]: reverseApproved,
  [creditingStore]: creditStoreApproved,
  [adjustingCoins]: adjustCoinsApproved,
  [issuing]: issueApproved,
  [cancelling]: cancelApproved,
  [adjusting]: adjustApproved,
  [compensatingDelay]: compensateDelayApproved,
  [compensatingLoss]: compensateLossApproved,
}

/** Requests that wait for a second person, and those that were settled. */
export async function list(
  { db, staff }: ReadCall & AsStaff,
  { page, pageSize, open }: Input<typeof approvals.list>,
): Promise<Output<typeof approvals.list>> {
  const isOpen = open === undefined ? null : open === 1
  const [rows, { total }] = await Promise.all([
    listApprovals(db, isOpen, pageSize, (page - 1) * pageSize),
    countApprovals(db, isOpen),
  ])
  const cards = await memberCards(
    db,
    rows.flatMap(({ memberId }) => memberId ?? []),
  )
  const onWire = rows.map(({ memberId, requesterId, ...approval }) => ({
    ...approval,
    memberNumber: cards.find((card) => card.memberId === memberId)?.memberNumber ?? null,
    mine: requesterId === staff.id,
  }))
  return { list: onWire, page, pageSize, ...cappedTotal(total) }
}

/** B-FI-04: the second person's word; one's own request is never one's own to approve (9003). */
export async function approve(
  call: WriteCall & AsStaff,
  { id }: Input<typeof approvals.approve>,
): Promise<Output<typeof approvals.approve>> {
  const { tx, staff } = call
  await lockApproval(tx, id)
  const approval = await findApproval(tx, id)
  if (!approval) refuse('not_found')
  if (approval.state !== 'open') refuse('staff_state')
  if (approval.requesterId === staff.id) refuse('four_eyes')
  if (approval.memberId) await refuseOwnAccount(tx, staff.id, approval.memberId)
  const deed = deeds[approval.call]
  assert(deed, `nothing is known to do for ${approval.call}`)
  await deed(call, approval)
  if ((await closeApproval(tx, id, staff.id)) === 0) refuse('staff_state')
  return { id, state: 'approved' }
}

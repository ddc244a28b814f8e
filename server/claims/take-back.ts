import type { staffUnclaimedParcels } from '#contract/claims.ts'
import type { Input, Output } from '#contract/wire/operation.ts'
import { claimCan, unclaimedCan } from '#domain/claim.ts'
import { refuseOwnAccounts } from '#server/auth/own-account.ts'
import { orRefuse } from '#server/database/db.ts'
import { useFiles } from '#server/files/files.ts'
import type { AsStaff, WriteCall } from '#server/context.ts'
import { sendMemberMail } from '#server/members/members.ts'
import { takeBackParcel } from '#server/parcels/parcels.ts'
import { withdrawQuestionOf } from '#server/questions/questions.ts'
import { withdrawServicesOf } from '#server/services/services.ts'
import { assert, refuse, refuseFields } from '#server/http/refuse.ts'
import { claimersOf, type HeldUnclaimed } from './decide.sql.ts'
import { takenBackMail } from './mail.ts'
import { unclaimedRow } from './rows.ts'
import { insertStep } from './submit.sql.ts'
import { findWaiting, lockWinner, markReturned, parcelOf, revokeClaim } from './take-back.sql.ts'
import { anotherWaitsText } from './text.ts'
import { assign, hold, memberTyped } from './update.ts'

type Call = WriteCall & AsStaff
type Typed = Input<typeof staffUnclaimedParcels.takeBack>

/**
 * B-IN-15: it turned out to be somebody else's. The former owner's parcel is closed and their claim no longer approved;
 * it waits for its owner again, or goes to the right member at once. The former owner is told why, and how to object.
 */
export async function takeBack(call: Call, typed: Typed): Promise<Output<typeof staffUnclaimedParcels.takeBack>> {
  const { tx } = call
  const { id } = typed
  const { unclaimed } = await hold(call, id)
  if (!unclaimedCan.revoke(unclaimed)) refuse('staff_state')
  if (typed.version !== undefined && typed.version !== unclaimed.version) refuse('version_conflict')
  const { memberId } = await returnToPool(call, typed, unclaimed)
  if (typed.toMemberNumber) await giveToRightMember(call, id, typed.toMemberNumber, memberId)
  await tellFormerOwner(call, typed, unclaimed, memberId)
  const row = await unclaimedRow(call, tx, id)
  call.audit({
    kind: 'unclaimed parcel',
    id,
    before: { state: unclaimed.state, memberId },
    after: { state: row.state, memberNumber: row.memberNumber, reason: typed.reason, proofFileId: typed.proofFileId },
  })
  return row
}

async function returnToPool({ tx, staff }: Call, { reason, proofFileId }: Typed, unclaimed: HeldUnclaimed) {
  const { id, warehouseId, trackingNumber } = unclaimed
  const actor = { kind: 'staff', id: staff.id } as const
  if (await findWaiting(tx, warehouseId, trackingNumber)) refuse('staff_state', { text: anotherWaitsText })
  const { parcelId } = await parcelOf(tx, id)
  assert(parcelId, 'what was given became a parcel')
  const taken = await takeBackParcel(tx, { unclaimedId: id, parcelId, staffId: staff.id, reason, proofFileId })
  await withdrawServicesOf(tx, parcelId, actor)
  await withdrawQuestionOf(tx, parcelId, { staffId: staff.id, note: reason })
  // A claim of their own could be submitted again once its winner has lost the parcel.
  await refuseOwnAccounts(tx, staff.id, [taken.memberId, ...(await claimersOf(tx, id))])
  await useFiles(tx, actor, 'photo', [proofFileId], warehouseId)
  const claim = await lockWinner(tx, id)
  if (claim) {
    assert(claimCan.revoke(claim), 'only an approved claim wins')
    orRefuse(await revokeClaim(tx, claim.id, staff.id, reason), 'staff_state')
    const step = { claimId: claim.id, event: 'revoke', from: claim.status, to: 'rejected', note: reason } as const
    await insertStep(tx, { unclaimedId: id, actor, ...step })
  }
  orRefuse(await markReturned(tx, id, taken.receiptId), 'staff_state')
  const details = { memberId: taken.memberId, parcelId, proofFileId }
  const step = { claimId: null, event: 'takeBack', from: unclaimed.state, to: 'to_be_claimed', note: reason } as const
  await insertStep(tx, { unclaimedId: id, actor, ...step, details })
  return taken
}

/** As B-IN-11 gives it, with the same refusals. */
async function giveToRightMember(call: Call, id: string, memberNumber: string, formerOwnerId: string) {
  const owner = await memberTyped(call, { id, assignMemberNumber: memberNumber }, 'toMemberNumber')
  if (owner.memberId === formerOwnerId) refuseFields({ toMemberNumber: 'field_choice' })
  await assign(call, await hold(call, id), owner)
}

const tellFormerOwner = (
  { tx, context }: Call,
  { reason }: Typed,
  { trackingNumber }: Pick<HeldUnclaimed, 'trackingNumber'>,
  memberId: string,
) =>
  sendMemberMail(tx, memberId, 'CLAIM_REJECTED', (language) =>
    takenBackMail(language, { trackingNumber, reason, publicUrl: context.environment.publicUrl }),
  )

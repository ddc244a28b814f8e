import type { staffClaims } from '#contract/claims.ts'
import type { Input, Output } from '#contract/wire/operation.ts'
import { claimCan, unclaimedCan } from '#domain/claim.ts'
import { parcelCan } from '#domain/parcel.ts'
import { refuseOwnAccount, refuseOwnAccounts } from '#server/auth/own-account.ts'
import { orRefuse } from '#server/database/db.ts'
import type { AsStaff, WriteCall } from '#server/context.ts'
import { memberCardsById } from '#server/members/members.ts'
import { holdNumber, staffParcelOf } from '#server/parcels/parcels.ts'
import { assert, refuse } from '#server/http/refuse.ts'
import { isContested } from './contest.ts'
import { claimersOf, findNumber, lockOpenClaims, lockUnclaimed, rejectClaim, sayYesFirst } from './decide.sql.ts'
import { give, tellRejected } from './give.ts'
import { claimRowOf } from './rows.ts'
import { type ClaimRow, findClaim } from './staff.sql.ts'
import { insertStep, renewRivals } from './submit.sql.ts'

type Call = WriteCall & AsStaff

/**
 * B-IN-13: the parcel becomes the claimer's, and all other claims on it are closed. If three members claim it, or its
 * goods are worth more than CNY 1,000, two people have to approve.
 */
export async function approve(
  call: Call,
  { id, note = '', version }: Input<typeof staffClaims.approve>,
): Promise<Output<typeof staffClaims.approve>> {
  const { tx, staff } = call
  const { unclaimedId } = orRefuse(await findClaim(tx, id), 'not_found')
  const known = await holdNumber(tx, orRefuse(await findNumber(tx, unclaimedId), 'not_found').trackingNumber)
  const unclaimed = orRefuse(await lockUnclaimed(tx, unclaimedId, 0), 'staff_state')
  const open = await lockOpenClaims(tx, unclaimedId)
  const claim = await readClaim(call, id)
  if (!unclaimedCan.approveClaim(unclaimed) || !claimCan.approve(claim)) refuse('staff_state')
  if (version !== undefined && version !== claim.version) refuse('version_conflict')
  await refuseOwnAccount(tx, staff.id, claim.memberId)
  const needsTwo = await isContested(call, unclaimedId, open, claim)
  if (needsTwo && claim.firstYesId === null) {
    await sayFirstYes(call, claim, note)
    return { claim: await answerOf(call, id), parcel: null }
  }
  if (needsTwo && claim.firstYesId === staff.id) refuse('four_eyes')
  const owner = (await memberCardsById(tx, [claim.memberId])).get(claim.memberId)
  assert(owner, 'every claim has its member')
  const forecast = known.filter(parcelCan.approveClaim).find(({ memberId }) => memberId === claim.memberId)
  const { parcelId } = await give(call, { unclaimed, owner, forecast, open, event: 'approveClaim', note })
  call.audit({ kind: 'claim', id, before: stateOf(claim), after: { ...stateOf(await readClaim(call, id)), parcelId } })
  return { claim: await answerOf(call, id), parcel: await staffParcelOf(call, parcelId, unclaimed.warehouseId) }
}

async function sayFirstYes(call: Call, claim: ClaimRow, note: string) {
  const { tx, staff } = call
  orRefuse(await sayYesFirst(tx, claim.id, staff.id), 'staff_state')
  const { id, unclaimedId, status } = claim
  const actor = { kind: 'staff', id: staff.id } as const
  await insertStep(tx, { unclaimedId, claimId: id, event: 'approveFirst', from: status, to: status, actor, note })
  call.audit({ kind: 'claim', id, before: stateOf(claim), after: { ...stateOf(claim), firstYesBy: staff.id } })
}

/** B-IN-14. */
export async function reject(
  call: Call,
  { id, reason, note = '', version }: Input<typeof staffClaims.reject>,
): Promise<Output<typeof staffClaims.reject>> {
  const { tx, staff } = call
  const { unclaimedId } = orRefuse(await findClaim(tx, id), 'not_found')
  orRefuse(await lockUnclaimed(tx, unclaimedId, 0), 'staff_state')
  await lockOpenClaims(tx, unclaimedId)
  const claim = await readClaim(call, id)
  if (!claimCan.reject(claim)) refuse('staff_state')
  if (version !== undefined && version !== claim.version) refuse('version_conflict')
  // A claim of their own would win once its rivals are gone, also one that is withdrawn for the moment.
  await refuseOwnAccounts(tx, staff.id, await claimersOf(tx, unclaimedId))
  orRefuse(await rejectClaim(tx, id, staff.id, reason, note), 'staff_state')
  const actor = { kind: 'staff', id: staff.id } as const
  await insertStep(tx, {
    unclaimedId,
    claimId: id,
    event: 'reject',
    from: claim.status,
    to: 'rejected',
    actor,
    note,
    details: { reason },
  })
  await renewRivals(tx, unclaimedId, id)
  await tellRejected(call, claim, { trackingNumber: claim.trackingNumber, reason, note })
  call.audit({ kind: 'claim', id, before: stateOf(claim), after: { status: 'rejected', reason } })
  return { claim: await answerOf(call, id) }
}

async function readClaim({ tx }: Call, id: string): Promise<ClaimRow> {
  const claim = await findClaim(tx, id)
  assert(claim, 'a claim stays')
  return claim
}

const answerOf = async (call: Call, id: string) => claimRowOf(call, call.tx, await readClaim(call, id))

const stateOf = ({ status, firstYesId, version }: ClaimRow) => ({ status, firstYesBy: firstYesId, version })

import type { claims } from '#contract/claims.ts'
import type { Input, Output } from '#contract/wire/operation.ts'
import { claimCan, claimLimits, claimPause, unclaimedCan } from '#domain/claim.ts'
import { readConfig } from '#server/settings/config.ts'
import { orRefuse } from '#server/database/db.ts'
import { takePicture } from '#server/files/files.ts'
import type { AsMember, WriteCall } from '#server/context.ts'
import { refuse, refuseFields } from '#server/http/refuse.ts'
import {
  type ClaimDraft,
  findOwnClaim,
  type HeldClaim,
  insertClaim,
  insertMiss,
  insertStep,
  lockClaimer,
  lockOwnClaim,
  lockOwnClaimOn,
  lockWanted,
  renewRivals,
  submitAgain,
  triesOf,
  type WantedParcel,
  withdrawClaim,
} from './submit.sql.ts'
import { pauseText } from './text.ts'

type Call = WriteCall & AsMember
type Typed = Input<typeof claims.submit>

/** C-23: submits a claim, submits it again, or withdraws it. */
export async function submit(call: Call, typed: Typed): Promise<Output<typeof claims.submit>> {
  if (typed.action === 'withdraw') return withdraw(call, typed.claimId ?? '')
  await requirePicture(call, typed)
  await lockClaimer(call.tx, call.member.id)
  return typed.action === 'resubmit' ? handInAgain(call, typed) : handIn(call, typed)
}

async function withdraw({ tx, member }: Call, claimId: string): Promise<Output<typeof claims.submit>> {
  const seen = orRefuse(await findOwnClaim(tx, member.id, claimId), 'not_found')
  // Locks the parcel first, as the staff calls that decide on it do.
  await lockWanted(tx, seen.unclaimedId)
  const claim = orRefuse(await lockOwnClaim(tx, member.id, claimId), 'not_found')
  if (!claimCan.withdraw(claim)) refuse('claim_state')
  orRefuse(await withdrawClaim(tx, claimId), 'claim_state')
  const { unclaimedId, status } = claim
  const actor = { kind: 'member', id: member.id } as const
  await insertStep(tx, { unclaimedId, claimId, event: 'withdraw', from: status, to: 'withdrawn', actor })
  await renewRivals(tx, unclaimedId, claimId)
  return { claimId, claimStatus: 'withdrawn' }
}

async function requirePicture({ context, tx }: Call, typed: Typed) {
  const { 'claim.imageRequired': isRequired } = await readConfig(context, tx)
  if (isRequired && !typed.fileId && !typed.imageBase64) refuseFields({ fileId: 'field_image' })
}

/** On a parcel from the pool. A member who withdrew a claim, or whose claim was rejected, continues with that one. */
async function handIn(call: Call, typed: Typed): Promise<Output<typeof claims.submit>> {
  const { tx, member } = call
  const parcel = orRefuse(await lockWanted(tx, typed.unclaimedParcelId ?? ''), 'not_found')
  const earlier = await lockOwnClaimOn(tx, member.id, parcel.id)
  if (!earlier && !parcel.published) refuse('not_found')
  if (!unclaimedCan.approveClaim(parcel)) refuse('already_claimed')
  if (earlier) return again(call, typed, parcel, earlier)
  const draft = await proven(call, typed, parcel)
  const { id: claimId } = await insertClaim(tx, parcel.id, member.id, draft)
  await noteHandedIn(call, parcel, { id: claimId, status: null }, draft)
  return { claimId, claimStatus: 'under_review' }
}

async function handInAgain(call: Call, typed: Typed): Promise<Output<typeof claims.submit>> {
  const { tx, member } = call
  const seen = orRefuse(await findOwnClaim(tx, member.id, typed.claimId ?? ''), 'not_found')
  const parcel = await lockWanted(tx, seen.unclaimedId)
  const claim = orRefuse(await lockOwnClaim(tx, member.id, seen.id), 'not_found')
  if (!claimCan.resubmit(claim)) refuse('claim_state')
  if (!parcel || !unclaimedCan.approveClaim(parcel)) refuse('already_claimed')
  return again(call, typed, parcel, claim)
}

async function again(call: Call, typed: Typed, parcel: WantedParcel, claim: HeldClaim) {
  if (!claimCan.resubmit(claim)) refuse('claim_state')
  const draft = await proven(call, typed, parcel)
  orRefuse(await submitAgain(call.tx, claim.id, draft), 'claim_state')
  await noteHandedIn(call, parcel, claim, draft)
  return { claimId: claim.id, claimStatus: 'under_review' } as const
}

type Claim = { readonly id: string; readonly status: HeldClaim['status'] | null }

async function noteHandedIn({ tx, member }: Call, parcel: WantedParcel, { id, status }: Claim, draft: ClaimDraft) {
  await insertStep(tx, {
    unclaimedId: parcel.id,
    claimId: id,
    event: status === null ? 'submit' : 'resubmit',
    from: status,
    to: 'under_review',
    actor: { kind: 'member', id: member.id },
    details: draft,
  })
  await renewRivals(tx, parcel.id, id)
}

/**
 * The typed number, once it is known to match the parcel. A member who has to wait is told so before anything is
 * compared: otherwise the answer would still tell a right guess from a wrong one.
 */
async function proven(call: Call, typed: Typed, parcel: WantedParcel): Promise<ClaimDraft> {
  const { warehouseId = '', courierCode = '', trackingNumber = '', remark = '' } = typed
  const missesLeft = await requirePatience(call)
  const isRight =
    warehouseId === parcel.warehouseId && courierCode === parcel.courierCode && trackingNumber === parcel.trackingNumber
  if (!isRight) {
    await call.context.database.keep((kept) => insertMiss(kept, call.member.id))
    refuse('claim_mismatch', { triesLeft: Math.max(0, missesLeft - 1) })
  }
  const fileId = await takePicture(call, { kind: 'member', id: call.member.id }, 'claim', typed, warehouseId)
  return { warehouseId, courierCode, trackingNumber, fileId, remark }
}

/** Refuses with 1004 while the member has to wait; returns how many wrong attempts are left this hour. */
async function requirePatience({ context, tx, member }: Call): Promise<number> {
  if (!context.environment.rateLimits) return claimLimits.missesPerHour
  const tries = await triesOf(tx, member.id)
  const pause = claimPause(tries)
  const retryAt = pause === 'day' ? tries.dayEndsAt : pause === 'hour' ? tries.hourEndsAt : null
  if (pause)
    refuse('rate_limited', { reason: pause, retryAt, text: pauseText(pause, retryAt) }, { step: 'claims_paused' })
  return claimLimits.missesPerHour - tries.missesThisHour
}

import type { RejectReason } from '#domain/claim.ts'
import { orRefuse } from '#server/database/db.ts'
import type { AsStaff, WriteCall } from '#server/context.ts'
import { type MemberCard, refuseErased, sendMemberMail } from '#server/members/members.ts'
import { type GivenParcel, giveUnclaimed, type NumberedParcel } from '#server/parcels/parcels.ts'
import { refuse } from '#server/http/refuse.ts'
import { approveClaim, type HeldUnclaimed, markClaimed, type OpenClaim, rejectClaim } from './decide.sql.ts'
import { endedMail, givenMail, rejectedMail } from './mail.ts'
import { insertStep } from './submit.sql.ts'
import { hasOneText } from './text.ts'

type Call = WriteCall & AsStaff

interface Gift {
  readonly unclaimed: HeldUnclaimed
  readonly owner: MemberCard
  /** The owner's own forecast of the number. */
  readonly forecast: NumberedParcel | undefined
  /** The claims under review, locked. */
  readonly open: readonly OpenClaim[]
  readonly event: 'approveClaim' | 'match'
  readonly note: string
}

/**
 * The parcel becomes its owner's: their claim is approved if they have one, the others are closed, and everybody is
 * written to.
 */
export async function give(call: Call, gift: Gift): Promise<GivenParcel> {
  const { tx, staff } = call
  const { unclaimed, owner, forecast, open, event, note } = gift
  if (owner.state !== 'active') refuse('staff_state')
  await refuseErased(tx, owner.memberId)
  const theirs = open.find(({ memberId }) => memberId === owner.memberId)
  const given = await giveUnclaimed(tx, {
    unclaimedId: unclaimed.id,
    owner,
    forecast,
    event,
    staffId: staff.id,
    claimId: theirs?.id ?? null,
  })
  if (!given) refuse('staff_state', { text: hasOneText })
  orRefuse(await markClaimed(tx, unclaimed.id, given.parcelId), 'staff_state')
  const actor = { kind: 'staff', id: staff.id } as const
  if (theirs) {
    orRefuse(await approveClaim(tx, theirs.id, staff.id, note), 'staff_state')
    const step = { claimId: theirs.id, event: 'approve', from: theirs.status, to: 'approved', note } as const
    await insertStep(tx, { unclaimedId: unclaimed.id, actor, ...step })
  } else {
    const step = { claimId: null, event: 'assign', from: unclaimed.state, to: 'claimed', note } as const
    await insertStep(tx, { unclaimedId: unclaimed.id, actor, ...step, details: { memberId: owner.memberId } })
  }
  await closeOthers(
    call,
    unclaimed,
    open.filter((claim) => claim !== theirs),
    'given',
  )
  const kind = theirs ? 'CLAIM_APPROVED' : 'PARCEL_RECEIVED'
  const { publicUrl } = call.context.environment
  await sendMemberMail(tx, owner.memberId, kind, (language) =>
    givenMail(language, { ...given, isClaimed: theirs !== undefined, publicUrl }),
  )
  return given
}

/** Which reason of the contract says best why a claim was closed. */
const reasonOf = { given: 'NOT_OWNER', disposed: 'OTHER' } as const satisfies Record<string, RejectReason>

/** Closes open claims, because somebody else has the parcel or it was disposed of. */
export async function closeOthers(
  call: Call,
  unclaimed: Pick<HeldUnclaimed, 'id' | 'trackingNumber'>,
  claims: readonly OpenClaim[],
  because: keyof typeof reasonOf,
): Promise<void> {
  const { tx, staff } = call
  const { trackingNumber } = unclaimed
  const reason = reasonOf[because]
  const actor = { kind: 'staff', id: staff.id } as const
  for (const claim of claims) {
    orRefuse(await rejectClaim(tx, claim.id, staff.id, reason, ''), 'staff_state')
    await insertStep(tx, {
      unclaimedId: unclaimed.id,
      claimId: claim.id,
      event: 'lose',
      from: claim.status,
      to: 'rejected',
      actor,
      details: { reason },
    })
    await (because === 'disposed'
      ? tellEnded(call, claim, trackingNumber)
      : tellRejected(call, claim, { trackingNumber, reason, note: '' }))
  }
}

interface Rejection {
  readonly trackingNumber: string
  readonly reason: RejectReason
  readonly note: string
}

export const tellRejected = ({ tx, context }: Call, { memberId }: Pick<OpenClaim, 'memberId'>, rejection: Rejection) =>
  sendMemberMail(tx, memberId, 'CLAIM_REJECTED', (language) =>
    rejectedMail(language, { ...rejection, publicUrl: context.environment.publicUrl }),
  )

const tellEnded = ({ tx, context }: Call, { memberId }: Pick<OpenClaim, 'memberId'>, trackingNumber: string) =>
  sendMemberMail(tx, memberId, 'CLAIM_REJECTED', (language) =>
    endedMail(language, { trackingNumber, publicUrl: context.environment.publicUrl }),
  )

import { can, type Moves } from './moves.ts'

export const unclaimedStates = ['to_be_claimed', 'claimed'] as const
export const claimStatuses = ['under_review', 'approved', 'rejected', 'withdrawn'] as const
export const rejectReasons = ['IMAGE_UNREADABLE', 'NUMBER_MISMATCH', 'NOT_OWNER', 'OTHER'] as const

export type UnclaimedState = (typeof unclaimedStates)[number]
export type ClaimStatus = (typeof claimStatuses)[number]
export type RejectReason = (typeof rejectReasons)[number]

/** The state table of unclaimed parcels. One that was disposed of is gone. */
export const unclaimedMoves = {
  receive: { from: [null], to: 'to_be_claimed' },
  approveClaim: { from: ['to_be_claimed'], to: 'claimed' },
  // To a member, or to one of those who forecast its number.
  assign: { from: ['to_be_claimed'], to: 'claimed' },
  dispose: { from: ['to_be_claimed'], to: null },
  // Shows or hides it, and notes what its label says.
  describe: { from: ['to_be_claimed'], to: 'same' },
  // It was given to the wrong owner.
  revoke: { from: ['claimed'], to: 'to_be_claimed' },
} as const satisfies Moves<UnclaimedState>

/** For a parcel that still exists. */
export const unclaimedCan = can(unclaimedMoves, (parcel: { readonly state: UnclaimedState }) => parcel.state)

/** The state table of claims. */
export const claimMoves = {
  submit: { from: [null], to: 'under_review' },
  withdraw: { from: ['under_review'], to: 'withdrawn' },
  resubmit: { from: ['rejected', 'withdrawn'], to: 'under_review' },
  // Where two people decide, the first approval.
  approveFirst: { from: ['under_review'], to: 'same' },
  approve: { from: ['under_review'], to: 'approved' },
  reject: { from: ['under_review'], to: 'rejected' },
  // The parcel went to somebody else, or was disposed of.
  lose: { from: ['under_review'], to: 'rejected' },
  revoke: { from: ['approved'], to: 'rejected' },
} as const satisfies Moves<ClaimStatus>

export type ClaimEvent = keyof typeof claimMoves

export const claimCan = can(claimMoves, (claim: { readonly status: ClaimStatus }) => claim.status)

export type ClaimAction = 'withdraw' | 'resubmit' | 'forecast' | 'details'

/** The status of a claim, and the state of its parcel. */
type Standing = {
  readonly status: ClaimStatus
  /** The parcel still waits: it is in our warehouse, and nobody has got it. */
  readonly isWaiting: boolean
  /** The parcel is this member's, and its goods may be declared. */
  readonly isDeclarable: boolean
}

/** What its member may do with a claim (C-22). */
export function claimActions({ status, isWaiting, isDeclarable }: Standing): readonly ClaimAction[] {
  const may: Readonly<Record<ClaimAction, boolean>> = {
    withdraw: claimCan.withdraw({ status }),
    resubmit: isWaiting && claimCan.resubmit({ status }),
    forecast: isWaiting || isDeclarable,
    details: true,
  }
  return actionsInOrder.filter((action) => may[action])
}

const actionsInOrder = ['withdraw', 'resubmit', 'forecast', 'details'] as const

/** A claim under review for this long is late. */
export const claimLateAfterHours = 24

/** Limits of C-23. */
export const claimLimits = {
  missesPerHour: 5,
  missesPerDay: 10,
  openClaims: 5,
  claimsIn30Days: 20,
} as const

type Tries = {
  /** Wrong attempts within the last hour. */
  readonly missesThisHour: number
  /** Wrong attempts within the 24 hours before the latest of them, if that is less than a day ago. */
  readonly missesThatDay: number
  readonly openClaims: number
  readonly claimsIn30Days: number
}

export type ClaimPause = 'hour' | 'day' | 'open' | 'month'

/** Why a member has to wait before the next claim; null when they need not. */
export function claimPause(tries: Tries): ClaimPause | null {
  if (tries.missesThatDay >= claimLimits.missesPerDay) return 'day'
  if (tries.missesThisHour >= claimLimits.missesPerHour) return 'hour'
  if (tries.openClaims >= claimLimits.openClaims) return 'open'
  return tries.claimsIn30Days >= claimLimits.claimsIn30Days ? 'month' : null
}

type Contest = {
  /** Claims under review, including this one. */
  readonly openClaims: number
  /** Claims on the same parcel that the deciding person has rejected: nobody can reduce three claims to one alone. */
  readonly rejectedByMe: number
  /** Of the claimer's own forecast of the number; 0 when there is none. */
  readonly goodsValueMinor: number
}

/** Three claims on the same parcel, or goods above CNY 1,000: two people decide. */
export const needsTwoPeople = ({ openClaims, rejectedByMe, goodsValueMinor }: Contest): boolean =>
  openClaims + rejectedByMe >= 3 || goodsValueMinor > 100_000

import { can, type Moves } from './moves.ts'

export const unclaimedStates = ['to_be_claimed', 'claimed'] as const
export const claimStatuses = ['under_review', 'approved', 'rejected', 'withdrawn'] as const
export const rejectReasons = ['IMAGE_UNREADABLE', 'NUMBER_MISMATCH', 'NOT_OWNER', 'OTHER'] as const

export type UnclaimedState = (typeof unclaimedStates)[number]
export type ClaimStatus = (typeof claimStatuses)[number]
export type RejectReason = (typeof rejectReasons)[number]

/** Contract D3, the rows of a parcel that nobody forecast. One that was disposed of is gone. */
export const unclaimedMoves = {
  receive: { from: [null], to: 'to_be_claimed' },
  approveClaim: { from: ['to_be_claimed'], to: 'claimed' },
  // To a member, or to one of those who forecast its number.
  assign: { from: ['to_be_claimed'], to: 'claimed' },
  dispose: { from: ['to_be_claimed'], to: null },
  // Published or hidden, and what its label says.
  describe: { from: ['to_be_claimed'], to: 'same' },
  // The wrong owner had it.
  revoke: { from: ['claimed'], to: 'to_be_claimed' },
} as const satisfies Moves<UnclaimedState>

/** Asked of a parcel that is still there. */
export const unclaimedCan = can(unclaimedMoves, (parcel: { readonly state: UnclaimedState }) => parcel.state)

/** Contract D3, the rows of a claim. */
export const claimMoves = {
  submit: { from: [null], to: 'under_review' },
  withdraw: { from: ['under_review'], to: 'withdrawn' },
  resubmit: { from: ['rejected', 'withdrawn'], to: 'under_review' },
  // Where two people decide, the first yes.
  approveFirst: { from: ['under_review'], to: 'same' },
  approve: { from: ['under_review'], to: 'approved' },
  reject: { from: ['under_review'], to: 'rejected' },
  // The parcel went to somebody else, or is gone.
  lose: { from: ['under_review'], to: 'rejected' },
  revoke: { from: ['approved'], to: 'rejected' },
} as const satisfies Moves<ClaimStatus>

export type ClaimEvent = keyof typeof claimMoves

export const claimCan = can(claimMoves, (claim: { readonly status: ClaimStatus }) => claim.status)

export type ClaimAction = 'withdraw' | 'resubmit' | 'forecast' | 'details'

/** How a claim stands, with what it is about. */
type Standing = {
  readonly status: ClaimStatus
  /** The parcel waits still: it is with us, and nobody has it. */
  readonly isWaiting: boolean
  /** The parcel is this member's, and its goods may be declared. */
  readonly isDeclarable: boolean
}

/** What its member may do with a claim (contract C-22, A-32). */
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

/** Limits of contract C-23 and `field/reliability.md` §5. */
export const claimLimits = {
  missesPerHour: 5,
  missesPerDay: 10,
  openClaims: 5,
  claimsIn30Days: 20,
} as const

type Tries = {
  /** Wrong ones within the last hour. */
  readonly missesThisHour: number
  /** Wrong ones within the 24 hours before the last of them, where that is less than a day ago. */
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
  /** Claims under review, this one among them. */
  readonly openClaims: number
  /** Claims on the same parcel that whoever decides has rejected: nobody makes two of three by themselves. */
  readonly rejectedByMe: number
  /** Of the claimer's own forecast of the number; 0 when there is none. */
  readonly goodsValueMinor: number
}

/** Three who want the same parcel, or goods above CNY 1,000: two people decide. */
export const needsTwoPeople = ({ openClaims, rejectedByMe, goodsValueMinor }: Contest): boolean =>
  openClaims + rejectedByMe >= 3 || goodsValueMinor > 100_000

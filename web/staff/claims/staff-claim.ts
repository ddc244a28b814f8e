import { staffClaims, staffUnclaimedParcels } from '#contract/claims.ts'
import type { Output } from '#contract/wire/operation.ts'

export type StaffClaim = Output<typeof staffClaims.search>['list'][number]
export type ClaimDetails = Output<typeof staffClaims.get>
export type StaffUnclaimed = Output<typeof staffUnclaimedParcels.search>['list'][number]

export type StaffMatch = Pick<NonNullable<ClaimDetails['match']>, 'score' | 'parts'>

/** Every decision here changes a claim, its parcel and the rivals. */
export const claimReads = [staffClaims.search, staffClaims.get, staffUnclaimedParcels.search] as const

/** What is being asked about: to accept, not to accept, or not to accept for want of a readable picture. */
export type Decision = 'accept' | 'reject' | 'picture'

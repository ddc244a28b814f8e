import { needsTwoPeople } from '#domain/claim.ts'
import type { AsStaff, WriteCall } from '#server/context.ts'
import { countRejectedBy, type OpenClaim } from './decide.sql.ts'

interface Wanted {
  /** Of the claimer's own forecast of the number. */
  readonly goodsValueMinor: number
}

/**
 * Whether two people have to decide who gets a parcel, which is locked with its open claims; `claim` is that of the
 * member who is to get it, if they have one.
 */
export const isContested = async (
  { tx, staff }: WriteCall & AsStaff,
  unclaimedId: string,
  open: readonly OpenClaim[],
  claim: Wanted | undefined,
): Promise<boolean> =>
  needsTwoPeople({
    openClaims: open.length,
    rejectedByMe: await countRejectedBy(tx, unclaimedId, staff.id),
    goodsValueMinor: claim?.goodsValueMinor ?? 0,
  })

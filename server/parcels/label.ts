import { memberNumbersOneSlipAway } from '#domain/member-number.ts'
import type { Db } from '#server/database/db.ts'
import { findMemberByNumber, findMembersByNumber, isSomebody, type MemberCard } from '#server/members/members.ts'

/* The member number that somebody read on a label. */

/** Whose it is. One whose member was erased has nobody behind it any more: the parcel is for staff to find an owner for. */
export async function ownerOnLabel(db: Db, memberNumber: string): Promise<MemberCard | undefined> {
  const card = await findMemberByNumber(db, memberNumber)
  return card && isSomebody(card) ? card : undefined
}

/** Who has a number one slip away from it. */
export async function ownersOneSlipAway(db: Db, memberNumber: string): Promise<MemberCard[]> {
  const near = await findMembersByNumber(db, memberNumbersOneSlipAway(memberNumber))
  return near.filter((card) => card !== undefined).filter(isSomebody)
}

import { memberNumbersOneSlipAway } from '#domain/member-number.ts'
import type { Db } from '#server/database/db.ts'
import { findMemberByNumber, findMembersByNumber, isSomebody, type MemberCard } from '#server/members/members.ts'

/* The member number that staff read on a label. */

/** The owner. An erased member's number belongs to nobody: staff have to find the parcel's owner. */
export async function ownerOnLabel(db: Db, memberNumber: string): Promise<MemberCard | undefined> {
  const card = await findMemberByNumber(db, memberNumber)
  return card && isSomebody(card) ? card : undefined
}

/** Members whose number differs from it by one typing mistake. */
export async function ownersOneSlipAway(db: Db, memberNumber: string): Promise<MemberCard[]> {
  const near = await findMembersByNumber(db, memberNumbersOneSlipAway(memberNumber))
  return near.filter((card) => card !== undefined).filter(isSomebody)
}

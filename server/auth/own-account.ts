import { mailboxOfEmail } from '#domain/referral.ts'
import { type Db, sql } from '#server/database/db.ts'
import { refuse } from '#server/http/refuse.ts'

/** Nobody acts on a member account of their own, as far as the mailbox shows whose it is . */
export const refuseOwnAccount = (db: Db, staffId: string, memberId: string): Promise<void> =>
  refuseOwnAccounts(db, staffId, [memberId])

export async function refuseOwnAccounts(db: Db, staffId: string, memberIds: readonly string[]): Promise<void> {
  const pairs = await emailsBeside(db, staffId, memberIds)
  if (pairs.some(({ ofClerk, ofMember }) => mailboxOfEmail(ofClerk) === mailboxOfEmail(ofMember))) refuse('four_eyes')
}

/** The address of this staff member, if known, next to that of each of these members. */
const emailsBeside = (db: Db, staffId: string, memberIds: readonly string[]) =>
  db.rows(sql<{ ofClerk: string; ofMember: string }>`
    select lower(trim(s.email)) as "ofClerk", m.email as "ofMember" from staff s cross join members m
    where s.id = ${staffId} and trim(s.email) <> '' and m.id = any(${memberIds})`)

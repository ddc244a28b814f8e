import type { Language } from '#domain/language.ts'
import { tidyMemberNumber } from '#domain/member-number.ts'
import type { Db, Query, Tx } from '#server/db.ts'
import { mailWrite, queueMail } from '#server/outbox.ts'
import { assert } from '#server/refuse.ts'
import { cardsOf, findCardByNumber, findMemberToMail, type Mailbox, mailboxOf, type MemberCard } from './sql.ts'

export type { Mailbox, MemberCard }
export { mailboxOf }

/** As people type or scan the number; undefined when nobody has it. */
export const findMemberByNumber = (db: Db, memberNumber: string): Promise<MemberCard | undefined> =>
  findCardByNumber(db, tidyMemberNumber(memberNumber))

/** Whose rows these are, for lists of the staff; in no order. */
export const memberCards = (db: Db, memberIds: readonly string[]): Promise<readonly MemberCard[]> =>
  cardsOf(db, memberIds)

/** Writes to a member in their own language, in the transaction of the deed that the mail tells of. */
export async function sendMemberMail(
  tx: Tx,
  memberId: string,
  kind: string,
  write: (language: Language, member: MailedMember) => { readonly subject: string; readonly body: string },
): Promise<void> {
  const member = await findMemberToMail(tx, memberId)
  assert(member, 'a mail goes to a member who exists')
  const { language, email } = member
  await queueMail(tx, { ...write(language, member), memberId, to: email, kind, language })
}

/** The same as a common table expression, for a deed that has read the mailbox (`mailboxOf`) and writes everything at once. */
export const sendingMail = (
  kind: string,
  { memberId, email, language }: Mailbox & { readonly memberId: string },
  write: (language: Language) => { readonly subject: string; readonly body: string },
): Query<unknown> => mailWrite({ ...write(language), memberId, to: email, kind, language })

interface MailedMember {
  readonly memberNumber: string
  readonly memberName: string
}

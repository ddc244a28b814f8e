import type { Language } from '#domain/language.ts'
import type { MailKind } from '#domain/member-event.ts'
import { tidyMemberNumber } from '#domain/member-number.ts'
import type { Db, Tx } from '#server/database/db.ts'
import { queueMail } from '#server/mail/outbox.ts'
import type { Letter } from '#server/notices/notices.ts'
import { assert, refuse } from '#server/http/refuse.ts'
import {
  cardsOf,
  findCardByNumber,
  findCardsByNumber,
  findMemberToMail,
  holdState,
  type MemberCard,
  type MemberToMail,
} from './sql.ts'
import { erasedText } from './text.ts'

export type { MemberCard }
export { insertAccountStep as noteAccountStep } from './account.sql.ts'
export { proveOwnPassword } from './change-password.ts'
export { newInvitationCode } from './invitation-code.ts'
export {
  countMoved,
  mailFirstPasswords,
  membersByOldNumber,
  moveMembersIn,
  oldNumbersOf,
  takenEmails,
} from './move-in.ts'

/** A member in any state: their address, language and state. */
export async function readMember(db: Db, memberId: string): Promise<MemberToMail> {
  const member = await findMemberToMail(db, memberId)
  assert(member, 'a member who is asked for by id exists')
  return member
}

/** The number as people type or scan it, also one of an old system; undefined when nobody has it. */
export const findMemberByNumber = (db: Db, memberNumber: string): Promise<MemberCard | undefined> =>
  findCardByNumber(db, tidyMemberNumber(memberNumber))

/** The same for many; results are in the order of the numbers. */
export async function findMembersByNumber(
  db: Db,
  memberNumbers: readonly string[],
): Promise<readonly (MemberCard | undefined)[]> {
  const tidied = memberNumbers.map(tidyMemberNumber)
  const found = await findCardsByNumber(db, tidied)
  const byNumber = new Map(found.map(({ foundBy, ...card }) => [foundBy, card]))
  return tidied.map((memberNumber) => byNumber.get(memberNumber))
}

/** An erased member's number belongs to nobody: what is given to it could never be used. */
export const isSomebody = ({ state }: Pick<MemberCard, 'state'>): boolean => state !== 'erased'

/**
 * What is given to an erased member would be lost. The lock keeps the member from being erased before the transaction
 * ends.
 */
export async function refuseErased(tx: Tx, memberId: string): Promise<void> {
  if (!isSomebody(await holdState(tx, memberId))) refuse('staff_state', { text: erasedText })
}

/** The members of these rows, for staff lists; an id may occur more than once. */
export async function memberCardsById(db: Db, memberIds: readonly string[]): Promise<ReadonlyMap<string, MemberCard>> {
  if (memberIds.length === 0) return new Map()
  const cards = await cardsOf(db, [...new Set(memberIds)])
  return new Map(cards.map((card) => [card.memberId, card]))
}

/**
 * Tells a member in their own language, by mail and by notice, in the transaction that reports it. An erased member is told
 * nothing.
 * `about` is the row of an event that happens once.
 */
export async function sendMemberMail(
  tx: Tx,
  memberId: string,
  kind: MailKind,
  write: (language: Language, member: MailedMember) => Letter,
  about?: string,
): Promise<void> {
  const member = await findMemberToMail(tx, memberId)
  assert(member, 'a mail goes to a member who exists')
  const { language, email, state } = member
  if (state === 'erased') return
  await queueMail(tx, { memberId, to: email, kind, language, write: (spoken) => write(spoken, member), about })
}

interface MailedMember {
  readonly memberNumber: string
  readonly memberName: string
}

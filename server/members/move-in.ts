import { randomBytes } from 'node:crypto'
import { hashPassword } from '#server/auth/passwords.ts'
import { newToken, tokenHash } from '#server/auth/session.ts'
import type { Context } from '#server/context.ts'
import { drawMemberNumber } from '#server/database/numbers.ts'
import type { Db, Tx } from '#server/database/db.ts'
import { openAccountsOf } from '#server/ledger/ledger.ts'
import { queueMail } from '#server/mail/outbox.ts'
import { newInvitationCode } from './invitation-code.ts'
import { firstPasswordMail, mailTo } from './mail.ts'
import {
  findByOldNumbers,
  findMembersToMail,
  findOldNumbers,
  findTakenEmails,
  insertFirstTokens,
  insertMovedMembers,
  type NewMovedMember,
  takeToMail,
} from './move-in.sql.ts'

export { countMoved } from './move-in.sql.ts'

/* Members of an old system (decision record 74). */

export type MovedMember = Omit<NewMovedMember, 'memberNumber' | 'invitationCode'>

/** What no password fits: one for all of a batch, so that moving in thousands costs one hash. */
const nobodysHash = () => hashPassword(randomBytes(32).toString('base64url'))

/**
 * With their wallets, and the numbers that they had; by old number. Whoever has an address that is taken is missing. They
 * choose a password by a link, and can ask for one at any time.
 */
export async function moveMembersIn(
  context: Context,
  tx: Tx,
  people: readonly MovedMember[],
): Promise<ReadonlyMap<string, string>> {
  const numbered: NewMovedMember[] = []
  for (const person of people)
    numbered.push({
      ...person,
      memberNumber: await drawMemberNumber(context),
      invitationCode: newInvitationCode(),
    })
  const made = await insertMovedMembers(tx, numbered, await nobodysHash())
  await openAccountsOf(
    tx,
    made.map(({ id }) => id),
  )
  return new Map(made.map(({ id, oldNumber }) => [oldNumber, id]))
}

export interface FoundMember {
  readonly memberId: string
  readonly memberNumber: string
}

/** By a number of the old system or ours; nobody is found by the number of somebody who was erased. */
export async function membersByOldNumber(
  db: Db,
  numbers: readonly string[],
): Promise<ReadonlyMap<string, FoundMember>> {
  const found = await findByOldNumbers(db, [...new Set(numbers)])
  return new Map(found.map(({ oldNumber, ...member }) => [oldNumber, member]))
}

export async function takenEmails(db: Db, emails: readonly string[]): Promise<ReadonlySet<string>> {
  return new Set((await findTakenEmails(db, emails)).map(({ email }) => email))
}

/** What these members were called in the old system, to be shown beside our numbers. */
export async function oldNumbersOf(db: Db, memberId: string): Promise<readonly string[]> {
  return (await findOldNumbers(db, [memberId])).map(({ oldNumber }) => oldNumber)
}

/**
 * Mails the next members who moved in a link to choose their password, and returns how many. Whoever was mailed once, or
 * has chosen a password meanwhile, gets none.
 */
export async function mailFirstPasswords({ environment }: Context, tx: Tx, most: number): Promise<number> {
  const taken = await takeToMail(tx, most)
  const people = await findMembersToMail(
    tx,
    taken.map(({ memberId }) => memberId),
  )
  const tokens = people.map(({ id }) => ({ memberId: id, token: newToken() }))
  await insertFirstTokens(
    tx,
    tokens.map(({ memberId, token }) => ({ memberId, hash: tokenHash(token).toString('hex') })),
  )
  const oldNumbers = await findOldNumbers(
    tx,
    people.map(({ id }) => id),
  )
  for (const person of people) {
    const { token = '' } = tokens.find(({ memberId }) => memberId === person.id) ?? {}
    const { oldNumber = '' } = oldNumbers.find(({ memberId }) => memberId === person.id) ?? {}
    await queueMail(
      tx,
      mailTo(person, (reader) => firstPasswordMail(reader, environment.publicUrl, token, oldNumber)),
    )
  }
  return people.length
}

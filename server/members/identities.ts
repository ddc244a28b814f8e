import type { SocialProvider } from '#contract/profile.ts'
import { isPlainText, oneLine } from '#domain/plain-text.ts'
import { requireFreshProof } from '#server/auth/fresh-proof.ts'
import { newToken, tokenHash } from '#server/auth/session.ts'
import type { AsMember, WriteCall } from '#server/context.ts'
import { type Db, orRefuse, type Tx } from '#server/database/db.ts'
import { refuse } from '#server/http/refuse.ts'
import { queueMail } from '#server/mail/outbox.ts'
import type { Identity } from '#server/third-party/third-party.ts'
import { insertAccountStep } from './account.sql.ts'
import {
  deleteIdentity,
  deleteOtherIdentity,
  identitiesOf,
  insertIdentity,
  insertTicket,
  isTicketLive,
  ownsIdentity,
  releaseGivenUp,
  setNickname,
  takeTicket,
} from './identities.sql.ts'
import { mailTo } from './mail.ts'
import { linkedMail, type LinkChange } from './link.mail.ts'
import { findMemberToMail } from './sql.ts'

/* Linking members to third parties. One account there belongs to at most one member: the database refuses a second. */

/**
 * Adds the identity and its nickname to a member who proved that both are theirs. Another account of theirs at the same
 * third party is replaced; one that belongs to another member is not (2019).
 */
export async function link(call: WriteCall, memberId: string, identity: Identity): Promise<{ nickname: string }> {
  const { tx } = call
  const nickname = tidyNickname(identity.nickname)
  orRefuse(await setNickname(tx, memberId, identity.provider, nickname), 'account_disabled')
  if (await ownsIdentity(tx, memberId, identity)) return { nickname }
  await releaseGivenUp(tx, identity)
  await deleteOtherIdentity(tx, memberId, identity)
  orRefuse(await insertIdentity(tx, memberId, identity), 'social_taken')
  await note(call, memberId, identity.provider, 'link')
  return { nickname }
}

/** Returns whether there was one; if so, only with a fresh proof of who asks. */
export async function unlink(call: WriteCall & AsMember, provider: SocialProvider): Promise<boolean> {
  const { tx, member } = call
  const removed = await deleteIdentity(tx, member.id, provider)
  if (removed === 0) return false
  await requireFreshProof(tx, call)
  await note(call, member.id, provider, 'unlink')
  return true
}

async function note({ tx, context }: WriteCall, memberId: string, provider: SocialProvider, event: LinkChange) {
  await insertAccountStep(tx, { memberId, event, fields: [provider], actor: { kind: 'member', id: memberId } })
  // Before the address is proven, nothing is written to it but the activation mail; `tellOfLinks` follows it.
  await tell(tx, memberId, [provider], event, context.environment.publicUrl)
}

/** With the first mail after the activation: the person who registered the address may have linked an account of their own. */
export const tellOfLinks = async ({ tx, context }: WriteCall, memberId: string): Promise<void> =>
  tell(tx, memberId, await identitiesOf(tx, memberId), 'link', context.environment.publicUrl)

async function tell(
  tx: Tx,
  memberId: string,
  providers: readonly SocialProvider[],
  change: LinkChange,
  publicUrl: string,
): Promise<void> {
  const reader = await findMemberToMail(tx, memberId)
  if (reader?.state !== 'active') return
  for (const provider of providers)
    await queueMail(
      tx,
      mailTo(reader, (owner) => linkedMail(owner, publicUrl, provider, change)),
    )
}

/** What somebody calls themselves elsewhere may be longer, or hold characters that no field of ours takes. */
function tidyNickname(given: string): string {
  const short = [...oneLine(given)].slice(0, 64).join('').slice(0, 64).trim()
  return isPlainText(short) ? short : ''
}

/** For somebody without an account here: good once, for fifteen minutes. Only its hash is kept. */
export async function giveTicket(tx: Tx, identity: Identity): Promise<string> {
  const ticket = newToken()
  await insertTicket(tx, tokenHash(ticket), identity)
  return ticket
}

/** Before anything else is asked: somebody whose ticket is over starts again from the third party. */
export async function requireTicket(db: Db, ticket: string): Promise<void> {
  if (!(await isTicketLive(db, tokenHash(ticket)))) refuse('bind_ticket')
}

export const redeemTicket = async (tx: Tx, ticket: string): Promise<Identity> =>
  orRefuse(await takeTicket(tx, tokenHash(ticket)), 'bind_ticket')

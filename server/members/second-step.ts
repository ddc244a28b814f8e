import type { auth } from '#contract/members.ts'
import type { SocialProvider } from '#contract/profile.ts'
import type { authenticator } from '#contract/sign-in-factors.ts'
import type { Input, Output } from '#contract/wire/operation.ts'
import { languages } from '#domain/language.ts'
import { redeemProof } from '#server/auth/proof-of-work.ts'
import { seal, unseal } from '#server/auth/seal.ts'
import { secondFactorFault } from '#server/auth/second-factor.ts'
import { tokenHash } from '#server/auth/session.ts'
import { proveSecondFactor } from '#server/auth/sign-in.ts'
import type { Context, WriteCall } from '#server/context.ts'
import { orRefuse, type Tx } from '#server/database/db.ts'
import { refuse } from '#server/http/refuse.ts'
import * as z from 'zod/mini'
import { tellOfRecoveryCode } from './factor-changes.ts'
import { link, redeemTicket } from './identities.ts'
import { identitiesOf } from './identities.sql.ts'
import { openSession, refuseIfClosed } from './open-session.ts'
import { findMemberById, type MemberToSignIn } from './sql.ts'
import { tellOfGuesses } from './tell-of-guesses.ts'

/*
 * The second step of signing in. Whoever proved the first one gets a ticket with the refusal 2024; it is sealed and holds
 * what was proven, so that nothing is stored and no image code is typed twice. Each code works once, so a ticket alone
 * opens nothing.
 */

interface FirstStep {
  readonly way: 'password' | SocialProvider
  readonly lang: 'zh-Hans' | 'zh-Hant' | 'en' | null
  /** A third party that is linked once the account is proven. */
  readonly bindTicket: string | null
}

const ticketLifeMs = 10 * 60_000

/** Continues without a second factor; otherwise asks for its code. Only after the first step is proven. */
export function askForCode(
  { context }: WriteCall,
  { id, passwordHash, totpSealed }: Pick<MemberToSignIn, 'id' | 'passwordHash' | 'totpSealed'>,
  step: FirstStep,
): void {
  if (!totpSealed) return
  const said: Ticket = { ...step, memberId: id, mark: markOf(passwordHash), endsAtMs: Date.now() + ticketLifeMs }
  const ticket = seal(keyOf(context), Buffer.from(JSON.stringify(said)), aboutTicket)
  refuse('totp_missing', { ticket: ticket.toString('base64url') })
}

/** E-126. A wrong code counts like a wrong password; the ticket remains good for another. */
export async function signInByCode(
  call: WriteCall,
  { ticket, code, proof }: Input<typeof authenticator.signIn>,
): Promise<Output<typeof auth.login>> {
  const { context, tx } = call
  const { memberId, mark, way, lang, bindTicket } = readTicket(context, ticket)
  const isProven = await redeemProof(call, memberId, proof)
  const member = orRefuse(await findMemberById(context.database, memberId), 'code_late')
  // What was proven first must still hold: the password may have been changed, the code or the third party taken away.
  const stillHolds = way === 'password' || (await identitiesOf(context.database, memberId)).includes(way)
  if (!member.totpSealed || markOf(member.passwordHash) !== mark || !stillHolds) refuse('code_late')
  const guard = { name: memberId, isProven, tellOwner: (kept: Tx) => tellOfGuesses(context, kept, memberId) }
  const holder = { kind: 'member', id: memberId, totpSealed: member.totpSealed } as const
  await proveSecondFactor(call, { account: `member:${memberId}`, guard }, () =>
    secondFactorFault(call, { ...holder, onRecoveryCode: (left) => tellOfRecoveryCode(call, memberId, left) }, code),
  )
  refuseIfClosed(member.state)
  if (bindTicket !== null) await link(call, memberId, await redeemTicket(tx, bindTicket))
  return openSession(call, member, { way, withCode: true, passkeyId: null, lang })
}

type Ticket = z.output<typeof ticketShape>

const ticketShape = z.object({
  memberId: z.string(),
  mark: z.string(),
  way: z.enum(['password', 'facebook', 'wechat', 'qq', 'wangwang']),
  lang: z.nullable(z.enum(languages)),
  bindTicket: z.nullable(z.string()),
  endsAtMs: z.number(),
})

function readTicket(context: Context, ticket: string): Ticket {
  const opened = unseal(keyOf(context), Buffer.from(ticket, 'base64url'), aboutTicket)
  const said = opened && ticketShape.parse(JSON.parse(opened.toString()))
  if (!said || said.endsAtMs < Date.now()) refuse('code_late')
  return said
}

const aboutTicket = 'second-step'
const keyOf = ({ keyFor }: Context) => keyFor('member-second-step')
/** Changes with the password. */
const markOf = (passwordHash: string) => tokenHash(passwordHash).toString('base64url')

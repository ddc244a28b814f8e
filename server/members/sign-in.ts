import { storedCode } from '#contract/wire/language.ts'
import type { auth } from '#contract/members.ts'
import type { Input, Output } from '#contract/wire/operation.ts'
import { tidyEmail } from '#domain/email.ts'
import type { Language } from '#domain/language.ts'
import { tidyMemberNumber } from '#domain/member-number.ts'
import type { MemberState } from '#domain/member.ts'
import { spendCaptcha } from '#server/auth/captcha.ts'
import { readConfig } from '#server/settings/config.ts'
import { orRefuse, type Tx } from '#server/database/db.ts'
import type { Context, WriteCall } from '#server/context.ts'
import { queueMail, queueNothing } from '#server/mail/outbox.ts'
import { redeemProof } from '#server/auth/proof-of-work.ts'
import { refuse } from '#server/http/refuse.ts'
import { newToken, tokenHash } from '#server/auth/session.ts'
import { provePassword } from '#server/auth/sign-in.ts'
import { guessedMail, mailTo } from './mail.ts'
import {
  endSession,
  endSessionsBeyond,
  findMemberToMail,
  findMemberToSignIn,
  insertSession,
  type MemberToSignIn,
  recordSignIn,
} from './sql.ts'

const liveSessionsMax = 10

/**
 * C-01. The image code is spent first; if it is wrong, the password is not checked. A task that was required and solved
 * (2023) stands in for the code given before it. The state of an account (2008, 2009) is told only to somebody who
 * knows its password.
 */
export async function login(call: WriteCall, input: Input<typeof auth.login>): Promise<Output<typeof auth.login>> {
  return openSession(call, await proveMember(call, input), input.lang ?? null)
}

type Credentials = Pick<Input<typeof auth.login>, 'account' | 'password' | 'captchaId' | 'captchaCode' | 'proof'>

/** Also before an account is linked to a third party by its password (C-08). */
export async function proveMember(call: WriteCall, input: Credentials): Promise<MemberToSignIn> {
  const { context } = call
  const { password } = input
  const isProven = await redeemProof(call, input.account, input.proof)
  if (!isProven) await spendCaptcha(call, 'login', input)
  const email = tidyEmail(input.account)
  const member = await findMemberToSignIn(context.database, email, tidyMemberNumber(input.account))
  const account = `member:${member?.id ?? email}`
  const guard = { name: input.account, isProven, tellOwner: (kept: Tx) => tellOfGuesses(context, kept, member?.id) }
  await provePassword(call, { account, passwordHash: member?.passwordHash, password, guard }, 'bad_credentials')
  if (!member) refuse('bad_credentials')
  refuseIfClosed(member.state)
  return member
}

/** Only after somebody has proven who they are. */
export function refuseIfClosed(state: MemberState): void {
  if (state === 'pending') refuse('not_activated')
  if (state === 'disabled') refuse('account_disabled')
  if (state === 'erased') refuse('bad_credentials')
}

type Entering = Omit<MemberToSignIn, 'passwordHash' | 'state'> & {
  /** Null: a third party proved who it is, and no password. */
  readonly passwordHash: string | null
}

export async function openSession(
  call: WriteCall,
  member: Entering,
  lang: Language | null,
): Promise<Output<typeof auth.login>> {
  const { context, tx, userAgent, network } = call
  const { language } = orRefuse(await recordSignIn(tx, member.id, member.passwordHash, lang), 'bad_credentials')
  const token = newToken()
  const { 'session.memberDays': days } = await readConfig(context, tx)
  const session = { tokenHash: tokenHash(token), userAgent: userAgent.slice(0, 300), network, days }
  const { expiresAt } = await insertSession(tx, member.id, session)
  await endSessionsBeyond(tx, member.id, liveSessionsMax)
  return {
    token,
    tokenExpiresAt: expiresAt,
    userId: member.id,
    memberNumber: member.memberNumber,
    displayName: member.displayName,
    lang: storedCode[language],
    permissions: member.permissions,
  }
}

/** After a hundred wrong passwords within an hour the owner of the account is told. */
async function tellOfGuesses({ environment }: Context, tx: Tx, memberId: string | undefined): Promise<void> {
  const member = memberId && (await findMemberToMail(tx, memberId))
  if (!member || member.state !== 'active') return queueNothing(tx)
  await queueMail(
    tx,
    mailTo(member, (reader) => guessedMail(reader, environment.publicUrl)),
  )
}

/** C-03. Ends this one session; the answer is 0 even for an unknown token, so that signing out always succeeds. */
export async function logout(call: WriteCall, input: Input<typeof auth.logout>): Promise<Output<typeof auth.logout>> {
  const token = input.token ?? call.token
  if (token) await endSession(call.tx, tokenHash(token))
  return {}
}

import type { auth } from '#contract/members.ts'
import type { signedIn } from '#contract/signed-in.ts'
import type { Input, Output } from '#contract/wire/operation.ts'
import { tidyEmail } from '#domain/email.ts'
import { tidyMemberNumber } from '#domain/member-number.ts'
import { spendCaptcha } from '#server/auth/captcha.ts'
import type { Tx } from '#server/database/db.ts'
import type { WriteCall } from '#server/context.ts'
import { redeemProof } from '#server/auth/proof-of-work.ts'
import { refuse } from '#server/http/refuse.ts'
import { tokenHash } from '#server/auth/session.ts'
import { provePassword } from '#server/auth/sign-in.ts'
import { openSession, refuseIfClosed } from './open-session.ts'
import { askForCode } from './second-step.ts'
import { endSession, findMemberToSignIn, type MemberToSignIn } from './sql.ts'
import { tellOfGuesses } from './tell-of-guesses.ts'

/**
 * C-01. The image code is spent first; if it is wrong, the password is not checked. A task that was required and solved
 * (2023) stands in for the code given before it. The state of an account (2008, 2009) is told only to somebody who
 * knows its password, and so is that a code is wanted as well (2024).
 */
export async function login(call: WriteCall, input: Input<typeof auth.login>): Promise<Output<typeof auth.login>> {
  const member = await proveMember(call, input)
  const lang = input.lang ?? null
  askForCode(call, member, { way: 'password', lang, bindTicket: null })
  return openSession(call, member, { way: 'password', withCode: false, passkeyId: null, lang })
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

/** C-03. Ends this one session; the answer is 0 even for an unknown token, so that signing out always succeeds. */
export async function logout(
  call: WriteCall,
  input: Input<typeof signedIn.logout>,
): Promise<Output<typeof signedIn.logout>> {
  const token = input.token ?? call.token
  if (token) await endSession(call.tx, tokenHash(token))
  return {}
}

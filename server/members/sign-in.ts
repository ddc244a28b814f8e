import { storedCode } from '#contract/language.ts'
import type { auth } from '#contract/members.ts'
import type { Input, Output } from '#contract/operation.ts'
import { tidyEmail } from '#domain/email.ts'
import { tidyMemberNumber } from '#domain/member-number.ts'
import { spendCaptcha } from '#server/captcha.ts'
import { orRefuse } from '#server/db.ts'
import type { WriteCall } from '#server/house.ts'
import { refuse } from '#server/refuse.ts'
import { newToken, tokenHash } from '#server/session.ts'
import { provePassword } from '#server/sign-in.ts'
import { endSession, endSessionsBeyond, findMemberToSignIn, insertSession, recordSignIn } from './sql.ts'

const liveSessionsMax = 10

/**
 * C-01. The image code is spent first; with a wrong one no password is looked at. What becomes of an account (2008,
 * 2009) is told only to who knows its password.
 */
export async function login(call: WriteCall, input: Input<typeof auth.login>): Promise<Output<typeof auth.login>> {
  const { house, tx, userAgent } = call
  const { password, lang = null } = input
  await spendCaptcha(house, 'login', input)
  const email = tidyEmail(input.account)
  const member = await findMemberToSignIn(house.database, email, tidyMemberNumber(input.account))
  const account = `member:${member?.id ?? email}`
  await provePassword(call, { account, passwordHash: member?.passwordHash, password }, 'bad_credentials')
  if (!member) refuse('bad_credentials')
  if (member.state === 'pending') refuse('not_activated')
  if (member.state === 'disabled') refuse('account_disabled')
  const { language } = orRefuse(await recordSignIn(tx, member.id, member.passwordHash, lang), 'bad_credentials')
  const token = newToken()
  const { expiresAt } = await insertSession(tx, member.id, tokenHash(token), userAgent.slice(0, 300))
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

/** C-03. Ends that one session; also for a token that nobody knows the answer is 0, so that nobody is locked in. */
export async function logout(call: WriteCall, input: Input<typeof auth.logout>): Promise<Output<typeof auth.logout>> {
  const token = input.token ?? call.token
  if (token) await endSession(call.tx, tokenHash(token))
  return {}
}

import type { auth } from '#contract/members.ts'
import type { Input, Output } from '#contract/wire/operation.ts'
import { maskEmail } from '#domain/email.ts'
import { isNewPassword } from '#domain/password.ts'
import { spendCaptcha } from '#server/auth/captcha.ts'
import { readConfig } from '#server/settings/config.ts'
import { orRefuse } from '#server/database/db.ts'
import type { WriteCall } from '#server/context.ts'
import { countMail } from '#server/http/limits.ts'
import { queueMail, queueNothing } from '#server/mail/outbox.ts'
import { hashPassword } from '#server/auth/passwords.ts'
import { refuse, refuseFields } from '#server/http/refuse.ts'
import { newToken, tokenHash } from '#server/auth/session.ts'
import { forgetFailures } from '#server/auth/sign-in.ts'
import { mailTo, resetMail } from './mail.ts'
import {
  changePassword,
  deleteTokens,
  endAllSessions,
  findMemberByEmail,
  insertToken,
  isLiveReset,
  takeReset,
} from './sql.ts'

/** C-05. Whether the address is known shows neither in the answer nor in the time it takes. */
export async function requestPasswordReset(
  call: WriteCall,
  input: Input<typeof auth.requestPasswordReset>,
): Promise<Output<typeof auth.requestPasswordReset>> {
  const { tx, context } = call
  const email = input.email ?? input.account ?? refuseFields({ email: 'field_required' })
  await spendCaptcha(call, 'reset', input)
  if (context.environment.rateLimits) await countMail(context, email)
  const found = await findMemberByEmail(context.database, email)
  const member = found?.state === 'active' ? found : null
  const token = newToken()
  await deleteTokens(tx, member?.id ?? null, 'reset')
  await insertToken(tx, member?.id ?? null, 'reset', tokenHash(token))
  if (member)
    await queueMail(
      tx,
      mailTo(member, (reader) => resetMail(reader, context.environment.publicUrl, token)),
    )
  else await queueNothing(tx)
  const { 'mail.delayMinutes': mailDelayMinutes } = await readConfig(context, tx)
  return { emailMasked: maskEmail(email), mailDelayMinutes }
}

/** C-06. Sessions with the old password end everywhere, and every lock is lifted. */
export async function resetPassword(
  { tx, context }: WriteCall,
  { token, newPassword, confirmPassword }: Input<typeof auth.resetPassword>,
): Promise<Output<typeof auth.resetPassword>> {
  if (!isNewPassword(newPassword)) refuse('password_format')
  if (newPassword !== confirmPassword) refuse('password_mismatch')
  const hash = tokenHash(token)
  // A link that is no longer valid costs no hashing.
  if (!(await isLiveReset(context.database, hash))) refuse('reset_invalid')
  const passwordHash = await hashPassword(newPassword)
  const { memberId } = orRefuse(await takeReset(tx, hash), 'reset_invalid')
  // The same lock order as a sign-in: failures, member, sessions.
  await forgetFailures(tx, `member:${memberId}`)
  orRefuse(await changePassword(tx, memberId, passwordHash), 'reset_invalid')
  await endAllSessions(tx, memberId, 'reset')
  return {}
}

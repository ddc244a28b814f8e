import type { members } from '#contract/members.ts'
import type { Input, Output } from '#contract/wire/operation.ts'
import { maskEmail } from '#domain/email.ts'
import { memberCan } from '#domain/member.ts'
import { spendCaptcha } from '#server/auth/captcha.ts'
import { readConfig } from '#server/settings/config.ts'
import { orRefuse } from '#server/database/db.ts'
import type { WriteCall } from '#server/context.ts'
import { countMail } from '#server/http/limits.ts'
import { queueMail, queueNothing } from '#server/mail/outbox.ts'
import { friendActivated } from '#server/referrals/referrals.ts'
import { refuse } from '#server/http/refuse.ts'
import { newToken, tokenHash } from '#server/auth/session.ts'
import { tellOfLinks } from './identities.ts'
import { activationMail, mailTo, welcomeMail } from './mail.ts'
import {
  activateMember,
  deleteTokens,
  findMemberByEmail,
  insertToken,
  lockActivation,
  type MemberToMail,
  useToken,
} from './sql.ts'

/** E-02. The link works once; using it again tells that the account is already active. */
export async function activate(
  call: WriteCall,
  { token }: Input<typeof members.activate>,
): Promise<Output<typeof members.activate>> {
  const { tx, context } = call
  const hash = tokenHash(token)
  const member = orRefuse(await lockActivation(tx, hash), 'activation_invalid')
  const { memberNumber, email } = member
  if (member.isUsed && member.state === 'active') return { memberNumber, email, alreadyActive: true }
  if (member.isUsed || member.isLate || !memberCan.activate(member)) refuse('activation_invalid')
  await useToken(tx, hash)
  orRefuse(await activateMember(tx, member.id), 'activation_invalid')
  await friendActivated(call, member.id)
  const { publicUrl } = context.environment
  await queueMail(
    tx,
    mailTo(member, (reader) => welcomeMail(reader, publicUrl)),
  )
  await tellOfLinks(call, member.id)
  return { memberNumber, email, alreadyActive: false }
}

/** E-03. The answer, and the work, are the same for every address. */
export async function resendActivation(
  call: WriteCall,
  { email, ...captcha }: Input<typeof members.resendActivation>,
): Promise<Output<typeof members.resendActivation>> {
  const { context } = call
  // It starts on the page after registering or on the sign-in page; the code may be of either scene.
  await spendCaptcha(call, ['register', 'reset'], captcha)
  if (context.environment.rateLimits) await countMail(context, email)
  const member = await findMemberByEmail(context.database, email)
  await sendActivation(call, member && memberCan.activate(member) ? member : null)
  const { 'mail.delayMinutes': mailDelayMinutes } = await readConfig(context, call.tx)
  return { emailMasked: maskEmail(email), mailDelayMinutes }
}

/** Only the newest link works. Without an account nothing is sent, at the same cost. */
export async function sendActivation({ tx, context }: WriteCall, member: MemberToMail | null): Promise<void> {
  const token = newToken()
  await deleteTokens(tx, member?.id ?? null, 'activation')
  await insertToken(tx, member?.id ?? null, 'activation', tokenHash(token))
  const { publicUrl } = context.environment
  if (member)
    await queueMail(
      tx,
      mailTo(member, (reader) => activationMail(reader, publicUrl, token)),
    )
  else await queueNothing(tx)
}

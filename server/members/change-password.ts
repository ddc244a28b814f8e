import type { Input, Output } from '#contract/wire/operation.ts'
import type { ownPassword } from '#contract/profile.ts'
import { isNewPassword } from '#domain/password.ts'
import { orRefuse } from '#server/database/db.ts'
import type { AsMember, WriteCall } from '#server/context.ts'
import { queueMail } from '#server/mail/outbox.ts'
import { hashPassword } from '#server/auth/passwords.ts'
import { assert, refuse } from '#server/http/refuse.ts'
import { provePassword } from '#server/auth/sign-in.ts'
import { insertAccountStep, passwordHashOf, replacePassword } from './account.sql.ts'
import { mailTo, passwordChangedMail } from './mail.ts'
import { deleteTokens, endAllSessions, findMemberToMail } from './sql.ts'

type ChangePassword = typeof ownPassword.changePassword

/** C-02. Every session ends, including this one: a stolen one becomes useless, and the page goes to /login. */
export async function changePassword(
  call: WriteCall & AsMember,
  { oldPassword, newPassword, confirmPassword }: Input<ChangePassword>,
): Promise<Output<ChangePassword>> {
  const { tx, member } = call
  if (!isNewPassword(newPassword)) refuse('password_format')
  if (newPassword !== confirmPassword) refuse('password_mismatch')
  const provenHash = await proveOwnPassword(call, oldPassword)
  orRefuse(await replacePassword(tx, member.id, provenHash, await hashPassword(newPassword)), 'old_password_wrong')
  // An unused reset link in a mailbox could undo this change.
  await deleteTokens(tx, member.id, 'reset')
  await endAllSessions(tx, member.id, 'password')
  await insertAccountStep(tx, { memberId: member.id, event: 'password', actor: { kind: 'member', id: member.id } })
  await tellOwner(call)
  return { relogin: true }
}

/** Continues with the hash that was proven, or refuses with 2016, after five failures with 2010. */
export async function proveOwnPassword(call: WriteCall & AsMember, password: string): Promise<string> {
  const { context, member } = call
  const { passwordHash } = await passwordHashOf(context.database, member.id)
  await provePassword(call, { account: `member:${member.id}`, passwordHash, password }, 'old_password_wrong')
  return passwordHash
}

async function tellOwner({ tx, context, member }: WriteCall & AsMember): Promise<void> {
  const reader = await findMemberToMail(tx, member.id)
  assert(reader, 'a signed-in member has an address')
  await queueMail(
    tx,
    mailTo(reader, (owner) => passwordChangedMail(owner, context.environment.publicUrl)),
  )
}

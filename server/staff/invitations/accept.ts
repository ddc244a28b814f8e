import { pickText } from '#contract/wire/language.ts'
import type { Input, Output } from '#contract/wire/operation.ts'
import type { staffInvitations } from '#contract/staff-invitations.ts'
import { staffPasswordFault } from '#domain/password.ts'
import { isUsername, tidyUsername } from '#domain/username.ts'
import { hashPassword } from '#server/auth/passwords.ts'
import { tokenHash } from '#server/auth/session.ts'
import type { ReadCall, WriteCall } from '#server/context.ts'
import { refuse, refuseFields } from '#server/http/refuse.ts'
import { insertAccount, isUsernameTaken } from '#server/staff/accounts.sql.ts'
import { tellAdministrators } from '#server/staff/mail.ts'
import { openFirstSession } from '#server/staff/open-session.ts'
import { namesOfBundles } from '#server/staff/roles/bundles.sql.ts'
import { rightsGiven } from '#server/staff/roles/rights.ts'
import { acceptInvitation, invitationOfLink, lockLink, recordJoined } from './sql.ts'

type Calls = typeof staffInvitations

/** B-AU-19 */
export async function openInvitation(
  { db, language }: ReadCall,
  { token }: Input<Calls['open']>,
): Promise<Output<Calls['open']>> {
  const { email, sentBy, bundles, expiresAt } = stillOpen(await invitationOfLink(db, tokenHash(token)))
  const named = await namesOfBundles(db, bundles)
  return { email, invitedBy: sentBy, roles: named.map(({ name }) => pickText(name, language)), expiresAt }
}

/** B-AU-20: once only. The account has the roles of the invitation, as they are now. */
export async function accept(call: WriteCall, typed: Input<Calls['accept']>): Promise<Output<Calls['accept']>> {
  const { tx, context, language } = call
  const { name, password } = typed
  const username = tidyUsername(typed.username)
  if (!isUsername(username)) refuseFields({ username: 'field_username' })
  if (staffPasswordFault(password))
    refuse('password_format', { text: 'field_password_staff', fields: { password: 'field_password_staff' } })
  const hash = tokenHash(typed.token)
  // A link that no longer works costs no hashing.
  stillOpen(await invitationOfLink(context.database, hash))
  const passwordHash = await hashPassword(password)
  const invitation = stillOpen(await lockLink(tx, hash))
  const { id, email, warehouseIds } = invitation
  const rights = await rightsGiven(tx, invitation, { roles: [], bundles: invitation.bundles })
  const draft = { username, name, email, passwordHash, ...rights, warehouseIds, oneTimePasswordHours: null, language }
  const account = await insertAccount(tx, draft)
  if (!account) {
    const isTaken = await isUsernameTaken(tx, username)
    return refuseFields({ username: isTaken ? 'field_username_taken' : 'field_staff_email_taken' })
  }
  await acceptInvitation(tx, id, account.id)
  await recordJoined(tx, account.id, id, call)
  await tellAdministrators({ ...call, staff: account }, account, ['joined'])
  return { ...(await openFirstSession(call, account.id)), staffId: account.id }
}

/** Each way in which a link no longer works has its own sentence. */
function stillOpen(found: Awaited<ReturnType<typeof invitationOfLink>>) {
  if (!found) refuse('invitation_unknown')
  if (found.state === 'accepted') refuse('invitation_used')
  if (found.state === 'withdrawn' || !found.isVouched) refuse('invitation_withdrawn')
  if (found.state === 'late') refuse('invitation_late')
  return found
}

import type { Input, Output } from '#contract/wire/operation.ts'
import type { staffInvitations } from '#contract/staff-invitations.ts'
import { cappedTotal, countedAtMost } from '#domain/long-list.ts'
import { newToken, tokenHash } from '#server/auth/session.ts'
import { orRefuse } from '#server/database/db.ts'
import type { AsStaff, ReadCall, WriteCall } from '#server/context.ts'
import { countMail } from '#server/http/limits.ts'
import { refuse, refuseFields } from '#server/http/refuse.ts'
import { checkWarehouses, lockForAdministrator } from '#server/staff/accounts.ts'
import { type StaffChange, tellAdministrators } from '#server/staff/mail.ts'
import { noRights, rightsGiven } from '#server/staff/roles/rights.ts'
import { sendInvitation } from './mail.ts'
import {
  countInvitations,
  insertInvitation,
  isStaffEmail,
  listInvitations,
  lockInvitation,
  renewInvitation,
  type StoredInvitation,
  withdrawInvitation,
} from './sql.ts'

type Calls = typeof staffInvitations
type Call = WriteCall & AsStaff

/** B-AU-15 */
export async function listInvited({ db }: ReadCall, input: Input<Calls['list']>): Promise<Output<Calls['list']>> {
  const { state, after = null, pageSize } = input
  const [rows, { total }] = await Promise.all([
    listInvitations(db, state, after, pageSize + 1),
    countInvitations(db, state, countedAtMost),
  ])
  const list = rows.slice(0, pageSize)
  const next = rows.length > pageSize ? (list.at(-1)?.id ?? null) : null
  return { list: list.map(onWire), next, ...cappedTotal(total) }
}

/** B-AU-16 */
export async function invite(call: Call, typed: Input<Calls['invite']>): Promise<Output<Calls['invite']>> {
  const { tx, staff, context } = call
  const { email, language = call.language } = typed
  const warehouseIds = [...new Set(typed.warehouseIds)]
  await lockForAdministrator(call, null)
  const { roles, bundles } = await rightsGiven(tx, typed, noRights)
  if (bundles.length === 0) refuseFields({ bundles: 'field_required' })
  await checkWarehouses(tx, roles, warehouseIds)
  if (await isStaffEmail(tx, email)) refuseFields({ email: 'field_staff_email_taken' })
  if (context.environment.rateLimits) await countMail(context, email)
  const token = newToken()
  const draft = { email, bundles, warehouseIds, language, tokenHash: tokenHash(token), sentBy: staff.id }
  const invitation = await insertInvitation(tx, draft)
  if (!invitation) return refuseFields({ email: 'field_staff_invited' })
  await sendInvitation(call, invitation, token)
  call.audit({ kind: 'invitation', id: invitation.id, after: { bundles, warehouseIds } })
  await tell(call, invitation, 'invited')
  return onWire(invitation)
}

/** B-AU-17: whoever sends it again answers for it from now on. */
export async function sendAgain(call: Call, { id }: Input<Calls['sendAgain']>): Promise<Output<Calls['sendAgain']>> {
  const { tx, staff, context } = call
  const { email } = await lockUnanswered(call, id)
  if (context.environment.rateLimits) await countMail(context, email)
  const token = newToken()
  const invitation = await renewInvitation(tx, id, tokenHash(token), staff.id)
  await sendInvitation(call, invitation, token)
  call.audit({ kind: 'invitation', id, after: { sentTimes: invitation.sentTimes } })
  return onWire(invitation)
}

/** B-AU-18: withdrawn twice is withdrawn. */
export async function withdraw(call: Call, { id }: Input<Calls['withdraw']>): Promise<Output<Calls['withdraw']>> {
  await lockForAdministrator(call, null)
  const before = orRefuse(await lockInvitation(call.tx, id), 'not_found')
  if (before.state === 'withdrawn') return onWire(before)
  if (before.state === 'accepted') refuse('invitation_used')
  const invitation = await withdrawInvitation(call.tx, id)
  call.audit({ kind: 'invitation', id, before: { state: before.state }, after: { state: 'withdrawn' } })
  await tell(call, invitation, 'withdrawn')
  return onWire(invitation)
}

async function lockUnanswered(call: Call, id: string): Promise<StoredInvitation> {
  await lockForAdministrator(call, null)
  const invitation = orRefuse(await lockInvitation(call.tx, id), 'not_found')
  if (invitation.state === 'withdrawn') refuse('invitation_withdrawn')
  if (invitation.state === 'accepted') refuse('invitation_used')
  return invitation
}

/** There is no account yet: the other administrators know the person by the address. */
const tell = (call: Call, { id, email, bundles }: StoredInvitation, change: StaffChange) =>
  tellAdministrators(call, { id, username: email, name: email, roles: [], bundles }, [change])

const onWire = ({ language: _language, ...invitation }: StoredInvitation) => invitation

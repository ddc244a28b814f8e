import { randomBytes } from 'node:crypto'
import type { staffDeletions } from '#contract/my-data.ts'
import type { Input, Output } from '#contract/wire/operation.ts'
import { cappedTotal, countedAtMost } from '#domain/long-list.ts'
import { memberCan } from '#domain/member.ts'
import { refuseOwnAccount } from '#server/auth/own-account.ts'
import { type Db, orRefuse } from '#server/database/db.ts'
import type { AsStaff, ReadCall, WriteCall } from '#server/context.ts'
import { noteAccountStep, readMember, sendMemberMail } from '#server/members/members.ts'
import { queueMail } from '#server/mail/outbox.ts'
import { hashPassword } from '#server/auth/passwords.ts'
import { refuse } from '#server/http/refuse.ts'
import { obstaclesBy } from './deletion.ts'
import { eraseMember } from './erase.sql.ts'
import { erasedMail, refusedMail } from './mail.ts'
import {
  closeDeletion,
  countDeletions,
  deletionById,
  listDeletions,
  lockDeletion,
  lockMember,
  type StaffDeletion,
} from './sql.ts'
import { settleRequests } from './text.ts'

type Call = WriteCall & AsStaff
type Row = Output<typeof staffDeletions.fulfil>

/** B-CS-12 */
export async function list(
  { db }: ReadCall & AsStaff,
  { state, page, pageSize }: Input<typeof staffDeletions.list>,
): Promise<Output<typeof staffDeletions.list>> {
  const [rows, { total }] = await Promise.all([
    listDeletions(db, state, pageSize, (page - 1) * pageSize),
    countDeletions(db, state, countedAtMost),
  ])
  return { list: await onWire(db, rows), page, pageSize, ...cappedTotal(total) }
}

/**
 * B-CS-13: the member is erased, at once and for good. Refused while anything is under way, saying what; the books keep
 * their entries under an anonymous number.
 */
export async function fulfil(call: Call, { id }: Input<typeof staffDeletions.fulfil>): Promise<Row> {
  const { tx, staff } = call
  const memberId = await lockOpen(call, id)
  // Made before the locks are taken: hashing may have to wait.
  const passwordHash = await hashPassword(randomBytes(32).toString('base64url'))
  await lockMember(tx, memberId)
  const obstacles = (await obstaclesBy(tx, [memberId])).get(memberId) ?? []
  const isAsked = obstacles.some(({ code }) => code === 'approvals')
  if (obstacles.length > 0) refuse('staff_state', { obstacles, ...(isAsked ? { text: settleRequests } : {}) })
  const member = await readMember(tx, memberId)
  if (!memberCan.erase(member)) refuse('staff_state')
  await eraseMember(tx, memberId, passwordHash)
  await closeDeletion(tx, id, 'fulfilled', staff.id, '')
  await noteAccountStep(tx, { memberId, event: 'erase', actor: { kind: 'staff', id: staff.id } })
  // Without a member: the next clean-up removes the sent mail from the outbox.
  const { email: to, language } = member
  await queueMail(tx, { memberId: null, to, kind: 'ACCOUNT_ERASED', language, write: erasedMail })
  call.audit({ kind: 'member', id: memberId, before: { state: member.state }, after: { state: 'erased' } })
  return rowOf(tx, id)
}

/** B-CS-14: with a reason that the member reads. */
export async function refuseDeletion(call: Call, { id, reason }: Input<typeof staffDeletions.refuse>): Promise<Row> {
  const { tx, staff, context } = call
  const memberId = await lockOpen(call, id)
  await closeDeletion(tx, id, 'refused', staff.id, reason)
  await noteAccountStep(tx, { memberId, event: 'refuse_deletion', actor: { kind: 'staff', id: staff.id } })
  await sendMemberMail(tx, memberId, 'DELETION_REFUSED', (language) =>
    refusedMail(language, reason, context.environment.publicUrl),
  )
  call.audit({ kind: 'member', id: memberId, after: { deletion: 'refused' } })
  return rowOf(tx, id)
}

async function lockOpen({ tx, staff }: Call, id: string): Promise<string> {
  const found = orRefuse(await lockDeletion(tx, id), 'not_found')
  if (found.state !== 'open') refuse('staff_state')
  await refuseOwnAccount(tx, staff.id, found.memberId)
  return found.memberId
}

async function rowOf(db: Db, id: string): Promise<Row> {
  const stored = await deletionById(db, id)
  const obstacles = await obstaclesBy(db, [stored.memberId])
  return { ...stored, obstacles: obstacles.get(stored.memberId) ?? [] }
}

async function onWire(db: Db, rows: readonly StaffDeletion[]): Promise<Row[]> {
  const obstacles = await obstaclesBy(
    db,
    rows.map(({ memberId }) => memberId),
  )
  return rows.map((row) => ({ ...row, obstacles: obstacles.get(row.memberId) ?? [] }))
}

import type { staffParcelServices } from '#contract/parcel-services.ts'
import { pickText } from '#contract/wire/language.ts'
import type { Input, Output } from '#contract/wire/operation.ts'
import { cappedTotal } from '#domain/long-list.ts'
import { parcelServiceCan } from '#domain/parcel-service.ts'
import { splitServiceCode } from '#domain/parcel-split.ts'
import { tidyCode } from '#domain/plain-text.ts'
import { refuseOwnAccount } from '#server/auth/own-account.ts'
import { parcelsSeenBy } from '#server/auth/session.ts'
import type { AsStaff, ReadCall, WriteCall } from '#server/context.ts'
import { useFiles } from '#server/files/files.ts'
import { sendMemberMail } from '#server/members/members.ts'
import { refuse } from '#server/http/refuse.ts'
import { closeServices } from './close.ts'
import { serviceDoneMail, serviceRefusedMail } from './mail.ts'
import { isHere, readAsked, staffRow, staffRows } from './rows.ts'
import { type AskedRow, countAsked, findAsked, lockAsked, searchAsked } from './sql.ts'
import { bySplittingText, notHereText } from './text.ts'

type Calls = typeof staffParcelServices
type Call = WriteCall & AsStaff

/** B-IN-35 */
export async function list(call: ReadCall & AsStaff, input: Input<Calls['list']>): Promise<Output<Calls['list']>> {
  const { db, staff } = call
  const { page, pageSize, state, here, warehouseId } = input
  const filter = {
    scope: parcelsSeenBy(staff),
    state,
    here,
    warehouseId,
    trackingNumber: tidyCode(input.trackingNumber ?? '') || undefined,
  }
  const [rows, total] = await Promise.all([
    searchAsked(db, filter, pageSize, (page - 1) * pageSize),
    countAsked(db, filter),
  ])
  return { list: await staffRows(call, db, rows), page, pageSize, ...cappedTotal(total) }
}

/** B-IN-36: the picture shows it. */
export const finish = (call: Call, input: Input<Calls['finish']>): Promise<Output<Calls['finish']>> =>
  answer(call, input, 'finish', input.answer ?? '')

/** B-IN-37: with a reason, and what was paid is given back. */
export const refuseService = (call: Call, input: Input<Calls['refuse']>): Promise<Output<Calls['refuse']>> =>
  answer(call, input, 'refuse', input.reason)

interface Answer {
  readonly id: string
  readonly photoFileIds?: readonly string[] | undefined
  readonly version?: number | undefined
}

async function answer(call: Call, input: Answer, event: 'finish' | 'refuse', words: string) {
  const { tx, staff } = call
  const { id, photoFileIds = [], version } = input
  const row = await hold(call, id)
  if (!parcelServiceCan[event](row)) refuse('staff_state')
  if (version !== undefined && version !== row.version) refuse('version_conflict')
  if (event === 'finish' && !isHere(row)) refuse('staff_state', { text: notHereText })
  if (event === 'finish' && row.code === splitServiceCode) refuse('staff_state', { text: bySplittingText })
  await refuseOwnAccount(tx, staff.id, row.memberId)
  return closeAndTell(call, row, event, words, photoFileIds)
}

export async function closeAndTell(
  call: Call,
  row: AskedRow,
  event: 'finish' | 'refuse',
  words: string,
  photoFileIds: readonly string[],
) {
  const { tx, staff } = call
  const { id } = row
  const actor = { kind: 'staff', id: staff.id } as const
  await useFiles(tx, actor, 'photo', photoFileIds, row.warehouseId)
  await closeServices(tx, [id], { event, actor, answer: words, photoFileIds })
  const { publicUrl } = call.context.environment
  const write = event === 'finish' ? serviceDoneMail : serviceRefusedMail
  await sendMemberMail(tx, row.memberId, 'PARCEL_SERVICE', (language) =>
    write(language, { ...row, service: pickText(row.name, language), words, publicUrl }),
  )
  const { state, ...after } = await staffRow(call, tx, id)
  call.audit({ kind: 'parcel_service', id, before: { state: row.state }, after: { state, answer: words } })
  return { ...after, state }
}

/** As the caller may see it. */
export async function seenAsked({ tx, staff }: Call, id: string): Promise<AskedRow> {
  const found = await findAsked(tx, id)
  const scope = parcelsSeenBy(staff)
  if (!found || (scope !== null && !scope.includes(found.warehouseId))) refuse('not_found')
  return found
}

/** Locked, so that it is answered once. */
export async function hold(call: Call, id: string): Promise<AskedRow> {
  await seenAsked(call, id)
  await lockAsked(call.tx, id)
  return readAsked(call.tx, id)
}

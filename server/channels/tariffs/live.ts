import type { staffTariffs } from '#contract/tariffs.ts'
import type { Input, Output } from '#contract/wire/operation.ts'
import { cappedTotal, countedAtMost } from '#domain/long-list.ts'
import type { AsStaff, ReadCall, WriteCall } from '#server/context.ts'
import { orRefuse } from '#server/database/db.ts'
import { assert, refuse, refuseFields } from '#server/http/refuse.ts'
import {
  countRows,
  deleteVersionRow,
  endLiveRows,
  findLiveRow,
  findVersionRow,
  insertLiveRow,
  insertVersionRow,
  listRows,
  lockTariff,
  updateVersionRow,
} from './rows.sql.ts'
import { findVersion } from './versions.sql.ts'
import { draftToWrite } from './versions.ts'
import { rowOnWire, rowSeal, type WireRow } from './wire.ts'
import { changedRow, newRow, orOverlap, requireSound, startOf } from './write-row.ts'

type Calls = typeof staffTariffs
type Call = WriteCall & AsStaff

/** B-PR-05: rows in force and to come, those of another time, or those of a version. */
export async function list({ db, language }: ReadCall, input: Input<Calls['list']>): Promise<Output<Calls['list']>> {
  const { after = null, pageSize, ...filter } = input
  if (filter.versionId) orRefuse(await findVersion(db, filter.versionId), 'not_found')
  const [rows, { total }] = await Promise.all([
    listRows(db, filter, after, pageSize + 1),
    countRows(db, filter, countedAtMost),
  ])
  const shown = rows.slice(0, pageSize)
  return {
    list: shown.map((row) => rowOnWire(row, language)),
    next: rows.length > pageSize ? (shown.at(-1)?.id ?? null) : null,
    ...cappedTotal(total),
  }
}

/** B-PR-06 */
export async function create(call: Call, input: Input<Calls['create']>): Promise<WireRow> {
  const { tx, staff } = call
  const { versionId, validFrom, ...given } = input
  const row = newRow(given)
  if (versionId) {
    await draftToWrite(tx, staff.id, versionId)
    await requireSound(tx, row, Date.now())
    const { id } = await orOverlap(insertVersionRow(tx, versionId, row))
    return versionRowWritten(call, id, undefined)
  }
  await lockTariff(tx)
  await requireSound(tx, row, startOf(validFrom))
  const { id } = await orOverlap(insertLiveRow(tx, row, validFrom ?? null))
  return liveRowWritten(call, id, undefined)
}

/**
 * B-PR-07: a price is never changed in place (decision record 49): its row ends, and a copy with the change begins at the
 * same moment. Orders keep the row that priced them.
 */
export async function update(call: Call, input: Input<Calls['update']>): Promise<WireRow> {
  const { tx, staff } = call
  const { id, validFrom, seal, ...given } = input
  const inVersion = await findVersionRow(tx, id)
  if (inVersion) {
    await draftToWrite(tx, staff.id, inVersion.versionId)
    const row = changedRow(await seenVersionRow(call, id, seal), given)
    await requireSound(tx, row, Date.now())
    await orOverlap(updateVersionRow(tx, id, row))
    return versionRowWritten(call, id, inVersion)
  }
  const before = await lockedLiveRow(call, id)
  const row = changedRow(before, given)
  const startsAtMs = Math.max(startOf(validFrom), Date.parse(before.validFrom))
  await requireSound(tx, row, startsAtMs)
  // What would begin after the old row's end would leave a gap that nobody asked for.
  if (before.validTo !== null && startsAtMs >= Date.parse(before.validTo)) refuseFields({ validFrom: 'field_range' })
  const startsAt = startsAtMs > Date.now() ? new Date(startsAtMs).toISOString() : null
  const [ended] = await endLiveRows(tx, [id], startsAt)
  assert(ended, 'a locked row is there')
  const made = await orOverlap(insertLiveRow(tx, row, ended.endedAt))
  return liveRowWritten(call, made.id, before)
}

/** B-PR-07 */
export async function remove(call: Call, { id, seal }: Input<Calls['remove']>): Promise<Output<Calls['remove']>> {
  const { tx, staff, audit } = call
  const inVersion = await findVersionRow(tx, id)
  if (inVersion) {
    await draftToWrite(tx, staff.id, inVersion.versionId)
    await seenVersionRow(call, id, seal)
    await deleteVersionRow(tx, id)
    audit({ kind: 'tariff_version_row', id, before: trace(inVersion) })
    return {}
  }
  const before = await lockedLiveRow(call, id)
  await endLiveRows(tx, [id], null)
  audit({ kind: 'price_rule', id, before: trace(before) })
  return {}
}

/** A row of a draft, which says what the caller saw. */
async function seenVersionRow({ tx }: Call, id: string, seal: string | undefined) {
  const row = orRefuse(await findVersionRow(tx, id), 'not_found')
  if (seal !== undefined && seal !== rowSeal(row)) refuse('version_conflict')
  return row
}

/** A row that has not ended; of two who change it, the second finds that it has (9002). */
async function lockedLiveRow({ tx }: Call, id: string) {
  await lockTariff(tx)
  const row = orRefuse(await findLiveRow(tx, id), 'not_found')
  if (row.validTo !== null && Date.parse(row.validTo) <= Math.max(Date.now(), Date.parse(row.validFrom)))
    refuse('staff_state')
  return row
}

async function liveRowWritten({ tx, language, audit }: Call, id: string, before: object | undefined): Promise<WireRow> {
  const row = await findLiveRow(tx, id)
  assert(row, 'a row that was written is there')
  audit({ kind: 'price_rule', id, before: before && trace(before), after: trace(row) })
  return rowOnWire(row, language)
}

async function versionRowWritten({ tx, language, audit }: Call, id: string, before: object | undefined) {
  const row = await findVersionRow(tx, id)
  assert(row, 'a row that was written is there')
  audit({ kind: 'tariff_version_row', id, before: before && trace(before), after: trace(row) })
  return rowOnWire(row, language)
}

/** Codes, weights and amounts; names may be corrected later. */
const trace = (row: object) => Object.fromEntries(Object.entries(row).filter(([key]) => !key.endsWith('Name')))

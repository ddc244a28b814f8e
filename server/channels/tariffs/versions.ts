import type { tariffVersions } from '#contract/tariff-versions.ts'
import type { Input, Output } from '#contract/wire/operation.ts'
import { cappedTotal, countedAtMost } from '#domain/long-list.ts'
import type { StaffSession } from '#server/auth/session.ts'
import type { AsStaff, ReadCall, WriteCall } from '#server/context.ts'
import { orRefuse, type Tx } from '#server/database/db.ts'
import { assert, refuse } from '#server/http/refuse.ts'
import {
  countVersions,
  deleteVersion,
  findVersion,
  insertVersion,
  listVersions,
  lockVersion,
  renameVersion,
  touchVersion,
  type Version,
} from './versions.sql.ts'

type Calls = typeof tariffVersions
type Call = WriteCall & AsStaff
type WireVersion = Output<Calls['get']>

/** B-PR-11 */
export async function listAll(
  { db, staff }: ReadCall & AsStaff,
  input: Input<Calls['list']>,
): Promise<Output<Calls['list']>> {
  const { after = null, pageSize, ...filter } = input
  const [rows, { total }] = await Promise.all([
    listVersions(db, filter, after, pageSize + 1),
    countVersions(db, filter, countedAtMost),
  ])
  const shown = rows.slice(0, pageSize)
  return {
    list: shown.map((row) => versionOnWire(row, staff)),
    next: rows.length > pageSize ? (shown.at(-1)?.id ?? null) : null,
    ...cappedTotal(total),
  }
}

/** B-PR-11 */
export const get = async ({ db, staff }: ReadCall & AsStaff, { id }: Input<Calls['get']>): Promise<WireVersion> =>
  versionOnWire(orRefuse(await findVersion(db, id), 'not_found'), staff)

/** B-PR-12 */
export async function create(call: Call, { name }: Input<Calls['create']>): Promise<WireVersion> {
  const id = await insertVersion(call.tx, name, call.staff.id)
  return versionWritten(call, id)
}

/** B-PR-12 */
export async function rename(call: Call, { id, name }: Input<Calls['rename']>): Promise<WireVersion> {
  await draftToWrite(call.tx, call.staff.id, id)
  await renameVersion(call.tx, id, name)
  return versionWritten(call, id)
}

/** B-PR-12 */
export async function discard({ tx, audit }: Call, { id }: Input<Calls['discard']>): Promise<Output<Calls['discard']>> {
  const version = await draftOf(tx, id)
  await deleteVersion(tx, id)
  audit({ kind: 'tariff_version', id, before: trace(version) })
  return {}
}

/** The version, locked; only a draft is changed (9002). */
export async function draftOf(tx: Tx, id: string): Promise<Version> {
  const version = orRefuse(await lockVersion(tx, id), 'not_found')
  if (version.state !== 'draft') refuse('staff_state')
  return version
}

/** Who writes in a draft is one of its authors from then on. */
export async function draftToWrite(tx: Tx, staffId: string, id: string): Promise<Version> {
  const version = await draftOf(tx, id)
  await touchVersion(tx, id, staffId)
  return version
}

export async function versionWritten({ tx, staff, audit }: Call, id: string, before?: Version): Promise<WireVersion> {
  const version = await findVersion(tx, id)
  assert(version, 'a version that was written is there')
  audit({ kind: 'tariff_version', id, before: before && trace(before), after: trace(version) })
  return versionOnWire(version, staff)
}

const trace = ({ state, version, startsAt, rows }: Version) => ({ state, version, startsAt, rows })

const versionOnWire = ({ authorIds, ...version }: Version, { id }: Pick<StaffSession, 'id'>): WireVersion => ({
  ...version,
  mine: authorIds.includes(id),
})

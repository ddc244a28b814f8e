import type { staffPickUpPoints } from '#contract/places.ts'
import type { Input, Output } from '#contract/wire/operation.ts'
import { cappedTotal, countedAtMost } from '#domain/long-list.ts'
import type { AsStaff, ReadCall, WriteCall } from '#server/context.ts'
import { orRefuse } from '#server/database/db.ts'
import { refuse, refuseFields } from '#server/http/refuse.ts'
import { changesOf, noteChange, withChanges } from '#server/places/places.ts'
import {
  countMatching,
  deletePoint,
  findMissing,
  findPointChannels,
  insertPoint,
  isPointUsed,
  listPoints,
  lockPoint,
  lockSamples,
  type PointFields,
  savePoint,
} from './office.sql.ts'

type Calls = typeof staffPickUpPoints
type Call = WriteCall & AsStaff

/** B-MD-05: area by area. */
export async function listForStaff({ db }: ReadCall, input: Input<Calls['list']>): Promise<Output<Calls['list']>> {
  const { after = null, pageSize, ...filter } = input
  const [rows, { total }, channels] = await Promise.all([
    listPoints(db, filter, after, pageSize + 1),
    countMatching(db, filter, countedAtMost),
    findPointChannels(db),
  ])
  const list = rows.slice(0, pageSize)
  return { list, next: rows.length > pageSize ? (list.at(-1)?.id ?? null) : null, ...cappedTotal(total), channels }
}

/** B-MD-05: open at once. */
export async function createPoint(call: Call, typed: Input<Calls['create']>): Promise<Output<Calls['create']>> {
  const { weightLimitG = null, maxLengthMm = null, storageDays = null, storageFeeMinor = null } = typed
  const { lat = null, lng = null, channelIds = null } = typed
  const limits = { weightLimitG, maxLengthMm, storageDays, storageFeeMinor, lat, lng, channelIds }
  const fields = { ...typed, ...limits }
  await requireFit(call, fields)
  const row = await insertPoint(call.tx, fields)
  await noteChange(call, { kind: 'pickUpPoint', key: row.id, before: null, after: fields })
  return row
}

/** B-MD-05: a suspended point stays listed, marked as such; orders that go there already are delivered. */
export async function updatePoint(
  call: Call,
  { id, version, ...typed }: Input<Calls['update']>,
): Promise<Output<Calls['update']>> {
  const before = orRefuse(await lockPoint(call.tx, id), 'not_found')
  if (version !== undefined && version !== before.version) refuse('version_conflict')
  const after = withChanges(before, typed)
  const changes = changesOf(before, after)
  if (changes === null) return before
  await requireFit(call, after)
  const row = await savePoint(call.tx, after)
  await noteChange(call, { kind: 'pickUpPoint', key: id, ...changes })
  return row
}

/** B-MD-05 */
export async function removePoint(call: Call, { id }: Input<Calls['delete']>): Promise<Output<Calls['delete']>> {
  const before = orRefuse(await lockPoint(call.tx, id), 'not_found')
  if (await isPointUsed(call.tx, id)) refuse('in_use')
  await deletePoint(call.tx, id)
  await noteChange(call, { kind: 'pickUpPoint', key: id, before: { ...before }, after: null })
  return {}
}

/** B-MD-14: one press for all samples. */
export async function removeSamples(call: Call): Promise<Output<Calls['removeSamples']>> {
  const samples = await lockSamples(call.tx)
  const unused = samples.filter(({ used }) => !used)
  const open = samples.filter(({ used, open: isOpen }) => used && isOpen)
  for (const { used: _used, ...before } of unused) {
    await deletePoint(call.tx, before.id)
    await noteChange(call, { kind: 'pickUpPoint', key: before.id, before: { ...before }, after: null })
  }
  for (const { used: _used, ...before } of open) {
    await savePoint(call.tx, { ...before, open: false })
    await noteChange(call, { kind: 'pickUpPoint', key: before.id, before: { open: true }, after: { open: false } })
  }
  return { deleted: unused.length, suspended: open.length }
}

async function requireFit({ tx }: Call, fields: PointFields): Promise<void> {
  const missing = await findMissing(tx, fields)
  const faults = {
    ...(missing.area ? { areaCode: 'field_choice' } : {}),
    ...(missing.destination ? { destinationCode: 'field_choice' } : {}),
    ...(missing.channel ? { channelIds: 'field_choice' } : {}),
    ...((fields.lat === null) === (fields.lng === null)
      ? {}
      : { [fields.lat === null ? 'lat' : 'lng']: 'field_required' }),
  }
  if (Object.keys(faults).length > 0) refuseFields(faults)
}

import type { tariffVersions } from '#contract/tariff-versions.ts'
import type { Input, Output } from '#contract/wire/operation.ts'
import type { AsStaff, WriteCall } from '#server/context.ts'
import { orRefuse } from '#server/database/db.ts'
import { refuse, refuseFields } from '#server/http/refuse.ts'
import { changesOf } from './difference.ts'
import { endLiveRows, lockTariff } from './rows.sql.ts'
import {
  insertPublishedRows,
  lockVersion,
  offerVersion,
  publishVersion,
  takeVersionBack,
  touchVersion,
  type Version,
} from './versions.sql.ts'
import { versionWritten } from './versions.ts'
import { orOverlap } from './write-row.ts'

type Calls = typeof tariffVersions
type Call = WriteCall & AsStaff
type WireVersion = Output<Calls['get']>

/** B-PR-15: who offers a version has read what it changes, and is one of its authors. */
export async function offer(call: Call, { id, startsAt, seal }: Input<Calls['offer']>): Promise<WireVersion> {
  const { tx, staff } = call
  const before = await inState(call, id, 'draft')
  if (startsAt !== undefined && Date.parse(startsAt) <= Date.now()) refuseFields({ startsAt: 'field_past' })
  await requireSeen(call, before, startsAt ?? null, seal)
  await touchVersion(tx, id, staff.id)
  await offerVersion(tx, id, staff.id, startsAt ?? null)
  return versionWritten(call, id, before)
}

/** B-PR-16 */
export async function takeBack(call: Call, { id }: Input<Calls['takeBack']>): Promise<WireVersion> {
  const before = await inState(call, id, 'offered')
  await takeVersionBack(call.tx, id)
  return versionWritten(call, id, before)
}

/**
 * B-PR-10: a second person publishes; what the version replaces ends at its start. Orders keep the rows that
 * priced them.
 */
export async function publish(call: Call, { id, seal }: Input<Calls['publish']>): Promise<WireVersion> {
  const { tx, staff } = call
  await lockTariff(tx)
  const before = await inState(call, id, 'offered')
  if (before.authorIds.includes(staff.id)) refuse('four_eyes')
  // It was to begin before anybody published it: prices of the past stay as they were charged.
  if (before.startsAt !== null && Date.parse(before.startsAt) <= Date.now()) refuse('tariff_start_past')
  const changes = await requireSeen(call, before, before.startsAt, seal)
  const { startsAt } = await publishVersion(tx, id, staff.id)
  await endLiveRows(
    tx,
    changes.flatMap((change) => change.before?.id ?? []),
    startsAt,
  )
  const written = changes.flatMap((change) => change.after?.id ?? [])
  await orOverlap(insertPublishedRows(tx, id, written, startsAt))
  return versionWritten(call, id, before)
}

/** The version, locked; of two who act at once, the second finds its new state (9002). */
async function inState({ tx }: Call, id: string, state: Version['state']): Promise<Version> {
  const version = orRefuse(await lockVersion(tx, id), 'not_found')
  if (version.state !== state) refuse('staff_state')
  return version
}

/** Nobody signs what they have not seen: the live prices, or the version, changed meanwhile (1005). */
async function requireSeen({ tx }: Call, version: Version, startsAt: string | null, seal: string) {
  const { changes, seal: now } = await changesOf(tx, version, startsAt)
  if (seal !== now) refuse('version_conflict')
  return changes
}

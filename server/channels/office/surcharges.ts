import type { staffSurcharges, surchargeRow } from '#contract/surcharges.ts'
import { pickText } from '#contract/wire/language.ts'
import type { Input, Output } from '#contract/wire/operation.ts'
import { cappedTotal, countedAtMost } from '#domain/long-list.ts'
import type { Language } from '#domain/language.ts'
import type { AsStaff, ReadCall, WriteCall } from '#server/context.ts'
import { orRefuse } from '#server/database/db.ts'
import { assert, refuse, refuseFields } from '#server/http/refuse.ts'
import { startOf } from '#server/channels/tariffs/write-row.ts'
import type * as z from 'zod/mini'
import {
  countSurcharges,
  endSurcharge,
  findSurcharge,
  insertSurcharge,
  listSurcharges,
  lockSurcharges,
  type OfficeSurcharge,
} from './surcharges.sql.ts'
import { changedSurcharge, newSurcharge, orOverlap, requireSound } from './write-surcharge.ts'

type Calls = typeof staffSurcharges
type Call = WriteCall & AsStaff
type WireRow = z.output<typeof surchargeRow>

/** B-PR-18: in force and to come, or in one state; those for a line or destination, and those for all. */
export async function list({ db, language }: ReadCall, input: Input<Calls['list']>): Promise<Output<Calls['list']>> {
  const { after = null, pageSize, ...filter } = input
  const [rows, { total }] = await Promise.all([
    listSurcharges(db, filter, after, pageSize + 1),
    countSurcharges(db, filter, countedAtMost),
  ])
  const shown = rows.slice(0, pageSize)
  return {
    list: shown.map((row) => rowOnWire(row, language)),
    next: rows.length > pageSize ? (shown.at(-1)?.id ?? null) : null,
    ...cappedTotal(total),
  }
}

/** B-PR-19 */
export async function create(call: Call, input: Input<Calls['create']>): Promise<WireRow> {
  const { tx, staff } = call
  const row = newSurcharge(input)
  await lockSurcharges(tx)
  await requireSound(tx, row, startOf(input.validFrom))
  const { id } = await orOverlap(insertSurcharge(tx, row, input.validFrom ?? null, staff.id))
  return written(call, id, null)
}

/** B-PR-20: the row ends, and a copy with the change begins at the same moment. Orders keep the row that priced them. */
export async function update(call: Call, input: Input<Calls['update']>): Promise<WireRow> {
  const { tx, staff } = call
  const { id, validFrom, ...given } = input
  const before = await locked(call, id)
  const row = changedSurcharge(before, given)
  const startsAtMs = Math.max(startOf(validFrom), Date.parse(before.validFrom))
  await requireSound(tx, row, startsAtMs)
  // What would begin after the old row's end would leave a gap that nobody asked for.
  if (before.validTo !== null && startsAtMs >= Date.parse(before.validTo)) refuseFields({ validFrom: 'field_range' })
  const startsAt = startsAtMs > Date.now() ? new Date(startsAtMs).toISOString() : null
  const { endedAt } = await endSurcharge(tx, id, startsAt, staff.id)
  const made = await orOverlap(insertSurcharge(tx, row, endedAt, staff.id))
  return written(call, made.id, before)
}

/** B-PR-20 */
export async function remove(call: Call, { id }: Input<Calls['remove']>): Promise<Output<Calls['remove']>> {
  const before = await locked(call, id)
  await endSurcharge(call.tx, id, null, call.staff.id)
  call.audit({ kind: 'surcharge', id, before: trace(before) })
  return {}
}

/** A row that has not ended; of two who change it, the second finds that it has (9002). */
async function locked({ tx }: Call, id: string): Promise<OfficeSurcharge> {
  await lockSurcharges(tx)
  const row = orRefuse(await findSurcharge(tx, id), 'not_found')
  if (row.validTo !== null && Date.parse(row.validTo) <= Math.max(Date.now(), Date.parse(row.validFrom)))
    refuse('staff_state')
  return row
}

async function written({ tx, language, audit }: Call, id: string, before: OfficeSurcharge | null): Promise<WireRow> {
  const row = await findSurcharge(tx, id)
  assert(row, 'a row that was written is there')
  audit({ kind: 'surcharge', id, before: before && trace(before), after: trace(row) })
  return rowOnWire(row, language)
}

/** Everything that a price depends on. */
const trace = ({ name: _name, reason: _reason, regions: _regions, state: _state, ...row }: OfficeSurcharge) => row

export const rowOnWire = ({ regionCodes: _codes, ...row }: OfficeSurcharge, language: Language): WireRow => ({
  ...row,
  channelName: row.channelName && pickText(row.channelName, language),
  destinationName: row.destinationName && pickText(row.destinationName, language),
  regions: row.regions.map(({ code, name }) => ({ code, name: pickText(name, language) })),
  postalPrefixes: [...row.postalPrefixes],
})

import { firstOwnWarehouse, type staffWarehouses } from '#contract/places.ts'
import type { Input, Output } from '#contract/wire/operation.ts'
import { cappedTotal, countedAtMost } from '#domain/long-list.ts'
import type { AsStaff, ReadCall, WriteCall } from '#server/context.ts'
import { orRefuse } from '#server/database/db.ts'
import { refuse, refuseFields } from '#server/http/refuse.ts'
import { changesOf, noteChange, withChanges } from '#server/places/places.ts'
import {
  countActive,
  countWarehouses,
  insertWarehouse,
  listWarehouses,
  lockActive,
  lockWarehouse,
  saveWarehouse,
} from './office.sql.ts'
import { lastWarehouseText, noOwnWarehouseText } from './text.ts'

type Calls = typeof staffWarehouses

/** B-MD-01 */
export async function listForStaff({ db }: ReadCall, input: Input<Calls['list']>): Promise<Output<Calls['list']>> {
  const { after = null, pageSize, ...filter } = input
  const [rows, { total }] = await Promise.all([
    listWarehouses(db, filter, after, pageSize + 1),
    countWarehouses(db, filter, countedAtMost),
  ])
  const list = rows.slice(0, pageSize)
  return { list, next: rows.length > pageSize ? (list.at(-1)?.id ?? null) : null, ...cappedTotal(total) }
}

/** B-MD-01: open to members at once. Codes 2 to 6 came with the contract. */
export async function createWarehouse(
  call: WriteCall & AsStaff,
  { code, ...typed }: Input<Calls['create']>,
): Promise<Output<Calls['create']>> {
  const row = await insertWarehouse(call.tx, code ?? null, firstOwnWarehouse, typed)
  if (!row) return refuseFields({ code: 'field_place_taken' })
  await noteChange(call, { kind: 'warehouse', key: row.id, before: null, after: { code: row.code, ...typed } })
  return row
}

/** B-MD-01: a suspended warehouse takes no new forecasts; what lies there is packed and shipped as before. */
export async function updateWarehouse(
  call: WriteCall & AsStaff,
  { id, version, ...typed }: Input<Calls['update']>,
): Promise<Output<Calls['update']>> {
  const { tx } = call
  const before = orRefuse(await lockWarehouse(tx, id), 'not_found')
  if (version !== undefined && version !== before.version) refuse('version_conflict')
  const after = withChanges(before, typed)
  const changes = changesOf(before, after)
  if (changes === null) return before
  if (before.active && !after.active && (await countActive(tx)).count === 1)
    refuse('in_use', { text: lastWarehouseText })
  const row = await saveWarehouse(tx, after)
  await noteChange(call, { kind: 'warehouse', key: id, ...changes })
  return row
}

/** B-MD-21: one press for all samples; members need a warehouse with an address of its own first. */
export async function suspendSamples(call: WriteCall & AsStaff): Promise<Output<Calls['suspendSamples']>> {
  const active = await lockActive(call.tx)
  const samples = active.filter(({ sample }) => sample)
  if (samples.length > 0 && samples.length === active.length) refuse('in_use', { text: noOwnWarehouseText })
  for (const row of samples) {
    await saveWarehouse(call.tx, { ...row, active: false })
    await noteChange(call, { kind: 'warehouse', key: row.id, before: { active: true }, after: { active: false } })
  }
  return { suspended: samples.length }
}

import type { staffBinCounts } from '#contract/bin-counts.ts'
import type { Input, Output } from '#contract/wire/operation.ts'
import { cappedTotal } from '#domain/long-list.ts'
import { findBin, readsIn, refuseOtherWarehouse } from '#server/bins/bins.ts'
import type { AsStaff, ReadCall } from '#server/context.ts'
import { type Db, orRefuse } from '#server/database/db.ts'
import { assert, refuse } from '#server/http/refuse.ts'
import { countDifferences, listDifferences, type StoredDifference } from './differences.sql.ts'
import { countCounts, findCount, lastScans, listCounts, type StoredCount } from './sql.ts'

type Calls = typeof staffBinCounts
type Call = ReadCall & AsStaff

/** B-IN-62: the newest first. */
export async function list(
  { db, staff }: Call,
  { warehouseId, binId, state, after, pageSize }: Input<Calls['list']>,
): Promise<Output<Calls['list']>> {
  refuseOtherWarehouse(staff, warehouseId)
  await refuseUnknown(db, { warehouseId, binId })
  const filter = { warehouseId, binId, state }
  const [found, counted] = await Promise.all([listCounts(db, filter, after, pageSize + 1), countCounts(db, filter)])
  return { ...pageOf(found.map(countRow), pageSize), ...cappedTotal(counted) }
}

/** B-IN-62 */
export async function get({ db, staff }: Call, { id }: Input<Calls['get']>): Promise<Output<Calls['get']>> {
  const count = orRefuse(await findCount(db, id), 'not_found')
  if (!readsIn(staff, count.warehouseId)) refuse('not_found')
  return { count: countRow(count), scans: await lastScans(db, id) }
}

/** B-IN-64: the longest waiting first. */
export async function differences(
  { db, staff }: Call,
  { warehouseId, binId, countId, open, after, pageSize }: Input<Calls['differences']>,
): Promise<Output<Calls['differences']>> {
  refuseOtherWarehouse(staff, warehouseId)
  await refuseUnknown(db, { warehouseId, binId, countId })
  const filter = { warehouseId, binId, countId, open }
  const [found, counted] = await Promise.all([
    listDifferences(db, filter, after, pageSize + 1),
    countDifferences(db, filter),
  ])
  return { ...pageOf(found.map(differenceRow), pageSize), ...cappedTotal(counted) }
}

interface Asked {
  readonly warehouseId: string
  readonly binId: string | undefined
  readonly countId?: string | undefined
}

/** A bin or a count of another warehouse is none here. */
async function refuseUnknown(db: Db, { warehouseId, binId, countId }: Asked) {
  const bin = binId === undefined ? { warehouseId } : await findBin(db, binId)
  const count = countId === undefined ? { warehouseId } : await findCount(db, countId)
  if (bin?.warehouseId !== warehouseId || count?.warehouseId !== warehouseId) refuse('not_found')
}

function pageOf<Row extends { readonly id: string }>(found: readonly Row[], pageSize: number) {
  const list = found.slice(0, pageSize)
  return { list, next: found.length > pageSize ? (list.at(-1)?.id ?? null) : null }
}

const countRow = ({ warehouseId: _where, ...count }: StoredCount): Output<Calls['start']> => count

export function differenceRow(stored: StoredDifference): Output<Calls['resolve']> {
  const { warehouseId: _where, unclaimedId: _unclaimed, ...difference } = stored
  return { ...difference, canCorrect: stored.state === 'open' && stored.kind === 'elsewhere' }
}

/** A count that the same call has just begun or changed. */
export async function shownCount(db: Db, id: string): Promise<Output<Calls['start']>> {
  const count = await findCount(db, id)
  assert(count, 'a count stays')
  return countRow(count)
}

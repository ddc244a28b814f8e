import type { staffBins } from '#contract/bins.ts'
import type { Input, Output } from '#contract/wire/operation.ts'
import { cappedTotal } from '#domain/long-list.ts'
import { tidyCode } from '#domain/plain-text.ts'
import type { AsStaff, ReadCall } from '#server/context.ts'
import type { Db } from '#server/database/db.ts'
import { assert } from '#server/http/refuse.ts'
import { countBins, findBin, listBins, type StoredBin, zonesOf } from './list.sql.ts'
import { refuseOtherWarehouse } from './scope.ts'

type Calls = typeof staffBins

/** B-IN-17: as one walks. */
export async function list(
  { db, staff }: ReadCall & AsStaff,
  { warehouseId, zone, code, free, closed, after, pageSize }: Input<Calls['list']>,
): Promise<Output<Calls['list']>> {
  refuseOtherWarehouse(staff, warehouseId)
  const filter = { warehouseId, zone, code: tidyCode(code ?? '') || undefined, free, closed }
  const [found, counted, zones] = await Promise.all([
    listBins(db, filter, after, pageSize + 1),
    countBins(db, filter),
    zonesOf(db, warehouseId),
  ])
  const rows = found.slice(0, pageSize)
  return {
    list: rows,
    next: found.length > pageSize ? (rows.at(-1)?.id ?? null) : null,
    ...cappedTotal(counted),
    zones,
  }
}

/** A bin that the same call has just made, changed or filled. */
export async function changedBin(db: Db, id: string): Promise<StoredBin> {
  const bin = await findBin(db, id)
  assert(bin, 'a bin is never deleted')
  return bin
}

import type { staffBins } from '#contract/bins.ts'
import type { Input, Output } from '#contract/wire/operation.ts'
import { cappedTotal } from '#domain/long-list.ts'
import type { AsStaff, ReadCall } from '#server/context.ts'
import { orRefuse } from '#server/database/db.ts'
import { refuse } from '#server/http/refuse.ts'
import { contentOf, countContent } from './content.sql.ts'
import { findBin } from './list.sql.ts'
import { readsIn } from './scope.ts'

type Calls = typeof staffBins

/** B-IN-22: what lies in it, whose it is, since when, and who put it there. */
export async function content(
  { db, staff }: ReadCall & AsStaff,
  { id, after, pageSize }: Input<Calls['content']>,
): Promise<Output<Calls['content']>> {
  const bin = orRefuse(await findBin(db, id), 'not_found')
  if (!readsIn(staff, bin.warehouseId)) refuse('not_found')
  const [found, counted] = await Promise.all([contentOf(db, bin, after, pageSize + 1), countContent(db, bin)])
  const rows = found.slice(0, pageSize)
  return {
    bin,
    list: rows,
    next: found.length > pageSize ? (rows.at(-1)?.id ?? null) : null,
    ...cappedTotal(counted),
  }
}

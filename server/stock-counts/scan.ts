import type { staffBinCounts } from '#contract/bin-counts.ts'
import type { Input, Output } from '#contract/wire/operation.ts'
import type { AsStaff, WriteCall } from '#server/context.ts'
import { refuse } from '#server/http/refuse.ts'
import { openCount } from './open-count.ts'
import { shownCount } from './read.ts'
import { countScans, findRecorded, findScan, insertScan } from './sql.ts'
import { manyScansText } from './text.ts'

type Calls = typeof staffBinCounts

const scansAtMost = 5000

/** B-IN-63: notes that a number was seen in the bin, and what the records say of it. */
export async function scan(
  call: WriteCall & AsStaff,
  { id, trackingNumber }: Input<Calls['scan']>,
): Promise<Output<Calls['scan']>> {
  const { tx, staff } = call
  const count = await openCount(call, id)
  const recorded = (await findRecorded(tx, trackingNumber, count)) ?? { note: 'unknown' as const, recordedShelf: null }
  const made = await insertScan(tx, id, trackingNumber, recorded, staff)
  if (made && (await countScans(tx, id)) > scansAtMost) refuse('staff_state', { text: manyScansText })
  return {
    scan: await findScan(tx, id, trackingNumber),
    isNew: made !== undefined,
    count: await shownCount(tx, id),
  }
}

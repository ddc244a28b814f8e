import { type staffWarehouseTransfers, transferEvents } from '#contract/warehouse-transfers.ts'
import type { Input, Output } from '#contract/wire/operation.ts'
import { cappedTotal } from '#domain/long-list.ts'
import { tidyCode } from '#domain/plain-text.ts'
import { parcelsSeenBy } from '#server/auth/session.ts'
import type { AsStaff, ReadCall } from '#server/context.ts'
import { assert } from '#server/http/refuse.ts'
import { staffRow, staffRows } from './rows.ts'
import { scansIn, seen } from './scope.ts'
import { countTransfers, historyOf, searchTransfers } from './sql.ts'

type Calls = typeof staffWarehouseTransfers

/** B-IN-39 */
export async function list(call: ReadCall & AsStaff, input: Input<Calls['list']>): Promise<Output<Calls['list']>> {
  const { db, staff } = call
  const { after, pageSize, state, toScan, warehouseId } = input
  const trackingNumber = tidyCode(input.trackingNumber ?? '') || undefined
  const scan = toScan && { end: toScan, scope: scansIn(staff) }
  const filter = { scope: parcelsSeenBy(staff), state, scan, warehouseId, trackingNumber }
  const [found, total] = await Promise.all([
    searchTransfers(db, filter, after, pageSize + 1),
    countTransfers(db, filter),
  ])
  const rows = found.slice(0, pageSize)
  const next = found.length > pageSize ? (rows.at(-1)?.id ?? null) : null
  return { list: await staffRows(call, db, rows), next, ...cappedTotal(total) }
}

/** B-IN-44: with what happened to it, and who did it. */
export async function get(call: ReadCall & AsStaff, { id }: Input<Calls['get']>): Promise<Output<Calls['get']>> {
  const { db, staff } = call
  const { parcelId } = await seen(db, staff, id)
  const [row, history] = await Promise.all([staffRow(call, db, id), historyOf(db, parcelId, id)])
  return { ...row, history: history.map(({ event, ...step }) => ({ ...step, event: known(event) })) }
}

function known(event: string) {
  const found = transferEvents.find((each) => each === event)
  assert(found, 'the history of a transfer has its own events only')
  return found
}

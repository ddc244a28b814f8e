import type { staffHandovers } from '#contract/handovers.ts'
import type { Input, Output } from '#contract/wire/operation.ts'
import { cappedTotal } from '#domain/long-list.ts'
import { isAuditor, type StaffSession } from '#server/auth/session.ts'
import { readsIn } from '#server/bins/bins.ts'
import type { AsStaff, ReadCall } from '#server/context.ts'
import { orRefuse } from '#server/database/db.ts'
import { refuse } from '#server/http/refuse.ts'
import { handoverOnWire } from './rows.ts'
import { countScansOf, scansOf } from './scans.sql.ts'
import { countHandovers, findHandover, type Scope, searchHandovers } from './sql.ts'

type Calls = typeof staffHandovers
type Call = ReadCall & AsStaff

/** Warehouse staff their own warehouses; administrators and auditors all. */
const seenBy = (staff: StaffSession): Scope =>
  isAuditor(staff) || staff.roles.includes('A') ? null : staff.warehouseIds

/** B-IN-48: the newest first. */
export async function list(call: Call, input: Input<Calls['list']>): Promise<Output<Calls['list']>> {
  const { context, staff } = call
  const db = context.database.reads
  const { after, pageSize, state, warehouseId, takesScans, byOthers } = input
  const filter = { scope: seenBy(staff), state, warehouseId, takesScans, notBy: byOthers ? staff.id : undefined }
  const [found, total] = await Promise.all([
    searchHandovers(db, filter, after, pageSize + 1),
    countHandovers(db, filter),
  ])
  const rows = found.slice(0, pageSize)
  const next = found.length > pageSize ? (rows.at(-1)?.id ?? null) : null
  return { list: rows.map((row) => handoverOnWire(call, row)), next, ...cappedTotal(total) }
}

/** B-IN-50 */
export async function get(call: Call, { id, after, pageSize }: Input<Calls['get']>): Promise<Output<Calls['get']>> {
  const { db, staff } = call
  const handover = orRefuse(await findHandover(db, id), 'not_found')
  if (!readsIn(staff, handover.warehouseId)) refuse('not_found')
  const [found, total] = await Promise.all([scansOf(db, id, after, pageSize + 1), countScansOf(db, id)])
  const rows = found.slice(0, pageSize)
  const next = found.length > pageSize ? (rows.at(-1)?.id ?? null) : null
  return { handover: handoverOnWire(call, handover), list: rows, next, ...cappedTotal(total) }
}

import type { staffBinCounts } from '#contract/bin-counts.ts'
import type { Input, Output } from '#contract/wire/operation.ts'
import { worksIn } from '#server/auth/session.ts'
import { lockBinById } from '#server/bins/bins.ts'
import type { AsStaff, WriteCall } from '#server/context.ts'
import { orRefuse } from '#server/database/db.ts'
import { refuse } from '#server/http/refuse.ts'
import { shownCount } from './read.ts'
import { insertCount } from './sql.ts'
import { closedText, countedAlreadyText } from './text.ts'

/** B-IN-63: one count a bin at a time; several keepers may scan for it. */
export async function start(
  call: WriteCall & AsStaff,
  { id }: Input<(typeof staffBinCounts)['start']>,
): Promise<Output<(typeof staffBinCounts)['start']>> {
  const { tx, staff } = call
  const bin = orRefuse(await lockBinById(tx, id), 'not_found')
  if (!worksIn(staff, bin.warehouseId)) refuse('not_found')
  if (bin.isClosed) refuse('staff_state', { text: closedText(bin.code) })
  const made = await insertCount(tx, id, bin.warehouseId, staff.id)
  if (!made) return refuse('staff_state', { text: countedAlreadyText(bin.code) })
  call.audit({ kind: 'binCount', id: made.id, after: { bin: bin.code } })
  return shownCount(tx, made.id)
}

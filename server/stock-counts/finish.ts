import type { staffBinCounts } from '#contract/bin-counts.ts'
import type { Input, Output } from '#contract/wire/operation.ts'
import type { AsStaff, WriteCall } from '#server/context.ts'
import { dropCount, insertMissing, insertOthers, saveResult, settleSeen } from './finish.sql.ts'
import { openCount } from './open-count.ts'
import { shownCount } from './read.ts'

type Calls = typeof staffBinCounts

/** B-IN-63: what differs becomes rows that somebody resolves; nothing is moved. */
export async function finish(
  call: WriteCall & AsStaff,
  { id, drop = false }: Input<Calls['finish']>,
): Promise<Output<Calls['finish']>> {
  const { tx, staff } = call
  const count = await openCount(call, id)
  if (drop) await dropCount(tx, id, staff.id)
  else {
    const missing = await insertMissing(tx, count, staff.id)
    const others = await insertOthers(tx, count)
    await settleSeen(tx, count, staff.id)
    await saveResult(tx, count, staff.id, { missing: missing.length, others: others.length })
  }
  const shown = await shownCount(tx, id)
  call.audit({ kind: 'binCount', id, after: { state: shown.state, missing: shown.missing, others: shown.others } })
  return shown
}

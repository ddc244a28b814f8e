import type { staffLabels } from '#contract/labels.ts'
import type { Input, Output } from '#contract/wire/operation.ts'
import type { AsStaff, WriteCall } from '#server/context.ts'
import { refuse } from '#server/http/refuse.ts'
import { seen } from './label.ts'
import { countPrints, insertPrint, lockLabelled, type Through } from './sql.ts'

type Call = typeof staffLabels.print

/** B-IN-47 */
export async function print(call: WriteCall & AsStaff, asked: Input<Call>): Promise<Output<Call>> {
  const { printCount } = await notePrint(call, asked)
  return { printCount }
}

/**
 * Two labels of one parcel may end on two parcels, so each further one says why. Answers how often it was printed, this time
 * included.
 */
export async function notePrint(
  { tx, staff, audit }: Pick<WriteCall & AsStaff, 'tx' | 'staff' | 'audit'>,
  asked: Input<Call>,
  through: Through | null = null,
): Promise<{ printId: string; printCount: number }> {
  const { id, of, size, format, copies, reason = '' } = asked
  seen(staff, await lockLabelled(tx, of, id))
  const before = await countPrints(tx, of, id)
  if (before > 0 && reason === '') refuse('label_printed')
  const { id: printId } = await insertPrint(tx, staff, asked, through)
  const printCount = before + 1
  const kind = of === 'parcel' ? 'parcel' : 'unclaimed parcel'
  audit({ kind, id, after: { size, format, copies, printCount, ...(through && { stationId: through.stationId }) } })
  return { printId, printCount }
}

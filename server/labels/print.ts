import type { staffLabels } from '#contract/labels.ts'
import type { Input, Output } from '#contract/wire/operation.ts'
import type { AsStaff, WriteCall } from '#server/context.ts'
import { refuse } from '#server/http/refuse.ts'
import { seen } from './label.ts'
import { countPrints, insertPrint, lockLabelled } from './sql.ts'

type Call = typeof staffLabels.print

/** B-IN-47: two labels of one parcel may end on two parcels, so each further one says why. */
export async function print(call: WriteCall & AsStaff, asked: Input<Call>): Promise<Output<Call>> {
  const { tx, staff } = call
  const { id, of, size, format, copies, reason = '' } = asked
  seen(staff, await lockLabelled(tx, of, id))
  const before = await countPrints(tx, of, id)
  if (before > 0 && reason === '') refuse('label_printed')
  await insertPrint(tx, staff, asked)
  const printCount = before + 1
  const kind = of === 'parcel' ? 'parcel' : 'unclaimed parcel'
  call.audit({ kind, id, after: { size, format, copies, printCount } })
  return { printCount }
}

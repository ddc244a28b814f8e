import type { bills } from '#contract/bills.ts'
import type { Input, Output } from '#contract/wire/operation.ts'
import type { AsMember, WriteCall } from '#server/context.ts'
import { refuse } from '#server/http/refuse.ts'
import { lockBills, markBills } from './list.sql.ts'

/**
 * E-08: the member's note that a customer has paid; it moves no money. All or nothing; `updated` counts those that
 * changed, so repeating the call changes nothing.
 */
export async function markCollected(
  { tx, member }: WriteCall & AsMember,
  { ids, collected }: Input<typeof bills.markCollected>,
): Promise<Output<typeof bills.markCollected>> {
  const each = [...new Set(ids)]
  if ((await lockBills(tx, member.id, each)) !== each.length) refuse('not_found')
  return { updated: await markBills(tx, member.id, each, collected) }
}

import { worksIn } from '#server/auth/session.ts'
import type { AsStaff, WriteCall } from '#server/context.ts'
import { orRefuse } from '#server/database/db.ts'
import { refuse } from '#server/http/refuse.ts'
import { type HeldCount, lockCount } from './sql.ts'
import { endedText } from './text.ts'

/** A count that is going on in one's warehouse, locked: its scans and its end come one after the other. */
export async function openCount({ tx, staff }: WriteCall & AsStaff, id: string): Promise<HeldCount> {
  const count = orRefuse(await lockCount(tx, id), 'not_found')
  if (!worksIn(staff, count.warehouseId)) refuse('not_found')
  return count.state === 'open' ? count : refuse('staff_state', { text: endedText })
}

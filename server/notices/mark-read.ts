import type { notices } from '#contract/notices.ts'
import type { Input, Output } from '#contract/wire/operation.ts'
import type { AsMember, WriteCall } from '#server/context.ts'
import { orRefuse } from '#server/database/db.ts'
import * as stored from './sql.ts'

/** E-102: another member's is as unknown as one that never was. */
export async function markRead(
  { tx, member }: WriteCall & AsMember,
  { id }: Input<typeof notices.markRead>,
): Promise<Output<typeof notices.markRead>> {
  orRefuse(await stored.markRead(tx, member.id, id), 'not_found')
  return {}
}

/** E-103 */
export async function markAllRead({ tx, member }: WriteCall & AsMember): Promise<Output<typeof notices.markAllRead>> {
  return { marked: await stored.markAllRead(tx, member.id) }
}

import type { mailAddress } from '#contract/notices.ts'
import type { Output } from '#contract/wire/operation.ts'
import type { AsMember, ReadCall, WriteCall } from '#server/context.ts'
import { findRefused, tryAgain as forget } from './refused-address.sql.ts'

/** E-106 */
export const state = async ({ db, member }: ReadCall & AsMember): Promise<Output<typeof mailAddress.state>> => ({
  refused: (await findRefused(db, member.id)) ?? null,
})

/** E-107: the member says that the mailbox works again; the next mail shows whether it does. */
export async function tryAgain({ tx, member }: WriteCall & AsMember): Promise<Output<typeof mailAddress.tryAgain>> {
  await forget(tx, member.id)
  return {}
}

import type { Input, Output } from '#contract/wire/operation.ts'
import type { signIns } from '#contract/profile.ts'
import { deviceOf } from '#domain/user-agent.ts'
import { orRefuse } from '#server/database/db.ts'
import type { AsMember, ReadCall, WriteCall } from '#server/context.ts'
import { endOtherSignIns, endSignIn, liveSignIns } from './account.sql.ts'

/** E-71: where the member is signed in, the most recently used first. */
export async function list({ db, member }: ReadCall & AsMember): Promise<Output<typeof signIns.list>> {
  const found = await liveSignIns(db, member.id)
  return {
    list: found.map(({ userAgent, network, ...signIn }) => ({
      ...signIn,
      ...deviceOf(userAgent),
      network: network || null,
      current: signIn.id === member.sessionId,
    })),
  }
}

/** E-72: ends one of them, which may be this one. One that has ended, or is somebody else's, is not found. */
export async function end(
  { tx, member }: WriteCall & AsMember,
  { id }: Input<typeof signIns.end>,
): Promise<Output<typeof signIns.end>> {
  orRefuse(await endSignIn(tx, member.id, id), 'not_found')
  return {}
}

/** E-73: everywhere but here. */
export const endOthers = async ({ tx, member }: WriteCall & AsMember): Promise<Output<typeof signIns.endOthers>> => ({
  ended: await endOtherSignIns(tx, member.id, member.sessionId),
})

import type { authenticator } from '#contract/sign-in-factors.ts'
import type { Input, Output } from '#contract/wire/operation.ts'
import { requireFreshProof } from '#server/auth/fresh-proof.ts'
import { confirmedFactor, drawSecondFactor, removeSecondFactor, storeSecondFactor } from '#server/auth/second-factor.ts'
import type { AsMember, ReadCall, WriteCall } from '#server/context.ts'
import { orRefuse } from '#server/database/db.ts'
import { refuse } from '#server/http/refuse.ts'
import { endOtherSignIns } from './account.sql.ts'
import { noteFactor } from './factor-changes.ts'
import { factorOf } from './passkeys.sql.ts'

const holderOf = ({ member }: AsMember) => ({ kind: 'member', id: member.id }) as const

/** E-122 */
export async function getAuthenticator({ db, member }: ReadCall & AsMember): Promise<Output<typeof authenticator.get>> {
  const { totpSealed, recoveryCodesLeft } = await factorOf(db, member.id)
  return { isOn: totpSealed !== null, recoveryCodesLeft }
}

/** E-123 */
export async function drawAuthenticator(call: ReadCall & AsMember): Promise<Output<typeof authenticator.draw>> {
  const { db, member } = call
  await requireFreshProof(db, call)
  const { email } = await factorOf(db, member.id)
  return drawSecondFactor(call, holderOf(call), email)
}

/** E-124: from now on a password needs a code as well. Sessions that were opened without it end, but not this one. */
export async function confirmAuthenticator(
  call: WriteCall & AsMember,
  given: Input<typeof authenticator.confirm>,
): Promise<Output<typeof authenticator.confirm>> {
  const { tx, context, member } = call
  await requireFreshProof(tx, call)
  const drawn = confirmedFactor(context, holderOf(call), given) ?? refuse('code_late')
  const { totpSealed } = await factorOf(tx, member.id)
  orRefuse(await storeSecondFactor(tx, holderOf(call), totpSealed, drawn), 'code_late')
  await endOtherSignIns(tx, member.id, member.sessionId, 'totp')
  await noteFactor(call, member.id, 'code_on')
  return {}
}

/** E-125: switched off again, nothing changes. */
export async function endAuthenticator(call: WriteCall & AsMember): Promise<Output<typeof authenticator.end>> {
  const { tx, member } = call
  await requireFreshProof(tx, call)
  if (await removeSecondFactor(tx, holderOf(call))) await noteFactor(call, member.id, 'code_off')
  return {}
}

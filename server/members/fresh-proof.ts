import type { freshProof } from '#contract/sign-in-factors.ts'
import type { Input, Output } from '#contract/wire/operation.ts'
import type { ChallengeFor } from '#server/auth/challenge.ts'
import { hasFreshProof, noteProof } from '#server/auth/fresh-proof.ts'
import { requestOptions } from '#server/auth/passkeys.ts'
import { secondFactorFault } from '#server/auth/second-factor.ts'
import { proveSecondFactor } from '#server/auth/sign-in.ts'
import type { AsMember, ReadCall, WriteCall } from '#server/context.ts'
import { orRefuse } from '#server/database/db.ts'
import { refuse } from '#server/http/refuse.ts'
import { proveOwnPassword } from './change-password.ts'
import { tellOfRecoveryCode } from './factor-changes.ts'
import { credentialsOf, factorOf } from './passkeys.sql.ts'
import { usePasskey } from './use-passkey.ts'

const toProve = ({ member }: AsMember): ChallengeFor => ({ purpose: 'prove', sessionId: member.sessionId })

const usable = async ({ db, member }: ReadCall & AsMember) =>
  (await credentialsOf(db, member.id)).filter(({ isSuspect }) => !isSuspect)

/** E-127: what this member can prove themselves with. */
export async function getFreshProof(call: ReadCall & AsMember): Promise<Output<typeof freshProof.get>> {
  const { db, member } = call
  const [isFresh, factor, known] = await Promise.all([hasFreshProof(db, call), factorOf(db, member.id), usable(call)])
  const hasCode = factor.totpSealed !== null
  return {
    isFresh,
    ways: ['password', ...(hasCode ? (['code'] as const) : []), ...(known.length > 0 ? (['passkey'] as const) : [])],
  }
}

/** E-128 */
export const startProofByPasskey = async (call: ReadCall & AsMember): Promise<Output<typeof freshProof.startPasskey>> =>
  requestOptions(call.context, toProve(call), await usable(call))

/** E-129. Wrong passwords and codes count as at a sign-in. */
export async function giveFreshProof(
  call: WriteCall & AsMember,
  { password, code, credential }: Input<typeof freshProof.give>,
): Promise<Output<typeof freshProof.give>> {
  if (password !== undefined) await proveOwnPassword(call, password)
  else if (code !== undefined) await proveOwnCode(call, code)
  else if (credential !== undefined) {
    const { memberId } = await usePasskey(call, toProve(call), credential)
    if (memberId !== call.member.id) refuse('passkey_wrong')
  }
  return orRefuse(await noteProof(call.tx, call), 'token_invalid')
}

async function proveOwnCode(call: WriteCall & AsMember, code: string): Promise<void> {
  const { context, member } = call
  const { totpSealed } = await factorOf(context.database, member.id)
  const holder = { kind: 'member', id: member.id, totpSealed } as const
  const onRecoveryCode = (left: number) => tellOfRecoveryCode(call, member.id, left)
  await proveSecondFactor(call, { account: `member:${member.id}` }, async () =>
    // Without a second factor no code is right.
    totpSealed ? secondFactorFault(call, { ...holder, onRecoveryCode }, code) : 'totp_wrong',
  )
}

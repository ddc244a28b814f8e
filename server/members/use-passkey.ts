import { type Assertion, challengeIn, checkedAssertion } from '#server/auth/passkeys.ts'
import { type ChallengeFor, spendChallenge } from '#server/auth/challenge.ts'
import type { WriteCall } from '#server/context.ts'
import { orRefuse } from '#server/database/db.ts'
import { refuse } from '#server/http/refuse.ts'
import { noteFactor } from './factor-changes.ts'
import { findPasskey, markSuspect, noteUse, type UsedPasskey } from './passkeys.sql.ts'

/**
 * Whose passkey it is, once everything about its use is right. One whose counter goes backwards may be a copy: it is
 * stopped for good, and its owner is told.
 */
export async function usePasskey(call: WriteCall, forWhat: ChallengeFor, given: Assertion): Promise<UsedPasskey> {
  const { context, tx } = call
  const challenge = challengeIn(given)
  await spendChallenge(call, forWhat, challenge)
  const passkey = orRefuse(await findPasskey(tx, Buffer.from(given.id, 'base64url')), 'passkey_wrong')
  const { signCount, regressed } = await checkedAssertion(call, challenge, given, passkey)
  if (regressed)
    await context.database.keep(async (kept) => {
      const isFirst = await markSuspect(kept, passkey.id)
      if (isFirst) await noteFactor({ tx: kept, context }, passkey.memberId, 'passkey_suspect', passkey.name)
    })
  if (regressed || passkey.isSuspect) refuse('passkey_suspect')
  orRefuse(await noteUse(tx, passkey, signCount), 'passkey_late')
  return passkey
}

import { randomBytes } from 'node:crypto'
import type { Call, Context } from '#server/context.ts'
import { refuse } from '#server/http/refuse.ts'
import { seal, unseal } from './seal.ts'
import { spendOnce } from './spend-once.ts'

/*
 * What an authenticator signs. A challenge is sealed instead of stored: it opens only for its purpose and, for somebody
 * who is signed in, for their session. Only used ones are noted, so that asking for one costs no row.
 */

const lifeMs = 5 * 60_000

/** `sessionId` for the purposes of somebody who is signed in. */
export type ChallengeFor =
  | { readonly purpose: 'signIn' }
  | { readonly purpose: 'add' | 'prove'; readonly sessionId: string }

export function newChallenge(context: Context, forWhat: ChallengeFor): string {
  const endsAt = Buffer.alloc(8)
  endsAt.writeBigUInt64BE(BigInt(Date.now() + lifeMs))
  return seal(keyOf(context), Buffer.concat([endsAt, randomBytes(16)]), aboutOf(forWhat)).toString('base64url')
}

/** The first use of a challenge uses it up, whatever comes of it. */
export async function spendChallenge(call: Call, forWhat: ChallengeFor, challenge: string): Promise<void> {
  const opened = unseal(keyOf(call.context), Buffer.from(challenge, 'base64url'), aboutOf(forWhat))
  if (!opened) refuse('passkey_wrong')
  const endsAtMs = Number(opened.readBigUInt64BE())
  // Spelt our way: the same bytes may be written differently.
  const name = `challenge:${opened.toString('base64url')}`
  if (endsAtMs <= Date.now() || !(await spendOnce(call, name, endsAtMs))) refuse('passkey_late')
}

const keyOf = ({ keyFor }: Context) => keyFor('passkey-challenge')
const aboutOf = (forWhat: ChallengeFor) =>
  forWhat.purpose === 'signIn' ? 'signIn' : `${forWhat.purpose}:${forWhat.sessionId}`

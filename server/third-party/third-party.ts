import { createHmac } from 'node:crypto'
import { type SocialProvider, socialProviders } from '#contract/profile.ts'
import { newToken, tokenHash } from '#server/auth/session.ts'
import type { Context } from '#server/context.ts'
import { refuse, refuseFields } from '#server/http/refuse.ts'
import {
  authorizeUrl,
  type Identity,
  identifyByCode,
  identifyByToken,
  type Journey,
  type ThirdParty,
  thirdPartyOf,
} from './flow.ts'
import { insertState, type StateRow, takeState } from './sql.ts'
import { reportFault } from './third-party-fault.ts'

export type { Identity }
export { onThirdPartyFault } from './third-party-fault.ts'

/*
 * Asking a third party who somebody is. What becomes of the answer (a session, a link) is decided by `server/members`.
 */

/** Where people come back to. No other address is ever given to a third party. */
const returnPath = '/web_site/signInReturn'

/** C-13: only those for which an operator set keys are offered. */
export const offeredProviders = ({ environment }: Pick<Context, 'environment'>) =>
  socialProviders.map((provider) => {
    const keys = environment.thirdParties[provider]
    return { provider, enabled: keys !== undefined, clientId: keys?.id ?? null }
  })

interface Start {
  readonly provider: SocialProvider
  readonly redirectUri: string
  /** Who links this third party to their account; null for a sign-in. */
  readonly memberId: string | null
}

/** The address to go to, and two secrets: one travels along and comes back, the other stays in the tab. */
export async function startJourney(context: Context, { provider, redirectUri, memberId }: Start) {
  const party = partyOf(context, provider)
  if (redirectUri !== `${context.environment.publicUrl}${returnPath}`) refuseFields({ redirectUri: 'field_choice' })
  const [state, browserKey] = [newToken(), newToken()]
  const mode = memberId === null ? 'signin' : 'bind'
  const row = { provider, mode, redirectUri, memberId } as const
  await insertState(context.database, tokenHash(state), tokenHash(browserKey), row)
  const journey = journeyOf(context, { state, browserKey, redirectUri })
  return { authorizeUrl: await authorizeUrl(party, journey), state, browserKey }
}

interface Return {
  readonly provider: SocialProvider
  readonly code: string
  readonly state: string
  readonly redirectUri: string
  readonly browserKey?: string | undefined
  readonly iss?: string | undefined
  /** Who is signed in in the browser that came back. */
  readonly memberId: string | null
}

interface Arrival {
  readonly identity: Identity
  readonly mode: StateRow['mode']
}

/**
 * Who came back. The state must have been made for this third party, this address, this tab and, for a link, this
 * member; it is used up before the code is looked at. No transaction is open while the third party is asked.
 */
export async function endJourney(context: Context, back: Return): Promise<Arrival> {
  const party = partyOf(context, back.provider)
  const { state, redirectUri, browserKey = '' } = back
  const row = await context.database.keep((tx) => takeState(tx, tokenHash(state)))
  const fault = !row?.isLive ? 'its state is unknown, used or too old' : mismatchOf(row, back)
  if (!row || fault !== null) {
    reportFault(context, { provider: back.provider, reason: fault ?? 'no state' })
    refuse('social_token')
  }
  const journey = journeyOf(context, { state, browserKey, redirectUri })
  const identity = await orRefuseToken(context, party, () =>
    identifyByCode(party, { ...journey, code: back.code, iss: back.iss }),
  )
  return { identity, mode: row.mode }
}

type Taken = StateRow & { readonly keyHash: Buffer }

function mismatchOf(row: Taken, { provider, redirectUri, browserKey = '', memberId }: Return): string | null {
  if (!row.keyHash.equals(tokenHash(browserKey))) return 'it came back to another browser'
  if (row.provider !== provider) return `it was sent to ${row.provider}`
  if (row.redirectUri !== redirectUri) return 'it came back to another address'
  if (row.mode === 'bind' && row.memberId !== memberId) return 'another member is signed in'
  return null
}

/** C-08: a token that a browser got from a third party by itself. */
export async function identityOfToken(
  context: Context,
  provider: SocialProvider,
  accessToken: string,
): Promise<Identity> {
  const party = partyOf(context, provider)
  return orRefuseToken(context, party, () => identifyByToken(party, accessToken))
}

function partyOf({ environment }: Context, provider: SocialProvider): ThirdParty {
  const keys = environment.thirdParties[provider]
  return keys ? thirdPartyOf(provider, keys, environment.signInSeconds) : refuse('social_unavailable')
}

/** Whatever goes wrong there, nobody is signed in, and the operator reads why. */
async function orRefuseToken<T>(context: Context, { provider }: ThirdParty, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    reportFault(context, { provider, reason: error instanceof Error ? `${error.name}: ${error.message}` : 'unknown' })
    refuse('social_token')
  }
}

/** Verifier and nonce are derived from both secrets, so that they need not be stored. */
function journeyOf(
  { keyFor }: Context,
  {
    state,
    browserKey,
    redirectUri,
  }: { readonly state: string; readonly browserKey: string; readonly redirectUri: string },
): Journey {
  const derived = (purpose: string) =>
    createHmac('sha256', keyFor(purpose)).update(`${state}.${browserKey}`).digest('base64url')
  return { state, redirectUri, verifier: derived('sign-in-verifier'), nonce: derived('sign-in-nonce') }
}

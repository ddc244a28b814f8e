import { createHmac } from 'node:crypto'
import type { SocialProvider } from '#contract/profile.ts'
import type { EndpointName, ThirdPartyKeys } from '#server/settings/third-parties.ts'
import * as oauth from 'oauth4webapi'
import { readAnswer } from './answers.ts'
import { type Answer, providerTable, type ProviderRow } from './providers.ts'
import { ThirdPartyFault } from './third-party-fault.ts'

/*
 * The authorisation code flow (RFC 6749 and 9700) with `oauth4webapi`, the same for all; what differs comes from the
 * table. Nothing here reads or writes the database.
 */

/** Who somebody is at a third party. */
export interface Identity {
  readonly provider: SocialProvider
  readonly subject: string
  /** May be empty. */
  readonly nickname: string
}

/** One third party with our keys. */
export interface ThirdParty extends ProviderRow {
  readonly provider: SocialProvider
  readonly id: string
  readonly secret: string
  readonly signal: AbortSignal
}

export function thirdPartyOf(
  provider: SocialProvider,
  { id, secret, endpoints: { issuer, ...others } }: ThirdPartyKeys,
  seconds: number,
): ThirdParty {
  const row = providerTable[provider]
  return {
    ...row,
    provider,
    id,
    secret,
    issuer: issuer ?? row.issuer,
    endpoints: { ...row.endpoints, ...others },
    signal: AbortSignal.timeout(seconds * 1000),
  }
}

/** What ties a return to its start. */
export interface Journey {
  readonly state: string
  readonly redirectUri: string
  /** For PKCE. */
  readonly verifier: string
  readonly nonce: string
}

export async function authorizeUrl(party: ThirdParty, { state, redirectUri, verifier, nonce }: Journey) {
  const url = new URL(party.endpoints.authorize)
  // WeChat's documentation asks for this order.
  const parameters = {
    [party.idName]: party.id,
    redirect_uri: redirectUri,
    response_type: 'code',
    ...(party.scope === '' ? {} : { scope: party.scope }),
    state,
    ...(party.hasPkce
      ? { code_challenge: await oauth.calculatePKCECodeChallenge(verifier), code_challenge_method: 'S256' }
      : {}),
    ...(party.hasIdToken ? { nonce } : {}),
    ...party.authorizeExtras,
  }
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value)
  url.hash = party.fragment
  return url.href
}

interface Return extends Journey {
  readonly code: string
  readonly iss: string | undefined
}

/** Exchanges the code, and asks who it was given to. */
export async function identifyByCode(party: ThirdParty, { code, iss, ...journey }: Return): Promise<Identity> {
  const server = serverOf(party)
  const client = { client_id: party.id }
  const given = new URLSearchParams({ code, state: journey.state, ...(iss === undefined ? {} : { iss }) })
  const checked = oauth.validateAuthResponse(server, client, given, journey.state)
  const response = await oauth.authorizationCodeGrantRequest(
    server,
    client,
    (_server, _client, body) => {
      body.set(party.idName, party.id)
      body.set(party.secretName, party.secret)
      for (const [name, value] of Object.entries(party.tokenExtras)) body.set(name, value)
    },
    checked,
    journey.redirectUri,
    party.hasPkce ? journey.verifier : oauth.nopkce,
    {
      signal: party.signal,
      [oauth.allowInsecureRequests]: party.endpoints.token.startsWith('http:'),
      [oauth.customFetch]: (url, options) => fetchToken(party, url, options),
    },
  )
  const token = await oauth.processAuthorizationCodeResponse(
    server,
    client,
    response,
    party.hasIdToken ? { expectedNonce: journey.nonce, requireIdToken: true } : {},
  )
  const identity = await askWho(party, token.access_token, token)
  const { sub } = oauth.getValidatedIdTokenClaims(token) ?? {}
  if (sub !== undefined && sub !== identity.subject)
    throw new ThirdPartyFault('the ID token and the account name two different people')
  return identity
}

/** For a token that a browser brought (C-08): only one that was made for our application. */
export async function identifyByToken(party: ThirdParty, accessToken: string): Promise<Identity> {
  if (party.tokenCheck === null) throw new ThirdPartyFault('there is no way to check whom its tokens were made for')
  if (party.tokenCheck === 'debugToken') await requireOwnToken(party, accessToken)
  return askWho(party, accessToken, {})
}

async function requireOwnToken(party: ThirdParty, accessToken: string): Promise<void> {
  const { data } = await ask(party, 'check', {
    input_token: accessToken,
    access_token: `${party.id}|${party.secret}`,
  })
  const { app_id: application, is_valid: isValid } = (data ?? {}) as Answer
  if (String(application) !== party.id || isValid !== true)
    throw new ThirdPartyFault('the token was made for another application')
}

async function askWho(party: ThirdParty, accessToken: string, token: Answer): Promise<Identity> {
  let known = token
  for (const { endpoint, with: parameters } of party.asks) {
    const answer = await ask(party, endpoint, parameters(known, party.id), accessToken)
    // What was answered first stays: nobody is renamed by a later answer.
    known = { ...answer, ...known }
    if (answer['client_id'] !== undefined && String(answer['client_id']) !== party.id)
      throw new ThirdPartyFault('the token was made for another application')
  }
  const subject = party.subjects.map((name) => textOf(known[name])).find((each) => each !== '')
  if (subject === undefined || subject.length > 255) throw new ThirdPartyFault('it did not say who it is')
  return { provider: party.provider, subject, nickname: nicknameOf(party, known) }
}

function nicknameOf({ nickname, isNicknameEncoded }: ThirdParty, known: Answer): string {
  const given = textOf(known[nickname])
  if (!isNicknameEncoded) return given
  try {
    return decodeURIComponent(given)
  } catch {
    return given
  }
}

const textOf = (value: unknown) => (typeof value === 'string' || typeof value === 'number' ? String(value) : '')

async function ask(
  party: ThirdParty,
  endpoint: EndpointName,
  parameters: Readonly<Record<string, string>>,
  accessToken?: string,
): Promise<Answer> {
  const address = party.endpoints[endpoint]
  if (address === undefined) throw new ThirdPartyFault(`has no address for ${endpoint}`)
  const url = new URL(address)
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value)
  const headers: Record<string, string> = { accept: 'application/json' }
  if (accessToken !== undefined) {
    if (party.tokenIn === 'header') headers['authorization'] = `Bearer ${accessToken}`
    else url.searchParams.set('access_token', accessToken)
    if (party.hasProof) url.searchParams.set('appsecret_proof', proofOf(party, accessToken))
  }
  return readAnswer(await fetch(url, { headers, signal: party.signal, redirect: 'manual' }))
}

const proofOf = ({ secret }: ThirdParty, accessToken: string) =>
  createHmac('sha256', secret).update(accessToken).digest('hex')

/** Sends the library's request in the words of the third party, and returns its answer in those of the standard. */
async function fetchToken(
  party: ThirdParty,
  url: string,
  { body, headers, signal }: oauth.CustomFetchOptions<'POST', URLSearchParams>,
): Promise<Response> {
  const address = new URL(url)
  if (party.tokenMethod === 'GET') for (const [name, value] of body) address.searchParams.set(name, value)
  const response = await fetch(address, {
    method: party.tokenMethod,
    headers,
    redirect: 'manual',
    ...(signal ? { signal } : {}),
    ...(party.tokenMethod === 'GET' ? {} : { body }),
  })
  // What the flow has no use for is not checked either: some send it in forms of their own.
  const {
    id_token: idToken,
    refresh_token: _refresh,
    expires_in: _life,
    scope: _scope,
    ...answer
  } = await readAnswer(response)
  return Response.json({ token_type: 'bearer', ...answer, ...(party.hasIdToken ? { id_token: idToken } : {}) })
}

const serverOf = ({ issuer, endpoints }: ThirdParty): oauth.AuthorizationServer => ({
  issuer,
  authorization_endpoint: endpoints.authorize,
  token_endpoint: endpoints.token,
})

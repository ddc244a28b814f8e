import type { Input } from '#contract/wire/operation.ts'
import { oauth, type SocialProvider } from '#contract/profile.ts'
import { readEnvironment } from '#server/settings/environment.ts'
import { type SignInSimulator, startSignInSimulator } from '#simulators/sign-in/sign-in.ts'
import { afterAll } from 'vitest'
import type { Caller } from './caller.ts'

/* Signing in through the simulated third parties, as a browser does it. */

export const returnUri = 'http://localhost:8080/web_site/signInReturn'

/** The simulator, and the settings of a server that uses it. */
export async function openThirdParties(): Promise<{
  readonly simulator: SignInSimulator
  readonly environment: Pick<ReturnType<typeof readEnvironment>, 'thirdParties'>
}> {
  const simulator = await startSignInSimulator({ redirectUri: returnUri })
  afterAll(simulator.stop)
  return { simulator, environment: { thirdParties: readEnvironment(simulator.settings).thirdParties } }
}

/** Opens the page of the third party and presses a name, or refuses; returns the address of the return. */
export async function choose(authorizeUrl: string, name: string | null): Promise<URLSearchParams> {
  const page = await fetch(authorizeUrl)
  const [, request = ''] = /name="request" value="([^"]+)"/.exec(await page.text()) ?? []
  const { origin, pathname } = new URL(authorizeUrl)
  const answer = await fetch(`${origin}${pathname.replace('/authorize', '/decide')}`, {
    method: 'POST',
    body: new URLSearchParams({ request, ...(name === null ? { refuse: '1' } : { name }) }),
    redirect: 'manual',
  })
  const location = answer.headers.get('location')
  if (!location?.startsWith(`${returnUri}?`)) throw new Error(`sent to ${location} (${answer.status})`)
  return new URL(location).searchParams
}

export type ReturnInput = Input<typeof oauth.exchangeCode>

/** Everything up to the return: what the browser then sends. */
export async function comeBack(
  caller: Caller,
  provider: SocialProvider,
  name: string,
  mode: 'signin' | 'bind' = 'signin',
): Promise<ReturnInput> {
  const { authorizeUrl, state, browserKey } = await caller.call(oauth.authorize, {
    provider,
    redirectUri: returnUri,
    mode,
  })
  const back = await choose(authorizeUrl, name)
  return { provider, code: back.get('code') ?? '', state, redirectUri: returnUri, browserKey }
}

export const enterWith = async (caller: Caller, provider: SocialProvider, name: string) =>
  caller.ask(oauth.exchangeCode, await comeBack(caller, provider, name))

export async function linkTo(caller: Caller, provider: SocialProvider, name: string): Promise<void> {
  await caller.call(oauth.exchangeCode, await comeBack(caller, provider, name, 'bind'))
}

/** For somebody who is nobody's here. */
export async function ticketFor(caller: Caller, provider: SocialProvider, name: string): Promise<string> {
  const { data } = await enterWith(caller, provider, name)
  if (!('bindRequired' in data)) throw new Error('this person is linked')
  return data.bindTicket
}

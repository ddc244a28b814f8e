import { oauth } from '#contract/profile.ts'
import { sql } from '#server/database/db.ts'
import { openAuthorisationServer } from '#test/authorisation-server.ts'
import { openTestServer } from '#test/harness.ts'
import { returnUri } from '#test/third-parties.ts'
import { beforeEach, expect, test } from 'vitest'
import { onThirdPartyFault } from './third-party-fault.ts'

/* The same flow against an authorisation server that was not written by us. */

const there = await openAuthorisationServer(returnUri)
const elsewhere = await openAuthorisationServer(returnUri)
const settings = (at: typeof there, given: Readonly<Record<string, string>> = {}) => ({
  id: at.id,
  secret: at.secret,
  endpoints: {
    issuer: at.issuer,
    authorize: `${at.issuer}/auth`,
    token: `${at.issuer}/token`,
    user: `${at.issuer}/me`,
    ...given,
  },
})
const t = await openTestServer({ thirdParties: { facebook: settings(there) } })
const reasons: string[] = []
onThirdPartyFault(t.context, ({ reason }) => reasons.push(reason))

let people = 0
let name = ''
beforeEach(() => {
  name = `person-${++people}`
  reasons.length = 0
})

type Server = typeof t
const begin = (server: Server = t) =>
  server.visitor.call(oauth.authorize, { provider: 'facebook', redirectUri: returnUri })

async function comeBack(server: Server = t, as = name) {
  const { authorizeUrl, state, browserKey } = await begin(server)
  const back = await there.signIn(authorizeUrl, as)
  return {
    provider: 'facebook',
    redirectUri: returnUri,
    state,
    browserKey,
    code: back.get('code') ?? '',
    iss: back.get('iss') ?? '',
  } as const
}
const codeOf = async (input: object, server: Server = t) => (await server.visitor.ask(oauth.exchangeCode, input)).code

test('a whole sign-in: the state comes back, the sender says who it is, and the person is known the second time', async () => {
  const { authorizeUrl, state, browserKey } = await begin()
  const asked = new URL(authorizeUrl).searchParams
  expect(Object.fromEntries(asked)).toMatchObject({
    response_type: 'code',
    client_id: there.id,
    redirect_uri: returnUri,
    code_challenge_method: 'S256',
    state,
    nonce: expect.stringMatching(/^[\w-]{43}$/),
  })
  expect(authorizeUrl).not.toContain(browserKey)
  const back = await there.signIn(authorizeUrl, name)
  expect([back.get('state'), back.get('iss')]).toEqual([state, there.issuer])
  const { data } = await t.visitor.ask(oauth.exchangeCode, await comeBack())
  expect(data).toMatchObject({ bindRequired: true, nickname: `${name} of ${there.issuer}` })
  const member = await t.member()
  const { bindTicket } = data as { bindTicket: string }
  const ticket = { bindTicket, account: member.email, password: 'Meow_2026', ...(await t.captcha('login')) }
  expect((await t.visitor.ask(oauth.signInWithToken, ticket)).data).toMatchObject({ userId: member.id })
  expect((await t.visitor.ask(oauth.exchangeCode, await comeBack())).data).toMatchObject({ userId: member.id })
})

test('who refuses there comes back with an error and no code', async () => {
  const { authorizeUrl, state } = await begin()
  const back = await there.signIn(authorizeUrl, null)
  expect([back.get('error'), back.get('code'), back.get('state')]).toEqual(['access_denied', null, state])
})

test('an invented code, and a code used a second time, are refused', async () => {
  expect(await codeOf({ ...(await comeBack()), code: 'invented' })).toBe(2021)
  const first = await comeBack()
  expect(await codeOf(first)).toBe(0)
  expect(await codeOf({ ...(await comeBack()), code: first.code })).toBe(2021)
  expect(reasons.join()).toContain('invalid_grant')
})

test('a code that was given to another sign-in is refused there: its verifier is missing', async () => {
  const stolen = await comeBack()
  const own = await comeBack(t, `${name}-thief`)
  expect(await codeOf({ ...own, code: stolen.code })).toBe(2021)
})

test('a return that names another server is refused before its code is sent anywhere', async () => {
  const input = await comeBack()
  expect(await codeOf({ ...input, iss: elsewhere.issuer })).toBe(2021)
  expect(reasons).toEqual([expect.stringContaining('iss')])
})

test('an ID token of another server, or for another application, is refused', async () => {
  const mixed = await openTestServer({ thirdParties: { facebook: settings(there, { issuer: elsewhere.issuer }) } })
  const { iss: _unnamed, ...input } = await comeBack(mixed)
  expect(await codeOf(input, mixed)).toBe(2021)
})

test('a server with the wrong secret learns nobody', async () => {
  const wrong = await openTestServer({ thirdParties: { facebook: { ...settings(there), secret: 'not the secret' } } })
  expect(await codeOf(await comeBack(wrong), wrong)).toBe(2021)
})

test('an account that is not the one of the ID token is refused', async () => {
  there.claimsOf.set(name, { id: 'somebody-else' })
  expect(await codeOf(await comeBack())).toBe(2021)
  expect(reasons).toEqual([expect.stringContaining('two different people')])
})

test('an address to come back to that is not registered there is refused there', async () => {
  const { authorizeUrl } = await begin()
  const moved = new URL(authorizeUrl)
  moved.searchParams.set('redirect_uri', `${returnUri}/other`)
  await expect(there.signIn(moved.href, name)).rejects.toThrow(/answered 400/)
})

test('a state is used up at the first attempt, also there', async () => {
  const input = await comeBack()
  expect(await codeOf(input)).toBe(0)
  expect(await codeOf(input)).toBe(2021)
  expect(
    await t.db.rows(
      sql`select state_hash from oauth_states where state_hash = sha256(convert_to(${input.state}, 'UTF8'))`,
    ),
  ).toEqual([])
})

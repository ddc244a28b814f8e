import { site } from '#contract/content.ts'
import { oauth, type SocialProvider, socialProviders } from '#contract/profile.ts'
import { sql } from '#server/database/db.ts'
import { openSecondServer, openTestServer, type TestMember } from '#test/harness.ts'
import {
  choose,
  comeBack,
  enterWith,
  linkTo,
  openThirdParties,
  returnUri,
  type ReturnInput,
} from '#test/third-parties.ts'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { onThirdPartyFault } from './third-party-fault.ts'

/* What somebody may try who is not the person at the browser (RFC 9700, section 4). */

const { simulator, environment } = await openThirdParties()
const t = await openTestServer(environment)
/** Waits only a second for a third party; a busy machine may need longer for one that answers. */
const hasty = await openSecondServer(t, { ...environment, signInSeconds: 1 })
const { facebook, ...others } = environment.thirdParties
const hidden = await openTestServer({ thirdParties: others })

let [meiling, mallory]: TestMember[] = []
let people = 0
let name = ''
const reasons: string[] = []

beforeEach(async () => {
  ;[meiling, mallory] = [await t.member(), await t.member()]
  name = `Victim ${++people}`
  reasons.length = 0
  for (const { context } of [t, hasty]) onThirdPartyFault(context, ({ reason }) => reasons.push(reason))
})
const pair = () => [meiling as TestMember, mallory as TestMember] as const

const codeOf = async (input: ReturnInput, caller = t.visitor as Pick<TestMember, 'ask'>) =>
  (await caller.ask(oauth.exchangeCode, input)).code

const ticketsGiven = async () => (await t.db.rows(sql`select ticket_hash from bind_tickets`)).length

test.each(socialProviders)('%s: a state is good once, whether it succeeded or not', async (provider) => {
  const input = await comeBack(t.visitor, provider, name)
  expect(await codeOf(input)).toBe(0)
  expect(await codeOf(input)).toBe(2021)
  const other = await comeBack(t.visitor, provider, name)
  expect(await codeOf({ ...other, code: 'made-up' })).toBe(2021)
  expect(await codeOf(other)).toBe(2021)
})

test('a state used by two at once is good for one of them', async () => {
  const input = await comeBack(t.visitor, 'qq', name)
  const codes = await Promise.all(Array.from({ length: 6 }, () => codeOf(input)))
  expect(codes.sort()).toEqual([0, 2021, 2021, 2021, 2021, 2021])
})

test('a state of nobody, and one that is older than ten minutes, open nothing', async () => {
  const input = await comeBack(t.visitor, 'qq', name)
  expect(await codeOf({ ...input, state: 'nobody-made-this' })).toBe(2021)
  await t.db.run(sql`update oauth_states set expires_at = expires_at - interval '10 minutes'`)
  expect(await codeOf(input)).toBe(2021)
})

test('an address that somebody else began opens nothing here: the key of its tab is missing', async () => {
  const [, mal] = pair()
  await linkTo(mal, 'facebook', name)
  // Mallory’s own sign-in, stopped before its end and sent to the victim as a link.
  const sent = await comeBack(t.visitor, 'facebook', name)
  const ofVictim = await comeBack(t.visitor, 'facebook', `${name} herself`)
  for (const browserKey of [undefined, 'guessed', ofVictim.browserKey])
    expect(await codeOf({ ...(await comeBack(t.visitor, 'facebook', name)), browserKey })).toBe(2021)
  const { browserKey: _stays, ...inTheAddress } = sent
  expect(await codeOf(inTheAddress)).toBe(2021)
  expect(reasons).toContain('it came back to another browser')
})

test('who reads the address of a return, in a log or over a shoulder, cannot use it', async () => {
  const [mei] = pair()
  await linkTo(mei, 'wechat', name)
  const { browserKey: _unseen, ...seen } = await comeBack(t.visitor, 'wechat', name)
  const answer = await t.visitor.ask(oauth.exchangeCode, seen)
  expect([answer.code, answer.data]).toEqual([2021, null])
})

test.each([
  ['facebook', 'qq'],
  ['qq', 'facebook'],
  ['wechat', 'wangwang'],
  ['wangwang', 'wechat'],
] as const)('a state for %s is no state for %s, nor is its code', async (from, to) => {
  const sent = await comeBack(t.visitor, from, name)
  expect(await codeOf({ ...sent, provider: to })).toBe(2021)
  // Refused before the code is sent to whom it was not meant for.
  expect(reasons).toEqual([`it was sent to ${from}`])
  const [one, other] = [await comeBack(t.visitor, from, name), await comeBack(t.visitor, to, name)]
  expect(await codeOf({ ...other, code: one.code })).toBe(2021)
})

test('a return that names another sender than the one asked is refused', async () => {
  const input = await comeBack(t.visitor, 'facebook', name)
  expect(await codeOf({ ...input, iss: 'https://evil.example' })).toBe(2021)
  const right = await comeBack(t.visitor, 'facebook', name)
  expect(await codeOf({ ...right, iss: `${simulator.url}/facebook` })).toBe(0)
})

test('a code that was given to somebody else is refused where the third party has PKCE', async () => {
  const [mei] = pair()
  await linkTo(mei, 'facebook', name)
  const stolen = await comeBack(t.visitor, 'facebook', name)
  const own = await comeBack(t.visitor, 'facebook', `${name} the thief`)
  const before = await ticketsGiven()
  expect(await codeOf({ ...own, code: stolen.code })).toBe(2021)
  expect(reasons.at(-1)).toMatch(/code_verifier/)
  expect(await ticketsGiven()).toBe(before)
})

test('a code that was used already is refused', async () => {
  const first = await comeBack(t.visitor, 'wangwang', name)
  expect(await codeOf(first)).toBe(0)
  const again = await comeBack(t.visitor, 'wangwang', name)
  expect(await codeOf({ ...again, code: first.code })).toBe(2021)
})

test('a link belongs to whom began it: another member, or nobody, cannot end it', async () => {
  const [mei, mal] = pair()
  for (const caller of [mal, t.visitor]) {
    const input = await comeBack(mei, 'qq', name, 'bind')
    expect(await codeOf(input, caller)).toBe(2021)
    expect(await codeOf(input, mei)).toBe(2021)
  }
  expect(await t.db.rows(sql`select id from member_identities where member_id in (${mei.id}, ${mal.id})`)).toEqual([])
})

test('a sign-in that somebody else began never links the account of who is signed in', async () => {
  const [mei, mal] = pair()
  const input = await comeBack(mal, 'qq', name)
  const { data } = await mei.ask(oauth.exchangeCode, input)
  expect(data).toMatchObject({ bindRequired: true })
  expect(await t.db.rows(sql`select id from member_identities where member_id = ${mei.id}`)).toEqual([])
})

test('the return must be to the address that was asked for', async () => {
  const input = await comeBack(t.visitor, 'qq', name)
  expect(await codeOf({ ...input, redirectUri: 'https://evil.example/web_site/signInReturn' })).toBe(2021)
})

test('who refuses at the third party comes back without a code, and the state can be used by nobody afterwards', async () => {
  for (const provider of socialProviders) {
    const { authorizeUrl, state, browserKey } = await t.visitor.call(oauth.authorize, {
      provider,
      redirectUri: returnUri,
    })
    const back = await choose(authorizeUrl, null)
    expect([back.get('code'), back.get('state')]).toEqual([null, state])
    expect(await codeOf({ provider, state, browserKey, redirectUri: returnUri, code: 'invented' })).toBe(2021)
  }
})

test.each(socialProviders)('%s: without a code there is nothing to exchange', async (provider) => {
  const input = await comeBack(t.visitor, provider, name)
  expect((await t.visitor.ask(oauth.exchangeCode, { ...input, code: '' })).code).toBe(1001)
})

const parts: readonly (readonly [SocialProvider, string])[] = [
  ['facebook', 'token'],
  ['facebook', 'user'],
  ['wechat', 'token'],
  ['wechat', 'user'],
  ['qq', 'token'],
  ['qq', 'openid'],
  ['qq', 'user'],
  ['wangwang', 'token'],
]
afterEach(() => {
  for (const [provider, part] of parts) simulator.misbehave(`/${provider}/${part}`, null)
})

test.each(parts)(
  'when %s fails at %s in any way, nobody is signed in and the operator reads why',
  async (provider, part) => {
    for (const how of ['fault', 'garbage', 'redirect', 'endless', 'silent'] as const) {
      const input = await comeBack(hasty.visitor, provider, name)
      simulator.misbehave(`/${provider}/${part}`, how)
      const before = [await ticketsGiven(), reasons.length]
      expect([how, await codeOf(input, hasty.visitor)]).toEqual([how, 2021])
      expect([await ticketsGiven(), reasons.length - 1]).toEqual(before)
      simulator.misbehave(`/${provider}/${part}`, null)
    }
    expect(reasons.join()).not.toContain('simulated-')
  },
)

test('while a third party is silent, no connection of ours waits for it: others are answered first', async () => {
  const small = await openTestServer({ ...environment, signInSeconds: 4 }, { poolSize: 2 })
  const mei = await small.member()
  await linkTo(mei, 'wechat', name)
  const inputs = await Promise.all(Array.from({ length: 5 }, () => comeBack(small.visitor, 'qq', name)))
  simulator.misbehave('/qq/token', 'silent')
  const waiting = inputs.map((input) => codeOf(input, small.visitor))
  const other = enterWith(small.visitor, 'wechat', name)
  expect(await Promise.race([other.then(() => 'other'), ...waiting.map((each) => each.then(() => 'silent'))])).toBe(
    'other',
  )
  expect((await other).data).toMatchObject({ userId: mei.id })
  expect(new Set(await Promise.all(waiting))).toEqual(new Set([2021]))
})

test('one without keys is not offered and answers nothing, in any way', async () => {
  expect(facebook?.id).toBe('simulated-facebook')
  const { oauthProviders } = await hidden.visitor.call(site.getConfig, { appid: 'web' })
  expect(oauthProviders.map(({ provider, enabled }) => [provider, enabled])).toEqual([
    ['facebook', false],
    ['wechat', true],
    ['qq', true],
    ['wangwang', true],
  ])
  const start = { provider: 'facebook', redirectUri: returnUri } as const
  expect((await hidden.visitor.ask(oauth.authorize, start)).code).toBe(2020)
  const state = await hidden.visitor.call(oauth.authorize, { provider: 'qq', redirectUri: returnUri })
  expect(await codeOf({ ...start, ...state, code: 'c' }, hidden.visitor)).toBe(2020)
  const token = { provider: 'facebook', accessToken: simulator.ownToken('facebook', name) } as const
  expect((await hidden.visitor.ask(oauth.signInWithToken, token)).code).toBe(2020)
})

test('nothing that is kept of a sign-in under way would let a reader of the database finish it', async () => {
  const { state, browserKey } = await t.visitor.call(oauth.authorize, { provider: 'facebook', redirectUri: returnUri })
  const rows = await t.db.rows(sql<{ row: string }>`select row_to_json(s)::text as row from oauth_states s`)
  const text = rows.map(({ row }) => row).join()
  for (const secret of [state, browserKey, Buffer.from(state).toString('hex'), Buffer.from(browserKey).toString('hex')])
    expect(text).not.toContain(secret)
})

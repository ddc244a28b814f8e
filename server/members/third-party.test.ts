import { refusals } from '#contract/refusals/refusals.ts'
import { oauth, profiles, socialProviders } from '#contract/profile.ts'
import { languages } from '#domain/language.ts'
import { openTestServer } from '#test/harness.ts'
import { expect, test } from 'vitest'

const t = await openTestServer()
const redirectUri = 'https://example.com/web_site/login'

// Proves R-473
test('each third party says in the caller’s language that it is not available', async () => {
  for (const provider of socialProviders) {
    for (const language of languages) {
      const answers = [
        await t.visitor.ask(oauth.authorize, { provider, redirectUri }, { language }),
        await t.visitor.ask(oauth.authorize, { provider, redirectUri, mode: 'bind' }, { language }),
        await t.visitor.ask(oauth.exchangeCode, { provider, redirectUri, code: 'c', state: 's' }, { language }),
        await t.visitor.ask(oauth.signInWithToken, { provider, accessToken: 'a' }, { language }),
      ]
      for (const { http, code, msg } of answers)
        expect([http, code, msg]).toEqual([200, 2020, refusals.social_unavailable.text[language]])
    }
  }
})

test('a ticket to bind was never given, so none is good', async () => {
  const ticket = { bindTicket: 'x', account: 'a@example.com', password: 'Meow_2026', captchaId: 'x', captchaCode: 'x' }
  expect((await t.visitor.ask(oauth.signInWithToken, ticket)).code).toBe(2022)
})

test.each([
  [oauth.authorize, { redirectUri }, ['provider']],
  [oauth.authorize, { provider: 'line', redirectUri }, ['provider']],
  [oauth.authorize, { provider: 'facebook' }, ['redirectUri']],
  [oauth.exchangeCode, { provider: 'facebook', redirectUri }, ['code', 'state']],
  [oauth.signInWithToken, {}, ['provider', 'accessToken']],
  [oauth.signInWithToken, { provider: 'qq' }, ['accessToken']],
] as const)('%# what is missing is named', async (operation, input, fields) => {
  const { code, wire } = await t.visitor.ask(operation, input)
  expect(code).toBe(1001)
  expect(wire).toMatchObject({ fields: Object.fromEntries(fields.map((field) => [field, expect.any(String)])) })
})

test('without a name Facebook is unbound; by GET as by POST, and only one’s own', async () => {
  const [meiling, chiho] = [await t.member(), await t.member()]
  for (const member of [meiling, chiho]) await member.call(profiles.updateProfile, { facebook: 'mei', qq: '1' })
  const { wire } = await meiling.ask(oauth.unbind, {}, { method: 'GET' })
  expect(wire).toEqual({ social: { facebook: null, wechat: null, qq: '1', wangwang: null } })
  expect((await chiho.call(profiles.getProfile, {})).social.facebook).toBe('mei')
  expect((await t.visitor.ask(oauth.unbind, {})).http).toBe(401)
  expect((await meiling.ask(oauth.unbind, { provider: 'line' })).code).toBe(1001)
})

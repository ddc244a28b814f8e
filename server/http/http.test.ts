import { signedIn } from '#contract/signed-in.ts'
import { parcels } from '#contract/parcels.ts'
import { staff } from '#contract/staff.ts'
import { warehouses } from '#contract/warehouses.ts'
import { openTestServer } from '#test/harness.ts'
import { expect, test } from 'vitest'

const t = await openTestServer({ corsOrigins: ['https://app.example'] })
const meiling = await t.member()
const keeper = await t.staff(['W'])
const home = '/api/vjiyunclient/GetHomeUserInfo'
const forecast = '/api/vjiyuninbound/save_inbound_single_web'

const post = (path: string, body: string, headers: Record<string, string> = {}) =>
  t.visitor.raw(path, { method: 'POST', body, headers: { 'content-type': 'application/json', ...headers } })

test('every answer carries code, msg, data and the id of its request', async () => {
  const response = await meiling.raw(home)
  const body = (await response.json()) as Record<string, unknown>
  expect(Object.keys(body).sort()).toEqual(['code', 'data', 'msg', 'requestId'])
  expect(body['code']).toBe(0)
  expect(response.headers.get('x-request-id')).toBe(body['requestId'])
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(response.headers.get('set-cookie')).toBeNull()
})

// Proves R-456
test('an unknown path below /api is 404 with the envelope, never the app', async () => {
  const response = await t.visitor.raw('/api/nothing-here', { headers: { lang: 'sh' } })
  expect(response.status).toBe(404)
  expect(await response.json()).toMatchObject({ code: 1003, msg: 'Please check if the request path is correct' })
})

test('a method that a call does not take is 405', async () => {
  const response = await meiling.raw(home, { method: 'PUT' })
  expect(response.status).toBe(405)
  expect(await response.json()).toMatchObject({ code: 1009 })
  const head = await meiling.raw(forecast, { method: 'HEAD' })
  expect(head.status).toBeGreaterThanOrEqual(400)
})

test('paths match without regard to case, and no spelling of one is kept by a browser', async () => {
  const response = await meiling.raw(home.toUpperCase())
  expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-store'])
})

test('a read answers POST with the same parameters in the body', async () => {
  const answer = await meiling.ask(warehouses.list, { code: 4 }, { method: 'POST' })
  expect(answer.data.list.map((each) => each.code)).toEqual([4])
})

// Proves R-462
test('an empty parameter means no filter', async () => {
  const response = await meiling.raw('/api/vjiyuninbound/get_inbound_web_list?status=&warehouseCode=&page=')
  expect(((await response.json()) as { code: number }).code).toBe(0)
})

// Proves R-464
test('malformed JSON is 400 with the envelope', async () => {
  const response = await post(forecast, '{"a":', { token: meiling.token })
  expect(response.status).toBe(400)
  expect(await response.json()).toMatchObject({ code: 1001 })
})

test.each(['[]', '"text"', '5'])('a body that is no object is refused: %s', async (body) => {
  const response = await post(forecast, body, { token: meiling.token })
  expect(await response.json()).toMatchObject({ code: 1001 })
})

test.each([
  ['lists', '[', ']'],
  ['objects', '{"a":', '}'],
])('ten thousand %s in each other are malformed, and no fault of ours', async (_what, open, close) => {
  const body = `{"goods":${open.repeat(10_000)}1${close.repeat(10_000)}}`
  for (const path of [forecast, '/api/auth/client/login/jiyun']) {
    const response = await post(path, body, { token: meiling.token })
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({ code: 1001 })
  }
})

test.each(['/api/%zz', '/api/files/%ff', '//api/health'])(
  'a path that cannot be read is 404 with the envelope: %s',
  async (path) => {
    const response = await t.visitor.raw(path)
    expect(response.status).toBe(404)
    expect(await response.json()).toMatchObject({ code: 1003 })
  },
)

test('naming the JSON type without sending anything is no fault (R-458)', async () => {
  const response = await meiling.raw('/api/vjiyuninbound/del_inbound_byid?id=00000000-0000-7000-8000-000000000000', {
    method: 'DELETE',
    headers: { 'content-type': 'application/json' },
  })
  expect(await response.json()).toMatchObject({ code: 1002 })
})

test('a key named __proto__ pollutes nothing', async () => {
  await post(forecast, '{"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}}}', {
    token: meiling.token,
  })
  expect(Object.keys(Object.prototype)).toEqual([])
  expect('polluted' in {}).toBe(false)
})

test('a body above 4 MiB is 413, another content type is 415', async () => {
  const large = await post(forecast, JSON.stringify({ remark: 'x'.repeat(4_300_000) }), { token: meiling.token })
  expect(large.status).toBe(413)
  expect(await large.json()).toMatchObject({ code: 1007 })
  for (const type of ['text/xml', 'text/plain', 'application/x-www-form-urlencoded']) {
    const other = await post(forecast, '{}', { token: meiling.token, 'content-type': type })
    expect(other.status, type).toBe(415)
    expect(await other.json()).toMatchObject({ code: 1008 })
  }
})

// Proves R-460
test('without a token 2001, with a dead one 2002, with another user id 2003, all 401', async () => {
  const missing = await t.visitor.ask(signedIn.home, {})
  const dead = await t.visitor.ask(signedIn.home, {}, { headers: { token: 'nobody' } })
  const other = await meiling.ask(signedIn.home, {}, { headers: { userid: keeper.id } })
  expect([missing, dead, other].map(({ http, code }) => [http, code])).toEqual([
    [401, 2001],
    [401, 2002],
    [401, 2003],
  ])
  expect((await meiling.ask(signedIn.home, {}, { headers: { userid: meiling.id } })).code).toBe(0)
})

test('a staff token opens no member call and a member token no staff call', async () => {
  expect((await keeper.ask(signedIn.home, {})).http).toBe(401)
  const response = await meiling.raw('/api/admin/orders')
  expect(response.status).toBe(401)
})

test('the token counts in the query of the logout alone', async () => {
  const response = await t.visitor.raw(`${home}?token=${meiling.token}`)
  expect(response.status).toBe(401)
})

test('the language of an answer follows header, query, the member and the browser, in this order', async () => {
  const msg = async (path: string, headers: Record<string, string>) =>
    ((await (await t.visitor.raw(path, { headers })).json()) as { msg: string }).msg
  expect(await msg(`${home}?lang=en`, { lang: 'sh' })).toBe('Please log in first')
  expect(await msg(`${home}?lang=en`, {})).toBe('請先登入')
  expect(await msg(home, { lang: '1' })).toBe('请先登录')
  expect(await msg(home, { 'accept-language': 'zh-TW,zh;q=0.9' })).toBe('請先登入')
  expect(await msg(home, { 'accept-language': 'fr-FR' })).toBe('Please log in first')
  expect(await msg(home, { 'accept-language': '*' })).toBe('请先登录')
  expect(await msg(home, { lang: '../../etc' })).toBe('请先登录')
})

test('field errors name the field in the words of the wire and the language of the caller', async () => {
  const answer = await meiling.ask(parcels.forecastOne, { goods: [{ quantity: 0 }] }, { language: 'zh-Hant' })
  expect(answer.code).toBe(1001)
  expect(answer.wire).toMatchObject({
    fields: { trackingNo: '此項必填', courierCode: '此項必填', 'goods[0].quantity': '數值超出範圍' },
  })
})

test('only listed origins may call from elsewhere', async () => {
  const listed = await t.visitor.raw(home, { method: 'OPTIONS', headers: { origin: 'https://app.example' } })
  expect(listed.status).toBe(204)
  expect(listed.headers.get('access-control-allow-origin')).toBe('https://app.example')
  expect(listed.headers.get('access-control-allow-headers')).toBe(
    'content-type, token, userid, lang, idempotency-key, last-event-id',
  )
  expect(listed.headers.get('access-control-allow-credentials')).toBeNull()
  for (const origin of ['https://app.example.evil.test', 'null', 'http://app.example']) {
    const stranger = await t.visitor.raw(home, { method: 'OPTIONS', headers: { origin } })
    expect(stranger.headers.get('access-control-allow-origin')).toBeNull()
  }
})

test('a write by GET is refused when another site sends it', async () => {
  const response = await meiling.raw('/api/vjiyuninbound/del_inbound_byid?id=00000000-0000-7000-8000-000000000000', {
    headers: { 'sec-fetch-site': 'cross-site' },
  })
  expect(response.status).toBe(403)
})

test('every answer carries the headers that keep a browser safe', async () => {
  for (const path of [home, '/api/nothing', '/api/openapi.json']) {
    const { headers } = await t.visitor.raw(path)
    expect(headers.get('content-security-policy')).toContain("script-src 'self'")
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin')
    expect(headers.get('permissions-policy')).toMatch(/^camera=\(self\), serial=\(self\), microphone=\(\), /)
  }
})

// Proves R-469
test('a token ends with its logout, and logging out again is no error', async () => {
  const member = await t.member()
  expect((await t.visitor.ask(signedIn.logout, { token: member.token })).code).toBe(0)
  expect((await member.ask(signedIn.home, {})).code).toBe(2002)
  expect((await t.visitor.ask(signedIn.logout, { token: member.token })).code).toBe(0)
})

test('who signs out leaves no picture and no page behind in the browser; no other call empties it', async () => {
  const [member, packer] = [await t.member(), await t.staff(['W'])]
  const cleared = (answer: { headers: Headers }) => answer.headers.get('clear-site-data')
  expect(cleared(await member.ask(signedIn.home, {}))).toBeNull()
  expect(cleared(await member.ask(signedIn.logout, { token: member.token }))).toBe('"cache"')
  expect(cleared(await packer.ask(staff.logout, {}))).toBe('"cache"')
})

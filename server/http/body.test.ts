import { connect } from 'node:net'
import { operations } from '#contract/index.ts'
import { auth } from '#contract/members.ts'
import { parcels } from '#contract/parcels.ts'
import { isWithinBounds } from './body.ts'
import { cpuMsOf, statusOf } from '#test/cost.ts'
import { openTestServer } from '#test/harness.ts'
import { expect, test } from 'vitest'

/* What a body costs, above all one that the server has no use for. */

const t = await openTestServer()
const meiling = await t.member()
const json = { 'content-type': 'application/json' }

const nasty: Readonly<Record<string, string>> = {
  'unknown keys': `{${Array.from({ length: 330_000 }, (_each, index) => `"k${index}":1`).join(',')}}`,
  'empty objects': `{"list":[${'{},'.repeat(1_300_000)}{}]}`,
  'lists in each other': `{"a":${'['.repeat(1_900_000)}${']'.repeat(1_900_000)}}`,
  'one long text': `{"account":"${'x'.repeat(3_800_000)}"}`,
  backslashes: `{"account":"${'\\'.repeat(3_800_000)}"}`,
}
/** The same bodies, cut to what an anonymous call may send. */
const small: Readonly<Record<string, string>> = {
  'unknown keys': `{${Array.from({ length: 900 }, (_each, index) => `"key${index}":{"a":1}`).join(',')}}`,
  'empty objects': `{"list":[${'{},'.repeat(900)}{}]}`,
  'as many as fit': `{"list":[${'{},'.repeat(21_000)}{}]}`,
  'lists in each other': `{"a":${'['.repeat(30)}${']'.repeat(30)}}`,
  'one long text': `{"account":"${'x'.repeat(60_000)}","lineId":"${'9'.repeat(4000)}"}`,
}

const send = (path: string, body: string, headers: Readonly<Record<string, string>> = {}) =>
  statusOf(t.url, {
    method: 'POST',
    path,
    headers: { ...json, 'content-length': Buffer.byteLength(body), ...headers },
    body,
  })

const anonymous = operations.filter(
  ({ who, methods }) => (who === 'anyone' || who === 'visitor') && methods.includes('POST'),
)
const plainMs = await cpuMsOf(() => send('/api/health', '{}'))

test('no body makes an anonymous request dearer than a plain one by 50 ms of the processor', async () => {
  const dear: unknown[] = []
  for (const [what, body] of Object.entries({ ...nasty, ...small })) {
    const ms = await cpuMsOf(() => send(auth.login.path, body), plainMs + 50)
    if (ms > plainMs + 50) dear.push([what, body.length, ms])
  }
  expect(dear).toEqual([])
})

test('whatever fits into an anonymous call, each of them is through with it as quickly as with an empty body', async () => {
  const dear: unknown[] = []
  for (const { name, path } of anonymous) {
    const emptyMs = await cpuMsOf(() => send(path, '{}'), plainMs)
    for (const [what, body] of Object.entries(small)) {
      const ms = await cpuMsOf(() => send(path, body), emptyMs + 50)
      if (ms > emptyMs + 50) dear.push([name, what, ms])
    }
  }
  expect(dear).toEqual([])
})

test.each([
  ['a path that nobody has', '/api/nothing', {}, 404],
  ['a method that is not taken', '/api/ready', {}, 405],
  ['a call without its token', parcels.forecastOne.path, {}, 401],
  ['a token of nobody', parcels.forecastOne.path, { token: 'nobody' }, 401],
  ['a call of the staff', '/api/admin/receipts', { token: 'nobody' }, 401],
] as const)('%s is answered before a byte of the body came', async (_what, path, headers, status) => {
  const { hostname, port } = new URL(t.url)
  const answer = await new Promise<string>((resolve, reject) => {
    const socket = connect(Number(port), hostname)
    const lines = Object.entries({ host: hostname, ...json, 'content-length': '3800000', ...headers })
    socket.write(`POST ${path} HTTP/1.1\r\n${lines.map(([name, value]) => `${name}: ${value}`).join('\r\n')}\r\n\r\n`)
    socket.once('error', reject)
    socket.once('data', (bytes) => {
      resolve(String(bytes))
      socket.destroy()
    })
  })
  expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
})

test('the role is judged before the body, too', async () => {
  const keeper = await t.staff(['E'])
  expect(await send('/api/admin/receipts', '{"broken', { token: keeper.token })).toBe(403)
})

test('who calls without a session may send 64 KiB, who has one 4 MiB', async () => {
  const account = 'x'.repeat(70_000)
  expect(await send(auth.login.path, JSON.stringify({ account }))).toBe(413)
  expect(await send(parcels.forecastOne.path, JSON.stringify({ account }), { token: meiling.token })).toBe(200)
  const wide = { remark: 'x'.repeat(4_300_000) }
  expect(await send(parcels.forecastOne.path, JSON.stringify(wide), { token: meiling.token })).toBe(413)
})

test('with a token as well, nobody holds up the others by sending keys', async () => {
  for (const [what, body] of Object.entries(nasty)) {
    let status = 0
    const write = async () => (status = await send(parcels.forecastMany.path, body, { token: meiling.token }))
    const ms = await cpuMsOf(write, plainMs + 250)
    expect([what, [200, 400].includes(status)]).toEqual([what, true])
    expect([what, ms <= plainMs + 250]).toEqual([what, true])
  }
})

test('a thousand forecasts of several goods are within the bounds', () => {
  const goods = { productName: 'Shirt', specification: 'XL', goodsType: 1, quantity: 1, unitPriceMinor: 100 }
  const one = { warehouseCode: 2, courierCode: 'SF', trackingNo: 'SF1234567890', goods: Array(15).fill(goods) }
  expect(isWithinBounds(JSON.stringify({ list: Array(1000).fill(one) }), parcels.forecastMany.body.values)).toBe(true)
})

test('one object holds no more than 2,000 keys, however many values a call may carry', () => {
  const object = (keys: number) =>
    `{"list":[{${Array.from({ length: keys }, (_each, index) => `"k${index}":1`).join(',')}}]}`
  const { values } = parcels.forecastMany.body
  expect([isWithinBounds(object(2000), values), isWithinBounds(object(2001), values)]).toEqual([true, false])
})

test.each([
  ['a bracket within a text', `{"a":"${'['.repeat(100)}"}`, true],
  ['a quote behind a backslash', `{"a":"\\"${'{'.repeat(100)}\\\\"}`, true],
  ['two backslashes before the end of a text', `{"a":"\\\\","b":${'['.repeat(100)}`, false],
  ['32 levels', `${'['.repeat(32)}${']'.repeat(32)}`, true],
  ['33 levels', `${'['.repeat(33)}${']'.repeat(33)}`, false],
  ['forty values', `[1${',1'.repeat(39)}]`, true],
  ['forty-one values', `[1${',1'.repeat(40)}]`, false],
  ['a text without an end', '{"a":"b', true],
  ['more ends than beginnings', ']]]]}}}:::', true],
])('%s', (_what, text, expected) => {
  expect(isWithinBounds(text, 40)).toBe(expected)
})

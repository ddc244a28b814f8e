import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { staffBins } from '#contract/bins.ts'
import { auth } from '#contract/members.ts'
import { signedIn } from '#contract/signed-in.ts'
import { orders } from '#contract/orders.ts'
import { staffPayments } from '#contract/payments.ts'
import { staffParcelFiles } from '#contract/staff-parcels.ts'
import { storageOf } from '#test/storage-of.ts'
import { call, Failure, Refusal, setCallHooks } from './api.ts'
import { memberSession } from './session.ts'

/* How calls are sent, and how their answers are handled. Network and storage are the browser's. */

interface Sent {
  readonly url: string
  readonly method: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string | null
}
let sent: Sent[] = []
let warnings: string[] = []
const written = vi.spyOn(console, 'error')

beforeEach(() => {
  vi.stubGlobal('sessionStorage', storageOf())
  vi.stubGlobal('localStorage', storageOf(new Map([['lang', 'sh']])))
  sent = []
  warnings = []
  written.mockReset().mockImplementation(() => {})
  setCallHooks({
    token: memberSession.token,
    userId: memberSession.userId,
    onSignedOut: memberSession.drop,
    onFailedPost: (sentence) => warnings.push(sentence),
    onLoading: () => () => {},
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
})

/** Stubs the network with this answer; without a status it is down. */
function network(status: number | null, body: object = {}) {
  vi.stubGlobal('fetch', async (url: string, request: Omit<Sent, 'url'>) => {
    sent.push({ ...request, url })
    if (status === null) throw new TypeError('Failed to fetch')
    return Response.json(body, { status })
  })
}
const envelope = (code: number, data: object | null = null) => ({ code, msg: 'said', data, requestId: 'r' })

const id = '00000000-0000-7000-8000-000000000001'
const post = () => call(orders.confirmReceipt, { id })
const get = () => call(signedIn.home, {})
const signed = envelope(0, { status: 50, signedAt: '2026-11-21T10:00:00+08:00' })

// Proves
test('a POST leaves as JSON, with the stored token and language', async () => {
  network(200, signed)
  memberSession.keep('a-token', id)
  expect(await post()).toMatchObject({ status: 'signed' })
  expect(sent).toMatchObject([{ method: 'POST', headers: { token: 'a-token', userid: id, lang: 'sh' } }])
  expect(sent[0]?.headers['content-type']).toBe('application/json')
  expect(JSON.parse(sent[0]?.body ?? '')).toEqual({ id })
})

// Proves R-460
test('without a stored token and user id neither header goes out', async () => {
  network(200, signed)
  await post()
  expect(Object.keys(sent[0]?.headers ?? {}).sort()).toEqual(['content-type', 'lang'])
})

// Proves R-457
test('another setting of the host sends calls there', async () => {
  network(200, signed)
  vi.stubEnv('VITE_API_HOST', 'https://api.example')
  vi.resetModules()
  const elsewhere = await import('./api.ts')
  await elsewhere.call(orders.confirmReceipt, { id })
  await post()
  expect(sent.map(({ url }) => url)).toEqual([
    `https://api.example${orders.confirmReceipt.path}`,
    orders.confirmReceipt.path,
  ])
})

// Proves R-465
test('code 0 alone is success', async () => {
  network(200, envelope(4009))
  await expect(post()).rejects.toBeInstanceOf(Refusal)
  await expect(post()).rejects.toMatchObject({ code: 4009, message: 'said' })
  network(200, { msg: 'no code at all' })
  await expect(post()).rejects.toBeInstanceOf(Failure)
  expect(warnings).toHaveLength(1)
})

// Proves
test.each([
  ['cn', '请检查请求路径是否正确'],
  ['en', '請檢查請求路徑是否正確'],
  ['sh', 'Please check if the request path is correct'],
])('a POST that breaks down warns once, in the stored language %s (M-12)', async (code, sentence) => {
  localStorage.setItem('lang', code)
  for (const status of [500, null]) {
    warnings = []
    network(status, envelope(1000))
    await expect(post()).rejects.toBeInstanceOf(Failure)
    expect(warnings).toEqual([sentence])
  }
})

// Proves
test('a GET that breaks down is written to the console and warns nobody', async () => {
  for (const status of [500, null]) {
    written.mockClear()
    network(status, envelope(1000))
    await expect(get()).rejects.toBeInstanceOf(Failure)
    expect(written).toHaveBeenCalledTimes(1)
    expect(warnings).toEqual([])
  }
})

test('a refusal is no break-down: it warns nobody', async () => {
  network(200, envelope(2005))
  const form = { account: 'a@example.com', password: 'Meow_2026', captchaId: id, captchaCode: 'AB23' }
  await expect(call(auth.login, form)).rejects.toMatchObject({ code: 2005 })
  expect(warnings).toEqual([])
})

test.each([
  ['too often', 429, 1004],
  ['a row that stays busy', 409, 1011],
  ['a disk that is full', 503, 1012],
])('%s is said by its own sentence although the answer is no 200', async (_what, status, code) => {
  network(status, envelope(code))
  await expect(post()).rejects.toMatchObject({ code, message: 'said' })
  expect(warnings).toEqual([])
})

test('a read of something whose id cannot exist is answered as not found, and a wrong filter as wrong; neither leaves', async () => {
  network(200, envelope(0))
  await expect(call(staffParcelFiles.get, { id: 'nothing' })).rejects.toMatchObject({ code: 9006 })
  await expect(call(staffPayments.get, { paymentNumber: 'x'.repeat(3000) })).rejects.toMatchObject({ code: 9006 })
  await expect(call(staffBins.content, { id, after: 'nothing', pageSize: 50 })).rejects.toMatchObject({ code: 1001 })
  await expect(call(orders.confirmReceipt, { id: 'nothing' })).rejects.toMatchObject({ code: 1001 })
  expect(sent).toEqual([])
})

test('a 401 drops token and user id, and warns nobody', async () => {
  network(401, envelope(2002))
  memberSession.keep('a-token', id)
  await expect(post()).rejects.toBeInstanceOf(Refusal)
  expect([memberSession.token(), memberSession.userId(), warnings]).toEqual([null, null, []])
})

test('a front end with words of its own is told whether a call was sent at all', async () => {
  const asked: string[] = []
  setCallHooks({
    token: () => null,
    userId: () => null,
    onSignedOut: () => {},
    onFailedPost: () => {},
    onLoading: () => () => {},
    failedWords: (failed) => {
      asked.push(failed)
      return failed
    },
  })
  network(null)
  vi.stubGlobal('navigator', { onLine: false })
  await expect(post()).rejects.toMatchObject({ message: 'unsent', isUnsent: true })
  vi.stubGlobal('navigator', { onLine: true })
  await expect(post()).rejects.toMatchObject({ message: 'unknown', isUnsent: false })
  network(502)
  await expect(post()).rejects.toMatchObject({ message: 'unknown', status: 502 })
  network(413)
  await expect(post()).rejects.toMatchObject({ message: 'refused', status: 413 })
  expect(asked).toEqual(['unsent', 'unknown', 'unknown', 'refused'])
})

import { openApi } from './openapi.ts'
import { openTestServer } from '#test/harness.ts'
import { expect, test } from 'vitest'

const t = await openTestServer()
const path = '/api/openapi.json'
const ask = (headers: Record<string, string>) => t.visitor.raw(path, { headers })

/** CPU time of this process, in which the server runs as well. */
async function cpuMsOf(work: () => unknown): Promise<number> {
  const before = process.cpuUsage()
  await work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}

test('eight who ask for the description of the API at once hold nobody up while it is made', async () => {
  const began = performance.now()
  openApi()
  const onceMs = performance.now() - began
  let longestMs = 0
  let isDone = false
  const watch = (async () => {
    while (!isDone) {
      const asked = performance.now()
      await new Promise(setImmediate)
      longestMs = Math.max(longestMs, performance.now() - asked)
    }
  })()
  await Promise.all(Array.from({ length: 8 }, () => ask({})))
  isDone = true
  await watch
  expect(longestMs).toBeLessThan(2 * onceMs)
})

test('asked for again, it is what it was: eight times cost less than making it once', async () => {
  await ask({})
  const madeMs = await cpuMsOf(openApi)
  const sentMs = await cpuMsOf(() => Promise.all(Array.from({ length: 8 }, () => ask({ 'accept-encoding': 'br' }))))
  expect(sentMs).toBeLessThan(madeMs)
})

test('it is compressed for clients that accept it, and the same for everybody', async () => {
  const expected = JSON.parse(JSON.stringify(openApi()))
  for (const [accepted, encoding] of [
    ['gzip, deflate, br', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0', null],
    ['identity', null],
  ] as const) {
    const response = await ask({ 'accept-encoding': accepted })
    expect([accepted, response.headers.get('content-encoding')]).toEqual([accepted, encoding])
    expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8')
    expect(response.headers.get('vary')).toBe('accept-encoding')
    expect(await response.json()).toEqual(expected)
  }
})

test('who has it already is told so, and gets nothing more', async () => {
  const etag = (await ask({})).headers.get('etag') ?? ''
  const again = await ask({ 'if-none-match': etag })
  expect([again.status, await again.text(), again.headers.get('etag')]).toEqual([304, '', etag])
  expect(again.headers.get('content-security-policy')).toContain("default-src 'self'")
  expect((await ask({ 'if-none-match': 'W/"another"' })).status).toBe(200)
})

import { openTestServer } from '#test/harness.ts'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { meetsUntrustedProxy, noticeProxies } from './forwarded.ts'

const t = await openTestServer()
const behindTrusted = await openTestServer({ trustedProxies: ['127.0.0.1'] })

const warningsOf = async (context: typeof t) =>
  ((await (await context.visitor.raw('/api/ready')).json()) as { warnings: readonly string[] }).warnings

test.each([
  ['x-forwarded-for', '203.0.113.9'],
  ['forwarded', 'for=203.0.113.9'],
])('%s from somebody who is not trusted is told in the readiness, by the name of the setting', async (name, value) => {
  const context = await openTestServer()
  expect(await warningsOf(context)).toEqual([])
  await context.visitor.raw('/api/health', { headers: { [name]: value } })
  expect(await warningsOf(context)).toEqual([expect.stringContaining('TRUSTED_PROXIES')])
  // This alone does not make the server unready.
  expect((await context.visitor.raw('/api/ready')).status).toBe(200)
})

test('a proxy that is trusted and says for whom it asks is as it should be; one that does not say it is told', async () => {
  await behindTrusted.visitor.raw('/api/health', { headers: { 'x-forwarded-for': '203.0.113.9' } })
  expect(await warningsOf(behindTrusted)).toEqual([])
  await behindTrusted.visitor.raw('/api/health', { headers: { forwarded: 'for=203.0.113.9' } })
  expect(await warningsOf(behindTrusted)).toEqual([expect.stringContaining('X-Forwarded-For')])
})

test('the log says it once, and names a machine of one’s own network alone', async () => {
  const ask = async (remoteAddress: string) => {
    const lines: string[] = []
    const app = Fastify({ logger: { level: 'warn', base: null, stream: { write: (line) => lines.push(line) } } })
    const context = { ...t.context }
    noticeProxies(app, context)
    app.get('/', async () => 'here')
    for (let asked = 0; asked < 3; asked++)
      await app.inject({ url: '/', remoteAddress, headers: { 'x-forwarded-for': '203.0.113.9' } })
    expect(meetsUntrustedProxy(context)).toBe(true)
    return lines.map((line) => JSON.parse(line) as { msg: string; proxy?: string })
  }
  expect(await ask('10.0.0.5')).toMatchObject([{ proxy: '10.0.0.5', msg: expect.stringContaining('TRUSTED_PROXIES') }])
  const fromOutside = await ask('198.51.100.7')
  expect(fromOutside).toHaveLength(1)
  expect(JSON.stringify(fromOutside)).not.toMatch(/198\.51|203\.0/)
})

import { readFileSync } from 'node:fs'
import { openTestServer } from '#test/harness.ts'
import { withinOneMinute } from '#test/one-minute.ts'
import { expect, test } from 'vitest'
import { pictureMaxBytes, staffPhotoMaxBytes } from '#server/files/pictures.ts'
import { readEnvironment } from '#server/settings/environment.ts'

/* Operators copy the proxy configuration of the README: it has to pass on what the server needs. */

const readme = readFileSync('README.md', 'utf8')
const sample = /```nginx\n(.*?)```/s.exec(readme)?.[1] ?? ''
const chapter = /#### Behind a proxy\n(.*?)\n#### /s.exec(readme)?.[1] ?? ''

/** Every value of a directive, without comments. */
const valuesOf = (directive: string) =>
  [...sample.replace(/#.*$/gm, '').matchAll(new RegExp(`^\\s*${directive}\\s+(.+?);`, 'gm'))].map(
    ([, value = '']) => value,
  )
const seconds = (directive: string) => Number(/^(\d+)s$/.exec(valuesOf(directive)[0] ?? '')?.[1])

test('it is whole: every block that opens closes, every line of it ends', () => {
  const lines = sample
    .replace(/#.*$/gm, '')
    .split('\n')
    .filter((line) => line.trim() !== '')
  expect(lines.filter((line) => !/[;{}]\s*$/.test(line))).toEqual([])
  expect(lines.filter((line) => line.includes('{'))).toHaveLength(lines.filter((line) => line.trim() === '}').length)
})

test('it passes the host on, replaces what a visitor says of where they are, and sends everything else to TLS', () => {
  const headers = valuesOf('proxy_set_header')
  expect(headers).toContain('Host $host')
  expect(headers).toContain('X-Forwarded-For $remote_addr')
  // The server believes this header from a trusted proxy: if it were passed on unchanged, anybody could reach the staff
  // host.
  expect(headers).toContain('X-Forwarded-Host $host')
  expect(valuesOf('listen')).toEqual(['80', '443 ssl'])
  expect(valuesOf('return')[0]).toMatch(/^301 https:\/\//)
  expect(valuesOf('ssl_protocols')[0]).not.toMatch(/TLSv1(\s|\.1|$)|SSL/)
})

test('the largest picture of the contract fits, with its form, and little more', () => {
  const megabytes = Number(/^(\d+)m$/.exec(valuesOf('client_max_body_size')[0] ?? '')?.[1])
  const form = 64 * 1024
  expect(megabytes * 1024 * 1024).toBeGreaterThanOrEqual(Math.max(staffPhotoMaxBytes, pictureMaxBytes) + form)
  expect(megabytes * 1024 * 1024).toBeLessThan(staffPhotoMaxBytes * 1.5)
})

test('it waits longer than the server ever does, and sends no write a second time', () => {
  expect(seconds('proxy_read_timeout')).toBeGreaterThan(30)
  expect(seconds('proxy_connect_timeout')).toBeLessThanOrEqual(5)
  expect(valuesOf('proxy_next_upstream')[0]).not.toContain('non_idempotent')
})

test('behind it nobody reaches the host of the staff by saying that they asked for it', async () => {
  const t = await openTestServer({ staffHost: 'staff.example', trustedProxies: ['127.0.0.1'] })
  const ask = async (host: string, said: Record<string, string>) => {
    const set = valuesOf('proxy_set_header').map((each) => each.toLowerCase().split(' ') as [string, string])
    const replaced = Object.fromEntries(set.map(([name, value]) => [name, value.replace('$host', host)]))
    const { host: _host, connection: _connection, ...headers } = { ...said, ...replaced }
    return (await t.visitor.raw('/api/admin/session', { headers })).status
  }
  expect(await ask('cats.example', { 'x-forwarded-host': 'staff.example' })).toBe(404)
  expect(await ask('staff.example', {})).toBe(401)
})

test('behind it, with the setting that stands beside it, each visitor has limits of their own', async () => {
  const [, proxies = ''] = /`TRUSTED_PROXIES=([^`]+)`/.exec(chapter) ?? []
  const { trustedProxies } = readEnvironment({ TRUSTED_PROXIES: proxies })
  const t = await openTestServer({ rateLimits: true, trustedProxies })
  const [name = '', value = ''] = (
    valuesOf('proxy_set_header').find((each) => each.includes('$remote_addr')) ?? ''
  ).split(' ')
  const ask = async (visitor: string) => {
    const headers = { [name]: value.replace('$remote_addr', visitor) }
    return (await t.visitor.raw('/api/auth/captcha?scene=login', { headers })).status
  }
  const [last, other] = await withinOneMinute(t.db, async () => {
    const statuses: number[] = []
    for (let asked = 0; asked < 70; asked++) statuses.push(await ask('203.0.113.9'))
    return [statuses.at(-1), await ask('198.51.100.7')]
  })
  expect([last, other]).toEqual([429, 200])
  expect(await (await t.visitor.raw('/api/ready')).json()).toMatchObject({ warnings: [] })
})

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { profiles } from '#contract/profile.ts'
import { callerAt } from '#test/caller.ts'
import { freePort } from '#test/free-port.ts'
import { openTestServer } from '#test/harness.ts'
import { countWaiting } from '#test/held-rows.ts'
import { openStream } from '#test/live-streams.ts'
import * as z from 'zod/mini'
import { afterAll, expect, inject, test } from 'vitest'
import { sql } from '#server/database/db.ts'

/* The whole program in a process of its own, told to stop while a call is waiting for its answer. */

const t = await openTestServer()
const dataDir = await mkdtemp(join(tmpdir(), 'smart-cats-stop-'))
afterAll(() => rm(dataDir, { recursive: true, force: true }))

test('told to stop, a server says so at once, goes on serving for its drain, answers what runs and ends with 0', async () => {
  const member = await t.member()
  const { product, url } = await startProduct({ DRAIN_SECONDS: '5' })
  const ended = once(product, 'exit')
  expect(await readinessAt(url)).toMatchObject({ ready: true, parts: { server: 'ok' } })
  const release = await holdMember(member.id)
  const saving = callerAt(url, member.token).ask(profiles.updateProfile, { realName: '陳美玲' })
  await until(async () => (await countWaiting(t.db)) > 0)

  product.kill('SIGTERM')
  await until(async () => (await readinessAt(url))?.ready === false)
  expect(await readinessAt(url)).toMatchObject({ parts: { server: 'failed', database: 'ok' } })
  expect((await callerAt(url, member.token).ask(profiles.getProfile, {})).code).toBe(0)
  await until(async () => (await readinessAt(url)) === null)
  await release()
  expect(await saving).toMatchObject({ http: 200, code: 0, data: { realName: '陳美玲' } })
  expect(await ended).toEqual([0, null])
}, 240_000)

test('told to stop, a server tells its open streams to connect again and opens no more of them', async () => {
  const member = await t.member()
  const { product, url } = await startProduct({ DRAIN_SECONDS: '5' })
  const ended = once(product, 'exit')
  const stream = await openStream(url, member.token)
  expect(stream.events.map(({ name }) => name)).toEqual(['ready'])
  product.kill('SIGTERM')
  await stream.ended
  expect(stream.events.at(-1)).toEqual({ name: 'end', data: '{"why":"again"}' })
  expect((await openStream(url, member.token)).status).toBe(503)
  expect(await ended).toEqual([0, null])
}, 240_000)

test.each([
  ['STAFF_HOST', { STAFF_HOST: 'https://staff.example' }],
  ['PAYMENTS_MODE', { PAYMENTS_MODE: 'simulated' }],
])(
  'a start with a wrong %s ends at once and names it',
  async (name, environment) => {
    const { product, said } = await spawnProduct(environment)
    expect(await once(product, 'exit')).toEqual([1, null])
    expect(said()).toContain(name)
    // One sentence and no stack trace.
    expect(said()).not.toContain('    at ')
  },
  120_000,
)

test('a start at a port that another program has ends before it begins, and says which', async () => {
  const { port } = new URL(t.url)
  const { product, said } = await spawnProduct({ PORT: port })
  expect(await once(product, 'exit')).toEqual([1, null])
  expect(said()).toContain(`PORT ${port} of HOST 127.0.0.1 cannot be opened: another program has it`)
  expect(said()).not.toContain('    at ')
}, 120_000)

test('a start opens its port before the public pages are made; a visitor who asks for one meanwhile waits for that page only', async () => {
  const holder = await t.context.database.pool.connect()
  await holder.query('begin')
  // Only making the public pages reads this table.
  await holder.query('lock table pages in access exclusive mode')
  const { product, url } = await startProduct({})
  const page = fetch(`${url}/web_site/webHome?lang=en`)
  await holder.query('rollback')
  holder.release()
  const answer = await page
  expect([answer.status, answer.headers.get('content-language')]).toEqual([200, 'en'])
  const ended = once(product, 'exit')
  product.kill('SIGTERM')
  expect(await ended).toEqual([0, null])
}, 240_000)

async function startProduct(environment: Readonly<Record<string, string>>) {
  const { product, url, said } = await spawnProduct(environment)
  await until(async () => {
    if (product.exitCode !== null) throw new Error(`the product ended with ${product.exitCode}: ${said()}`)
    return (await readinessAt(url))?.ready === true
  })
  return { product, url }
}

async function spawnProduct(environment: Readonly<Record<string, string>>) {
  const { name } = await t.db.row(sql<{ name: string }>`select current_database() as name`)
  const port = await freePort()
  const product = spawn(process.execPath, ['--import', 'tsx', 'server/main.ts', '--empty'], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      NODE_ENV: 'test',
      PORT: String(port),
      DATA_DIR: dataDir,
      DATABASE_URL: patientUrl(inject('templateUrl').replace(/\/smartcats(?=\?|$)/, `/${name}`)),
      LOG_LEVEL: 'warn',
      ...environment,
    },
  })
  const lines: string[] = []
  for (const stream of [product.stdout, product.stderr]) stream.on('data', (line) => lines.push(String(line)))
  return { product, url: `http://127.0.0.1:${port}`, said: () => lines.join('') }
}

/**
 * Connection options in the database address: a call waits for a lock until it is released, however slow the machine.
 */
function patientUrl(url: string): string {
  const options = '-c timezone=<+08>-08 -c lock_timeout=60000 -c statement_timeout=60000'
  return `${url}${url.includes('?') ? '&' : '?'}options=${encodeURIComponent(options)}`
}

const state = z.object({ ready: z.boolean(), parts: z.record(z.string(), z.string()) })

/** Null when nothing answers there, or no longer. */
async function readinessAt(url: string) {
  const answer = await fetch(`${url}/api/ready`, { headers: { connection: 'close' } }).catch(() => null)
  const read = state.safeParse(await answer?.json().catch(() => null))
  return read.success ? read.data : null
}

async function holdMember(id: string) {
  const client = await t.context.database.pool.connect()
  await client.query('begin')
  await client.query('select 1 from members where id = $1 for update', [id])
  return async () => {
    await client.query('rollback')
    client.release()
  }
}

async function until(isSo: () => Promise<boolean>) {
  for (const deadline = Date.now() + 90_000; Date.now() < deadline; ) {
    if (await isSo()) return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error('it did not come to that in time')
}

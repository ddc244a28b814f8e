import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Client } from 'pg'
import { afterAll, afterEach, expect, test, vi } from 'vitest'
import { type EmbeddedDatabase, joinEmbedded, startEmbedded } from './embedded.ts'
import { isAlive } from './embedded-process.ts'

const patience = { timeout: 30_000, interval: 20 }

const storeParcel = 'drop table if exists parcels; create table parcels as select 7 as shelf'
const findParcel = 'select shelf from parcels'
const theParcel = [{ shelf: 7 }]
const findOwner = `select current_setting('smartcats.owner_pid') as pid`

// Creating a cluster takes most of a second, so the tests share one; those that need a new one create their own.
const sharedDir = await mkdtemp(join(tmpdir(), 'embedded-'))
let dataDir = sharedDir
let cleanUp: (() => Promise<unknown>)[] = []

afterEach(async () => {
  for (const step of cleanUp.reverse()) await step()
  cleanUp = []
  dataDir = sharedDir
})

afterAll(() => rm(sharedDir, { recursive: true, force: true }))

test('rows survive a stop and the next start', async () => {
  const first = await start()
  await ask(first, storeParcel)
  await first.stop()
  expect(await joinEmbedded(dataDir)).toBeNull()
  const second = await start()
  expect(await ask(second, findParcel)).toEqual(theParcel)
  expect(await ask(second, 'show listen_addresses')).toEqual([{ listen_addresses: '' }])
})

test('a real start never trades safety for speed', async () => {
  const database = await start({ durable: true })
  const names = ['fsync', 'full_page_writes', 'synchronous_commit', 'data_checksums']
  for (const name of names)
    expect(await ask(database, `select current_setting('${name}') as value`)).toEqual([{ value: 'on' }])
})

test('a process that joins a running database leaves it running', async () => {
  const database = await start()
  const joined = [await joinEmbedded(dataDir), await start()]
  for (const other of joined) {
    expect(other?.connectionString).toBe(database.connectionString)
    await other?.stop()
  }
  expect(await ask(database, 'select 1 as one')).toEqual([{ one: 1 }])
})

test('a killed server leaves no database behind, and the next start has its rows', async () => {
  const owner = await startInChild()
  const postmaster = await postmasterPid()
  await ask(await joined(), storeParcel)
  await kill(owner)
  await vi.waitFor(async () => expect(await isAlive(postmaster)).toBe(false), patience)
  expect(await ask(await start(), findParcel)).toEqual(theParcel)
})

test('a database that outlived its server is replaced by one that will not', async () => {
  const owner = await startInChild({ PATH: await pathWithoutDeathSignal() })
  const orphan = await postmasterPid()
  await ask(await joined(), storeParcel)
  await kill(owner)
  expect(await isAlive(orphan)).toBe(true)
  expect(await ask(await start(), findParcel)).toEqual(theParcel)
  expect(await isAlive(orphan)).toBe(false)
})

test('when the owner is killed, the server that joined takes over', async () => {
  const owner = await startInChild()
  const database = await start()
  await kill(owner)
  await vi.waitFor(async () => expect(await ask(database, findOwner)).toEqual([{ pid: `${process.pid}` }]), patience)
})

test.each(['SIGKILL', 'SIGQUIT'] as const)(
  'a database ended by %s comes back by itself with what was confirmed',
  async (signal) => {
    const database = await start({ durable: true })
    await ask(database, storeParcel)
    const killed = await postmasterPid()
    process.kill(killed, signal)
    await vi.waitFor(async () => expect(await postmasterPid()).not.toBe(killed), patience)
    const rows = await vi.waitFor(() => ask(database, findParcel), patience)
    expect(rows).toEqual(theParcel)
  },
)

test('a start interrupted while the folder is being made, and still writing to it, does not block the next', async () => {
  await useNewFolder()
  const child = spawnOwner({})
  await vi.waitFor(async () => expect(await halfMade()).toHaveLength(1), patience)
  await kill(child)
  const [left = ''] = await halfMade()
  await Promise.all([keepWriting(join(dataDir, left)), start()])
  expect(await halfMade()).toEqual([])
})

test('a stale postmaster.pid that names a stranger does not block the start', async () => {
  const first = await start()
  const pidFile = join(dataDir, 'pg', 'postmaster.pid')
  const lines = (await readFile(pidFile, 'utf8')).split('\n')
  await first.stop()
  await writeFile(pidFile, [process.pid, ...lines.slice(1)].join('\n'), { mode: 0o600 })
  expect(await joinEmbedded(dataDir)).toBeNull()
  expect(await ask(await start(), 'select 1 as one')).toEqual([{ one: 1 }])
})

test('starts at the same moment on an empty folder share one database', async () => {
  await useNewFolder()
  const [database] = await Promise.all([start(), start(), once(spawnOwner({}), 'message')])
  await ask(database, storeParcel)
  expect(await ask(await joined(), findParcel)).toEqual(theParcel)
})

test('a folder too deep for a socket works', async () => {
  await useNewFolder()
  await chmod(dataDir, 0o711)
  dataDir = join(dataDir, 'a-folder-with-a-long-name/'.repeat(5))
  const database = await start()
  // Its socket is outside the folder that the test removes.
  cleanUp.unshift(() => rm(database.connection.host, { recursive: true, force: true }))
  expect(await ask(database, 'select 1 as one')).toEqual([{ one: 1 }])
})

async function useNewFolder(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'embedded-'))
  dataDir = folder
  cleanUp.push(() => rm(folder, { recursive: true, force: true }))
}

async function start(options: { durable?: boolean } = {}): Promise<EmbeddedDatabase> {
  const database = await startEmbedded({ dataDir, durable: false, ...options })
  cleanUp.push(database.stop)
  return database
}

async function joined(): Promise<EmbeddedDatabase> {
  const database = await joinEmbedded(dataDir)
  if (!database) throw new Error('No database runs.')
  return database
}

async function ask(database: EmbeddedDatabase, question: string): Promise<unknown[]> {
  const client = new Client({ connectionString: database.connectionString })
  client.on('error', () => {})
  try {
    await client.connect()
    return (await client.query(question)).rows
  } finally {
    await client.end()
  }
}

function spawnOwner(env: { PATH?: string }): ChildProcess {
  const here = fileURLToPath(new URL('.', import.meta.url))
  const script = `
    import { startEmbedded } from './embedded.ts'
    await startEmbedded({ dataDir: ${JSON.stringify(dataDir)}, durable: false })
    process.send('started')
    setInterval(() => {}, 60_000)`
  const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '--eval', script], {
    cwd: here,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  cleanUp.push(() => kill(child))
  return child
}

async function startInChild(env: { PATH?: string } = {}): Promise<ChildProcess> {
  const child = spawnOwner(env)
  await once(child, 'message')
  return child
}

async function kill(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const exited = once(child, 'exit')
  child.kill('SIGKILL')
  await exited
}

/** As on macOS: nothing ends the database when its server dies. */
async function pathWithoutDeathSignal(): Promise<string> {
  const programs = await mkdtemp(join(tmpdir(), 'programs-'))
  cleanUp.push(() => rm(programs, { recursive: true, force: true }))
  const script = '#!/bin/sh\n[ "$1" = --pdeathsig ] && exit 1\nexec /usr/bin/setpriv "$@"\n'
  await writeFile(join(programs, 'setpriv'), script, { mode: 0o755 })
  return `${programs}:${process.env.PATH}`
}

async function postmasterPid(): Promise<number> {
  return Number((await readFile(join(dataDir, 'pg', 'postmaster.pid'), 'utf8')).split('\n')[0])
}

/** As the initdb of a killed start does for a moment. */
async function keepWriting(folder: string): Promise<void> {
  for (const end = performance.now() + 500; performance.now() < end; )
    await writeFile(join(folder, `late-${performance.now()}`), '').catch(() => {})
}

async function halfMade(): Promise<string[]> {
  return (await readdir(dataDir)).filter((name) => name.startsWith('pg-new-'))
}

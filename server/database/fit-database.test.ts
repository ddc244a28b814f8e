import { openTestServer } from '#test/harness.ts'
import { expect, test } from 'vitest'
import { databaseFaults, requireFitDatabase } from './fit-database.ts'

const sound = { version: 150_004, fsync: 'on', fullPageWrites: 'on', synchronousCommit: 'on', checksums: 'on' }

test('PostgreSQL 15 is the oldest that is used, in production and out of it', () => {
  for (const production of [true, false]) {
    expect(databaseFaults(sound, production)).toEqual([])
    expect(databaseFaults({ ...sound, version: 149_999 }, production).join()).toContain('PostgreSQL 14')
    expect(databaseFaults({ ...sound, version: 170_000 }, production)).toEqual([])
  }
})

test.each([
  ['fsync', { fsync: 'off' }],
  ['full_page_writes', { fullPageWrites: 'off' }],
  ['synchronous_commit', { synchronousCommit: 'off' }],
])('production refuses a database whose %s is off, and names it', (name, off) => {
  expect(databaseFaults({ ...sound, ...off }, true)).toEqual([expect.stringContaining(`${name} is off`)])
  expect(databaseFaults({ ...sound, ...off }, false)).toEqual([])
})

test.each(['local', 'remote_write', 'remote_apply'])('%s is a commit that lasts', (synchronousCommit) => {
  expect(databaseFaults({ ...sound, synchronousCommit }, true)).toEqual([])
})

test('the database itself is asked: one made for tests is refused in production, for all three', async () => {
  const t = await openTestServer()
  const warned: string[] = []
  const warn = (line: string) => warned.push(line)
  await requireFitDatabase(t.context, warn)
  const environment = { ...t.context.environment, production: true }
  await expect(requireFitDatabase({ ...t.context, environment }, warn)).rejects.toThrow(
    /fsync is off.*full_page_writes is off.*synchronous_commit is off/,
  )
  expect(warned).toEqual([])
})

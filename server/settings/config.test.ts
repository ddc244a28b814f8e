import { type Config, config } from '#contract/config.ts'
import { type Db, sql } from '#server/database/db.ts'
import { configure } from '#test/config.ts'
import { openTestServer } from '#test/harness.ts'
import { afterEach, expect, test } from 'vitest'
import { forgetConfig, onWrongConfig, readConfig } from './config.ts'

const t = await openTestServer()
const defaults: Config = config.parse({})

afterEach(() => configure(t, {}))

test('what nobody has set has its default', async () => {
  expect(await readConfig(t.context)).toEqual(defaults)
})

test('a row sets its key and no other', async () => {
  await configure(t, { 'order.priceHoldHours': 24, 'mail.delayMinutes': { min: 2, max: 5 } })
  expect(await readConfig(t.context)).toEqual({
    ...defaults,
    'order.priceHoldHours': 24,
    'mail.delayMinutes': { min: 2, max: 5 },
  })
})

test.each([
  ['insurance.bp', 'much'],
  ['insurance.bp', -1],
  ['insurance.bp', null],
  ['pricing.divisor', 0],
  ['order.priceHoldHours', 0.5],
  ['mail.delayMinutes', { min: 9, max: 3 }],
  ['mail.delayMinutes', 30],
  ['order.tolerance', { floorMinor: 500 }],
] as const)('a %s of %j is told once and leaves its default, and the other keys theirs', async (key, value) => {
  const told: (readonly string[])[] = []
  onWrongConfig(t.context, (keys) => told.push(keys))
  await configure(t, { [key]: value, 'session.memberDays': 3 })
  expect(await readConfig(t.context)).toEqual({ ...defaults, 'session.memberDays': 3 })
  forgetConfig(t.context)
  await readConfig(t.context)
  expect(told).toEqual([[key]])
  await configure(t, {})
  await readConfig(t.context)
})

test('a key that this build does not know is left alone', async () => {
  const told: (readonly string[])[] = []
  onWrongConfig(t.context, (keys) => told.push(keys))
  await t.db.run(sql`insert into settings (key, value) values ('of.another.build', '1')`)
  forgetConfig(t.context)
  expect(await readConfig(t.context)).toEqual(defaults)
  expect(told).toEqual([])
  await t.db.run(sql`delete from settings where key = 'of.another.build'`)
})

test('many requests within a few seconds ask the database once', async () => {
  let asked = 0
  const counted: Db = {
    ...t.db,
    rows: (query) => {
      asked += 1
      return t.db.rows(query)
    },
  }
  forgetConfig(t.context)
  for (let round = 0; round < 20; round += 1) await readConfig(t.context, counted)
  expect(asked).toBe(1)
})

test('as many handlers as there are connections read it at once, and none waits for another', async () => {
  forgetConfig(t.context)
  const reads = Array.from({ length: 10 }, () =>
    t.context.database.transaction(async (tx) => {
      await tx.row(sql`select 1 as id`)
      return readConfig(t.context, tx)
    }),
  )
  expect(await Promise.all(reads)).toHaveLength(10)
})

test('what was read while a row changed is not remembered', async () => {
  await configure(t, { 'storage.freeDays': 11 })
  const slow: Db = {
    ...t.db,
    rows: async (query) => {
      const read = await t.db.rows(query)
      await configure(t, { 'storage.freeDays': 12 })
      return read
    },
  }
  expect((await readConfig(t.context, slow))['storage.freeDays']).toBe(11)
  expect((await readConfig(t.context))['storage.freeDays']).toBe(12)
})

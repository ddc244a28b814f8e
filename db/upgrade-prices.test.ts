import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findTariffs } from '#server/channels/sql.ts'
import { testContext } from '#test/test-context.ts'
import { databaseOf, readFixture } from '#test/older-database.ts'
import { afterAll, expect, test } from 'vitest'
import { migrate } from './migrate.ts'
import { seedReference } from './seed/reference.ts'

/* The HKD minimum of sea bulk to Malaysia was missing in databases seeded before it was found. */

const older = await readFixture('0027_visitors_keys_and_older_articles.json.gz')
const dataDir = await mkdtemp(join(tmpdir(), 'smart-cats-prices-'))
afterAll(() => rm(dataDir, { recursive: true, force: true }))

const hkdRow = `md5('price rule SEA_BULK-MY-HKD')::uuid`
const cnyRow = `md5('price rule P7')::uuid`

interface PriceRow {
  readonly id: string
  readonly valid_to: Date | null
}

/** The upgraded database after `before` was applied to it, and the HKD rows of the line. */
async function upgrade(before: string[]) {
  const { url, client } = await databaseOf(older)
  const all = `select * from price_rules order by valid_from, id`
  for (const statement of before) await client.query(statement)
  const former = (await client.query<PriceRow>(all)).rows
  await migrate(url)
  const context = await testContext(url, dataDir)
  await seedReference(context)
  const { rows } = await client.query<PriceRow>(all)
  const malaysia = { channelId: null, destinationCode: 'MY', currency: 'HKD' } as const
  const minimumAt = async (at: string | null) =>
    (await findTariffs(context.database, { ...malaysia, at }))
      .filter(({ firstWeightG }) => firstWeightG === 10_000)
      .map(({ id, minChargeMinor }) => [id, minChargeMinor])
  const [nowRows, formerRows] = [await minimumAt(null), await minimumAt('2026-01-01T00:00:00Z')]
  const orders = await client.query(`select distinct price_rule_id = ${hkdRow} as "isFormer" from orders`)
  await client.end()
  await context.database.close()
  return { former, rows, nowRows, formerRows, orders: orders.rows }
}

test('the price that came wrong ends, the right one begins, and an order keeps the row that priced it', async () => {
  const { former, rows, nowRows, formerRows, orders } = await upgrade([`update orders set price_rule_id = ${hkdRow}`])
  expect([nowRows, formerRows]).toEqual([[[expect.any(String), 16_500]], [[expect.any(String), 13_200]]])
  expect(formerRows[0]?.[0]).not.toBe(nowRows[0]?.[0])
  expect(orders).toEqual([{ isFormer: true }])
  const added = rows.filter(({ id }) => !former.some((each) => each.id === id))
  const changed = rows.filter((row) => former.some((each) => each.id === row.id && each.valid_to !== row.valid_to))
  expect([added, changed.length, rows.length]).toEqual([
    [expect.objectContaining({ valid_from: changed[0]?.valid_to, valid_to: null, min_charge_minor: '16500' })],
    1,
    former.length + 1,
  ])
})

test.each([
  ['the HKD minimum', `update price_rules set min_charge_minor = 14000 where id = ${hkdRow}`],
  ['the HKD price of a kilo', `update price_rules set continuation_price_minor = 800 where id = ${hkdRow}`],
  ['the end of the HKD price', `update price_rules set valid_to = '2099-01-01' where id = ${hkdRow}`],
  ['the HKD price to closed', `update price_rules set closed = true where id = ${hkdRow}`],
  ['the CNY minimum', `update price_rules set min_charge_minor = 12000 where id = ${cnyRow}`],
  ['the CNY price to closed', `update price_rules set closed = true where id = ${cnyRow}`],
])('an installation that changed %s keeps its tariff', async (_what, statement) => {
  const { former, rows } = await upgrade([statement])
  // Later migrations add columns.
  expect(rows).toMatchObject(former)
  expect(rows).toHaveLength(former.length)
})

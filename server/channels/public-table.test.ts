import { pricing } from '#contract/pricing.ts'
import { site } from '#contract/content.ts'
import { sql } from '#server/database/db.ts'
import { openTestServer } from '#test/harness.ts'
import { expect, test } from 'vitest'

const t = await openTestServer()
const { channels } = await t.visitor.call(site.formOptions, {})
const channelId = (code: string) => channels.find((each) => each.code === code)?.id ?? ''

// Proves E-13
test('the public table shows the rows that the calculator prices by', async () => {
  const { list } = await t.visitor.call(pricing.publicTable, { destinationCode: 'HK', currency: 'CNY' })
  expect(list.map((row) => row.channelId)).toEqual(['HK_BULK', 'HK_PARCEL', 'HK_PICKUP'].map(channelId))
  for (const row of list) {
    const ask = { destinationCode: 'HK', channelId: row.channelId, totalWeightG: row.firstWeightG, pieces: 1 }
    const { quote } = (await t.visitor.call(pricing.quotePublic, ask)).list[0] ?? {}
    expect(quote).toMatchObject({
      firstWeightG: row.firstWeightG,
      firstPriceMinor: row.firstPriceMinor,
      continuationPriceMinor: row.continuationPriceMinor,
      minChargeMinor: row.minChargeMinor,
    })
  }
})

test('a group gives all its destinations in both currencies, in the caller’s language', async () => {
  const { wire, data } = await t.visitor.ask(pricing.publicTable, { group: 'SEA' }, { language: 'zh-Hant' })
  expect(new Set(data.list.map(({ destinationCode }) => destinationCode))).toEqual(
    new Set(['SG', 'MY', 'ID', 'TH', 'VN', 'PH']),
  )
  expect(new Set(data.list.map(({ currency }) => currency))).toEqual(new Set(['CNY', 'HKD']))
  expect(wire).toMatchObject({ list: expect.arrayContaining([expect.objectContaining({ name: '海運小包' })]) })
})

test('a row that is over, or of a line that is closed, is shown no more', async () => {
  const ask = { destinationCode: 'JP', currency: 'CNY' } as const
  const before = (await t.visitor.call(pricing.publicTable, ask)).list.length
  await t.db.run(sql`
    update price_rules set valid_to = now() where destination_code = 'JP' and currency = 'CNY' and channel_id = ${channelId('AIR')}`)
  const after = (await t.visitor.call(pricing.publicTable, ask)).list
  expect(after.length).toBeLessThan(before)
  expect(after.map((row) => row.channelId)).not.toContain(channelId('AIR'))
  await t.db.run(sql`update channels set active = false where code = 'SEA_BULK'`)
  expect((await t.visitor.call(pricing.publicTable, ask)).list.map((row) => row.channelId)).not.toContain(
    channelId('SEA_BULK'),
  )
})

test('a row of one warehouse says which', async () => {
  await t.db.run(sql`
    insert into price_rules (channel_id, destination_code, warehouse_id, currency, goods_type, first_weight_g, first_price_minor,
      continuation_price_minor, valid_from)
    select ${channelId('HK_PARCEL')}, 'HK', id, 'CNY', 'any', 1000, 1, 1, now() from warehouses where code = 3`)
  const { list } = await t.visitor.call(pricing.publicTable, { destinationCode: 'HK', currency: 'CNY' })
  expect(list.filter((row) => row.channelId === channelId('HK_PARCEL')).map((row) => row.warehouseCode)).toEqual([
    null,
    3,
  ])
})

test('neither destination nor group, or an unknown one, is refused on its field', async () => {
  const refused = async (input: object, field: string) =>
    expect(await t.visitor.ask(pricing.publicTable, input)).toMatchObject({
      code: 1001,
      wire: { fields: { [field]: expect.any(String) } },
    })
  await refused({}, 'destinationCode')
  await refused({ destinationCode: 'XX' }, 'destinationCode')
  await refused({ group: 'MOON' }, 'group')
  await refused({ destinationCode: 'HK', currency: 'USD' }, 'currency')
})

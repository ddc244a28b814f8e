import { pricing } from '#contract/pricing.ts'
import { orders } from '#contract/orders.ts'
import { staffTariffs } from '#contract/tariffs.ts'
import { sql } from '#server/database/db.ts'
import { openTestServer } from '#test/harness.ts'
import { openStory } from '#test/orders.ts'
import { openTariffs } from '#test/tariffs.ts'
import { expect, test } from 'vitest'

const t = await openTestServer()
const { channelId, row, liveRow, publicPrice } = await openTariffs(t)
const finance = await t.staff(['F'])
const admin = await t.staff(['A'])
const keeper = await t.staff(['W'])
const nobody = '00000000-0000-7000-8000-000000000000'
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()

const create = async (given: object = {}) => finance.ask(staffTariffs.create, { ...(await row()), ...given })

// Proves B-PR-05
test('all staff read the rows in force and to come, page by page, and those of another time', async () => {
  const first = await keeper.call(staffTariffs.list, { pageSize: 5 })
  expect(first.list).toHaveLength(5)
  const second = await keeper.call(staffTariffs.list, { pageSize: 5, after: first.next ?? '' })
  const ids = [...first.list, ...second.list].map(({ id }) => id)
  expect(new Set(ids).size).toBe(10)
  expect(await keeper.call(staffTariffs.list, { at: '2024-01-01T00:00:00+08:00', pageSize: 5 })).toMatchObject({
    list: [],
    total: 0,
  })
  expect(await liveRow(keeper)).toMatchObject({
    channelCode: 'HK_PARCEL',
    destinationCode: 'HK',
    firstPriceMinor: 1600,
    continuationPriceMinor: 600,
    minChargeMinor: 2000,
    capWeightG: 30_000,
    validTo: null,
  })
})

// Proves B-PR-07, R-561
test('a changed price holds from the next quote on, its old row ends at the same moment, and orders keep theirs', async () => {
  const story = await openStory(t)
  const meiling = await t.member({ balances: { CNY: 20_000 } })
  const order = await story.applied(meiling)
  const before = await liveRow(finance)
  const after = await finance.call(staffTariffs.update, { id: before.id, firstPriceMinor: 1700 })
  expect(await publicPrice()).toBe(1700 + 11 * 600)
  expect(after.id).not.toBe(before.id)
  const [old] = await t.db.rows(
    sql<{
      ended: string
      first: number
    }>`select valid_to as ended, first_price_minor as first from price_rules where id = ${before.id}`,
  )
  expect(old).toEqual({ ended: after.validFrom, first: 1600 })
  expect(await meiling.call(orders.get, { id: order.id })).toMatchObject({ totalMinor: order.totalMinor })
  await meiling.call(orders.pay, { id: order.id, expectedDueMinor: order.dueMinor })
  await finance.call(staffTariffs.update, { id: after.id, firstPriceMinor: 1600 })
  expect(await publicPrice()).toBe(8200)
})

test('a price that is to change later is told in the list, and asked at neither time before', async () => {
  const before = await liveRow(finance, 'HKD')
  const startsAt = inDays(3)
  const after = await finance.call(staffTariffs.update, { id: before.id, firstPriceMinor: 9900, validFrom: startsAt })
  const quote = async (at: string) => {
    const { list } = await keeper.call(staffTariffs.simulate, {
      destinationCode: 'HK',
      channelId: before.channelId,
      totalWeightG: 1000,
      pieces: 1,
      currency: 'HKD',
      at,
    })
    return list[0]?.quote
  }
  expect(await quote(inDays(2))).toMatchObject({ freightMinor: 2200, ruleId: before.id })
  expect(await quote(inDays(4))).toMatchObject({ freightMinor: 9900, ruleId: after.id })
  const { list } = await keeper.call(staffTariffs.list, {
    channelId: before.channelId,
    destinationCode: 'HK',
    currency: 'HKD',
    pageSize: 10,
  })
  expect(list.map(({ id }) => id)).toEqual([before.id, after.id])
  // Taken back before it begins: it never was.
  await finance.call(staffTariffs.remove, { id: after.id })
  expect((await quote(inDays(2)))?.freightMinor).toBe(2200)
  const left = await keeper.call(staffTariffs.list, { at: inDays(4), currency: 'HKD', pageSize: 100 })
  expect(left.list.map(({ id }) => id)).not.toContain(after.id)
})

// Proves B-PR-06
test('a line has a price as soon as its row is written, and none once it is ended', async () => {
  const made = await finance.call(staffTariffs.create, await row({ destinationCode: 'JP' }))
  const ask = {
    destinationCode: 'JP',
    channelId: made.channelId,
    totalWeightG: 2000,
    pieces: 1,
    currency: 'CNY',
  } as const
  expect((await t.visitor.call(pricing.quotePublic, ask)).list[0]?.quote).toMatchObject({ freightMinor: 4000 })
  expect(await finance.ask(staffTariffs.remove, { id: made.id })).toMatchObject({ code: 0 })
  expect(await t.visitor.ask(pricing.quotePublic, ask)).not.toMatchObject({ code: 0 })
  expect(await finance.ask(staffTariffs.remove, { id: made.id })).toMatchObject({ http: 409, code: 9002 })
})

test('two rows never price the same shipment: bands, warehouses and goods tell them apart', async () => {
  const first = { destinationCode: 'TH', weightFromKg: 1, weightToKg: 10 }
  expect(await create(first)).toMatchObject({ code: 0 })
  expect(await create({ ...first, weightFromKg: 10, weightToKg: null })).toMatchObject({ http: 409, code: 9007 })
  expect(await create({ ...first, weightFromKg: 11, weightToKg: null })).toMatchObject({ code: 0 })
  const { id } = await t.db.row(sql<{ id: string }>`select id from warehouses where code = 2`)
  expect(await create({ ...first, warehouseId: id })).toMatchObject({ code: 0 })
  expect(await create({ ...first, goodsType: 'sensitive' })).toMatchObject({ code: 0 })
})

test.each([
  [{ channelId: nobody }, 'channelId'],
  [{ destinationCode: 'ZZ' }, 'destinationCode'],
  [{ warehouseId: nobody }, 'warehouseId'],
  [{ currency: 'USD' }, 'currency'],
  [{ goodsType: 'liquid' }, 'goodsType'],
  [{ weightFromKg: 0 }, 'weightFromKg'],
  [{ weightFromKg: 9, weightToKg: 8 }, 'weightToKg'],
  [{ firstWeightG: 1500 }, 'firstWeightG'],
  [{ firstPriceMinor: -1 }, 'firstPriceMinor'],
  [{ continuationPriceMinor: 1.5 }, 'continuationPriceMinor'],
  [{ validFrom: inDays(-1) }, 'validFrom'],
  [{ validFrom: inDays(2), validTo: inDays(1) }, 'validTo'],
])('a row cannot say %j', async (given, field) => {
  expect(await create({ destinationCode: 'VN', ...given })).toMatchObject({
    http: 422,
    code: 9005,
    wire: { fields: { [field]: expect.any(String) } },
  })
})

test('of two who change one price at once, the second finds that its row has ended', async () => {
  const { id } = await finance.call(staffTariffs.create, await row({ destinationCode: 'NZ' }))
  const answers = await Promise.all([
    finance.ask(staffTariffs.update, { id, firstPriceMinor: 3100 }),
    admin.ask(staffTariffs.update, { id, firstPriceMinor: 3200 }),
  ])
  expect(answers.map(({ code }) => code).toSorted()).toEqual([0, 9002])
  const channel = await channelId('HK_BULK')
  const { list } = await finance.call(staffTariffs.list, { channelId: channel, destinationCode: 'NZ', pageSize: 10 })
  expect(list).toHaveLength(1)
})

test('a repeated call changes a price once, and the trail says from what to what', async () => {
  const { id } = await finance.call(staffTariffs.create, await row({ destinationCode: 'AU' }))
  const change = { id, continuationPriceMinor: 1200 }
  const key = 'tariff-change-once'
  const [first, again] = [
    await finance.ask(staffTariffs.update, change, { key }),
    await finance.ask(staffTariffs.update, change, { key }),
  ]
  expect(again.data).toEqual(first.data)
  const trail = await t.db.rows(
    sql<{
      before: object
      after: object
    }>`select before, after from audit_log where target_id = ${first.data.id} and call = 'staffTariffs.update'`,
  )
  expect(trail).toEqual([
    {
      before: expect.objectContaining({ continuationPriceMinor: 1000 }),
      after: expect.objectContaining({ continuationPriceMinor: 1200 }),
    },
  ])
})

test('only finance and administrators write prices, and a row that does not exist is not found', async () => {
  const { id } = await liveRow(finance)
  for (const role of ['W', 'S', 'E'] as const) {
    const other = await t.staff([role])
    expect(await other.ask(staffTariffs.update, { id, firstPriceMinor: 1 })).toMatchObject({ http: 403, code: 9001 })
    expect(await other.ask(staffTariffs.remove, { id })).toMatchObject({ http: 403, code: 9001 })
    expect(await other.ask(staffTariffs.create, await row())).toMatchObject({ http: 403, code: 9001 })
  }
  expect(await finance.ask(staffTariffs.update, { id: nobody, firstPriceMinor: 1 })).toMatchObject({
    http: 404,
    code: 9006,
  })
})

// Proves B-PR-09
test('a simulation explains every line of one shipment, as a member would be told', async () => {
  const ask = {
    destinationCode: 'HK',
    totalWeightG: 2300,
    pieces: 1,
    lengthMm: 600,
    widthMm: 400,
    heightMm: 300,
    currency: 'CNY',
    declaredValueMinor: 50_000,
    insured: true,
  } as const
  expect(await keeper.call(staffTariffs.simulate, ask)).toEqual({
    ...(await t.visitor.call(pricing.quotePublic, ask)),
    surcharges: [],
  })
})

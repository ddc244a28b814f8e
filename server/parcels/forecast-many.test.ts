import { parcelCounts } from '#contract/parcel-counts.ts'
import { parcels } from '#contract/parcels.ts'
import { staffParcels } from '#contract/receiving.ts'
import { purchases } from '#contract/purchases.ts'
import { wirePath } from '#contract/wire/wire-names.ts'
import { sql } from '#server/database/db.ts'
import { configure } from '#test/config.ts'
import { openTestServer, type TestMember } from '#test/harness.ts'
import { forecast, forecastOf, freshNumber, powerBank, scanOf, shirt, warehouseId } from '#test/parcels.ts'
import { expect, test } from 'vitest'

const t = await openTestServer()
const fuyong = await warehouseId(t, 2)
const keeper = await t.staff(['W'])

type Row = ReturnType<typeof forecastOf>
const rowOf = (given: Partial<Row> = {}): Row => forecastOf(freshNumber(), given)
const rows = (count: number, given: Partial<Row> = {}) => Array.from({ length: count }, () => rowOf(given))
const totalOf = async (member: TestMember) => (await member.call(parcels.list, {})).total
const at = (row: number, field: string) => wirePath(parcels.forecastMany.input, `items.${row}.${field}`)

// Proves
test('many rows become as many parcels, each with its goods, its place and its first step', async () => {
  const member = await t.member()
  const items = [
    rowOf({ goods: [shirt, powerBank], customerCode: 'Shop 1', remark: 'Gift' }),
    rowOf({ warehouseCode: 4, courierCode: 'YTO' }),
    rowOf({ goods: [powerBank] }),
  ]
  const answer = await member.ask(parcels.forecastMany, { items })
  expect(answer).toMatchObject({ code: 0, msg: 'Operation successful' })
  expect(answer.data.list.map(({ index, trackingNumber, status }) => [index, trackingNumber, status])).toEqual(
    items.map(({ trackingNumber }, index) => [index, trackingNumber, 'forecast']),
  )
  expect(answer.wire).toMatchObject({ list: [{ status: 20 }, { status: 20 }, { status: 20 }] })
  const [first, second] = await Promise.all(answer.data.list.map(({ id }) => member.call(parcels.get, { id })))
  expect(first).toMatchObject({
    warehouseCode: 2,
    customerCode: 'Shop 1',
    remark: 'Gift',
    totalPieces: 4,
    totalGoodsValueMinor: 13_650,
    goodsType: 'sensitive',
    goods: [
      { ...shirt, totalPriceMinor: 3750 },
      { ...powerBank, totalPriceMinor: 9900 },
    ],
    events: [{ code: 'forecast', place: null }],
    purchase: null,
  })
  expect(second).toMatchObject({ warehouseCode: 4, courierCode: 'YTO', customerCode: member.memberNumber })
  expect((await member.call(parcelCounts.homeCounts, {})).counts.forecast).toBe(3)
  const sources = await t.db.rows(
    sql<{ source: string }>`select distinct source from parcels where member_id = ${member.id}`,
  )
  expect(sources).toEqual([{ source: 'batch' }])
})

// Proves R-482
test.each([
  ['a row without a warehouse', { warehouseCode: undefined }, 'warehouseId'],
  ['an unknown warehouse', { warehouseCode: 77 }, 'warehouseId'],
  ['an unknown courier', { courierCode: 'PIGEON' }, 'courierCode'],
  ['no courier', { courierCode: '' }, 'courierCode'],
  ['two numbers in one', { trackingNumber: 'SF1000001 SF1000002' }, 'trackingNumber'],
  ['no goods', { goods: [] }, 'goods'],
  ['a line without a specification', { goods: [shirt, { ...shirt, specification: '' }] }, 'goods[1].specification'],
  ['a quantity of none', { goods: [{ ...shirt, quantity: 0 }] }, 'goods[0].quantity'],
  [
    'goods beyond any amount',
    { goods: Array.from({ length: 2 }, () => ({ ...shirt, quantity: 9999, unitPriceMinor: 99_999_999 })) },
    'goods',
  ],
  ['a count of parcels without their purchase', { purchaseParcels: 3 }, 'purchaseNumber'],
])('one bad row keeps all rows out, and is named by its field: %s', async (_what, wrong, field) => {
  const member = await t.member()
  const answer = await member.ask(parcels.forecastMany, { items: [rowOf(), { ...rowOf(), ...wrong }, rowOf()] })
  expect(answer).toMatchObject({ code: 1001, http: 200, wire: { fields: { [at(1, field)]: expect.any(String) } } })
  expect(await totalOf(member)).toBe(0)
})

test('every bad row is named at once', async () => {
  const member = await t.member()
  const wrong = [rowOf({ courierCode: 'PIGEON' }), rowOf(), rowOf({ warehouseCode: 77 })]
  const answer = await member.ask(parcels.forecastMany, { items: wrong })
  expect(Object.keys((answer.wire as { fields: object }).fields)).toEqual([at(0, 'courierCode'), at(2, 'warehouseId')])
})

test('of two rows with one number the later is wrong, however it is typed', async () => {
  const member = await t.member()
  const [one, other] = [rowOf(), rowOf()]
  const twin = { ...rowOf(), trackingNumber: ` ${one.trackingNumber.toLowerCase()} ` }
  const answer = await member.ask(parcels.forecastMany, { items: [one, other, twin] })
  expect(answer).toMatchObject({
    code: 1001,
    wire: { fields: { [at(2, 'trackingNumber')]: expect.stringContaining('Another row') } },
  })
  expect(await totalOf(member)).toBe(0)
})

test('a number that is forecast already is told by its row, with a sentence at each of them', async () => {
  const member = await t.member()
  const [known, alsoKnown] = [await forecast(member), await forecast(member)]
  await keeper.call(staffParcels.receive, scanOf(alsoKnown.trackingNumber, fuyong))
  const items = [rowOf(), forecastOf(known.trackingNumber), rowOf(), forecastOf(alsoKnown.trackingNumber)]
  const answer = await member.ask(parcels.forecastMany, { items })
  expect(answer).toMatchObject({ code: 3001, wire: { index: 1 } })
  expect(Object.keys((answer.wire as { fields: object }).fields)).toEqual([
    at(1, 'trackingNumber'),
    at(3, 'trackingNumber'),
  ])
  expect(await totalOf(member)).toBe(2)
})

test('a number of somebody else is nobody’s business', async () => {
  const [one, other] = [await t.member(), await t.member()]
  const { trackingNumber } = await forecast(one)
  expect(await other.ask(parcels.forecastMany, { items: [forecastOf(trackingNumber)] })).toMatchObject({ code: 0 })
})

test('an empty batch and one of more than a thousand rows are refused', async () => {
  const member = await t.member()
  expect(await member.ask(parcels.forecastMany, { items: [] })).toMatchObject({ code: 1001 })
  expect(await member.ask(parcels.forecastMany, { items: rows(1001) })).toMatchObject({ code: 1001 })
  expect(await member.ask(parcels.forecastMany, {})).toMatchObject({ code: 1001 })
})

test('a thousand rows go in with one request', async () => {
  const member = await t.member()
  const items = rows(1000)
  const { list } = await member.call(parcels.forecastMany, { items })
  expect(list).toHaveLength(1000)
  expect(await totalOf(member)).toBe(1000)
})

test('nobody forecasts many without signing in, and the staff have no parcels', async () => {
  expect(await t.visitor.ask(parcels.forecastMany, { items: rows(1) })).toMatchObject({ code: 2001, http: 401 })
  expect(await keeper.ask(parcels.forecastMany, { items: rows(1) })).toMatchObject({ code: 2002, http: 401 })
})

test('the same key sent twice forecasts once and answers alike; another body under it is refused', async () => {
  const member = await t.member()
  const items = rows(3)
  const first = await member.call(parcels.forecastMany, { items }, { key: 'forecasts-0001' })
  expect(await member.call(parcels.forecastMany, { items }, { key: 'forecasts-0001' })).toEqual(first)
  expect(await member.ask(parcels.forecastMany, { items: rows(1) }, { key: 'forecasts-0001' })).toMatchObject({
    code: 1006,
  })
  expect(await totalOf(member)).toBe(3)
})

test('of five batches at once with numbers in common one wins, and the others save nothing', async () => {
  const member = await t.member()
  const items = rows(40)
  const turned = Array.from({ length: 5 }, (_, turn) =>
    [...items.slice(turn * 7), ...items.slice(0, turn * 7)].toReversed(),
  )
  const answers = await Promise.all(turned.map((each) => member.ask(parcels.forecastMany, { items: each })))
  expect(answers.map(({ code }) => code).sort()).toEqual([0, 3001, 3001, 3001, 3001])
  expect(await totalOf(member)).toBe(40)
})

test('the rows beyond a cap are named, and none of the batch is saved', async () => {
  const member = await t.member()
  await configure(t, { 'forecast.openMax': 3 })
  await forecast(member)
  const answer = await member.ask(parcels.forecastMany, { items: rows(4) })
  expect(answer.code).toBe(1001)
  expect(Object.keys((answer.wire as { fields: object }).fields)).toEqual([
    at(2, 'trackingNumber'),
    at(3, 'trackingNumber'),
  ])
  await configure(t, { 'forecast.openMax': 20_000, 'forecast.perDayMax': 2 })
  expect(await member.ask(parcels.forecastMany, { items: rows(2) })).toMatchObject({
    code: 1001,
    wire: { fields: { [at(1, 'trackingNumber')]: expect.stringContaining('for today') } },
  })
  await configure(t, { 'forecast.perDayMax': 10_000 })
  expect(await totalOf(member)).toBe(1)
})

test('batches at once do not pass a cap together', async () => {
  const member = await t.member()
  await configure(t, { 'forecast.openMax': 10 })
  const answers = await Promise.all(
    Array.from({ length: 6 }, () => member.ask(parcels.forecastMany, { items: rows(4) })),
  )
  await configure(t, { 'forecast.openMax': 20_000 })
  expect(answers.filter(({ code }) => code === 0)).toHaveLength(2)
  expect(await totalOf(member)).toBe(8)
})

test('rows of one purchase are remembered together', async () => {
  const member = await t.member()
  const purchaseNumber = 'TB2187654321098765432'
  const bought = rows(2, { purchaseNumber })
  await member.call(parcels.forecastMany, {
    items: [...bought, rowOf({ purchaseNumber: 'Another', purchaseParcels: 5 }), rowOf()],
  })
  const { list } = await member.call(purchases.list, {})
  expect(new Map(list.map((each) => [each.purchaseNumber, [each.expectedParcels, each.parcels.length]]))).toEqual(
    new Map([
      [purchaseNumber, [2, 2]],
      ['Another', [5, 1]],
    ]),
  )
})

import { parcels } from '#contract/parcels.ts'
import { staffParcels } from '#contract/receiving.ts'
import { wirePath } from '#contract/wire/wire-names.ts'
import { openTestServer, type TestMember } from '#test/harness.ts'
import { bareOrder, forecast, forecastOf, freshNumber, powerBank, scanOf, shirt, warehouseId } from '#test/parcels.ts'
import { expect, test } from 'vitest'
import { startPacking } from './parcels.ts'

const t = await openTestServer()
const fuyong = await warehouseId(t, 2)
const keeper = await t.staff(['W'])
const absent = '00000000-0000-7000-8000-000000000000'

const receive = (trackingNumber: string, given = {}) =>
  keeper.call(staffParcels.receive, scanOf(trackingNumber, fuyong, given))
const get = (member: TestMember, id: string) => member.call(parcels.get, { id })

// Proves
test('a forecast holds its goods, and totals are computed whatever the client says', async () => {
  const member = await t.member()
  const typed = forecastOf(freshNumber(), { goods: [shirt, powerBank], remark: 'Gift' })
  const answer = await member.ask(parcels.forecastOne, {
    ...typed,
    totalGoodsValueMinor: 1,
    goods: typed.goods.map((line) => ({ ...line, totalPriceMinor: 1 })),
  })
  expect(answer).toMatchObject({ code: 0, msg: 'Operation successful' })
  expect(answer.data).toMatchObject({
    trackingNumber: typed.trackingNumber,
    warehouseCode: 2,
    courierCode: 'SF',
    status: 'forecast',
    statusText: 'Forecast',
    latestEvent: { code: 'forecast' },
    customerCode: member.memberNumber,
    totalPieces: 4,
    totalGoodsValueMinor: 13_650,
    goodsType: 'sensitive',
    goodsName: 'Shirt, Power bank',
    actualWeightG: null,
    abnormal: null,
    canEdit: true,
    canDelete: true,
    version: 1,
  })
  expect(answer.wire).toMatchObject({ status: 20, goodsType: 2 })
  const full = await get(member, answer.data.id)
  expect(full.goods).toEqual([
    { ...shirt, totalPriceMinor: 3750 },
    { ...powerBank, totalPriceMinor: 9900 },
  ])
  expect(full).toMatchObject({ remark: 'Gift', photos: [], weighings: [], events: [{ code: 'forecast', place: null }] })
})

// Proves
test.each([
  ['warehouseCode', { warehouseCode: undefined }, 'warehouseId'],
  ['unknown warehouse', { warehouseCode: 77 }, 'warehouseId'],
  ['all warehouses', { warehouseCode: 1 }, 'warehouseCode'],
  ['unknown warehouse id', { warehouseId: absent }, 'warehouseId'],
  ['courierCode', { courierCode: undefined }, 'courierCode'],
  ['unknown courier', { courierCode: 'PIGEON' }, 'courierCode'],
  ['trackingNumber', { trackingNumber: undefined }, 'trackingNumber'],
  ['two numbers by space', { trackingNumber: 'SF1000001 SF1000002' }, 'trackingNumber'],
  ['two numbers by comma', { trackingNumber: 'SF1000001,SF1000002' }, 'trackingNumber'],
  ['emoji', { trackingNumber: 'SF1000001😺' }, 'trackingNumber'],
  ['too short', { trackingNumber: 'SF123' }, 'trackingNumber'],
  ['too long', { trackingNumber: 'S'.repeat(33) }, 'trackingNumber'],
  ['control character', { remark: 'a\u0007b' }, 'remark'],
  ['long remark', { remark: 'x'.repeat(201) }, 'remark'],
  ['long customer code', { customerCode: 'x'.repeat(33) }, 'customerCode'],
  ['no goods', { goods: [] }, 'goods'],
  ['51 lines', { goods: Array.from({ length: 51 }, () => shirt) }, 'goods'],
  [
    'goods beyond any amount',
    { goods: Array.from({ length: 2 }, () => ({ ...shirt, quantity: 9999, unitPriceMinor: 99_999_999 })) },
    'goods',
  ],
  ['productName', { goods: [{ ...shirt, productName: ' ' }] }, 'goods[0].productName'],
  ['specification', { goods: [shirt, { ...shirt, specification: undefined }] }, 'goods[1].specification'],
  ['goodsType', { goods: [{ ...shirt, goodsType: 3 }] }, 'goods[0].goodsType'],
  ['quantity 0', { goods: [{ ...shirt, quantity: 0 }] }, 'goods[0].quantity'],
  ['quantity -1', { goods: [{ ...shirt, quantity: -1 }] }, 'goods[0].quantity'],
  ['quantity 1.5', { goods: [{ ...shirt, quantity: 1.5 }] }, 'goods[0].quantity'],
  ['unitPriceMinor', { goods: [{ ...shirt, unitPriceMinor: -1 }] }, 'goods[0].unitPriceMinor'],
  ['huge price', { goods: [{ ...shirt, unitPriceMinor: 1e15 }] }, 'goods[0].unitPriceMinor'],
])('a forecast is refused by its field: %s', async (_what, wrong, field) => {
  const member = await t.member()
  const answer = await member.ask(parcels.forecastOne, { ...forecastOf(freshNumber()), ...wrong })
  expect(answer).toMatchObject({
    code: 1001,
    http: 200,
    wire: { fields: { [wirePath(parcels.forecastOne.input, field)]: expect.any(String) } },
  })
  expect((await member.call(parcels.list, {})).total).toBe(0)
})

test('a full-width number is the same number', async () => {
  const member = await t.member()
  const made = await forecast(member, ' ｓｆ１００１２３４５ ')
  expect(made.trackingNumber).toBe('SF10012345')
  expect(await member.ask(parcels.forecastOne, forecastOf('sf10012345'))).toMatchObject({ code: 3001 })
})

// Proves R-481
test('a number is forecast once by a member, and by anybody else too', async () => {
  const [one, other] = [await t.member(), await t.member()]
  const { trackingNumber } = await forecast(one)
  expect(await one.ask(parcels.forecastOne, forecastOf(trackingNumber))).toMatchObject({ code: 3001 })
  expect(await other.ask(parcels.forecastOne, forecastOf(trackingNumber))).toMatchObject({ code: 0 })
})

test('ten forecasts of one number at once make one parcel', async () => {
  const member = await t.member()
  const typed = forecastOf(freshNumber())
  const answers = await Promise.all(Array.from({ length: 10 }, () => member.ask(parcels.forecastOne, typed)))
  expect(answers.map((answer) => answer.code).sort()).toEqual([0, ...Array.from({ length: 9 }, () => 3001)])
  expect((await member.call(parcels.list, {})).total).toBe(1)
})

test('the same key sent twice forecasts once and answers alike', async () => {
  const member = await t.member()
  const typed = forecastOf(freshNumber())
  const first = await member.call(parcels.forecastOne, typed, { key: 'forecast-0001' })
  expect(await member.call(parcels.forecastOne, typed, { key: 'forecast-0001' })).toEqual(first)
})

test('nobody forecasts, reads or deletes without signing in', async () => {
  expect(await t.visitor.ask(parcels.forecastOne, forecastOf(freshNumber()))).toMatchObject({ code: 2001, http: 401 })
  expect(await t.visitor.ask(parcels.get, { id: absent })).toMatchObject({ code: 2001 })
  expect(await t.visitor.ask(parcels.delete, { id: absent })).toMatchObject({ code: 2001 })
  expect(await keeper.ask(parcels.forecastOne, forecastOf(freshNumber()))).toMatchObject({ code: 2002, http: 401 })
})

test('a forecast can be changed in every field until it arrives', async () => {
  const member = await t.member()
  const made = await forecast(member, freshNumber(), { customerCode: 'Shop 1', remark: 'first' })
  const trackingNumber = freshNumber('YT')
  const edited = await member.call(parcels.forecastOne, {
    ...forecastOf(trackingNumber, {
      warehouseCode: 4,
      courierCode: 'YTO',
      goods: [powerBank],
      customerCode: '',
      remark: '',
    }),
    id: made.id,
    version: made.version,
  })
  expect(edited).toMatchObject({
    id: made.id,
    trackingNumber,
    warehouseCode: 4,
    courierCode: 'YTO',
    totalPieces: 1,
    goodsType: 'sensitive',
    version: 2,
  })
  expect(edited.customerCode).toBe(member.memberNumber)
  expect(await get(member, made.id)).toMatchObject({ goods: [{ productName: 'Power bank' }], remark: '' })
})

test('an edit that leaves code and remark out keeps them', async () => {
  const member = await t.member()
  const made = await forecast(member, freshNumber(), { customerCode: 'Shop 1', remark: 'first' })
  await member.call(parcels.forecastOne, { ...forecastOf(made.trackingNumber), id: made.id })
  expect(await get(member, made.id)).toMatchObject({ customerCode: 'Shop 1', remark: 'first' })
})

test('an edit of an old version is refused and changes nothing', async () => {
  const member = await t.member()
  const made = await forecast(member)
  const edit = { ...forecastOf(made.trackingNumber, { remark: 'one' }), id: made.id, version: 1 }
  await member.call(parcels.forecastOne, edit)
  expect(await member.ask(parcels.forecastOne, { ...edit, remark: 'two' })).toMatchObject({ code: 1005 })
  expect((await get(member, made.id)).remark).toBe('one')
})

test('an edit does not take the number of another own forecast', async () => {
  const member = await t.member()
  const [one, other] = [await forecast(member), await forecast(member)]
  const answer = await member.ask(parcels.forecastOne, { ...forecastOf(other.trackingNumber), id: one.id })
  expect(answer.code).toBe(3001)
  expect((await get(member, one.id)).trackingNumber).toBe(one.trackingNumber)
})

// Proves R-484
test('somebody else’s parcel looks like none', async () => {
  const [owner, stranger] = [await t.member(), await t.member()]
  const { id, trackingNumber } = await forecast(owner)
  expect(await stranger.ask(parcels.get, { id })).toMatchObject({ code: 1002, wire: { next: { place: 'home' } } })
  expect(await stranger.ask(parcels.forecastOne, { ...forecastOf(trackingNumber), id })).toMatchObject({ code: 1002 })
  expect(await stranger.ask(parcels.delete, { id })).toMatchObject({ code: 1002 })
  expect(await owner.ask(parcels.get, { id: 'not-an-id' })).toMatchObject({ code: 1001 })
  expect((await get(owner, id)).status).toBe('forecast')
})

test('what arrived unannounced is declared by its member, and nothing else of it changes', async () => {
  const member = await t.member()
  const { parcel } = await receive(freshNumber(), { memberNumber: member.memberNumber })
  const { id, trackingNumber, courierCode } = (await member.call(parcels.list, {})).list[0]!
  expect(await get(member, id)).toMatchObject({
    goods: [],
    abnormal: { code: 'NO_DECLARATION', blocking: false },
    canEdit: true,
    canDelete: false,
  })
  const declaration = { ...forecastOf(trackingNumber, { courierCode, customerCode: 'Shop 2', goods: [powerBank] }), id }
  for (const change of [{ trackingNumber: freshNumber() }, { warehouseCode: 3 }, { courierCode: 'YTO' }]) {
    expect(await member.ask(parcels.forecastOne, { ...declaration, ...change })).toMatchObject({ code: 3003 })
  }
  const declared = await member.call(parcels.forecastOne, declaration)
  expect(declared).toMatchObject({
    status: 'in_stock',
    abnormal: null,
    goodsName: 'Power bank',
    customerCode: 'Shop 2',
    actualWeightG: parcel?.actualWeightG,
  })
})

test('a parcel in an order can be neither changed nor deleted', async () => {
  const member = await t.member()
  const { id, trackingNumber } = await forecast(member)
  await receive(trackingNumber)
  const orderId = await bareOrder(t, member.id)
  await t.context.database.transaction((tx) => startPacking(tx, [id], orderId, { kind: 'member', id: member.id }))
  expect(await member.ask(parcels.forecastOne, { ...forecastOf(trackingNumber), id })).toMatchObject({ code: 3003 })
  expect(await member.ask(parcels.delete, { id })).toMatchObject({ code: 3003 })
  expect(await get(member, id)).toMatchObject({ status: 'packing', canEdit: false, canDelete: false, orderId })
})

// Proves R-486
test('a deleted forecast is gone, and its number is free again', async () => {
  const member = await t.member()
  const { id, trackingNumber } = await forecast(member)
  expect(await member.ask(parcels.delete, { id })).toMatchObject({ code: 0, msg: 'Operation successful' })
  expect(await member.ask(parcels.delete, { id })).toMatchObject({ code: 1002 })
  expect(await member.ask(parcels.get, { id })).toMatchObject({ code: 1002 })
  expect((await member.call(parcels.list, {})).total).toBe(0)
  expect((await forecast(member, trackingNumber)).id).not.toBe(id)
})

// Proves R-486
test('what lies in the warehouse is not deleted', async () => {
  const member = await t.member()
  const { id, trackingNumber } = await forecast(member)
  await receive(trackingNumber)
  expect(await member.ask(parcels.delete, { id })).toMatchObject({ code: 3003 })
  expect((await get(member, id)).status).toBe('in_stock')
})

test('of an edit, a deletion and an arrival at once each ends properly', async () => {
  const member = await t.member()
  const { id, trackingNumber } = await forecast(member)
  const [edited, deleted, received] = await Promise.all([
    member.ask(parcels.forecastOne, { ...forecastOf(trackingNumber, { remark: 'late' }), id }),
    member.ask(parcels.delete, { id }),
    keeper.ask(staffParcels.receive, scanOf(trackingNumber, fuyong)),
  ])
  expect([0, 1002]).toContain(edited.code)
  expect([0, 3003]).toContain(deleted.code)
  expect(received.data.result).toBe(deleted.code === 0 ? 'unclaimed' : 'matched')
})

test('refusals speak the caller’s language', async () => {
  const member = await t.member()
  const answer = await member.ask(parcels.forecastOne, { ...forecastOf('x'), goods: [shirt] }, { language: 'zh-Hant' })
  expect(answer).toMatchObject({
    msg: '請檢查填寫的內容',
    wire: {
      fields: {
        [wirePath(parcels.forecastOne.input, 'trackingNumber')]: expect.stringContaining('請填寫一個快遞單號'),
      },
    },
  })
})

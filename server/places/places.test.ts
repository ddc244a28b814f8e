import { staffPickUpAreas, staffPickUpPoints, staffPlaces, staffWarehouses } from '#contract/places.ts'
import { parcels } from '#contract/parcels.ts'
import { pickUpPoints } from '#contract/pick-up-points.ts'
import { pricing } from '#contract/pricing.ts'
import { staff as staffCalls } from '#contract/staff.ts'
import { staffAccounts } from '#contract/staff-accounts.ts'
import { warehouses } from '#contract/warehouses.ts'
import { sql } from '#server/database/db.ts'
import { openTestServer } from '#test/harness.ts'
import { openStory } from '#test/orders.ts'
import { forecast, freshNumber, warehouseId } from '#test/parcels.ts'
import { expect, test } from 'vitest'
import { samplePlaces } from './places.ts'

/* Warehouses, pick-up areas and points, as staff keep them (record 73). */

const t = await openTestServer()
const story = await openStory(t)
const admin = await t.staff(['A'])
const service = await t.staff(['S'])
const editor = await t.staff(['E'])
const name = (word: string) => ({ cn: `${word}仓`, en: `${word}倉`, sh: word })
const address = {
  recipient: '灵猫集运',
  ...{ province: '广东省', city: '珠海市', address: '香洲区港湾大道9号' },
  ...{ phone: '0756-8888 8888', mobile: '138 0013 8000', postalCode: '519000', sort: 90 },
}
const newWarehouse = (word: string, given = {}) =>
  admin.ask(staffWarehouses.create, { name: name(word), ...address, ...given })
const warehouse = async (word: string) => (await newWarehouse(word)).data
const historyOf = async (kind: 'warehouse' | 'pickUpPoint' | 'pickUpArea', key: string) =>
  (await admin.call(staffPlaces.history, { kind, key, pageSize: 50 })).list

// Proves B-MD-01
test('a new warehouse has the next code from 7 and works everywhere at once', async () => {
  const member = await t.member()
  const made = await warehouse('Zhuhai')
  expect(made).toMatchObject({ code: 7, active: true, sample: false, version: 1 })
  const { list } = await member.call(warehouses.list, { code: 7 })
  expect(list[0]?.copyText).toContain(`(${member.memberNumber}) 13800138000 广东省珠海市香洲区港湾大道9号`)
  const offered = (await member.call(parcels.formOptions, {})).warehouses
  expect(offered.some(({ code }) => code === 7)).toBe(true)
  const parcel = await forecast(member, freshNumber(), { warehouseCode: 7 })
  expect(parcel).toMatchObject({ warehouseCode: 7 })
  // A keeper of this warehouse, and an administrator, work there.
  const { data } = await admin.ask(staffAccounts.create, {
    ...{ username: 'zhuhai.keeper', name: 'Ah Zhu', email: 'zhuhai@example.com', roles: ['W'] },
    warehouseIds: [made.id],
  } as never)
  expect(data.staff.warehouseIds).toEqual([made.id])
  expect((await admin.call(staffCalls.me, {})).staff.warehouses.some(({ id }) => id === made.id)).toBe(true)
  // A price for this warehouse alone is found.
  await t.db.run(sql`
    insert into price_rules (channel_id, destination_code, warehouse_id, currency, goods_type, first_weight_g, first_price_minor, continuation_price_minor, valid_from)
    select id, 'HK', ${made.id}, 'CNY', 'ordinary', 1000, 111, 11, now() - interval '1 day' from channels where code = 'HK_PARCEL'`)
  const quoted = await member.call(pricing.quote, {
    destinationCode: 'HK',
    totalWeightG: 900,
    pieces: 1,
    warehouseCode: 7,
    goodsType: 'ordinary',
  })
  expect(quoted.list.some(({ quote }) => quote?.firstPriceMinor === 111)).toBe(true)
})

test('codes 2 to 6 are no one’s to give, a taken one is refused on its field, and two at once get two', async () => {
  expect(await newWarehouse('Two', { code: 2 })).toMatchObject({
    code: 9005,
    wire: { fields: { code: expect.any(String) } },
  })
  expect(await newWarehouse('Thirty', { code: 30 })).toMatchObject({ code: 0, data: { code: 30 } })
  expect(await newWarehouse('Again', { code: 30 })).toMatchObject({ code: 9005 })
  const both = await Promise.all([newWarehouse('One'), newWarehouse('Other')])
  expect(new Set(both.map(({ data }) => data.code)).size).toBe(2)
})

test.each([
  [{ name: { cn: '仓', en: '', sh: 'x' } }, 'name.en'],
  [{ phone: 'call me' }, 'phone'],
  [{ address: '' }, 'address'],
  [{ postalCode: '1' }, 'postalCode'],
])('a warehouse with %j is refused on its field', async (given, field) => {
  expect(await newWarehouse('Bad', given)).toMatchObject({
    code: 9005,
    wire: { fields: { [field]: expect.any(String) } },
  })
})

// Proves B-MD-15, B-MD-16
test('a suspended warehouse takes no forecasts, keeps what lies there, and its uses are told before', async () => {
  const member = await t.member()
  const made = await warehouse('Foshan')
  await forecast(member, freshNumber(), { warehouseCode: made.code })
  const { list } = await service.call(staffPlaces.uses, { kind: 'warehouse', key: made.id })
  expect(list).toContainEqual({ what: 'forecasts', count: 1 })
  const ask = { id: made.id, active: false, version: made.version }
  expect(await admin.ask(staffWarehouses.update, ask)).toMatchObject({ code: 0, data: { active: false, version: 2 } })
  expect(await admin.ask(staffWarehouses.update, ask)).toMatchObject({ code: 1005 })
  expect((await member.call(warehouses.list, { code: made.code })).list).toEqual([])
  await expect(forecast(member, freshNumber(), { warehouseCode: made.code })).rejects.toThrow()
  expect(await historyOf('warehouse', made.id)).toMatchObject([
    { before: { active: true }, after: { active: false }, by: expect.any(String) },
    { before: null, after: { code: made.code } },
  ])
})

test('saving what is stored already leaves no trace', async () => {
  const made = await warehouse('Huizhou')
  const { id, version } = made
  const same = await admin.call(staffWarehouses.update, {
    id,
    version,
    name: { sh: 'Huizhou', en: 'Huizhou倉', cn: 'Huizhou仓' },
    city: '珠海市',
  })
  expect(same.version).toBe(version)
  expect(await historyOf('warehouse', id)).toHaveLength(1)
})

test('the last active warehouse stays', async () => {
  await t.db.run(sql`update warehouses set active = code = 4`)
  const id = await warehouseId(t, 4)
  expect(await admin.ask(staffWarehouses.update, { id, active: false })).toMatchObject({ http: 409, code: 9004 })
  await t.db.run(sql`update warehouses set active = true`)
})

test('what shipped is a sample until its address is replaced, and the product can be asked for it', async () => {
  const names = async () => (await samplePlaces(t.context.database)).warehouses.map(({ sh }) => sh)
  expect(await names()).toContain('Shenzhen Fuyong')
  const id = await warehouseId(t, 2)
  expect(await admin.call(staffWarehouses.update, { id, phone: '0755-1234 5678' })).toMatchObject({ sample: true })
  expect(await admin.call(staffWarehouses.update, { id, address: '福永街道1号' })).toMatchObject({ sample: false })
  expect(await names()).not.toContain('Shenzhen Fuyong')
  expect((await samplePlaces(t.context.database)).points.length).toBeGreaterThan(10)
})

test('everybody in the back office reads places; others than the contract names change none', async () => {
  expect((await editor.call(staffWarehouses.list, { pageSize: 2 })).list).toHaveLength(2)
  const first = await editor.call(staffWarehouses.list, { pageSize: 2 })
  const second = await editor.call(staffWarehouses.list, { pageSize: 2, after: first.next ?? '' })
  expect(new Set([...first.list, ...second.list].map(({ code }) => code)).size).toBe(4)
  expect((await editor.call(staffWarehouses.list, { keyword: 'humen' })).list.map(({ code }) => code)).toEqual([6])
  for (const who of [service, editor]) {
    expect(await who.ask(staffWarehouses.create, { name: name('X'), ...address })).toMatchObject({ code: 9001 })
  }
  expect(await editor.ask(staffPickUpPoints.removeSamples, {})).toMatchObject({ code: 9001 })
  expect(await t.visitor.ask(staffWarehouses.list, {})).toMatchObject({ http: 401 })
})

const point = {
  ...{ areaCode: 'HK-KOWLOON', destinationCode: 'HK', name: name('Jordan'), description: { cn: '', en: '', sh: '' } },
  ...{
    address: '佐敦道1號',
    phone: '+852 2345 6789',
    pickUpTime: '10:00–20:00',
    weightLimitG: 15_000,
    maxLengthMm: 900,
  },
  ...{ storageDays: 3, storageFeeMinor: 1000, lat: 22.305, lng: 114.1714, channelIds: null },
}

// Proves B-MD-05
test('a new point is listed for everybody, changes at once, and is deleted while nobody has used it', async () => {
  const made = await service.call(staffPickUpPoints.create, point)
  const find = async () => (await t.visitor.call(pickUpPoints.list, { keyword: 'Jordan' })).list
  expect(await find()).toMatchObject([{ name: 'Jordan', weightLimitG: 15_000, lat: 22.305, status: 'open' }])
  await service.call(staffPickUpPoints.update, {
    id: made.id,
    version: 1,
    pickUpTime: '09:00–18:00',
    weightLimitG: null,
  })
  expect(await find()).toMatchObject([{ pickUpTime: '09:00–18:00', weightLimitG: null }])
  expect(await service.ask(staffPickUpPoints.update, { id: made.id, version: 1, open: false })).toMatchObject({
    code: 1005,
  })
  await service.call(staffPickUpPoints.delete, { id: made.id })
  expect(await find()).toEqual([])
  expect(await service.ask(staffPickUpPoints.delete, { id: made.id })).toMatchObject({ http: 404, code: 9006 })
  expect(
    (await historyOf('pickUpPoint', made.id)).map(({ before, after }) => [before === null, after === null]),
  ).toEqual([
    [false, true],
    [false, false],
    [true, false],
  ])
})

test.each([
  [{ areaCode: 'NOWHERE' }, 'areaCode'],
  [{ destinationCode: 'XX' }, 'destinationCode'],
  [{ lat: null }, 'lat'],
  [{ lat: 91 }, 'lat'],
  [{ weightLimitG: 0 }, 'weightLimitG'],
  [{ channelIds: ['00000000-0000-7000-8000-000000000000'] }, 'channelIds'],
  [{ channelIds: [] }, 'channelIds'],
])('a point with %j is refused on its field', async (given, field) => {
  const answer = await service.ask(staffPickUpPoints.create, { ...point, ...given })
  expect(answer).toMatchObject({ code: 9005, wire: { fields: { [field]: expect.any(String) } } })
})

// Proves B-MD-14
test('a point that an order went to is suspended, not deleted; the samples that nobody used go with one press', async () => {
  const member = await t.member({ balances: { CNY: 100_000 } })
  const order = await story.applied(member)
  const [used] = await t.db.rows(sql<{ id: string }>`
    update orders set pickup_point_id = (select id from pickup_points where open and sample and destination_code = 'HK' order by id limit 1)
    where id = ${order.id} returning pickup_point_id as id`)
  const id = used?.id ?? ''
  expect(await service.ask(staffPickUpPoints.delete, { id })).toMatchObject({ http: 409, code: 9004 })
  expect((await service.call(staffPlaces.uses, { kind: 'pickUpPoint', key: id })).list).toContainEqual({
    what: 'orders',
    count: 1,
  })
  const own = await service.call(staffPickUpPoints.create, point)
  expect(await service.call(staffPickUpPoints.removeSamples, {})).toEqual({ deleted: 17, suspended: 1 })
  expect(await service.call(staffPickUpPoints.removeSamples, {})).toEqual({ deleted: 0, suspended: 0 })
  const { list } = await service.call(staffPickUpPoints.list, { pageSize: 50 })
  expect(list.map((each) => [each.id, each.open])).toEqual(
    expect.arrayContaining([
      [own.id, true],
      [id, false],
    ]),
  )
  expect(list).toHaveLength(2)
  expect((await samplePlaces(t.context.database)).points).toEqual([])
})

test('an area is made, changed, and deleted while it has no point', async () => {
  const area = { code: 'HK-LANTAU', regionCode: 'hong_kong', name: name('Lantau'), sort: 9 } as const
  await service.call(staffPickUpAreas.create, area)
  expect(await service.ask(staffPickUpAreas.create, area)).toMatchObject({
    code: 9005,
    wire: { fields: { code: expect.any(String) } },
  })
  expect(await service.ask(staffPickUpAreas.create, { ...area, code: 'all', regionCode: 'all' })).toMatchObject({
    code: 9005,
  })
  expect(await service.call(staffPickUpAreas.update, { code: area.code, sort: 3 })).toMatchObject({
    sort: 3,
    version: 2,
  })
  const made = await service.call(staffPickUpPoints.create, { ...point, areaCode: area.code })
  expect(await service.ask(staffPickUpAreas.delete, { code: area.code })).toMatchObject({ code: 9004 })
  await service.call(staffPickUpPoints.update, { id: made.id, areaCode: 'HK-NT' })
  await service.call(staffPickUpAreas.delete, { code: area.code })
  expect((await service.call(staffPickUpAreas.list, {})).list.map(({ code }) => code)).not.toContain(area.code)
})

import { parcelCounts } from '#contract/parcel-counts.ts'
import { parcels } from '#contract/parcels.ts'
import { staffParcels } from '#contract/receiving.ts'
import { type Query, sql } from '#server/database/db.ts'
import { openTestServer } from '#test/harness.ts'
import { bareOrder, forecast, freshNumber, photoBy, powerBank, scanOf, warehouseId } from '#test/parcels.ts'
import { expect, test } from 'vitest'
import { countsQuery, type ListFilter, pageQuery } from './list.sql.ts'

const t = await openTestServer()
const fuyong = await warehouseId(t, 2)
const keeper = await t.staff(['W'])

/** Three forecasts, two of them received, and one parcel without a forecast. */
async function memberWithParcels() {
  const member = await t.member()
  const waiting = await forecast(member, freshNumber('YT'), {
    warehouseCode: 4,
    courierCode: 'YTO',
    customerCode: 'Shop_10%',
  })
  const received = await forecast(member, freshNumber('SF'), { goods: [powerBank], customerCode: 'shop 2' })
  const damaged = await forecast(member, freshNumber('SF'))
  const unannounced = freshNumber('ZT')
  await keeper.call(staffParcels.receive, scanOf(received.trackingNumber, fuyong))
  await keeper.call(
    staffParcels.receive,
    scanOf(damaged.trackingNumber, fuyong, { abnormalCode: 'DAMAGED', abnormalText: 'left corner' }),
  )
  await keeper.call(staffParcels.receive, scanOf(unannounced, fuyong, { memberNumber: member.memberNumber }))
  return {
    member,
    waiting: waiting.trackingNumber,
    received: received.trackingNumber,
    damaged: damaged.trackingNumber,
    unannounced,
  }
}

// Proves
test('each filter leaves what it names, and the counts follow all filters but the status', async () => {
  const { member, waiting, received, damaged, unannounced } = await memberWithParcels()
  const numbersBy = async (filter: object) => {
    const { list, total } = await member.call(parcels.list, filter)
    expect(total).toBe(list.length)
    return list.map((parcel) => parcel.trackingNumber)
  }
  expect(await numbersBy({})).toEqual([unannounced, damaged, received, waiting])
  expect(await numbersBy({ status: 'forecast' })).toEqual([waiting])
  expect(await numbersBy({ status: 'in_stock' })).toEqual([unannounced, damaged, received])
  expect(await numbersBy({ warehouseCode: 1 })).toHaveLength(4)
  expect(await numbersBy({ warehouseCode: 4 })).toEqual([waiting])
  expect(await numbersBy({ warehouseCode: 99 })).toEqual([])
  expect(await numbersBy({ courierCode: 'YTO' })).toEqual([waiting])
  expect(await numbersBy({ trackingNumber: received.toLowerCase() })).toEqual([received])
  expect(await numbersBy({ trackingNumber: 'ｙｔ' })).toEqual([waiting])
  expect(await numbersBy({ trackingNumber: received.slice(2) })).toEqual([])
  expect(await numbersBy({ customerCode: 'SHOP' })).toEqual([received, waiting])
  expect(await numbersBy({ customerCode: 'p_10%' })).toEqual([waiting])
  expect(await numbersBy({ customerCode: '%' })).toEqual([waiting])
  expect(await numbersBy({ goodsType: 'sensitive' })).toEqual([received])
  expect(await numbersBy({ stage: 'received' })).toEqual([unannounced, damaged, received])
  expect(await numbersBy({ stage: 'shipped' })).toEqual([])
  expect(await numbersBy({ abnormal: true })).toEqual([unannounced, damaged])
  expect(await numbersBy({ abnormal: false })).toEqual([received, waiting])
  expect((await member.call(parcels.list, { status: 'in_stock', abnormal: true })).counts).toEqual({
    forecast: 0,
    in_stock: 2,
    packing: 0,
    shipped: 0,
  })
})

test('the list is turned around when the oldest are asked for first, page by page', async () => {
  const { member, waiting, received, damaged, unannounced } = await memberWithParcels()
  const numbersOn = async (page: number) =>
    (await member.call(parcels.list, { sort: 'oldest', page, pageSize: 3 })).list.map((each) => each.trackingNumber)
  expect([await numbersOn(1), await numbersOn(2)]).toEqual([[waiting, received, damaged], [unannounced]])
  expect((await member.ask(parcels.list, { sort: 'heaviest' })).code).toBe(1001)
  expect((await t.visitor.ask(parcels.list, { sort: 'oldest' })).http).toBe(401)
})

test('a page that shows photos gets the newest one of each parcel, and no other page carries any', async () => {
  const member = await t.member()
  const plain = await forecast(member, freshNumber('SF'))
  const photographed = await forecast(member, freshNumber('SF'))
  const photoFileIds = [await photoBy(keeper), await photoBy(keeper)]
  await keeper.call(staffParcels.receive, scanOf(photographed.trackingNumber, fuyong, { photoFileIds }))
  const { list } = await member.call(parcels.list, { photos: true })
  expect(list.map(({ id, photo }) => [id, photo === null])).toEqual([
    [photographed.id, false],
    [plain.id, true],
  ])
  const { fileId = '', url = '' } = list[0]?.photo ?? {}
  expect(photoFileIds).toContain(fileId)
  expect((await t.visitor.raw(url)).status).toBe(200)
  for (const each of (await member.call(parcels.list, {})).list) expect(each).not.toHaveProperty('photo')
})

test('one search finds a parcel by a part of its number, its customer code, its goods, its purchase or its order', async () => {
  const member = await t.member()
  const mug = { ...powerBank, productName: '保温杯 Mug', goodsType: 'ordinary' } as const
  const [first, second] = [
    await forecast(member, freshNumber('SF'), {
      customerCode: 'Shop_10%',
      purchaseNumber: '2187-654321',
      purchaseParcels: 1,
    }),
    await forecast(member, freshNumber('YT'), { customerCode: 'other', goods: [mug] }),
  ]
  const found = async (search: string) =>
    (await member.call(parcels.list, { search })).list.map((parcel) => parcel.trackingNumber)
  const [one, two] = [first.trackingNumber, second.trackingNumber]
  expect(await found(one.slice(-5).toLowerCase())).toEqual([one])
  expect(await found(`  ${two.toLowerCase()} `)).toEqual([two])
  expect(await found('shop_10%')).toEqual([one])
  expect(await found('%')).toEqual([one])
  expect(await found('保温杯')).toEqual([two])
  expect(await found('ｍｕｇ')).toEqual([two])
  expect(await found('7-6543')).toEqual([one])
  expect(await found('')).toEqual([two, one])
  expect(await found('nothing of this kind')).toEqual([])
  const orderId = await bareOrder(t, member.id, 'JH202611219901')
  await t.db.run(sql`update parcels set status = 'packing', order_id = ${orderId}, actual_weight_g = 1, volume_weight_g = 1, billable_weight_g = 1000,
    length_mm = 1, width_mm = 1, height_mm = 1, volume_mm3 = 1, inbound_at = now(), packing_at = now() where id = ${first.id}`)
  expect(await found('219901')).toEqual([one])
  expect((await member.call(parcels.list, { search: '219901' })).counts).toMatchObject({ forecast: 0, packing: 1 })
  expect(await t.member().then((other) => other.call(parcels.list, { search: one }))).toMatchObject({ total: 0 })
})

test('a range of days includes both, and parcels that nobody forecast', async () => {
  const { member, waiting, unannounced } = await memberWithParcels()
  await t.db.run(
    sql`update parcels set listed_at = '2025-05-31T23:59:59.5+08:00', forecast_at = '2025-05-31T23:59:59.5+08:00' where tracking_number = ${waiting}`,
  )
  const totalBy = async (filter: object) => (await member.call(parcels.list, filter)).total
  expect(await totalBy({ from: '2025-05-01', to: '2025-05-31' })).toBe(1)
  expect(await totalBy({ from: '2025-06-01' })).toBe(3)
  expect(await totalBy({ to: '2025-05-30' })).toBe(0)
  expect(await totalBy({ from: '2025-05-31T15:59:59Z', to: '2025-05-31T15:59:59Z' })).toBe(1)
  expect(await totalBy({ dateField: 'inbound', from: '2025-06-01' })).toBe(3)
  expect(await totalBy({ dateField: 'outbound', from: '2025-06-01' })).toBe(0)
  const recent = await member.call(parcels.list, { dateField: 'forecast', from: '2025-06-01' })
  expect(recent.list.map((parcel) => parcel.trackingNumber)).toContain(unannounced)
})

// Proves R-485
test('pages follow each other without gap, and a page past the end is empty', async () => {
  const { member, waiting, unannounced } = await memberWithParcels()
  const page = (number: number) => member.call(parcels.list, { page: number, pageSize: 3 })
  expect((await page(1)).list).toHaveLength(3)
  expect((await page(1)).list[0]?.trackingNumber).toBe(unannounced)
  expect(await page(2)).toMatchObject({ total: 4, page: 2, pageSize: 3, list: [{ trackingNumber: waiting }] })
  expect(await page(3)).toMatchObject({ total: 4, list: [], counts: { forecast: 1, in_stock: 3 } })
})

// Proves R-485
test('nobody sees another member’s parcels, or any without signing in', async () => {
  const { received } = await memberWithParcels()
  const stranger = await t.member()
  const none = { forecast: 0, in_stock: 0, packing: 0, shipped: 0 }
  expect(await stranger.call(parcels.list, { trackingNumber: received })).toMatchObject({
    total: 0,
    list: [],
    counts: none,
  })
  expect(await stranger.call(parcelCounts.homeCounts, {})).toMatchObject({
    counts: none,
    abnormalCount: 0,
    awaitingPayment: 0,
  })
  expect(await t.visitor.ask(parcels.list, {})).toMatchObject({ code: 2001, http: 401 })
  expect(await t.visitor.ask(parcelCounts.homeCounts, {})).toMatchObject({ code: 2001 })
})

test.each([
  [{ page: 0 }, 'page'],
  [{ pageSize: 101 }, 'pageSize'],
  [{ status: 99 }, 'status'],
  [{ goodsType: 3 }, 'goodsType'],
  [{ stage: 35 }, 'stage'],
  [{ abnormal: 'maybe' }, 'abnormal'],
  [{ dateField: 'birthday' }, 'dateField'],
  [{ from: '2025-02-30' }, 'from'],
  [{ from: '0000-01-01' }, 'from'],
  [{ from: '2025-06-01', to: '2025-05-01' }, 'to'],
])('a filter that makes no sense is refused by its field: %o', async (filter, field) => {
  const member = await t.member()
  expect(await member.ask(parcels.list, filter)).toMatchObject({
    code: 1001,
    wire: { fields: { [field]: expect.any(String) } },
  })
})

test('any offset of ISO 8601 is a moment', async () => {
  const member = await t.member()
  expect(
    await member.ask(parcels.list, { from: '2025-01-01T00:00:00+20:00', to: '2025-01-02T00:00:00-12:00' }),
  ).toMatchObject({ code: 0 })
})

// Proves R-491
test('the home counts are the list’s totals', async () => {
  const { member } = await memberWithParcels()
  const home = await member.ask(parcelCounts.homeCounts, {})
  expect(home.wire).toMatchObject({ counts: { 20: 1, 30: 3, 35: 0, 40: 0 }, abnormalCount: 2, awaitingPayment: 0 })
  expect(home.data.warehouses.map((warehouse) => warehouse.code)).toEqual([2, 3, 4, 5, 6])
  for (const status of ['forecast', 'in_stock', 'packing', 'shipped'] as const) {
    expect((await member.call(parcels.list, { status })).total).toBe(home.data.counts[status])
  }
})

interface Plan {
  'Node Type': string
  'Relation Name'?: string
  'Index Name'?: string
  Plans?: readonly Plan[]
}
const nodesOf = (plan: Plan): readonly Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)]

async function explained(query: Query<unknown>): Promise<readonly Plan[]> {
  const { 'QUERY PLAN': plans } = await t.db.row(
    sql<{ 'QUERY PLAN': readonly { Plan: Plan }[] }>`explain (format json) ${query}`,
  )
  return plans.flatMap(({ Plan }) => nodesOf(Plan))
}

test('the list is read by its indexes, never by walking the table or sorting it', async () => {
  const [seller, other] = [await t.member(), await t.member()]
  await t.db.run(sql`
    insert into parcels (member_id, warehouse_id, courier_code, tracking_number, customer_code, source, status, latest_event,
      latest_event_at, forecast_at, listed_at)
    select case when n % 3 = 0 then ${seller.id}::uuid else ${other.id}::uuid end, ${fuyong}, 'SF', 'EX' || lpad(n::text, 8, '0'), 'x', 'web',
      'forecast', 'forecast', now(), now() - n * interval '1 minute', now() - n * interval '1 minute'
    from generate_series(1, 9000) n`)
  await t.db.run(sql`analyze parcels`)
  const filters: readonly Partial<ListFilter>[] = [
    {},
    { status: 'forecast' },
    { from: '2025-01-01T00:00:00Z' },
    { courierCode: 'SF' },
  ]
  for (const filter of filters) {
    const asked = { dateField: 'forecast', page: 1, pageSize: 20, ...filter } as const
    const nodesOfPage = await explained(pageQuery(seller.id, asked))
    const nodes = [...nodesOfPage, ...(await explained(countsQuery(seller.id, asked)))]
    const ofParcels = nodes.filter((node) => node['Relation Name'] === 'parcels')
    expect(ofParcels.map((node) => node['Node Type'])).not.toContain('Seq Scan')
    const page = nodesOfPage.filter((node) => node['Node Type'] === 'Limit').flatMap(nodesOf)
    expect(page.map((node) => node['Index Name'])).toContainEqual(
      expect.stringMatching(/^parcels_member_(status|newest)$/),
    )
    expect(page.map((node) => node['Node Type'])).not.toContain('Sort')
  }
})

test('signed parcels stay "shipped" and are told apart: counted at home and in the list, and found by themselves', async () => {
  const member = await t.member()
  const numbers = [freshNumber(), freshNumber(), freshNumber()]
  for (const number of numbers) await forecast(member, number)
  const [signed, underWay] = numbers
  const orderId = await bareOrder(t, member.id)
  await t.db.run(sql`
    update parcels set status = 'shipped', order_id = ${orderId}, actual_weight_g = 1, inbound_at = now(),
      latest_event = case when tracking_number = ${signed ?? ''} then 'signed' else 'shipped' end
    where tracking_number in (${signed ?? ''}, ${underWay ?? ''})`)
  const found = async (filter: object) => {
    const { list, total, signedCount, counts } = await member.call(parcels.list, filter)
    expect(total).toBe(list.length)
    return { numbers: list.map((parcel) => parcel.trackingNumber).sort(), signedCount, shipped: counts.shipped }
  }
  const told = { signedCount: 1, shipped: 2 }
  expect(await found({ status: 'shipped' })).toEqual({ numbers: [signed, underWay].sort(), ...told })
  expect(await found({ status: 'shipped', signed: true })).toEqual({ numbers: [signed], ...told })
  expect(await found({ status: 'shipped', signed: false })).toEqual({ numbers: [underWay], ...told })
  expect(await found({ signed: true })).toEqual({ numbers: [signed], ...told })
  expect((await found({ status: 'forecast', signed: true })).numbers).toEqual([])
  expect((await found({ from: '2020-01-01T00:00:00+08:00', signed: false })).signedCount).toBe(1)
  expect(await found({ search: signed ?? '' })).toEqual({ numbers: [signed], signedCount: 1, shipped: 1 })
  expect(await member.call(parcelCounts.homeCounts, {})).toMatchObject({
    counts: { forecast: 1, shipped: 2 },
    signedCount: 1,
  })
})

import type { Input, Output } from '#contract/wire/operation.ts'
import { parcels, tracking } from '#contract/parcels.ts'
import { warehouses } from '#contract/warehouses.ts'
import { expect, test } from 'vitest'
import { keptAnswerOf } from './kept-answers.ts'

type Row = Output<typeof parcels.list>['list'][number]
type ParcelInput = Input<typeof parcels.list>

const keptParcels = keptAnswerOf(parcels.list)
const keptTracking = keptAnswerOf(tracking.listMine)

/** The id determines its day and its number. */
const parcel = (day: number, given: Partial<Row> = {}): Row => ({
  id: String(day),
  warehouseId: '2',
  warehouseCode: 2,
  warehouseName: '宝安仓',
  courierCode: 'YTO',
  courierName: '圆通',
  trackingNumber: `YT${String(day).padStart(5, '0')}`,
  customerCode: '',
  nickname: null,
  status: 'forecast',
  statusText: '已预报',
  latestEvent: { code: 'forecast', text: '已预报', at: dayAt(day) },
  abnormal: null,
  transferState: null,
  actualWeightG: null,
  volumeWeightG: null,
  billableWeightG: null,
  lengthMm: null,
  widthMm: null,
  heightMm: null,
  totalPieces: 1,
  totalGoodsValueMinor: 9900,
  goodsType: 'ordinary',
  goodsName: '棉衬衫',
  photoCount: 0,
  shelf: null,
  forecastAt: dayAt(day),
  inboundAt: null,
  packingAt: null,
  outboundAt: null,
  orderId: null,
  orderNumber: null,
  canEdit: true,
  canDelete: true,
  version: 1,
  ...given,
})
const dayAt = (day: number) => new Date(Date.UTC(2026, 0, day)).toISOString()

const input = (given: Partial<ParcelInput> = {}): ParcelInput => ({
  dateField: 'forecast',
  page: 1,
  pageSize: 20,
  ...given,
})
const pageOf = (list: Row[], given: Partial<Output<typeof parcels.list>> = {}) => ({
  list,
  page: 1,
  pageSize: 20,
  total: list.length,
  counts: { forecast: list.length, in_stock: 0, packing: 0, shipped: 0 },
  ...given,
})
const idsOf = (kept: Output<typeof parcels.list> | null | undefined) => kept?.list.map(({ id }) => id)
const days = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => parcel(to - index))

test('pages that were read one after the other become one list, the latest first, of a hundred at most', () => {
  const first = keptParcels?.merge(null, input(), pageOf(days(101, 120), { total: 120 })) ?? null
  const both = keptParcels?.merge(first, input({ page: 2 }), pageOf(days(81, 100), { page: 2, total: 120 })) ?? null
  expect(both?.list.map(({ id }) => Number(id))).toEqual(Array.from({ length: 40 }, (_, index) => 120 - index))
  const all = keptParcels?.merge(
    both,
    input({ pageSize: 100 }),
    pageOf(days(1, 100), { page: 2, pageSize: 20, total: 120 }),
  )
  expect(all?.list).toHaveLength(100)
  expect(all?.list.at(-1)?.id).toBe('21')
})

test('a parcel that moved on is kept as it is now', () => {
  const before = pageOf([parcel(2), parcel(1)])
  const now = pageOf([parcel(1, { status: 'in_stock' })])
  const kept = keptParcels?.merge(before, input({ status: 'in_stock' }), now) ?? null
  expect(kept?.list.map(({ id, status }) => `${id} ${status}`)).toEqual(['2 forecast', '1 in_stock'])
  expect(kept?.counts).toEqual({ forecast: 1, in_stock: 1, packing: 0, shipped: 0 })
})

test('a parcel that was deleted is gone once the page that it stood on was read again; others stay', () => {
  const before = pageOf(days(1, 40))
  const kept = keptParcels?.merge(before, input(), pageOf([...days(30, 40), ...days(20, 28)], { total: 39 })) ?? null
  expect(idsOf(kept)).not.toContain('29')
  expect(kept?.list).toHaveLength(39)
})

test('the last parcel that was deleted leaves an empty list', () => {
  expect(keptParcels?.merge(pageOf([parcel(1)]), input(), pageOf([]))?.list).toEqual([])
})

test.each([
  { search: 'YT' },
  { goodsType: 'ordinary' as const },
  { abnormal: true },
  { dateField: 'inbound' as const },
])('a list that was narrowed by %o teaches nothing', (narrow) => {
  expect(keptParcels?.merge(null, input(narrow), pageOf([parcel(1)]))).toBe(null)
})

test('tabs, days and a search are answered from what was kept, with the counts of those days', () => {
  const kept = pageOf([parcel(9), parcel(8, { status: 'shipped', orderNumber: 'JH2026' }), parcel(1)])
  const [from, to] = [dayAt(5), dayAt(20)]
  expect(idsOf(keptParcels?.pick(kept, input({ from, to })))).toEqual(['9', '8'])
  expect(keptParcels?.pick(kept, input({ from, to, status: 'shipped' }))).toMatchObject({
    total: 1,
    list: [{ id: '8' }],
    counts: { forecast: 1, shipped: 1 },
  })
  expect(idsOf(keptParcels?.pick(kept, input({ search: 'yt00001' })))).toEqual(['1'])
  expect(idsOf(keptParcels?.pick(kept, input({ search: 'JH2026' })))).toEqual(['8'])
})

test('what cannot be judged without the server is not answered', () => {
  const kept = pageOf([parcel(1)])
  for (const narrow of [{ endingFreeDays: true }, { stage: 'signed' as const }, { warehouseCode: 2 }])
    expect(keptParcels?.pick(kept, input(narrow))).toBe(null)
})

const track = (trackedNumber: string, statusText = 'Shipped out') => ({
  trackedNumber,
  kind: 'parcel' as const,
  status: 40,
  statusText,
  carrier: null,
  carrierUrl: null,
  orderId: null,
  expectedArrival: null,
  events: [],
})

test('the numbers tracked last are kept, twenty at most, each with its latest answer', () => {
  let kept: Output<typeof tracking.listMine> | null = null
  for (let each = 1; each <= 25; each++)
    kept = keptTracking?.merge(kept, { numbers: [`YT${each}`] }, { list: [track(`YT${each}`)], notFound: [] }) ?? null
  kept =
    keptTracking?.merge(kept, { numbers: ['yt20'] }, { list: [track('YT20', 'Signed')], notFound: ['YT99'] }) ?? null
  expect(kept?.list).toHaveLength(20)
  expect(kept?.list.map(({ trackedNumber }) => trackedNumber).slice(0, 3)).toEqual(['YT20', 'YT25', 'YT24'])
  expect(kept && keptTracking?.pick(kept, { numbers: ['yt20', 'YT99'] })).toEqual({
    list: [track('YT20', 'Signed')],
    notFound: ['YT99'],
  })
})

test('of several numbers each must be known, and "not found" alone is no answer', () => {
  const kept = { list: [track('YT1')], notFound: ['YT9'] }
  expect(keptTracking?.pick(kept, { numbers: ['YT1', 'YT2'] })).toBe(null)
  expect(keptTracking?.pick(kept, { numbers: ['YT9'] })).toBe(null)
  expect(keptTracking?.pick(kept, { parcelId: '1' })).toBe(null)
})

test('the list of all warehouses is kept, and answers for one of them', () => {
  const keptList = keptAnswerOf(warehouses.list)
  const bao = { id: '1', code: 2, name: '宝安仓', recipient: '', province: '', city: '', address: '', phone: '' }
  const list = [{ ...bao, mobile: '', postalCode: '', memberNumber: 'JY1000001', copyText: '' }]
  expect(keptList?.merge(null, { code: 2 }, { list })).toBe(null)
  expect(keptList?.merge(null, {}, { list })).toEqual({ list })
  expect([
    keptList?.pick({ list }, { code: 2 })?.list.length,
    keptList?.pick({ list }, { code: 4 })?.list.length,
  ]).toEqual([1, 0])
})

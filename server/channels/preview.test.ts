import { channels as lines } from '#contract/channels.ts'
import { pricing } from '#contract/pricing.ts'
import { consignees } from '#contract/addresses.ts'
import { site } from '#contract/content.ts'
import { parcels } from '#contract/parcels.ts'
import { refusals } from '#contract/refusals/refusals.ts'
import { sql } from '#server/database/db.ts'
import { openTestServer, type TestMember } from '#test/harness.ts'
import { expect, test } from 'vitest'

const t = await openTestServer()
const { channels } = await t.visitor.call(site.formOptions, {})
const { valueAddedServices } = await (await t.member()).call(parcels.formOptions, {})
const channel = (code: string) => channels.find((each) => each.code === code)!.id
const service = (code: string) => valueAddedServices.find((each) => each.code === code)!.id

interface Weighed {
  weightG: number
  size: readonly [number, number, number]
  goodsType?: 'ordinary' | 'sensitive'
  warehouseCode?: number
  status?: 'forecast' | 'in_stock'
  blocking?: boolean
}
let labels = 0

async function parcelOf(
  member: TestMember,
  { weightG, size, goodsType = 'ordinary', warehouseCode = 2, status = 'in_stock', blocking = false }: Weighed,
) {
  const { id } = await t.db.row(sql<{ id: string }>`
    insert into parcels (member_id, warehouse_id, courier_code, tracking_number, customer_code, source, status, actual_weight_g, length_mm, width_mm,
      height_mm, goods_type, abnormal_blocking, latest_event, latest_event_at)
    select ${member.id}, id, 'SF', ${`SF${100_000 + labels++}`}, '', 'web', ${status}, ${weightG}, ${size[0]}, ${size[1]}, ${size[2]}, ${goodsType},
      ${blocking}, 'received', now() from warehouses where code = ${warehouseCode}
    returning id`)
  return id
}
const small = { weightG: 2300, size: [600, 400, 300] } as const

// Proves R-506
test('an address in Hong Kong is served by the three Hong Kong lines, Malaysia by sea and air', async () => {
  const member = await t.member()
  const codes = async (regionCode: string) => {
    const { list, destinationCode } = await member.call(lines.forAddress, { regionCode })
    return [destinationCode, ...list.map(({ code }) => code)]
  }
  expect(await codes('HK-NST')).toEqual(['HK', 'HK_BULK', 'HK_PARCEL', 'HK_PICKUP'])
  expect(await codes('MY-14')).toEqual(['MY', 'SEA_PARCEL', 'AIR', 'SEA_BULK'])
  expect(await codes('CN-440306')).toEqual(['CN'])
})

test('a saved receiver, a region or a destination says where to; one of them is needed', async () => {
  const [meiling, chiho] = [await t.member(), await t.member()]
  const { id } = await meiling.call(consignees.save, {
    name: '陳美玲',
    phone: '91234567',
    regionCode: 'HK-NST',
    address: '沙田正街18號',
    postalCode: '999077',
  })
  expect((await meiling.call(lines.forAddress, { receiverId: id })).destinationCode).toBe('HK')
  expect((await meiling.call(lines.forAddress, { destinationCode: 'TW' })).destinationCode).toBe('TW')
  expect(await chiho.ask(lines.forAddress, { receiverId: id })).toMatchObject({ code: 1002 })
  expect(await meiling.ask(lines.forAddress, {})).toMatchObject({ code: 1001 })
  expect(await meiling.ask(lines.forAddress, { regionCode: 'nowhere' })).toMatchObject({ code: 1001 })
  expect(await t.visitor.ask(lines.forAddress, { regionCode: 'HK' })).toMatchObject({ http: 401 })
})

test('an estimate needs parcels and a currency, and says for each line what keeps it from going', async () => {
  const member = await t.member()
  const parcelIds = [await parcelOf(member, small), await parcelOf(member, { weightG: 19_000, size: [300, 300, 300] })]
  const { list } = await member.call(lines.forAddress, { regionCode: 'HK-NST', parcelIds, currency: 'CNY' })
  expect(
    list.map(({ code, available, unavailableReason, estimate }) => [
      code,
      available,
      unavailableReason?.code,
      estimate?.freightMinor,
    ]),
  ).toEqual([
    ['HK_BULK', true, undefined, 10_000],
    ['HK_PARCEL', true, undefined, 1600 + 21 * 600],
    ['HK_PICKUP', false, 4007, undefined],
  ])
  expect(list.map(({ capWeightG }) => capWeightG)).toEqual([null, 30_000, 20_000])
  const withoutCurrency = await member.call(lines.forAddress, { regionCode: 'HK-NST', parcelIds })
  expect(withoutCurrency.list.map(({ available, estimate, currencies }) => [available, estimate, currencies])).toEqual([
    [true, null, ['CNY', 'HKD']],
    [true, null, ['CNY', 'HKD']],
    [false, null, ['CNY', 'HKD']],
  ])
})

test('one sensitive parcel makes the whole order sensitive', async () => {
  const member = await t.member()
  const parcelIds = [await parcelOf(member, small), await parcelOf(member, { ...small, goodsType: 'sensitive' })]
  const { list } = await member.call(
    lines.forAddress,
    { destinationCode: 'TW', parcelIds, currency: 'CNY' },
    { language: 'zh-Hant' },
  )
  expect(list.find(({ code }) => code === 'SEA_BULK')).toMatchObject({
    available: false,
    unavailableReason: { code: 4013, msg: '此路線不接受敏感貨' },
  })
  expect(
    await member.ask(lines.get, { channelId: channel('SEA_BULK'), destinationCode: 'TW', parcelIds, currency: 'CNY' }),
  ).toMatchObject({ code: 4013 })
})

test('parcels of others, unweighed or blocked ones are never priced', async () => {
  const [meiling, chiho] = [await t.member(), await t.member()]
  const others = await parcelOf(chiho, small)
  const forecast = await parcelOf(meiling, { ...small, status: 'forecast' })
  const blocked = await parcelOf(meiling, { ...small, blocking: true })
  const own = await parcelOf(meiling, small)
  for (const parcelId of [others, forecast, blocked]) {
    expect(
      await meiling.ask(lines.forAddress, { regionCode: 'HK', parcelIds: [own, parcelId], currency: 'CNY' }),
    ).toMatchObject({ code: 4003 })
    expect(
      await meiling.ask(lines.get, { channelId: channel('HK_PARCEL'), regionCode: 'HK', parcelIds: [parcelId] }),
    ).toMatchObject({ code: 4003 })
  }
})

test('totals are compared, not parcel by parcel', async () => {
  const member = await t.member()
  const parcelIds = [
    await parcelOf(member, { weightG: 5200, size: [200, 200, 150] }),
    await parcelOf(member, { weightG: 800, size: [600, 400, 150] }),
  ]
  const { quote } = await member.call(lines.get, {
    channelId: channel('HK_PARCEL'),
    regionCode: 'HK-NST',
    parcelIds,
    currency: 'CNY',
  })
  expect(quote).toMatchObject({ actualWeightG: 6000, volumeWeightG: 7000, billableWeightG: 7000, freightMinor: 5200 })
})

test('services and insurance are added to the freight', async () => {
  const member = await t.member()
  const ask = {
    channelId: channel('HK_PARCEL'),
    regionCode: 'HK-NST',
    parcelIds: [await parcelOf(member, small)],
    currency: 'CNY' as const,
    vas: [
      { id: service('REPACK'), qty: 1 },
      { id: service('PHOTO'), qty: 3 },
    ],
    declaredValueMinor: 50_000,
    insured: true,
  }
  const { quote } = await member.call(lines.get, ask, { method: 'POST', language: 'zh-Hant' })
  expect(quote).toMatchObject({ freightMinor: 8200, vasMinor: 1100, insuranceMinor: 2500, totalMinor: 11_800 })
  expect(quote?.vas.map(({ code, text, qty, amountMinor }) => [code, text, qty, amountMinor])).toEqual([
    ['REPACK', '加固打包', 1, 500],
    ['PHOTO', '加拍相片（每件）', 3, 600],
  ])
  expect(
    await member.ask(lines.get, { ...ask, vas: [{ id: service('REPACK'), qty: 2 }] }, { method: 'POST' }),
  ).toMatchObject({ code: 1001 })
  expect(
    await member.ask(lines.get, { ...ask, vas: [{ id: channel('AIR'), qty: 1 }] }, { method: 'POST' }),
  ).toMatchObject({ code: 1001 })
})

// Proves R-507, R-572, R-573
test('a line shows its promise, article, tariff and services', async () => {
  const member = await t.member()
  const parcelLine = await member.call(
    lines.get,
    { channelId: channel('HK_PARCEL'), destinationCode: 'HK' },
    { language: 'en' },
  )
  expect(parcelLine).toMatchObject({
    promise: '48-hour delivery',
    article: { slug: 'channel-HK_PARCEL' },
    pickUpPoints: [],
    quote: null,
  })
  expect(
    parcelLine.priceRules.map(({ currency, firstPriceMinor, capWeightG }) => [currency, firstPriceMinor, capWeightG]),
  ).toEqual([
    ['CNY', 1600, 30_000],
    ['HKD', 1800, 30_000],
  ])
  const bulk = await member.call(
    lines.get,
    { channelId: channel('HK_BULK'), destinationCode: 'HK', currency: 'HKD' },
    { language: 'zh-Hans' },
  )
  expect(bulk.promise).toBe('24 小时内到港')
  expect(bulk.vas.map(({ code, unitMinor }) => [code, unitMinor])).toEqual([
    ['REPACK', 600],
    ['PHOTO', 250],
    ['CRATE', 350],
    ['REMOVE', 120],
  ])
  expect(await member.ask(lines.get, { channelId: channel('HK_PARCEL'), destinationCode: 'SG' })).toMatchObject({
    code: 4006,
  })
  expect(
    await member.ask(lines.get, { channelId: '00000000-0000-4000-8000-000000000000', destinationCode: 'HK' }),
  ).toMatchObject({ code: 1002 })
})

// Proves R-507
test('pick-up points that are closed or too small for the parcels say so', async () => {
  const member = await t.member()
  const ask = { channelId: channel('HK_PICKUP'), destinationCode: 'HK', currency: 'CNY' } as const
  const pointsFor = async (parcel: Weighed) => {
    const { pickUpPoints } = await member.call(lines.get, { ...ask, parcelIds: [await parcelOf(member, parcel)] })
    return (code: number | null) =>
      pickUpPoints.filter(({ unavailableReason }) => (unavailableReason?.code ?? null) === code)
  }
  const light = await pointsFor({ weightG: 2000, size: [300, 200, 100] })
  expect(light(null)).toHaveLength(11)
  expect(light(4014)).toHaveLength(1)
  const heavy = await pointsFor({ weightG: 5000, size: [300, 200, 100] })
  expect(heavy(4015).map(({ weightLimitG, excess }) => [weightLimitG, excess])).toEqual([
    [3000, { weightG: 5000, lengthMm: null }],
  ])
  const long = await pointsFor({ weightG: 1000, size: [1001, 50, 50] })
  expect(long(4015)).toHaveLength(11)
  expect(new Set(long(4015).map(({ excess }) => excess.lengthMm))).toEqual(new Set([1001]))
})

test('a line that no pick-up point would take the parcels for is not on offer, and the reason is said', async () => {
  const member = await t.member()
  const pickUpLine = async (parcel: Weighed | null) => {
    const parcelIds = parcel ? [await parcelOf(member, parcel)] : undefined
    const { list } = await member.call(lines.forAddress, { regionCode: 'HK-NST', parcelIds, currency: 'CNY' })
    return list.find(({ code }) => code === 'HK_PICKUP')
  }
  const long = { weightG: 1000, size: [1100, 50, 50] } as const
  expect(await pickUpLine(long)).toMatchObject({
    available: false,
    unavailableReason: { code: 4015, msg: refusals.size_limit.text.en },
    estimate: null,
  })
  expect(await pickUpLine({ ...long, size: [1000, 50, 50] })).toMatchObject({
    available: true,
    unavailableReason: null,
    estimate: { freightMinor: 1200 },
  })
  // Without parcels, and in calculators, points are not checked.
  expect(await pickUpLine(null)).toMatchObject({ available: true })
  const one = { destinationCode: 'HK', totalWeightG: 1000, lengthMm: 1100, widthMm: 50, heightMm: 50, pieces: 1 }
  const { list } = await member.call(pricing.quote, { ...one, currency: 'CNY' })
  expect(list.find(({ code }) => code === 'HK_PICKUP')).toMatchObject({ available: true })
  const line = { channelId: channel('HK_PICKUP'), regionCode: 'HK-NST', currency: 'CNY' } as const
  const { channel: shown } = await member.call(lines.get, { ...line, parcelIds: [await parcelOf(member, long)] })
  expect(shown).toMatchObject({ available: false, unavailableReason: { code: 4015 } })
})

test('a line whose points are all closed says so, whatever the parcels are', async () => {
  const member = await t.member()
  const parcelIds = [await parcelOf(member, { weightG: 1000, size: [100, 100, 100] })]
  const ask = { regionCode: 'HK-NST', parcelIds, currency: 'CNY' } as const
  const open = await t.db.rows(sql<{ id: string }>`update pickup_points set open = false where open returning id`)
  const { list } = await member.call(lines.forAddress, ask)
  await t.db.run(sql`update pickup_points set open = true where id = any(${open.map(({ id }) => id)}::uuid[])`)
  expect(list.find(({ code }) => code === 'HK_PICKUP')).toMatchObject({
    available: false,
    unavailableReason: { code: 4014 },
    estimate: null,
  })
})

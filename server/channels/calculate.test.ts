import { pricing } from '#contract/pricing.ts'
import { site } from '#contract/content.ts'
import { sql } from '#server/database/db.ts'
import { openTestServer } from '#test/harness.ts'
import { expect, test } from 'vitest'

const t = await openTestServer()
const { channels } = await t.visitor.call(site.formOptions, {})
const channel = (code: string) => channels.find((each) => each.code === code)!.id

interface Ask {
  channel: string
  destinationCode?: string
  totalWeightG: number
  size?: readonly [number, number, number]
  pieces?: number
  currency?: 'CNY' | 'HKD'
  goodsType?: 'ordinary' | 'sensitive'
  declaredValueMinor?: number
  insured?: boolean
}

const input = ({ channel: code, size, pieces = 1, destinationCode = 'HK', ...rest }: Ask) => ({
  channelId: channel(code),
  destinationCode,
  pieces,
  ...(size ? { lengthMm: size[0], widthMm: size[1], heightMm: size[2] } : {}),
  ...rest,
})

const quoteOf = async (ask: Ask) => (await t.visitor.call(pricing.quotePublic, input(ask))).list[0]!.quote!

// Proves
test.each<[string, Ask, { billableWeightG: number; freightMinor: number }]>([
  [
    '1',
    { channel: 'HK_PARCEL', totalWeightG: 400, size: [100, 100, 100] },
    { billableWeightG: 1000, freightMinor: 2000 },
  ],
  ['2a', { channel: 'HK_PARCEL', totalWeightG: 1000 }, { billableWeightG: 1000, freightMinor: 2000 }],
  ['2b', { channel: 'HK_PARCEL', totalWeightG: 1001 }, { billableWeightG: 2000, freightMinor: 2200 }],
  [
    '3',
    { channel: 'HK_PARCEL', totalWeightG: 2300, size: [600, 400, 300] },
    { billableWeightG: 12_000, freightMinor: 8200 },
  ],
  [
    '4',
    { channel: 'HK_PARCEL', totalWeightG: 9500, pieces: 3, size: [400, 300, 200] },
    { billableWeightG: 12_000, freightMinor: 8200 },
  ],
  [
    '5',
    { channel: 'HK_PICKUP', totalWeightG: 3000, size: [505, 402, 303] },
    { billableWeightG: 11_000, freightMinor: 6200 },
  ],
  ['7a', { channel: 'HK_BULK', totalWeightG: 35_200 }, { billableWeightG: 36_000, freightMinor: 12_000 }],
  ['7b', { channel: 'HK_BULK', totalWeightG: 18_000 }, { billableWeightG: 18_000, freightMinor: 10_000 }],
  ['8', { channel: 'HK_PARCEL', totalWeightG: 30_000 }, { billableWeightG: 30_000, freightMinor: 19_000 }],
  ['9', { channel: 'HK_PARCEL', totalWeightG: 4300, currency: 'HKD' }, { billableWeightG: 5000, freightMinor: 4600 }],
  [
    '12',
    { channel: 'AIR', destinationCode: 'SG', totalWeightG: 3200, goodsType: 'sensitive' },
    { billableWeightG: 4000, freightMinor: 17_200 },
  ],
  [
    '12, ordinary',
    { channel: 'AIR', destinationCode: 'SG', totalWeightG: 3200 },
    { billableWeightG: 4000, freightMinor: 14_400 },
  ],
  [
    '15a',
    { channel: 'HK_PARCEL', totalWeightG: 500, size: [241, 249, 100] },
    { billableWeightG: 2000, freightMinor: 2200 },
  ],
  [
    '15b',
    { channel: 'HK_PARCEL', totalWeightG: 500, size: [200, 300, 100] },
    { billableWeightG: 1000, freightMinor: 2000 },
  ],
])('worked example %s is priced as the contract works it out', async (_number, ask, expected) => {
  expect(await quoteOf(ask)).toMatchObject(expected)
})

test('a quote shows every step of its price', async () => {
  expect(await quoteOf({ channel: 'HK_PARCEL', totalWeightG: 400, size: [100, 100, 100] })).toMatchObject({
    currency: 'CNY',
    volumeMm3: 1_000_000,
    volumeWeightG: 167,
    volumeDivisor: 6000,
    firstWeightG: 1000,
    firstPriceMinor: 1600,
    continuationKg: 0,
    continuationPriceMinor: 600,
    minChargeMinor: 2000,
    minApplied: true,
    freightPayableMinor: 2000,
    totalMinor: 2000,
    tariffValidFrom: '2025-01-01T00:00:00+08:00',
  })
})

test('insurance is rounded half up and added', async () => {
  const quote = await quoteOf({
    channel: 'HK_PARCEL',
    totalWeightG: 4300,
    currency: 'HKD',
    declaredValueMinor: 33_333,
    insured: true,
  })
  expect(quote).toMatchObject({ currency: 'HKD', insuranceMinor: 1667, totalMinor: 6267 })
})

test.each([
  [9, 0],
  [10, 1],
  [29, 1],
  [30, 2],
  [12_345, 617],
])('%i insured costs %i', async (declaredValueMinor, insuranceMinor) => {
  expect(await quoteOf({ channel: 'HK_PARCEL', totalWeightG: 1000, declaredValueMinor, insured: true })).toMatchObject({
    insuranceMinor,
  })
})

test.each<[string, Ask, number]>([
  ['over the cap', { channel: 'HK_PARCEL', totalWeightG: 30_001 }, 4007],
  [
    'a destination that the line does not serve',
    { channel: 'HK_PARCEL', destinationCode: 'SG', totalWeightG: 1000 },
    4006,
  ],
  [
    'sensitive goods on a line that takes none',
    { channel: 'SEA_BULK', destinationCode: 'MY', totalWeightG: 12_000, goodsType: 'sensitive' },
    4013,
  ],
])('a named line refuses %s', async (_what, ask, code) => {
  expect(await t.visitor.ask(pricing.quotePublic, input(ask))).toMatchObject({ code })
})

test('without a line every line that goes there is listed, the unavailable ones with their reason', async () => {
  const { list } = await t.visitor.call(
    pricing.quotePublic,
    { destinationCode: 'HK', totalWeightG: 30_001, pieces: 1 },
    { language: 'zh-Hant' },
  )
  expect(list.map(({ code, available, unavailableReason }) => [code, available, unavailableReason?.code])).toEqual([
    ['HK_BULK', true, undefined],
    ['HK_PARCEL', false, 4007],
    ['HK_PICKUP', false, 4007],
  ])
  expect(list[1]).toMatchObject({
    name: '香港包裹專線',
    promise: '48 小時送達',
    unavailableReason: { msg: '重量超出此路線的上限' },
    quote: null,
  })
  expect(list[0]!.quote).toMatchObject({ freightMinor: 8000 + 11 * 250 })
})

test('sensitive goods are offered only where they are taken', async () => {
  const { list } = await t.visitor.call(pricing.quotePublic, {
    destinationCode: 'MY',
    totalWeightG: 4000,
    pieces: 1,
    goodsType: 'sensitive',
  })
  expect(list.map(({ code, unavailableReason }) => [code, unavailableReason?.code])).toEqual([
    ['SEA_PARCEL', undefined],
    ['AIR', undefined],
    ['SEA_BULK', 4013],
  ])
})

test('every destination that is offered can be priced in both currencies', async () => {
  const { destinations } = await t.visitor.call(site.formOptions, {})
  for (const { code } of destinations) {
    for (const currency of ['CNY', 'HKD'] as const) {
      const { list } = await t.visitor.call(pricing.quotePublic, {
        destinationCode: code,
        totalWeightG: 2000,
        pieces: 1,
        currency,
      })
      expect(list.filter(({ available }) => available).length, `${code} ${currency}`).toBe(3)
    }
  }
})

test('boxes of different sizes are billed by the sum of their volumes', async () => {
  const boxes = [
    { lengthMm: 600, widthMm: 400, heightMm: 300 },
    { lengthMm: 305, widthMm: 200, heightMm: 101 },
  ]
  const ask = { destinationCode: 'HK', channelId: channel('HK_PARCEL'), totalWeightG: 2300, pieces: 2 }
  const { list } = await t.visitor.call(pricing.quotePublic, { ...ask, boxes })
  expect(list[0]!.quote).toMatchObject({ volumeMm3: 78_161_000, volumeWeightG: 13_027, billableWeightG: 14_000 })
  expect(await t.visitor.ask(pricing.quotePublic, { ...ask, boxes: [{ lengthMm: 600 }] })).toMatchObject({
    code: 1001,
    wire: { fields: { 'boxes[0].widthMm': expect.any(String) } },
  })
})

test('destination, weight and pieces are required, and sizes come all or not at all', async () => {
  const whole = { destinationCode: 'HK', totalWeightG: 1000, pieces: 1 }
  for (const part of Object.keys(whole)) {
    expect(await t.visitor.ask(pricing.quotePublic, { ...whole, [part]: undefined })).toMatchObject({
      code: 1001,
      wire: { fields: { [part]: expect.any(String) } },
    })
  }
  expect(await t.visitor.ask(pricing.quotePublic, { ...whole, lengthMm: 100 })).toMatchObject({
    code: 1001,
    wire: { fields: { widthMm: expect.any(String), heightMm: expect.any(String) } },
  })
  for (const wrong of [
    { totalWeightG: 0 },
    { pieces: 0 },
    { pieces: 1000 },
    { destinationCode: 'XX' },
    { warehouseCode: 42 },
    { currency: 'USD' },
  ]) {
    expect(await t.visitor.ask(pricing.quotePublic, { ...whole, ...wrong })).toMatchObject({ code: 1001 })
  }
  expect(
    await t.visitor.ask(pricing.quotePublic, { ...whole, channelId: '00000000-0000-4000-8000-000000000000' }),
  ).toMatchObject({ code: 1002 })
})

// Proves
test('a member is told the same numbers as a visitor, whatever the level, and needs a token', async () => {
  const ask = input({ channel: 'HK_PARCEL', totalWeightG: 2300, size: [600, 400, 300] })
  const member = await t.member()
  await t.db.run(sql`insert into member_levels (code, name) values ('gold', '{}') on conflict do nothing`)
  await t.db.run(sql`update members set level_code = 'gold' where id = ${member.id}`)
  expect(await member.call(pricing.quote, ask)).toEqual(await t.visitor.call(pricing.quotePublic, ask))
  expect(await t.visitor.ask(pricing.quote, ask)).toMatchObject({ http: 401 })
})

test('a price that staff set holds from the next question on', async () => {
  const ask = input({ channel: 'SEA_PARCEL', destinationCode: 'JP', totalWeightG: 1000 })
  const before = await t.visitor.call(pricing.quotePublic, ask)
  await t.db.run(sql`update price_rules set valid_to = now() where id = ${before.list[0]!.quote!.ruleId}`)
  expect(await t.visitor.ask(pricing.quotePublic, ask)).toMatchObject({ code: 4008 })
  await t.db.run(sql`
    insert into price_rules (channel_id, destination_code, warehouse_id, currency, goods_type, first_weight_g, first_price_minor, continuation_price_minor, valid_from)
    select ${channel('SEA_PARCEL')}, 'JP', id, 'CNY', 'any', 1000, 4321, 1000, now() from warehouses where code = 2`)
  const fromFuyong = await t.visitor.call(pricing.quotePublic, { ...ask, warehouseCode: 2 })
  expect(fromFuyong.list[0]!.quote!.freightMinor).toBe(4321)
  expect(await t.visitor.ask(pricing.quotePublic, { ...ask, warehouseCode: 3 })).toMatchObject({ code: 4008 })
  expect(await t.visitor.ask(pricing.quotePublic, ask)).toMatchObject({ code: 4016 })
})

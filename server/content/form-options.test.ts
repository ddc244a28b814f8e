import { readFileSync } from 'node:fs'
import { site } from '#contract/content.ts'
import { parcels } from '#contract/parcels.ts'
import type { Language } from '#domain/language.ts'
import { sql } from '#server/database/db.ts'
import { configure } from '#test/config.ts'
import { openTestServer } from '#test/harness.ts'
import { expect, test } from 'vitest'

const t = await openTestServer()

// Proves R-480
test('a member’s forms get every list, in the member’s language', async () => {
  const member = await t.member()
  const lists = await member.call(parcels.formOptions, {}, { language: 'zh-Hant' })
  expect(Object.values(lists).filter((list) => Array.isArray(list) && list.length === 0)).toEqual([])
  expect(lists.warehouses.map(({ code, name }) => [code, name])).toEqual([
    [1, '全部'],
    [2, '深圳福永'],
    [3, '深圳南山'],
    [4, '廣州白雲'],
    [5, '廣州天河'],
    [6, '東莞虎門'],
  ])
  expect(lists.warehouses[0]!.id).toBeNull()
  // The tables that members upload may name them in another language than the page.
  expect(lists.tableNames.warehouses[0]).toEqual({ code: 2, names: ['深圳福永', 'Shenzhen Fuyong'] })
  expect(lists.tableNames.couriers[0]).toMatchObject({ code: 'SF', names: expect.arrayContaining(['順豐速運']) })
  expect(lists.parcelStatuses).toEqual([
    { code: 20, text: '已預報' },
    { code: 30, text: '已入庫' },
    { code: 35, text: '打包中' },
    { code: 40, text: '已出庫' },
  ])
  expect(lists.couriers.map(({ code }) => code)).toEqual([
    'SF',
    'ZTO',
    'YTO',
    'STO',
    'YD',
    'JT',
    'EMS',
    'POST',
    'JD',
    'DB',
    'BEST',
    'KYE',
    'CN',
    'OTHER',
  ])
  expect(lists.channels.map(({ code, orderTypes }) => [code, orderTypes])).toEqual(
    ['HK_BULK', 'HK_PARCEL', 'HK_PICKUP', 'SEA_PARCEL', 'AIR', 'SEA_BULK'].map((code) => [code, [1, 2]]),
  )
  expect(lists.destinations.map(({ code }) => code)).toEqual([
    'HK',
    'TW',
    'SG',
    'MY',
    'ID',
    'TH',
    'VN',
    'PH',
    'US',
    'CA',
    'AU',
    'NZ',
    'GB',
    'JP',
    'OTHER',
  ])
  expect(lists.abnormalCodes.filter(({ blocking }) => blocking).map(({ code }) => code)).toEqual(['PROHIBITED', 'COD'])
  expect(lists.coinEvents.map(({ code }) => code).sort()).toEqual([
    'EXPIRE',
    'REDEEM',
    'REDEEM_REFUND',
    'REFERRAL',
    'STAFF_DEDUCT',
    'STAFF_GRANT',
  ])
  expect(lists.valueAddedServices.find(({ code }) => code === 'REPACK')).toMatchObject({
    charge: 'perOrder',
    amountMinor: { CNY: 500, HKD: 600 },
    maxQty: 1,
  })
  expect(lists.limits).toEqual({
    claimImageMaxBytes: 2_097_152,
    imageTypes: ['png', 'jpg', 'jpeg'],
    batchMax: 1000,
    goodsLinesMax: 50,
    parcelsPerOrderMax: 100,
  })
  expect(lists.pricing).toEqual({ volumeDivisor: 6000, minWeightG: 1000, stepG: 1000, insuranceBp: 500 })
})

// Proves R-492
test('visitors get the public lists alone, and members’ lists need a token', async () => {
  const lists = await t.visitor.call(site.formOptions, {})
  expect(Object.keys(lists).sort()).toEqual([
    'channels',
    'couriers',
    'currencies',
    'destinations',
    'goodsTypes',
    'homeRegions',
    'limits',
    'pickUpRegions',
    'pricing',
    'salutations',
    'trackEvents',
    'warehouses',
  ])
  expect(lists.homeRegions.find(({ code }) => code === 'HK')).toEqual({
    code: 'HK',
    dialCode: '852',
    text: 'Hong Kong',
    pattern: '^[4-9]\\d{7}$',
  })
  expect(await t.visitor.ask(parcels.formOptions, {})).toMatchObject({ http: 401 })
})

test('every name of every list is there in each language', async () => {
  const member = await t.member()
  for (const language of ['zh-Hans', 'zh-Hant', 'en'] as const) {
    const lists = await member.call(parcels.formOptions, {}, { language })
    const names = Object.entries(lists).flatMap(([list, rows]) =>
      Array.isArray(rows)
        ? rows.map((row) => [list, 'text' in row ? row.text : 'name' in row ? row.name : row.code])
        : [],
    )
    expect(names.filter(([, name]) => !name)).toEqual([])
  }
})

// Proves R-014
test('the records of coins go by the name that staff set', async () => {
  const member = await t.member()
  const named = async (language: Language) =>
    (await member.call(parcels.formOptions, {}, { language })).recordTabs.map(({ text }) => text)
  expect(await named('zh-Hant')).toEqual(['財務流水', '貓幣記錄'])
  await configure(t, { 'coins.name': { cn: '山币', en: '山幣', sh: 'mountain coins' } })
  expect(await named('zh-Hans')).toEqual(['财务流水', '山币记录'])
  expect(await named('en')).toEqual(['Financial flow', 'Record of mountain coins'])
  await configure(t, {})
})

test('what staff close is not offered any more', async () => {
  const { channels } = await t.visitor.call(site.formOptions, {})
  const air = channels.find(({ code }) => code === 'AIR')!
  await t.db.run(sql`update channels set active = false where id = ${air.id}`)
  await t.db.run(sql`update couriers set active = false where code = 'BEST'`)
  const lists = await t.visitor.call(site.formOptions, {})
  expect(lists.channels.map(({ code }) => code)).not.toContain('AIR')
  expect(lists.couriers.map(({ code }) => code)).not.toContain('BEST')
})

// Proves E-14, R-593
test('health answers without the database, with the version of the package', async () => {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string }
  expect(await t.visitor.call(site.health, {})).toEqual({ status: 'ok', appVersion: version })
})

import { site } from '#contract/content.ts'
import { pickUpPoints } from '#contract/pick-up-points.ts'
import { sql } from '#server/database/db.ts'
import { openTestServer } from '#test/harness.ts'
import { expect, test } from 'vitest'

const t = await openTestServer()
const { channels } = await t.visitor.call(site.formOptions, {})
const channelId = (code: string) => channels.find((each) => each.code === code)?.id ?? ''
const listed = (input: Parameters<typeof t.visitor.call<typeof pickUpPoints.list>>[1]) =>
  t.visitor.call(pickUpPoints.list, input)

// Proves
test('the regions are 1 to 4 with the areas that lie in each, and the first holds them all', async () => {
  const { wire, data } = await t.visitor.ask(pickUpPoints.areas, {}, { language: 'zh-Hant' })
  expect(wire).toMatchObject({ list: [1, 2, 3, 4].map((regionCode) => ({ regionCode })) })
  expect(data.list.map(({ name }) => name)).toEqual(['全部', '香港', '台灣', '海外'])
  const [all, ...parts] = data.list
  expect(all?.areas).toEqual(parts.flatMap(({ areas }) => areas))
  expect(parts[0]?.areas.map(({ areaCode, count }) => [areaCode, count])).toEqual([
    ['HK-ISLAND', 4],
    ['HK-KOWLOON', 5],
    ['HK-NT', 3],
  ])
})

// Proves
test('a region lists its own points alone, and 1 is the union of the others', async () => {
  const idsOf = async (regionCode: 'all' | 'hong_kong' | 'taiwan' | 'overseas') =>
    (await listed({ regionCode })).list.map(({ id }) => id)
  const { list } = await listed({ regionCode: 'hong_kong' })
  expect(new Set(list.map((point) => point.regionCode))).toEqual(new Set(['hong_kong']))
  const parts = [await idsOf('hong_kong'), await idsOf('taiwan'), await idsOf('overseas')]
  expect(parts.map((ids) => ids.length)).toEqual([12, 3, 3])
  expect(await idsOf('all')).toEqual(parts.flat())
  expect((await listed({})).list.map(({ id }) => id)).toEqual(parts.flat())
})

// Proves
test('a point tells all that somebody needs who goes there', async () => {
  const { wire } = await t.visitor.ask(pickUpPoints.list, { keyword: 'Mong Kok' })
  expect(wire).toEqual({
    page: 1,
    pageSize: 50,
    total: 1,
    list: [
      {
        id: expect.any(String),
        name: 'Mong Kok point (sample)',
        regionCode: 2,
        areaCode: 'HK-KOWLOON',
        areaName: 'Kowloon',
        destinationCode: 'HK',
        address: '旺角福全街17–19號地下',
        phone: '+852 0000 0005',
        pickUpTime: '10:00–20:00',
        weightLimitG: 20_000,
        maxLengthMm: 1000,
        storageDays: 3,
        storageFeeMinor: 1000,
        currency: 'HKD',
        description: expect.stringContaining('Sample point'),
        status: 1,
        statusText: 'Open',
        lat: 22.3219,
        lng: 114.1632,
        mapUrl: expect.stringContaining('mlat=22.3219'),
      },
    ],
  })
})

// Proves R-308
test('a suspended point is listed and says so', async () => {
  const { list } = await listed({ areaCode: 'HK-NT' })
  expect(list.map(({ status, statusText }) => [status, statusText])).toEqual([
    ['open', 'Open'],
    ['open', 'Open'],
    ['suspended', 'Suspended'],
  ])
})

test('a filter finds by area, by a word in any language, and by the line that ends there', async () => {
  expect((await listed({ areaCode: 'HK-ISLAND' })).total).toBe(4)
  expect((await listed({ keyword: '觀塘' })).total).toBe(1)
  expect((await listed({ keyword: '%' })).total).toBe(0)
  expect((await listed({ channelId: channelId('HK_PICKUP') })).total).toBe(18)
  expect((await listed({ channelId: channelId('HK_PARCEL') })).total).toBe(0)
  await t.db.run(
    sql`update pickup_points set channel_ids = array[${channelId('AIR')}::uuid] where phone = '+852 0000 0005'`,
  )
  expect((await listed({ channelId: channelId('HK_PICKUP') })).total).toBe(17)
  await t.db.run(sql`update pickup_points set channel_ids = null where phone = '+852 0000 0005'`)
})

test('pages follow one another, and a page past the end is empty', async () => {
  const first = await listed({ pageSize: 10 })
  const second = await listed({ pageSize: 10, page: 2 })
  expect([first.total, first.list.length, second.list.length]).toEqual([18, 10, 8])
  expect(new Set([...first.list, ...second.list].map(({ id }) => id)).size).toBe(18)
  expect((await listed({ page: 9 })).list).toEqual([])
})

test('a point that was taken away is neither listed nor counted', async () => {
  await t.db.run(sql`update pickup_points set deleted_at = now() where phone = '+886 2 0000 0001'`)
  expect((await listed({ regionCode: 'taiwan' })).total).toBe(2)
  const { list } = await t.visitor.call(pickUpPoints.areas, {})
  expect(list[2]?.areas.map(({ count }) => count)).toEqual([0, 2])
  await t.db.run(sql`update pickup_points set deleted_at = null where phone = '+886 2 0000 0001'`)
})

test.each([
  [{ regionCode: 5 }, 'regionCode'],
  [{ regionCode: 'x' }, 'regionCode'],
  [{ channelId: 'x' }, 'channelId'],
  [{ pageSize: 101 }, 'pageSize'],
  [{ keyword: 'x'.repeat(51) }, 'keyword'],
])('%j is refused on its field', async (input, field) => {
  expect(await t.visitor.ask(pickUpPoints.list, input)).toMatchObject({
    code: 1001,
    wire: { fields: { [field]: expect.any(String) } },
  })
})

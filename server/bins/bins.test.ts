import { staffBins } from '#contract/bins.ts'
import { staffOrders } from '#contract/orders.ts'
import { binsAtOnce } from '#domain/bin.ts'
import { sql } from '#server/database/db.ts'
import { openBins } from '#test/bins.ts'
import { openTestServer } from '#test/harness.ts'
import { openStory } from '#test/orders.ts'
import { warehouseId } from '#test/parcels.ts'
import { expect, test } from 'vitest'

const t = await openTestServer()
const story = await openStory(t)
const { warehouse, keeper, bin, received, unclaimed, shelve, contentOf } = await openBins(t)
const fuyong = await warehouseId(t, 2)

let zones = 0
const freshZone = () => `Z${++zones}`
const codesIn = async (given: object) =>
  (await keeper.call(staffBins.list, { warehouseId: warehouse, pageSize: 100, ...given })).list.map(({ code }) => code)

// Proves B-IN-18
test('a bin has a code in capitals that its warehouse has once; another warehouse may have it too', async () => {
  const zone = freshZone()
  const made = await bin(' a-01-1 ', { zone, capacity: 3, longestSideMm: 600 })
  expect(made).toMatchObject({ code: 'A-01-1', zone, capacity: 3, longestSideMm: 600, closed: false, parcels: 0 })
  for (const code of ['A-01-1', 'a-01-1'])
    expect(await keeper.ask(staffBins.create, { warehouseId: warehouse, code, zone })).toMatchObject({
      http: 422,
      code: 9005,
      wire: { fields: { code: expect.any(String) } },
    })
  const elsewhere = await t.staff(['A'])
  expect(await elsewhere.call(staffBins.create, { warehouseId: fuyong, code: 'A-01-1', zone })).toMatchObject({
    warehouseId: fuyong,
  })
})

test.each([
  ['code', { code: '' }],
  ['code', { code: 'A 1' }],
  ['code', { code: '-A' }],
  ['code', { code: 'A'.repeat(21) }],
  ['code', { code: 'ß' }],
  ['zone', { zone: 'one two three' }],
  ['zone', { zone: '' }],
  ['capacity', { capacity: 0 }],
  ['longestSideMm', { longestSideMm: 0 }],
  ['walkOrder', { walkOrder: -1 }],
])('a new bin is refused by its field: %s', async (field, wrong) => {
  expect(
    await keeper.ask(staffBins.create, { warehouseId: warehouse, code: 'X-1', zone: 'X', ...wrong }),
  ).toMatchObject({ code: 9005, wire: { fields: { [field]: expect.any(String) } } })
})

// Proves B-IN-19
test('a range makes every rack and level once, as one walks; repeated, it makes none and names them', async () => {
  const zone = freshZone()
  const range = { warehouseId: warehouse, zone, prefix: 'r', racksFrom: 1, racksTo: 12, levelsFrom: 1, levelsTo: 4 }
  await bin('R-02-3', { zone: 'Kept', capacity: 7 })
  expect(await keeper.call(staffBins.createRange, { ...range, capacity: 20 })).toEqual({
    created: 47,
    existing: ['R-02-3'],
  })
  const codes = await codesIn({ zone })
  expect([codes[0], codes[1], codes.at(-1)]).toEqual(['R-01-1', 'R-01-2', 'R-12-4'])
  expect((await keeper.call(staffBins.createRange, range)).created).toBe(0)
  expect(await codesIn({ zone: 'Kept' })).toEqual(['R-02-3'])
})

test('a range too large, backwards or with codes too long makes nothing', async () => {
  const zone = freshZone()
  const range = { warehouseId: warehouse, zone, prefix: zone, racksFrom: 1, racksTo: 99, levelsFrom: 1, levelsTo: 6 }
  for (const [field, wrong] of [
    ['racksTo', {}],
    ['racksTo', { racksFrom: 3, racksTo: 2 }],
    ['levelsTo', { racksTo: 2, levelsFrom: 2, levelsTo: 1 }],
    ['racksTo', { racksTo: 100 }],
    ['prefix', { racksTo: 2, prefix: 'ABCDEFGHIJKLMNOP' }],
  ] as const)
    expect(await keeper.ask(staffBins.createRange, { ...range, ...wrong })).toMatchObject({
      code: 9005,
      wire: { fields: { [field]: expect.any(String) } },
    })
  expect(await codesIn({ zone })).toEqual([])
  const largest = { ...range, racksTo: 83 }
  expect((await keeper.call(staffBins.createRange, largest)).created).toBeLessThanOrEqual(binsAtOnce)
})

// Proves B-IN-17
test('bins are listed as one walks, by key, filtered by zone, room and whether they are closed', async () => {
  const zone = freshZone()
  const member = await t.member()
  const last = await bin('L-9', { zone, walkOrder: 900_009 })
  const first = await bin('L-1', { zone, walkOrder: 900_001, capacity: 1 })
  const shut = await bin('L-5', { zone, walkOrder: 900_005 })
  await keeper.call(staffBins.close, { id: shut.id, closed: true })
  await received(member, { shelf: 'l-1' })
  const page = await keeper.call(staffBins.list, { warehouseId: warehouse, zone, pageSize: 2 })
  expect([page.list.map(({ id, parcels }) => [id, parcels]), page.next, page.total]).toEqual([
    [
      [first.id, 1],
      [shut.id, 0],
    ],
    shut.id,
    3,
  ])
  const rest = await keeper.call(staffBins.list, { warehouseId: warehouse, zone, pageSize: 2, after: shut.id })
  expect([rest.list.map(({ id }) => id), rest.next]).toEqual([[last.id], null])
  expect(await codesIn({ zone, free: true })).toEqual(['L-9'])
  expect(await codesIn({ zone, free: false })).toEqual(['L-1', 'L-5'])
  expect(await codesIn({ zone, closed: true })).toEqual(['L-5'])
  expect(await codesIn({ zone, closed: false, code: 'l-' })).toEqual(['L-1', 'L-9'])
  expect((await keeper.call(staffBins.list, { warehouseId: warehouse })).zones).toContain(zone)
})

// Proves B-IN-20
test('zone, capacity, longest side and place in the walk may change, the code may not, and of two who change at once one is told', async () => {
  const { id, version } = await bin('U-1', { capacity: 2 })
  const changed = await keeper.call(staffBins.update, {
    id,
    zone: 'Cold  store',
    capacity: null,
    walkOrder: 5,
    version,
  })
  expect(changed).toMatchObject({ code: 'U-1', zone: 'Cold store', capacity: null, walkOrder: 5, version: version + 1 })
  expect(await keeper.ask(staffBins.update, { id, capacity: 1, version })).toMatchObject({ code: 1005 })
  expect(await keeper.call(staffBins.update, { id, longestSideMm: 300 })).toMatchObject({
    longestSideMm: 300,
    zone: 'Cold store',
  })
})

// Proves B-IN-21
test('a bin is closed only while it is empty, and says how many parcels to move; it opens again', async () => {
  const { id } = await bin('C-1')
  const parcel = await received(await t.member(), { shelf: 'C-1' })
  const refused = await keeper.ask(staffBins.close, { id, closed: true })
  expect(refused).toMatchObject({ http: 409, code: 9004 })
  expect(refused.msg).toContain('Bin C-1 still holds parcels: 1')
  expect(refused.msg).toContain('Move them')
  await bin('C-2')
  await shelve(parcel.id, 'C-2')
  expect(await keeper.call(staffBins.close, { id, closed: true })).toMatchObject({ closed: true })
  expect(await keeper.call(staffBins.close, { id, closed: true })).toMatchObject({ closed: true })
  expect(await keeper.call(staffBins.close, { id, closed: false })).toMatchObject({ closed: false })
})

test('a bin is not closed while somebody puts a parcel there: one of the two is refused', async () => {
  const { id } = await bin('C-9')
  await bin('C-8')
  const parcel = await received(await t.member(), { shelf: 'C-8' })
  const [closed, put] = await Promise.all([keeper.ask(staffBins.close, { id, closed: true }), shelve(parcel.id, 'C-9')])
  expect([closed.code, put.code].sort()).toEqual([0, closed.code === 0 ? 9005 : 9004])
})

// Proves B-IN-22
test('a bin shows what lies in it, whose it is, since when and by whom: unclaimed ones too, and those of orders until they are packed', async () => {
  const { id: binId } = await bin('I-1')
  const member = await t.member({ balances: { CNY: 100_000 } })
  const mover = await t.staff(['W'], { warehouseCodes: [4] })
  const inStock = await received(member)
  const ordered = await received(member, { shelf: 'i-1' })
  const nobodys = await unclaimed('I-1')
  await shelve(inStock.id, 'i-1', mover)
  const order = await story.paid(member, {}, [ordered.id])
  const rows = await contentOf(binId)
  expect(rows).toHaveLength(3)
  const nameOf = async (id: string) =>
    (await t.db.row(sql<{ name: string }>`select name from staff where id = ${id}`)).name
  expect(rows).toContainEqual(
    expect.objectContaining({
      id: inStock.id,
      trackingNumber: inStock.trackingNumber,
      memberNumber: member.memberNumber,
      weightG: 1250,
      isUnclaimed: false,
      isInOrder: false,
      by: await nameOf(mover.id),
    }),
  )
  expect(rows).toContainEqual(expect.objectContaining({ id: ordered.id, isInOrder: true, by: await nameOf(keeper.id) }))
  expect(rows).toContainEqual(expect.objectContaining({ id: nobodys.id, isUnclaimed: true, memberNumber: null }))
  await story.keeper.call(staffOrders.pack, await story.packing(member, order.id))
  expect((await contentOf(binId)).map(({ id: each }) => each).sort()).toEqual([inStock.id, nobodys.id].sort())
  const page = await keeper.call(staffBins.content, { id: binId, pageSize: 1 })
  expect(page).toMatchObject({ total: 2, next: page.list[0]?.id, bin: { code: 'I-1', parcels: 2 } })
  expect((await keeper.call(staffBins.content, { id: binId, pageSize: 1, after: page.next ?? '' })).next).toBeNull()
})

test('bins are kept by those who work in the warehouse, and by nobody else', async () => {
  const { id } = await bin('W-1')
  const created = { warehouseId: warehouse, code: 'W-2', zone: 'W' }
  const elsewhere = await t.staff(['W'], { warehouseCodes: [2] })
  expect(await elsewhere.ask(staffBins.create, created)).toMatchObject({ code: 9001 })
  expect(await elsewhere.ask(staffBins.list, { warehouseId: warehouse })).toMatchObject({ code: 9001 })
  for (const attempt of [
    elsewhere.ask(staffBins.update, { id, capacity: 1 }),
    elsewhere.ask(staffBins.close, { id, closed: true }),
    elsewhere.ask(staffBins.content, { id }),
  ])
    expect(await attempt).toMatchObject({ http: 404, code: 9006 })
  for (const role of ['S', 'F', 'E'] as const)
    expect(await (await t.staff([role])).ask(staffBins.create, created)).toMatchObject({ code: 9001 })
  const auditor = await t.staff(['U'], { warehouseCodes: [] })
  expect((await auditor.call(staffBins.content, { id })).bin.code).toBe('W-1')
  expect(await auditor.ask(staffBins.close, { id, closed: true })).toMatchObject({ code: 9001 })
})

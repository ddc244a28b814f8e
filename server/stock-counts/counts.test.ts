import { staffBinCounts } from '#contract/bin-counts.ts'
import { staffBins } from '#contract/bins.ts'
import { staffOrders } from '#contract/orders.ts'
import { staffParcelClosings } from '#contract/parcel-closings.ts'
import { staffParcels } from '#contract/receiving.ts'
import { sql } from '#server/database/db.ts'
import { openBins } from '#test/bins.ts'
import { openTestServer } from '#test/harness.ts'
import { openStory } from '#test/orders.ts'
import { freshNumber, photoBy, scanOf } from '#test/parcels.ts'
import { expect, test } from 'vitest'

const t = await openTestServer()
const story = await openStory(t)
const { warehouse, keeper, bin, received, unclaimed, shelve, shelfOf, contentOf } = await openBins(t)
const colleague = await t.staff(['W'], { warehouseCodes: [4] })
const elsewhere = await t.staff(['W'], { warehouseCodes: [2] })
await bin('Y-1')

const start = (id: string) => keeper.call(staffBinCounts.start, { id })
const scan = (id: string, trackingNumber: string, who = keeper) => who.call(staffBinCounts.scan, { id, trackingNumber })
const finish = (id: string) => keeper.call(staffBinCounts.finish, { id })
const differences = async (given: object) =>
  (await keeper.call(staffBinCounts.differences, { warehouseId: warehouse, pageSize: 100, ...given })).list
const resolve = (id: string, given: object, who = keeper) => who.ask(staffBinCounts.resolve, { id, ...given })

let bins = 0
/** A bin with two parcels of one member, and a count of it that has begun. */
async function begun() {
  const made = await bin(`C-${++bins}`)
  const member = await t.member({ name: 'Mei', balances: { CNY: 100_000 } })
  const [one, two] = [await received(member, { shelf: made.code }), await received(member, { shelf: made.code })]
  const count = await start(made.id)
  return { bin: made, member, one, two, count }
}

// Proves B-IN-63
test('a bin is counted once at a time, by several keepers; each number counts once, however often it is scanned', async () => {
  const { bin: counted, one, two, count } = await begun()
  expect(count).toMatchObject({
    binCode: counted.code,
    state: 'open',
    expected: 2,
    scanned: 0,
    found: 0,
    missing: null,
  })
  const again = await keeper.ask(staffBinCounts.start, { id: counted.id })
  expect(again).toMatchObject({ http: 409, code: 9002, msg: expect.stringContaining('continue that count') })
  expect((await keeper.call(staffBins.content, { id: counted.id })).bin.openCountId).toBe(count.id)
  const scans = await Promise.all([keeper, colleague, keeper].map((who) => scan(count.id, one.trackingNumber, who)))
  expect(scans.filter(({ isNew }) => isNew)).toHaveLength(1)
  expect((await scan(count.id, two.trackingNumber)).count).toMatchObject({ scanned: 2, found: 2 })
  expect(await finish(count.id)).toMatchObject({ state: 'finished', expected: 2, found: 2, missing: 0, others: 0 })
  for (const late of [
    keeper.ask(staffBinCounts.scan, { id: count.id, trackingNumber: one.trackingNumber }),
    keeper.ask(staffBinCounts.finish, { id: count.id }),
  ])
    expect(await late).toMatchObject({ code: 9002, msg: expect.stringContaining('has ended') })
  expect((await start(counted.id)).id).not.toBe(count.id)
})

test('of two who start at once one does', async () => {
  const { id } = await bin(`C-${++bins}`)
  const answers = await Promise.all([keeper, colleague].map((who) => who.ask(staffBinCounts.start, { id })))
  expect(answers.map(({ code }) => code).sort()).toEqual([0, 9002])
})

// Proves B-IN-62
test('each scan says what the records say; what differs becomes a row with a name, and nothing is moved', async () => {
  const { bin: counted, member, one, two, count } = await begun()
  const other = await t.member({ name: 'Lok' })
  const inY = await received(other, { shelf: 'y-1' })
  const onNone = await received(other)
  const nobodys = await unclaimed('Y-1')
  const gone = await received(member)
  const { id: orderId } = await story.paid(member, {}, [gone.id])
  await story.keeper.call(staffOrders.pack, await story.packing(member, orderId))
  const strange = freshNumber()
  const said = []
  for (const number of [one, inY, onNone, nobodys, gone, { trackingNumber: strange }])
    said.push((await scan(count.id, number.trackingNumber)).scan)
  expect(said.map(({ note, recordedShelf }) => [note, recordedShelf])).toEqual([
    ['here', null],
    ['elsewhere', 'Y-1'],
    ['elsewhere', null],
    ['elsewhere', 'Y-1'],
    ['left', null],
    ['unknown', null],
  ])
  expect(await finish(count.id)).toMatchObject({ expected: 2, found: 1, scanned: 6, missing: 1, others: 5 })
  const rows = await differences({ countId: count.id })
  const rowOf = (number: string) => rows.find(({ trackingNumber }) => trackingNumber === number)
  expect(rowOf(two.trackingNumber)).toMatchObject({
    kind: 'missing',
    memberNumber: member.memberNumber,
    memberName: 'Mei',
    recordedShelf: counted.code,
    state: 'open',
    canCorrect: false,
  })
  expect(rowOf(inY.trackingNumber)).toMatchObject({
    kind: 'elsewhere',
    memberName: 'Lok',
    recordedShelf: 'Y-1',
    canCorrect: true,
  })
  expect(rowOf(onNone.trackingNumber)).toMatchObject({ kind: 'elsewhere', recordedShelf: null, canCorrect: true })
  expect(rowOf(nobodys.trackingNumber)).toMatchObject({ kind: 'elsewhere', memberName: null, canCorrect: true })
  expect(rowOf(gone.trackingNumber)).toMatchObject({ kind: 'left', canCorrect: false })
  expect(rowOf(strange)).toMatchObject({ kind: 'unknown', parcelId: null, memberNumber: null, canCorrect: false })
  expect(rows.every(({ countedBy }) => countedBy !== '')).toBe(true)
  expect([await shelfOf(other, inY.id), await shelfOf(member, two.id)]).toEqual(['Y-1', counted.code])
  const { scans } = await keeper.call(staffBinCounts.get, { id: count.id })
  expect(scans.map(({ trackingNumber }) => trackingNumber)).toContain(strange)
  const { list } = await keeper.call(staffBinCounts.list, { warehouseId: warehouse, binId: counted.id })
  expect(list).toMatchObject([{ id: count.id, missing: 1, others: 5 }])
})

// Proves B-IN-64
test('what was found here is recorded here by one press, once, even in a full bin', async () => {
  const { bin: counted, one, two, count } = await begun()
  await keeper.call(staffBins.update, { id: counted.id, capacity: 2 })
  const other = await t.member({ balances: { CNY: 100_000 } })
  const [inStock, ordered] = [await received(other, { shelf: 'Y-1' }), await received(other, { shelf: 'Y-1' })]
  await story.paid(other, {}, [ordered.id])
  const nobodys = await unclaimed('Y-1')
  const seen = [inStock, ordered, nobodys]
  for (const { trackingNumber } of [one, two, ...seen]) await scan(count.id, trackingNumber)
  await finish(count.id)
  for (const { id } of await differences({ countId: count.id })) {
    const answers = await Promise.all([keeper, colleague].map((who) => resolve(id, { how: 'here' }, who)))
    expect(answers.map(({ code }) => code).sort()).toEqual([0, 9002])
  }
  expect((await contentOf(counted.id)).map(({ id }) => id).sort()).toEqual(
    [one, two, ...seen].map(({ id }) => id).sort(),
  )
  expect(await differences({ countId: count.id, open: true })).toEqual([])
  expect(await differences({ countId: count.id })).toMatchObject(
    seen.map(() => ({ state: 'found', foundIn: counted.code, canCorrect: false, resolvedBy: expect.any(String) })),
  )
})

test('what moved on after the count is not brought back by an old difference', async () => {
  const { count } = await begun()
  const other = await t.member()
  const { id, trackingNumber } = await received(other, { shelf: 'Y-1' })
  await scan(count.id, trackingNumber)
  await finish(count.id)
  const [row] = (await differences({ countId: count.id })).filter(({ kind }) => kind === 'elsewhere')
  await bin('Y-2')
  await t.db.run(sql`update parcels set shelf = 'Y-2' where id = ${id}`)
  expect(await resolve(row?.id ?? '', { how: 'here' })).toMatchObject({
    code: 9002,
    msg: expect.stringContaining('Count this bin again'),
  })
  expect(await shelfOf(other, id)).toBe('Y-2')
})

test('a missing parcel is found by shelving it, by counting it again or by packing it; until then it stays one difference', async () => {
  const { bin: counted, member, one, two, count } = await begun()
  const three = await received(member, { shelf: counted.code })
  await finish(count.id)
  const open = async () =>
    (await differences({ binId: counted.id, open: true })).map(({ trackingNumber }) => trackingNumber)
  // It came after the count began: it may lie where was counted before.
  expect((await open()).sort()).toEqual([one, two].map(({ trackingNumber }) => trackingNumber).sort())
  const [{ since = '' } = {}] = await differences({ binId: counted.id, open: true })
  const again = await start(counted.id)
  await finish(again.id)
  expect(await open()).toHaveLength(3)
  expect((await differences({ binId: counted.id, open: true }))[0]).toMatchObject({ since, countId: again.id })
  await shelve(one.id, 'Y-1')
  expect((await differences({ binId: counted.id, open: false })).at(-1)).toMatchObject({
    trackingNumber: one.trackingNumber,
    state: 'found',
    foundIn: 'Y-1',
  })
  const third = await start(counted.id)
  await scan(third.id, two.trackingNumber)
  await finish(third.id)
  expect(await open()).toEqual([three.trackingNumber])
  const { id } = await story.paid(member, {}, [three.id])
  await story.keeper.call(staffOrders.pack, await story.packing(member, id))
  expect(await open()).toEqual([])
})

test('a parcel that was searched for and not found needs a reason, and is resolved once', async () => {
  const { count, one } = await begun()
  await finish(count.id)
  const row = (await differences({ countId: count.id })).find(
    ({ trackingNumber }) => trackingNumber === one.trackingNumber,
  )
  const id = row?.id ?? ''
  expect(await resolve(id, { how: 'searched' })).toMatchObject({
    code: 9005,
    wire: { fields: { reason: expect.any(String) } },
  })
  expect(await resolve(id, { how: 'here' })).toMatchObject({ code: 9002 })
  expect(await resolve(id, { how: 'searched', reason: 'Two of us looked' }, elsewhere)).toMatchObject({ code: 9006 })
  expect(await resolve(id, { how: 'searched', reason: 'Two of us looked' })).toMatchObject({
    code: 0,
    wire: { state: 'searched', reason: 'Two of us looked' },
  })
  expect(await resolve(id, { how: 'searched', reason: 'Again' })).toMatchObject({
    code: 9002,
    msg: expect.stringContaining('resolved already'),
  })
})

test('a missing parcel that leaves without an order is missed no longer', async () => {
  const { bin: counted, one, count } = await begun()
  await finish(count.id)
  const service = await t.staff(['S'])
  await service.call(staffParcelClosings.ask, {
    id: one.id,
    reason: 'returned',
    note: 'The member asked for it',
    photoFileIds: [await photoBy(service)],
  })
  const { list } = await service.call(staffParcelClosings.list, { trackingNumber: one.trackingNumber, pageSize: 1 })
  await keeper.call(staffParcelClosings.confirm, { id: list[0]?.id ?? '' })
  const row = (await differences({ binId: counted.id })).find(({ parcelId }) => parcelId === one.id)
  expect(row).toMatchObject({ state: 'found', foundIn: null })
  expect((await contentOf(counted.id)).map(({ id }) => id)).not.toContain(one.id)
})

test('an unknown number is settled by receiving it', async () => {
  const { count } = await begun()
  const strange = freshNumber()
  await scan(count.id, strange)
  await finish(count.id)
  await keeper.call(staffParcels.receive, scanOf(strange, warehouse, { shelf: 'Y-1' }))
  const row = (await differences({ countId: count.id })).find(({ kind }) => kind === 'unknown')
  expect(row).toMatchObject({ state: 'found', foundIn: 'Y-1' })
})

test('a count begun by mistake is dropped and finds nothing missing', async () => {
  const { bin: counted, count } = await begun()
  expect(await keeper.ask(staffBins.close, { id: counted.id, closed: true })).toMatchObject({ code: 9004 })
  expect(await keeper.call(staffBinCounts.finish, { id: count.id, drop: true })).toMatchObject({
    state: 'dropped',
    missing: null,
  })
  expect(await differences({ binId: counted.id })).toEqual([])
})

test('an empty bin being counted stays open, and a closed one is not counted', async () => {
  const { id } = await bin(`C-${++bins}`)
  const { id: countId } = await start(id)
  expect(await keeper.ask(staffBins.close, { id, closed: true })).toMatchObject({
    code: 9004,
    msg: expect.stringContaining('being counted'),
  })
  await finish(countId)
  await keeper.call(staffBins.close, { id, closed: true })
  expect(await keeper.ask(staffBinCounts.start, { id })).toMatchObject({
    code: 9002,
    msg: expect.stringContaining('Open it again'),
  })
})

test('counting charges nothing and writes no step', async () => {
  const entries = () =>
    t.db.row(
      sql`select (select count(*) from ledger_entries) as entries, (select count(*) from parcel_events) as events`,
    )
  const { count, one } = await begun()
  const before = await entries()
  await scan(count.id, one.trackingNumber)
  await finish(count.id)
  expect(await entries()).toEqual(before)
})

test('a warehouse counts its own bins alone', async () => {
  const { bin: counted, count, one } = await begun()
  for (const attempt of [
    elsewhere.ask(staffBinCounts.start, { id: counted.id }),
    elsewhere.ask(staffBinCounts.get, { id: count.id }),
    elsewhere.ask(staffBinCounts.scan, { id: count.id, trackingNumber: one.trackingNumber }),
    elsewhere.ask(staffBinCounts.finish, { id: count.id }),
  ])
    expect(await attempt).toMatchObject({ code: 9006 })
  for (const call of [staffBinCounts.list, staffBinCounts.differences])
    expect(await elsewhere.ask(call, { warehouseId: warehouse })).toMatchObject({ code: 9001 })
  // A parcel of another warehouse is nobody's here.
  const far = await story.stocked(await t.member(), { scan: { shelf: 'B-7' } })
  const { number } = await t.db.row(
    sql<{ number: string }>`select tracking_number as number from parcels where id = ${far}`,
  )
  expect((await scan(count.id, number)).scan).toMatchObject({ note: 'unknown', recordedShelf: null })
})

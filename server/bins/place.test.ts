import { staffBins } from '#contract/bins.ts'
import { staffUnclaimedParcels } from '#contract/claims.ts'
import { parcelServices, staffParcelServices } from '#contract/parcel-services.ts'
import { parcels } from '#contract/parcels.ts'
import { staffParcels } from '#contract/receiving.ts'
import { sql } from '#server/database/db.ts'
import { openBins } from '#test/bins.ts'
import { openTestServer } from '#test/harness.ts'
import { openStory } from '#test/orders.ts'
import { forecast, freshNumber, photoBy, scanOf, warehouseId } from '#test/parcels.ts'
import { expect, test } from 'vitest'

/* In a warehouse with bins a shelf is one of them; a warehouse without bins writes what it likes. */

const t = await openTestServer()
const story = await openStory(t)
const { warehouse, keeper, bin, received, unclaimed, shelve, shelfOf, contentOf } = await openBins(t)
const colleague = await t.staff(['W'], { warehouseCodes: [4] })
await bin('A-01')

const onShelf = (fault: string) => ({
  http: 422,
  code: 9005,
  wire: { fields: { shelf: expect.stringContaining(fault) } },
})

test('a shelf is an open bin of the warehouse, in capitals or not; anything else is refused with what to do next', async () => {
  const member = await t.member()
  const { id } = await received(member)
  const shut = await bin('A-02')
  await keeper.call(staffBins.close, { id: shut.id, closed: true })
  expect(await shelve(id, 'Z-99')).toMatchObject(onShelf('Scan the label of a bin'))
  expect(await shelve(id, 'under the window')).toMatchObject(onShelf('no such bin'))
  expect(await shelve(id, 'A-02')).toMatchObject(onShelf('Choose another one'))
  expect(await shelfOf(member, id)).toBeNull()
  expect(await shelve(id, ' a-01 ')).toMatchObject({ code: 0, wire: { shelf: 'A-01' } })
  expect(await shelve(id, 'a-01')).toMatchObject({ code: 0 })
  const { events } = await member.call(parcels.get, { id })
  expect(events.filter(({ code }) => code === 'shelved')).toHaveLength(1)
})

test('a warehouse without bins keeps its free text, and a bin of another warehouse is none here', async () => {
  const member = await t.member()
  const free = await story.stocked(member)
  const shelved = await story.keeper.call(staffParcels.shelve, { id: free, shelf: 'A-01, on the left' })
  expect(shelved.shelf).toBe('A-01, on the left')
  const other = await openBins(t, 3)
  await other.bin('Q-1')
  expect(await shelve((await received(member)).id, 'Q-1')).toMatchObject({ code: 9005 })
})

test('two keepers at once never overfill a bin, and what lies there already is not counted twice', async () => {
  const { id: binId } = await bin('F-1', { capacity: 2 })
  const member = await t.member()
  const waiting = await Promise.all(Array.from({ length: 6 }, () => received(member)))
  const answers = await Promise.all(
    waiting.map(({ id }, index) => shelve(id, 'F-1', index % 2 === 0 ? keeper : colleague)),
  )
  expect(answers.filter(({ code }) => code === 0)).toHaveLength(2)
  expect(answers.filter(({ code }) => code === 9005)).toHaveLength(4)
  const lying = await contentOf(binId)
  expect(lying).toHaveLength(2)
  expect(await shelve(lying[0]?.id ?? '', 'f-1')).toMatchObject({ code: 0 })
  const refused = waiting.find(({ id }) => !lying.some((each) => each.id === id))
  expect(await shelve(refused?.id ?? '', 'F-1')).toMatchObject(onShelf('full'))
})

test('two receipts at once never overfill a bin; the one refused has written nothing and comes in with another shelf', async () => {
  await bin('F-2', { capacity: 1 })
  const member = await t.member()
  const scans = await Promise.all(
    [1, 2, 3].map(async () =>
      scanOf((await forecast(member, freshNumber(), { warehouseCode: 4 })).trackingNumber, warehouse, { shelf: 'f-2' }),
    ),
  )
  const answers = await Promise.all(scans.map((scan) => keeper.ask(staffParcels.receive, scan)))
  expect(answers.map(({ code }) => code).sort()).toEqual([0, 9005, 9005])
  const index = answers.findIndex(({ code }) => code !== 0)
  expect(answers[index]).toMatchObject(onShelf('full'))
  const scan = scans[index]
  if (!scan) throw new Error('two were refused')
  expect(await t.db.rows(sql`select id from receipts where tracking_number = ${scan.trackingNumber}`)).toEqual([])
  expect((await keeper.call(staffParcels.receive, { ...scan, shelf: 'A-01' })).parcel).toMatchObject({ shelf: 'A-01' })
})

// Proves B-IN-01
test('a receipt onto an unknown or closed bin is refused on its shelf, beside the other faults, before anything is written', async () => {
  const shut = await bin('F-3')
  await keeper.call(staffBins.close, { id: shut.id, closed: true })
  for (const [shelf, fault] of [
    ['NOWHERE', 'no such bin'],
    ['F-3', 'closed'],
  ] as const) {
    const trackingNumber = freshNumber()
    const answer = await keeper.ask(
      staffParcels.receive,
      scanOf(trackingNumber, warehouse, { shelf, courierCode: 'PIGEON' }),
    )
    expect(answer).toMatchObject(onShelf(fault))
    expect(answer.wire).toMatchObject({ fields: { courierCode: expect.any(String) } })
    expect(await t.db.rows(sql`select id from receipts where tracking_number = ${trackingNumber}`)).toEqual([])
  }
})

test('a number received twice is a duplicate, even if it fills its bin itself', async () => {
  await bin('F-4', { capacity: 1 })
  const { trackingNumber } = await received(await t.member(), { shelf: 'F-4' })
  const again = scanOf(trackingNumber, warehouse, { shelf: 'F-4' })
  expect(await keeper.ask(staffParcels.receive, again)).toMatchObject({ code: 9002 })
  expect(await keeper.call(staffParcels.receive, { ...again, force: true })).toMatchObject({ result: 'duplicate' })
})

test('an unclaimed parcel takes its place too, and keeps it when it gets its owner', async () => {
  const { id: binId } = await bin('F-5', { capacity: 1 })
  const member = await t.member()
  const { trackingNumber } = await unclaimed('f-5')
  expect(await shelve((await received(member)).id, 'F-5')).toMatchObject({ code: 9005 })
  const [lying] = await contentOf(binId)
  expect(lying).toMatchObject({ trackingNumber, isUnclaimed: true })
  const service = await t.staff(['S'])
  await service.call(staffUnclaimedParcels.update, { id: lying?.id ?? '', assignMemberNumber: member.memberNumber })
  expect(await contentOf(binId)).toMatchObject([
    { trackingNumber, isUnclaimed: false, memberNumber: member.memberNumber },
  ])
})

test('of a parcel that is split the second lies beside the first, or on no shelf where there is no room', async () => {
  const { id: binId } = await bin('F-6', { capacity: 1 })
  const member = await t.member({ balances: { CNY: 100_000 } })
  const parcel = await received(member, { shelf: 'F-6' })
  const split = async (shelf?: string) => {
    const { offered } = await member.call(parcelServices.list, { parcelId: parcel.id })
    const service = offered.find(({ text }) => /split|拆/i.test(text))
    const asked = { parcelId: parcel.id, serviceId: service?.serviceId ?? '', quantity: 1, currency: 'CNY' } as const
    const { id } = await member.call(parcelServices.ask, { ...asked, expectedMinor: service?.priceMinor.CNY ?? 0 })
    const half = { actualWeightG: 500, lengthMm: 200, widthMm: 200, heightMm: 100 }
    const photoFileIds = [await photoBy(keeper)]
    return keeper.ask(staffParcelServices.split, {
      id,
      first: half,
      second: half,
      moved: [1],
      photoFileIds,
      ...(shelf ? { shelf } : {}),
    })
  }
  const done = await split()
  expect(done.code).toBe(0)
  const second = (done.wire as { secondParcelId: string }).secondParcelId
  expect([await shelfOf(member, parcel.id), await shelfOf(member, second)]).toEqual(['F-6', null])
  expect(await contentOf(binId)).toHaveLength(1)
  expect(await split('F-6')).toMatchObject(onShelf('full'))
})

test('what lay on a shelf before it became a bin lies in the bin, whatever capitals it was written in', async () => {
  const other = await openBins(t, 5)
  const member = await t.member()
  await other.received(member, { shelf: 'old-7' })
  const { id, parcels: lying } = await other.bin('OLD-7', { capacity: 1 })
  expect([lying, (await other.contentOf(id)).length]).toEqual([1, 1])
  expect(await other.shelve((await other.received(member)).id, 'old-7')).toMatchObject(onShelf('full'))
  expect(await warehouseId(t, 5)).toBe(other.warehouse)
})

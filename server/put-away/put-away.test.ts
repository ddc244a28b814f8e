import { staffBins } from '#contract/bins.ts'
import { parcels } from '#contract/parcels.ts'
import { staffParcels } from '#contract/receiving.ts'
import { staffPutAway } from '#contract/put-away.ts'
import { movedAtOnce } from '#domain/bin.ts'
import { openBins } from '#test/bins.ts'
import { openTestServer } from '#test/harness.ts'
import { openStory } from '#test/orders.ts'
import { freshNumber, warehouseId } from '#test/parcels.ts'
import { expect, test } from 'vitest'

const t = await openTestServer()
const story = await openStory(t)
const { warehouse, keeper, bin, received, unclaimed, shelve, shelfOf, contentOf } = await openBins(t)
const propose = (trackingNumber: string) =>
  keeper.call(staffPutAway.propose, { warehouseId: warehouse, trackingNumber })

test('without bins there is nothing to propose, and that is said', async () => {
  const { trackingNumber } = await received(await t.member())
  expect(await propose(trackingNumber)).toMatchObject({ proposal: null, none: 'noBins' })
})

// Proves B-IN-60
test('a parcel is proposed the bin of its member’s other parcels while there is room, else the first fitting one on the way', async () => {
  const [mei, other] = [await t.member(), await t.member()]
  const first = await bin('P-1', { walkOrder: 1, capacity: 1, longestSideMm: 250 })
  const second = await bin('P-2', { walkOrder: 2, capacity: 2 })
  const third = await bin('P-3', { walkOrder: 3 })
  // 300 mm long: the first bin is too short for it.
  const hers = await received(mei)
  expect(await propose(hers.trackingNumber)).toMatchObject({
    parcel: { id: hers.id, memberNumber: mei.memberNumber, weightG: 1250, lengthMm: 300, shelf: null },
    proposal: { binId: second.id, code: 'P-2', why: 'firstFree', theirs: 0, parcels: 0, capacity: 2 },
    none: null,
  })
  const small = await received(other, { lengthMm: 250 })
  expect((await propose(small.trackingNumber)).proposal).toMatchObject({ binId: first.id, why: 'firstFree' })
  await shelve(hers.id, 'P-3')
  const next = await received(mei)
  expect((await propose(next.trackingNumber)).proposal).toMatchObject({
    binId: third.id,
    why: 'sameMember',
    theirs: 1,
    parcels: 1,
  })
  await keeper.call(staffBins.update, { id: third.id, capacity: 1 })
  expect((await propose(next.trackingNumber)).proposal).toMatchObject({ binId: second.id, why: 'firstFree' })
  // Where it lies already, it has room.
  expect((await propose(hers.trackingNumber)).proposal).toMatchObject({ code: 'P-2' })
  await keeper.call(staffBins.close, { id: second.id, closed: true })
  expect(await propose(next.trackingNumber)).toMatchObject({ proposal: null, none: 'noneFits' })
  await keeper.call(staffBins.close, { id: second.id, closed: false })
  await keeper.call(staffBins.update, { id: third.id, capacity: null })
})

test('a number that cannot be put away says what to do with the parcel', async () => {
  const ask = (trackingNumber: string) => keeper.ask(staffPutAway.propose, { warehouseId: warehouse, trackingNumber })
  expect(await ask(freshNumber())).toMatchObject({
    http: 404,
    code: 9006,
    msg: expect.stringContaining('receive it first'),
  })
  const nobodys = await unclaimed('P-2')
  expect(await ask(nobodys.trackingNumber)).toMatchObject({ code: 9002, msg: expect.stringContaining('unclaimed') })
  const member = await t.member({ balances: { CNY: 100_000 } })
  const parcel = await received(member)
  const { orderNumber } = await story.paid(member, {}, [parcel.id])
  expect(await ask(parcel.trackingNumber)).toMatchObject({ code: 9002, msg: expect.stringContaining(orderNumber) })
  const elsewhere = await t.staff(['W'], { warehouseCodes: [2] })
  expect(
    await elsewhere.ask(staffPutAway.propose, { warehouseId: warehouse, trackingNumber: parcel.trackingNumber }),
  ).toMatchObject({ code: 9001 })
  expect(
    await elsewhere.ask(staffPutAway.propose, {
      warehouseId: await warehouseId(t, 2),
      trackingNumber: parcel.trackingNumber,
    }),
  ).toMatchObject({ code: 9006 })
})

test('what waits for a shelf is listed, the longest waiting first, until it has one', async () => {
  const member = await t.member()
  const [first, second] = [await received(member), await received(member)]
  const waiting = async () => {
    const { list } = await keeper.call(staffPutAway.list, { warehouseId: warehouse, pageSize: 100 })
    return list.map(({ id }) => id).filter((id) => id === first.id || id === second.id)
  }
  expect(await waiting()).toEqual([first.id, second.id])
  await shelve(first.id, 'P-3')
  expect(await waiting()).toEqual([second.id])
  const page = await keeper.call(staffPutAway.list, { warehouseId: warehouse, pageSize: 1 })
  const rest = await keeper.call(staffPutAway.list, { warehouseId: warehouse, pageSize: 100, after: page.next ?? '' })
  expect([page.list.length + rest.list.length, rest.next]).toEqual([page.total, null])
})

// Proves B-IN-61
test('several parcels move at once, with a step of each, and those of an order keep their step', async () => {
  const [from, to] = [await bin('M-1'), await bin('M-2', { capacity: 3 })]
  const member = await t.member({ balances: { CNY: 100_000 } })
  const [inStock, ordered] = [await received(member, { shelf: 'M-1' }), await received(member, { shelf: 'm-1' })]
  const nobodys = await unclaimed('M-1')
  await story.paid(member, {}, [ordered.id])
  const ids = [inStock.id, ordered.id, nobodys.id]
  const answer = await keeper.call(staffPutAway.move, { id: from.id, toCode: 'm-2', ids: [...ids, ...ids] })
  expect(answer).toMatchObject({ moved: 3, to: { id: to.id, parcels: 3 } })
  expect([await contentOf(from.id), (await contentOf(to.id)).map(({ id }) => id).sort()]).toEqual([[], ids.sort()])
  expect([await shelfOf(member, inStock.id), await shelfOf(member, ordered.id)]).toEqual(['M-2', 'M-2'])
  const steps = async (id: string) => (await member.call(parcels.get, { id })).events.map(({ code }) => code)
  expect(await steps(inStock.id)).toContain('shelved')
  expect((await member.call(parcels.get, { id: ordered.id })).latestEvent.code).toBe('packing')
})

test('a move that one parcel cannot make, or that the bin has no room for, moves none and says which', async () => {
  const [from, to] = [await bin('M-3'), await bin('M-4', { capacity: 1 })]
  const shut = await bin('M-5')
  await keeper.call(staffBins.close, { id: shut.id, closed: true })
  const member = await t.member()
  const [one, two] = [await received(member, { shelf: 'M-3' }), await received(member, { shelf: 'M-3' })]
  const gone = await received(member, { shelf: 'P-3' })
  const move = (toCode: string, ids: readonly string[]) =>
    keeper.ask(staffPutAway.move, { id: from.id, toCode, ids: [...ids] })
  expect(await move('M-4', [one.id, gone.id])).toMatchObject({
    code: 9005,
    wire: { fields: { 'ids[1]': expect.stringContaining('no longer in this bin') } },
  })
  for (const [toCode, ids, says] of [
    ['M-4', [one.id, two.id], 'room for all'],
    ['M-5', [one.id], 'closed'],
    ['NOWHERE', [one.id], 'no such bin'],
    ['M-3', [one.id], 'already'],
  ] as const)
    expect(await move(toCode, ids)).toMatchObject({
      code: 9005,
      wire: { fields: { toCode: expect.stringContaining(says) } },
    })
  expect([(await contentOf(from.id)).length, (await contentOf(to.id)).length]).toEqual([2, 0])
  const many = Array.from({ length: movedAtOnce + 1 }, () => one.id)
  expect(await move('M-4', many)).toMatchObject({ code: 9005 })
  // Two keepers at once: one has the room.
  const answers = await Promise.all([move('M-4', [one.id]), move('M-4', [two.id])])
  expect(answers.map(({ code }) => code).sort()).toEqual([0, 9005])
  const elsewhere = await t.staff(['W'], { warehouseCodes: [2] })
  expect(await elsewhere.ask(staffPutAway.move, { id: from.id, toCode: 'P-3', ids: [one.id] })).toMatchObject({
    code: 9006,
  })
})

test('of two who move the same parcel to different bins, the second is told that it is gone', async () => {
  const from = await bin('M-6')
  await Promise.all([bin('M-7'), bin('M-8')])
  const member = await t.member()
  const { id } = await received(member, { shelf: 'M-6' })
  const answers = await Promise.all(
    ['M-7', 'M-8'].map((toCode) => keeper.ask(staffPutAway.move, { id: from.id, toCode, ids: [id] })),
  )
  expect(answers.map(({ code }) => code).sort()).toEqual([0, 9005])
  expect(['M-7', 'M-8']).toContain(await shelfOf(member, id))
  expect(await keeper.call(staffParcels.shelve, { id, shelf: 'M-6' })).toMatchObject({ shelf: 'M-6' })
})

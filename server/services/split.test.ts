import { parcelServices, staffParcelServices } from '#contract/parcel-services.ts'
import { storage } from '#contract/storage.ts'
import { parcels } from '#contract/parcels.ts'
import { sql } from '#server/database/db.ts'
import { openTestServer, type TestMember } from '#test/harness.ts'
import { mailsTo } from '#test/mailbox.ts'
import { faults, openStory, type Stocked } from '#test/orders.ts'
import { photoBy, powerBank, shirt } from '#test/parcels.ts'
import { expect, test } from 'vitest'

/* One parcel in stock becomes two: no piece, no goods and no day of storage is lost or doubled. */

const t = await openTestServer()
const story = await openStory(t)
const { keeper } = story
const elsewhere = await t.staff(['W'], { warehouseCodes: [4] })
const goods = [shirt, powerBank]
const first = { actualWeightG: 1400, lengthMm: 400, widthMm: 300, heightMm: 200 } as const
const second = { actualWeightG: 900, lengthMm: 300, widthMm: 200, heightMm: 100 } as const

const rich = () => t.member({ balances: { CNY: 50_000 } })
async function asked(member: TestMember, parcelId: string) {
  const wanted = { parcelId, serviceId: await story.serviceId('P_SPLIT'), quantity: 1, currency: 'CNY' } as const
  return (await member.call(parcelServices.ask, { ...wanted, expectedMinor: 1000 })).id
}
async function toSplit(given: Stocked = { goods }) {
  const member = await rich()
  const parcelId = await story.stocked(member, given)
  return { member, parcelId, id: await asked(member, parcelId), photoFileIds: [await photoBy(keeper)] }
}
const read = (member: TestMember, id: string) => member.call(parcels.get, { id })

// Proves B-IN-38
test('a parcel becomes two, each weighed, with its part of the goods, and each history names the other', async () => {
  const { member, parcelId, id, photoFileIds } = await toSplit()
  await t.db.run(sql`update parcels set inbound_at = now() - interval '9 days' where id = ${parcelId}`)
  const before = await read(member, parcelId)
  const { list } = await keeper.call(staffParcelServices.list, { state: 'asked', page: 1, pageSize: 50 })
  expect(list.find((row) => row.id === id)?.split).toMatchObject({
    pieces: 4,
    goods: [
      { productName: 'Shirt', quantity: 3 },
      { productName: 'Power bank', quantity: 1 },
    ],
  })
  const made = await keeper.call(staffParcelServices.split, {
    id,
    first,
    second,
    moved: [1, 1],
    shelf: 'B-02',
    photoFileIds,
  })
  expect(made).toMatchObject({ service: { state: 'done' }, secondTrackingNumber: `${before.trackingNumber}-2` })
  const [one, other] = [await read(member, parcelId), await read(member, made.secondParcelId)]
  expect(one).toMatchObject({
    status: 'in_stock',
    actualWeightG: 1400,
    volumeWeightG: 4000,
    billableWeightG: 4000,
    totalPieces: 2,
    goodsType: 'ordinary',
    goods: [{ productName: 'Shirt', quantity: 2, totalPriceMinor: 2500 }],
    weighings: [{ actualWeightG: 1400 }, { actualWeightG: 2300 }],
  })
  expect(other).toMatchObject({
    status: 'in_stock',
    trackingNumber: `${before.trackingNumber}-2`,
    shelf: 'B-02',
    actualWeightG: 900,
    totalPieces: 2,
    goodsType: 'sensitive',
    goods: [
      { productName: 'Shirt', quantity: 1, totalPriceMinor: 1250 },
      { productName: 'Power bank', quantity: 1, totalPriceMinor: 9900 },
    ],
    photoCount: 1,
    weighings: [{ actualWeightG: 900, photos: [{ fileId: photoFileIds[0] }] }],
    inboundAt: before.inboundAt,
  })
  expect(one.totalGoodsValueMinor + other.totalGoodsValueMinor).toBe(before.totalGoodsValueMinor)
  const clocks = await member.call(storage.clock, { parcelIds: [parcelId, made.secondParcelId] })
  expect(clocks.list.map(({ daysStored }) => daysStored)).toEqual([9, 9])
  const history = await t.db.rows(sql<{ id: string; details: object }>`
    select parcel_id as id, details from parcel_history where event = 'split' and parcel_id in (${parcelId}, ${made.secondParcelId})`)
  expect(history.find((step) => step.id === parcelId)?.details).toMatchObject({ into: { id: made.secondParcelId } })
  expect(history.find((step) => step.id === made.secondParcelId)?.details).toMatchObject({ from: { id: parcelId } })
  expect((await mailsTo(t.db, member.email)).at(-1)).toMatchObject({
    kind: 'PARCEL_SERVICE',
    body: expect.stringContaining(`${before.trackingNumber}-2`),
  })
  expect(await faults(t)).toEqual([])
})

test('both parts go into orders of their own, and a further split finds a free number', async () => {
  const { member, parcelId, id, photoFileIds } = await toSplit()
  const made = await keeper.call(staffParcelServices.split, { id, first, second, moved: [1, 0], photoFileIds })
  const again = await keeper.call(staffParcelServices.split, {
    id: await asked(member, parcelId),
    first,
    second,
    moved: [1, 0],
    photoFileIds: [await photoBy(keeper)],
  })
  expect(again.secondTrackingNumber).toBe(made.secondTrackingNumber.replace(/-2$/, '-3'))
  const order = await story.applied(member, {}, [made.secondParcelId, parcelId])
  expect(order.parcels).toHaveLength(2)
})

test('goods that were never declared are divided by pieces', async () => {
  const { member, parcelId, id, photoFileIds } = await toSplit()
  await t.db.run(sql`delete from parcel_goods where parcel_id = ${parcelId}`)
  await t.db.run(
    sql`update parcels set total_pieces = 5, total_goods_value_minor = 0, goods_type = null, goods_name = '' where id = ${parcelId}`,
  )
  const typed = { id, first, second, photoFileIds }
  for (const movedPieces of [5, 6])
    expect(await keeper.ask(staffParcelServices.split, { ...typed, movedPieces })).toMatchObject({ code: 9005 })
  const made = await keeper.call(staffParcelServices.split, { ...typed, movedPieces: 2 })
  expect([(await read(member, parcelId)).totalPieces, (await read(member, made.secondParcelId)).totalPieces]).toEqual([
    3, 2,
  ])
})

test('what does not fit the goods, another warehouse, an order and a dispute are refused, and nothing is made', async () => {
  const { member, parcelId, id, photoFileIds } = await toSplit()
  const typed = { id, first, second, moved: [1, 1], photoFileIds }
  for (const moved of [[0, 0], [3, 1], [4, 0], [1], [1, 0, 0]])
    expect(await keeper.ask(staffParcelServices.split, { ...typed, moved })).toMatchObject({ code: 9005 })
  expect(await elsewhere.ask(staffParcelServices.split, typed)).toMatchObject({ code: 9006 })
  expect(await keeper.ask(staffParcelServices.finish, { id, photoFileIds })).toMatchObject({
    code: 9002,
    msg: expect.stringContaining('form for splitting'),
  })
  const order = await story.applied(member, {}, [parcelId])
  expect(await keeper.ask(staffParcelServices.split, typed)).toMatchObject({
    code: 9002,
    msg: expect.stringContaining(order.orderNumber),
  })
  const rows = await t.db.rows(sql`select id from parcels where member_id = ${member.id}`)
  expect(rows).toHaveLength(1)
  expect((await read(member, parcelId)).totalPieces).toBe(4)
})

test('split twice at once, there are two parcels and not three', async () => {
  const { member, id } = await toSplit()
  const photos = [await photoBy(keeper), await photoBy(keeper)]
  const answers = await Promise.all(
    photos.map((photo) =>
      keeper.ask(staffParcelServices.split, { id, first, second, moved: [1, 0], photoFileIds: [photo] }),
    ),
  )
  expect(answers.map(({ code }) => code).toSorted()).toEqual([0, 9002])
  expect(await t.db.rows(sql`select id from parcels where member_id = ${member.id}`)).toHaveLength(2)
})

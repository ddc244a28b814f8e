import { parcels } from '#contract/parcels.ts'
import { staffParcels } from '#contract/receiving.ts'
import type { Tx } from '#server/database/db.ts'
import { Refused } from '#server/http/refuse.ts'
import { openTestServer, type TestMember } from '#test/harness.ts'
import { bareOrder, forecast, freshNumber, powerBank, scanOf, warehouseId } from '#test/parcels.ts'
import { expect, test } from 'vitest'
import {
  eligibleParcels,
  lockParcels,
  markConsolidated,
  parcelRowsOfOrder,
  returnToStock,
  shipParcels,
  startPacking,
} from './parcels.ts'

const t = await openTestServer()
const fuyong = await warehouseId(t, 2)
const keeper = await t.staff(['W'])
const staff = { kind: 'staff', id: keeper.id } as const

const inTx = <T>(work: (tx: Tx) => Promise<T>) => t.context.database.transaction(work)
const refusalOf = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (fault: unknown) => (fault instanceof Refused ? fault.refusal : fault),
  )
const by = (member: TestMember) => ({ kind: 'member', id: member.id }) as const

async function inStock(member: TestMember, given = {}, scan = {}) {
  const { id, trackingNumber } = await forecast(member, freshNumber(), given)
  await keeper.call(staffParcels.receive, scanOf(trackingNumber, fuyong, scan))
  return id
}

test('a parcel goes into an order, and back to where it lay', async () => {
  const member = await t.member()
  const id = await inStock(member)
  const orderId = await bareOrder(t, member.id, 'JH2511210001')
  await inTx((tx) => startPacking(tx, [id], orderId, by(member)))
  expect(await member.call(parcels.get, { id })).toMatchObject({
    status: 'packing',
    orderId,
    orderNumber: 'JH2511210001',
    packingAt: expect.any(String),
    latestEvent: { code: 'packing' },
  })
  expect(await parcelRowsOfOrder(t.db, orderId, 'en')).toMatchObject([{ id, statusText: 'Packing' }])
  await inTx((tx) => returnToStock(tx, [id], by(member)))
  const back = await member.call(parcels.get, { id })
  expect(back).toMatchObject({ status: 'in_stock', orderId: null, packingAt: null, latestEvent: { code: 'received' } })
  expect(back.events.map((step) => step.text)).toEqual([
    'Back in stock',
    'Being packed',
    'Received at the warehouse',
    'Forecast submitted',
  ])
  expect(await parcelRowsOfOrder(t.db, orderId, 'en')).toEqual([])
})

test('what is not in stock, may not leave, or is in another order is not packed, and nothing of the rest either', async () => {
  const member = await t.member()
  const [orderId, other] = [await bareOrder(t, member.id), await bareOrder(t, member.id)]
  const good = await inStock(member)
  const blocked = await inStock(member, {}, { abnormalCode: 'COD' })
  const waiting = (await forecast(member)).id
  const taken = await inStock(member)
  await inTx((tx) => startPacking(tx, [taken], other, by(member)))
  for (const bad of [blocked, waiting, taken]) {
    expect(await refusalOf(inTx((tx) => startPacking(tx, [good, bad], orderId, by(member))))).toBe('parcel_unavailable')
  }
  expect((await member.call(parcels.get, { id: good })).status).toBe('in_stock')
})

test('a parcel asked for by two orders at once goes into one', async () => {
  const member = await t.member()
  const id = await inStock(member)
  const orders = await Promise.all([bareOrder(t, member.id), bareOrder(t, member.id)])
  const outcomes = await Promise.all(
    orders.map((orderId) =>
      refusalOf(
        inTx(async (tx) => {
          await lockParcels(tx, member.id, [id])
          await startPacking(tx, [id], orderId, by(member))
        }),
      ),
    ),
  )
  expect(outcomes.sort()).toEqual([null, 'parcel_unavailable'].sort())
})

test('only own, live parcels are locked, in the order of their ids', async () => {
  const [member, stranger] = [await t.member(), await t.member()]
  const ids = [await inStock(member, { goods: [powerBank] }), await inStock(member)]
  const locked = await inTx((tx) => lockParcels(tx, member.id, [...ids].reverse()))
  expect(locked.map((parcel) => parcel.id)).toEqual([...ids].sort())
  expect(locked[0]).toMatchObject({
    status: 'in_stock',
    goodsType: 'sensitive',
    actualWeightG: 1250,
    lengthMm: 300,
    totalGoodsValueMinor: 9900,
    abnormalBlocking: false,
  })
  expect(await refusalOf(inTx((tx) => lockParcels(tx, stranger.id, ids)))).toBe('parcel_unavailable')
  expect(await refusalOf(inTx((tx) => lockParcels(tx, member.id, [...ids, fuyong])))).toBe('parcel_unavailable')
})

test('a parcel ships once, out of packing alone', async () => {
  const member = await t.member()
  const id = await inStock(member)
  expect(await refusalOf(inTx((tx) => shipParcels(tx, [id], staff, null)))).toBeInstanceOf(Error)
  const orderId = await bareOrder(t, member.id)
  await inTx((tx) => startPacking(tx, [id], orderId, by(member)))
  await inTx((tx) => markConsolidated(tx, [id], staff))
  expect(await member.call(parcels.list, { stage: 'consolidated' })).toMatchObject({
    list: [{ id, status: 'packing' }],
  })
  await inTx((tx) => shipParcels(tx, [id], staff, '2025-11-01T10:00:00+08:00'))
  expect(await member.call(parcels.get, { id })).toMatchObject({
    status: 'shipped',
    outboundAt: '2025-11-01T10:00:00+08:00',
    orderId,
  })
  expect(await refusalOf(inTx((tx) => returnToStock(tx, [id], staff)))).toBeInstanceOf(Error)
})

// Proves R-495
test('what can go into an order is in stock, weighed and free, with the parcels of the order that is edited', async () => {
  const member = await t.member()
  const free = await inStock(member)
  const sensitive = await inStock(member, { goods: [powerBank] })
  const mine = await inStock(member)
  await inStock(member, {}, { abnormalCode: 'PROHIBITED' })
  await forecast(member)
  const orderId = await bareOrder(t, member.id)
  await inTx((tx) => startPacking(tx, [mine], orderId, by(member)))
  const idsBy = async (filter: object, memberId = member.id) => {
    const { list, total } = await eligibleParcels(t.db, memberId, { page: 1, pageSize: 10, ...filter }, 'en')
    expect(total).toBe(list.length)
    return list.map((parcel) => parcel.id)
  }
  expect(await idsBy({})).toEqual([sensitive, free])
  expect(await idsBy({ orderId })).toEqual([mine, sensitive, free])
  expect(await idsBy({ goodsType: 'sensitive' })).toEqual([sensitive])
  expect(await idsBy({ warehouseCode: 3 })).toEqual([])
  expect(await idsBy({ warehouseCode: 1 })).toHaveLength(2)
  expect(await idsBy({ orderId }, (await t.member()).id)).toEqual([])
})

test('what can go into an order is searched by a part of its number, its customer code or its goods', async () => {
  const member = await t.member()
  const forBuyer = await inStock(member, { customerCode: 'Buyer-7' })
  const shirt = await inStock(member)
  const found = async (search: string) => {
    const filter = { page: 1, pageSize: 10, search }
    const { list, total } = await eligibleParcels(t.db, member.id, filter, 'en')
    expect(total).toBe(list.length)
    return list
  }
  const idsBy = async (search: string) => (await found(search)).map(({ id }) => id)
  const [one] = await found('buyer-7')
  expect(one?.id).toBe(forBuyer)
  expect(await idsBy(one?.trackingNumber.slice(3).toLowerCase() ?? '')).toEqual([forBuyer])
  expect((await idsBy(one?.goodsName ?? '')).sort()).toEqual([forBuyer, shirt].sort())
  expect(await idsBy('%')).toEqual([])
  expect(await idsBy('')).toHaveLength(2)
})

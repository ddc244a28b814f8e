import { randomUUID } from 'node:crypto'
import { orders, staffOrders } from '#contract/orders.ts'
import { parcels } from '#contract/parcels.ts'
import { sql } from '#server/database/db.ts'
import { shirt } from '#test/parcels.ts'
import { openTestServer } from '#test/harness.ts'
import { expect, test } from 'vitest'
import { carton, faults, openStory, traces } from '#test/orders.ts'

const t = await openTestServer()
const story = await openStory(t)
const { keeper } = story

const rich = () => t.member({ balances: { CNY: 50_000 }, language: 'en' })

test('every parcel is in exactly one carton', async () => {
  const member = await rich()
  const both = [await story.stocked(member), await story.stocked(member)]
  const [one = '', two = ''] = both
  const { id } = await story.paid(member, {}, both)
  const before = await traces(t, id)
  const pack = (...cartons: string[][]) =>
    keeper.ask(staffOrders.pack, { id, cartons: cartons.map((parcelIds) => ({ ...carton, parcelIds })) })
  for (const wrong of [[[one]], [[one], [one, two]], [[one, two, id]], [[one, one]]]) {
    expect(await pack(...wrong)).toMatchObject({
      http: 422,
      code: 9005,
      wire: { fields: { cartons: 'Every parcel must be in exactly one carton' } },
    })
  }
  expect((await pack()).code).toBe(9005)
  expect(await traces(t, id)).toEqual(before)
  expect((await pack([two], [one])).code).toBe(0)
  expect(
    (await member.call(orders.get, { id })).cartons.map(({ cartonNumber, parcelIds }) => [cartonNumber, parcelIds]),
  ).toEqual([
    [1, [two]],
    [2, [one]],
  ])
})

// Proves B-OU-04
test('a parcel that cannot go along is taken out with a reason, and lies in stock again', async () => {
  const member = await rich()
  const both = [
    await story.stocked(member),
    await story.stocked(member, { goods: [{ ...shirt, productName: 'Lamp' }] }),
  ]
  const [kept = '', out = ''] = both
  const { id } = await story.paid(member, {}, both)
  const packing = { id, cartons: [{ ...carton, parcelIds: [kept] }], removeParcelIds: [out] }
  expect(await keeper.ask(staffOrders.pack, packing)).toMatchObject({
    code: 9005,
    wire: { fields: { removeReason: expect.any(String) } },
  })
  expect((await keeper.ask(staffOrders.pack, { ...packing, removeParcelIds: both, removeReason: 'all' })).code).toBe(
    9005,
  )
  expect(
    (await keeper.ask(staffOrders.pack, { ...packing, removeParcelIds: [out, id], removeReason: 'whose?' })).code,
  ).toBe(9005)
  const answer = await keeper.call(staffOrders.pack, { ...packing, removeReason: 'Leaks' })
  expect(answer.outcome).toBe('refunded')
  expect(await member.call(orders.get, { id })).toMatchObject({
    parcelCount: 1,
    goodsName: 'Shirt',
    totalPieces: 3,
    totalMinor: 8200,
    parcels: [{ id: kept }],
  })
  expect(await member.call(parcels.get, { id: out })).toMatchObject({ status: 'in_stock', orderId: null })
  expect(await faults(t)).toEqual([])
})

test('services and a fee are set at packing; what the member was promised keeps its price', async () => {
  const member = await rich()
  const [repack, photo] = [await story.serviceId('REPACK'), await story.serviceId('PHOTO')]
  const { id } = await story.paid(member, { vas: [{ id: repack, qty: 1 }] })
  await t.db.run(sql`update vas_items set price_cny_minor = 900 where id = ${repack}`)
  try {
    const answer = await keeper.call(staffOrders.pack, {
      ...(await story.packing(member, id)),
      vas: [
        { id: repack, qty: 1 },
        { id: photo, qty: 2 },
      ],
      otherFeeMinor: 300,
      otherRemark: 'Pallet',
    })
    expect(answer).toMatchObject({
      outcome: 'supplement_due',
      dueMinor: 700,
      quote: { vasMinor: 900, otherLines: [{ code: 'OTHER_FEE', amountMinor: 300, text: 'Other fee' }] },
    })
    expect(await member.call(orders.get, { id })).toMatchObject({ otherMinor: 300, otherRemark: 'Pallet' })
    // Packed again without naming a fee: the fee stays, and so do the services.
    expect(await keeper.call(staffOrders.pack, await story.packing(member, id))).toMatchObject({ dueMinor: 700 })
    expect(
      await keeper.call(staffOrders.pack, {
        ...(await story.packing(member, id)),
        vas: [{ id: repack, qty: 1 }],
        otherFeeMinor: 0,
      }),
    ).toMatchObject({ outcome: 'ready' })
  } finally {
    await t.db.run(sql`update vas_items set price_cny_minor = 500 where id = ${repack}`)
  }
  expect((await keeper.ask(staffOrders.pack, { ...(await story.packing(member, id)), otherFeeMinor: -100 })).code).toBe(
    9005,
  )
  expect(await faults(t)).toEqual([])
})

test('above the cap of the line packing asks once, then goes on with the same row', async () => {
  const member = await rich()
  const { id } = await story.paid(member)
  const heavy = await story.packing(member, id, { weightG: 30_500 })
  expect((await keeper.ask(staffOrders.pack, heavy)).code).toBe(4007)
  expect(await keeper.call(staffOrders.pack, { ...heavy, force: true })).toMatchObject({
    outcome: 'supplement_due',
    quote: { freightMinor: 1600 + 30 * 600 },
  })
})

// Proves B-OU-03
test('only what is paid and not held is packed, and only in the own warehouse', async () => {
  const member = await rich()
  const unpaid = await story.applied(member)
  const paid = await story.paid(member)
  const elsewhere = await t.staff(['W'], { warehouseCodes: [4] })
  const service = await t.staff(['S'])
  const admin = await t.staff(['A'], { warehouseCodes: [] })
  for (const { id, code } of [
    { id: unpaid.id, code: 9002 },
    { id: randomUUID(), code: 9006 },
  ]) {
    expect((await keeper.ask(staffOrders.startPacking, { id })).code).toBe(code)
  }
  const packing = await story.packing(member, paid.id)
  expect(await elsewhere.ask(staffOrders.pack, packing)).toMatchObject({ http: 404, code: 9006 })
  expect((await elsewhere.ask(staffOrders.startPacking, { id: paid.id })).code).toBe(9006)
  expect(await service.ask(staffOrders.pack, packing)).toMatchObject({ http: 403, code: 9001 })
  expect(await member.ask(staffOrders.pack, packing)).toMatchObject({ http: 401 })
  await t.db.run(sql`update orders set hold_reason = 'Papers are missing' where id = ${paid.id}`)
  expect((await keeper.ask(staffOrders.pack, packing)).code).toBe(9002)
  expect((await keeper.ask(staffOrders.startPacking, { id: paid.id })).code).toBe(9002)
  await t.db.run(sql`update orders set hold_reason = null where id = ${paid.id}`)
  expect((await admin.ask(staffOrders.pack, packing)).code).toBe(0)
  expect((await admin.ask(staffOrders.pack, packing)).code).toBe(9002)
})

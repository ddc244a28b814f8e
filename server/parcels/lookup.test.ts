import { staffParcels } from '#contract/receiving.ts'
import { sql } from '#server/database/db.ts'
import { openTestServer } from '#test/harness.ts'
import { forecast, freshNumber, powerBank, scanOf, shirt, warehouseId } from '#test/parcels.ts'
import { expect, test } from 'vitest'

const t = await openTestServer()
const fuyong = await warehouseId(t, 2)
const keeper = await t.staff(['W'])

const receive = (trackingNumber: string, given = {}) =>
  keeper.call(staffParcels.receive, scanOf(trackingNumber, fuyong, given))

// Proves B-IN-02
test('the look-up shows who forecast a number, what else lies here, and what was scanned before', async () => {
  const [meiling, chiho] = [await t.member({ name: 'Mei' }), await t.member()]
  await receive((await forecast(meiling)).trackingNumber, { shelf: 'B-07' })
  const { trackingNumber } = await forecast(meiling)
  await forecast(chiho, trackingNumber)
  const before = await keeper.call(staffParcels.lookup, {
    trackingNumber,
    memberNumber: chiho.memberNumber,
    warehouseId: fuyong,
  })
  expect(before.forecasts).toMatchObject([
    { memberName: 'Mei', memberNumber: meiling.memberNumber, inStockHere: 1, lastShelf: 'B-07' },
    { memberId: chiho.id, inStockHere: 0, lastShelf: null },
  ])
  expect(before).toMatchObject({ unclaimed: [], receipts: [], labelMember: { memberId: chiho.id }, slips: [] })
  const { unclaimed, receiptId } = await receive(trackingNumber)
  const after = await keeper.call(staffParcels.lookup, { trackingNumber })
  expect(after).toMatchObject({
    unclaimed: [{ id: unclaimed?.id }],
    receipts: [{ id: receiptId, result: 'unclaimed', receivedBy: keeper.username, actualWeightG: 1250 }],
  })
  expect(after.forecasts).toHaveLength(2)
})

test('a number that was received before names its owner and the shelf; one of nobody has no owner', async () => {
  const member = await t.member({ name: 'Ling' })
  const { id, trackingNumber } = await forecast(member)
  await receive(trackingNumber, { shelf: 'B-10' })
  const { receipts } = await keeper.call(staffParcels.lookup, { trackingNumber, warehouseId: fuyong })
  expect(receipts).toMatchObject([
    { owner: { parcelId: id, memberName: 'Ling', memberNumber: member.memberNumber, shelf: 'B-10' } },
  ])
  const ofNobody = freshNumber()
  await receive(ofNobody)
  expect((await keeper.call(staffParcels.lookup, { trackingNumber: ofNobody })).receipts).toMatchObject([
    { owner: null },
  ])
})

test('of a parcel that was moved on, its owner is named and its shelf only to those who work where it lies', async () => {
  const here = await t.staff(['W'], { warehouseCodes: [2] })
  const { id, trackingNumber } = await forecast(await t.member({ name: 'Mo' }))
  await receive(trackingNumber, { shelf: 'B-11' })
  await t.db.run(sql`update parcels set warehouse_id = (select id from warehouses where code = 3) where id = ${id}`)
  const receiptsFor = async (who: typeof here) => (await who.call(staffParcels.lookup, { trackingNumber })).receipts
  expect(await receiptsFor(here)).toMatchObject([{ owner: { memberName: 'Mo', shelf: null } }])
  expect(await receiptsFor(keeper)).toMatchObject([{ owner: { memberName: 'Mo', shelf: 'B-11' } }])
})

test('what else lies here is counted up to 500, and its shelf is that of the last one that has a shelf', async () => {
  const member = await t.member()
  const { parcel } = await receive((await forecast(member)).trackingNumber, { shelf: 'B-08' })
  await t.db.run(sql`
    insert into parcels (member_id, warehouse_id, courier_code, tracking_number, customer_code, source, status, actual_weight_g,
      latest_event, latest_event_at, inbound_at, shelf)
    select member_id, warehouse_id, courier_code, tracking_number || '-' || n, customer_code, source, status, actual_weight_g,
      latest_event, latest_event_at, inbound_at + n * interval '1 second', case when n = 400 then 'B-09' end
    from parcels, generate_series(1, 600) n where id = ${parcel?.id ?? ''}`)
  const { trackingNumber } = await forecast(member)
  const { forecasts } = await keeper.call(staffParcels.lookup, { trackingNumber, warehouseId: fuyong })
  expect(forecasts).toMatchObject([{ inStockHere: 500, lastShelf: 'B-09' }])
})

test('the look-up is for the warehouse and the service desk', async () => {
  const trackingNumber = freshNumber()
  expect(await (await t.staff(['S'])).ask(staffParcels.lookup, { trackingNumber })).toMatchObject({ code: 0 })
  expect(await (await t.staff(['F'])).ask(staffParcels.lookup, { trackingNumber })).toMatchObject({ code: 9001 })
  expect(await t.visitor.ask(staffParcels.lookup, { trackingNumber })).toMatchObject({ code: 2001 })
  expect(await keeper.ask(staffParcels.lookup, { trackingNumber: 'x' })).toMatchObject({ code: 9005 })
})

test('the look-up marks forecast goods that are sensitive or forbidden, each word of a parcel once, and no others', async () => {
  const [meiling, chiho] = [await t.member(), await t.member()]
  const goods = [shirt, powerBank, { ...powerBank, specification: '5 Ah' }, { ...shirt, productName: '仿真枪模型' }]
  const { trackingNumber, id } = await forecast(meiling, freshNumber(), { goods })
  await forecast(chiho, trackingNumber)
  const { goodsMarks } = await keeper.call(staffParcels.lookup, { trackingNumber })
  expect(goodsMarks).toEqual([
    { parcelId: id, word: 'Power bank', verdict: 'sensitive', categoryName: 'batteries and power banks' },
    { parcelId: id, word: '仿真枪', verdict: 'forbidden', categoryName: 'weapons' },
  ])
})

test('without a tracking number the look-up says whose a member number is, and nothing else', async () => {
  const member = await t.member({ name: 'Yan' })
  const found = await keeper.call(staffParcels.lookup, { memberNumber: member.memberNumber, warehouseId: fuyong })
  expect(found).toMatchObject({ forecasts: [], receipts: [], unclaimed: [], labelMember: { memberName: 'Yan' } })
})

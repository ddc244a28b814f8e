import { staffUnclaimedParcels } from '#contract/claims.ts'
import { parcels, tracking } from '#contract/parcels.ts'
import { parcelCorrections, staffParcels } from '#contract/receiving.ts'
import { sql } from '#server/database/db.ts'
import { openTestServer } from '#test/harness.ts'
import { bareOrder, forecast, forecastOf, freshNumber, photoBy, scanOf, warehouseId } from '#test/parcels.ts'
import { expect, test } from 'vitest'

const t = await openTestServer()
const [fuyong, nanshan] = [await warehouseId(t, 2), await warehouseId(t, 3)]
const keeper = await t.staff(['W'])
const other = await t.staff(['W'])

const receive = (trackingNumber: string, given = {}, warehouse = fuyong) =>
  keeper.call(staffParcels.receive, scanOf(trackingNumber, warehouse, given))
const undo = (receiptId: string, by = keeper) => by.ask(staffParcels.undo, { id: receiptId })
const undosOf = (receiptId: string) => t.db.rows(sql`select from receipt_undos where receipt_id = ${receiptId}`)
const mailsTo = (memberId: string) =>
  t.db.rows(sql<{ subject: string; body: string }>`
    select subject, body from mail_outbox where member_id = ${memberId} and kind = 'PARCEL_UNDONE'`)

// Proves B-IN-16
test('an undone receipt leaves the forecast as it was, at its own warehouse, and the member reads why', async () => {
  const member = await t.member({ language: 'en' })
  const { id, trackingNumber } = await forecast(member)
  const before = await member.call(parcels.get, { id })
  const photoFileIds = [await photoBy(keeper)]
  const given = { photoFileIds, shelf: 'A-12', abnormalCode: 'DAMAGED', abnormalText: 'wet' }
  const { receiptId } = await receive(trackingNumber, given, nanshan)
  expect(await undo(receiptId)).toMatchObject({ code: 0, data: { receiptId, trackingNumber } })
  const after = await member.call(parcels.get, { id })
  expect({ ...after, version: before.version }).toEqual(before)
  expect(after).toMatchObject({ status: 'forecast', warehouseCode: 2, photos: [], weighings: [], canDelete: true })
  expect((await member.call(tracking.listMine, { numbers: [trackingNumber] })).list[0]?.events).toHaveLength(1)
  expect(await mailsTo(member.id)).toEqual([
    {
      subject: `Correction: parcel ${trackingNumber} has not arrived`,
      body: expect.stringContaining('Your forecast stays as it is'),
    },
  ])
  // It really arrives later.
  expect(await receive(trackingNumber)).toMatchObject({ result: 'matched', parcel: { id, shelf: null } })
  expect((await member.call(parcels.get, { id })).weighings).toHaveLength(1)
})

test('the receipt itself stays, with who undid it, and an entry in the audit trail', async () => {
  const { receiptId } = await receive(freshNumber())
  await undo(receiptId)
  const [kept] = await t.db.rows(sql`
    select r.actual_weight_g as "weightG", v.staff_id as "undoneBy" from receipts r join receipt_undos v on v.receipt_id = r.id where r.id = ${receiptId}`)
  expect(kept).toEqual({ weightG: 1250, undoneBy: keeper.id })
  const calls = await t.db.rows(sql`select call from audit_log where target_id = ${receiptId} order by no`)
  expect(calls).toEqual([{ call: 'staffParcels.receive' }, { call: 'staffParcels.undo' }])
  await expect(t.db.run(sql`delete from receipt_undos where receipt_id = ${receiptId}`)).rejects.toThrow('written once')
})

test('a parcel that only its label gave to a member is no longer theirs', async () => {
  const member = await t.member({ language: 'en' })
  const trackingNumber = freshNumber()
  const { receiptId } = await receive(trackingNumber, { memberNumber: member.memberNumber })
  expect(await undo(receiptId)).toMatchObject({ code: 0 })
  expect((await member.call(parcels.list, {})).total).toBe(0)
  expect((await mailsTo(member.id))[0]?.body).toContain('no longer in your package list')
  expect(await receive(trackingNumber)).toMatchObject({ result: 'unclaimed' })
})

test('an unclaimed parcel leaves the pool, and a second scan is no duplicate', async () => {
  const trackingNumber = freshNumber()
  const { receiptId, unclaimed } = await receive(trackingNumber)
  expect(await undo(receiptId)).toMatchObject({ code: 0 })
  const { list } = await (await t.staff(['A'])).call(staffUnclaimedParcels.search, {
    trackingNumber,
    state: 'to_be_claimed',
  })
  expect(list).toEqual([])
  const again = await receive(trackingNumber)
  expect(again.result).toBe('unclaimed')
  expect(again.unclaimed?.id).not.toBe(unclaimed?.id)
})

test('undoing a duplicate changes nothing of the parcel', async () => {
  const { id, trackingNumber } = await forecast(await t.member())
  await receive(trackingNumber)
  const { receiptId } = await receive(trackingNumber, { force: true, actualWeightG: 9000 })
  expect(await undo(receiptId)).toMatchObject({ code: 0 })
  const [parcel] = await t.db.rows(sql`select status, actual_weight_g as "weightG" from parcels where id = ${id}`)
  expect(parcel).toEqual({ status: 'in_stock', weightG: 1250 })
})

test('nobody undoes the receipt of a colleague, of another warehouse, or one that is not there', async () => {
  const { receiptId } = await receive(freshNumber())
  expect(await undo(receiptId, other)).toMatchObject({ code: 9002, msg: expect.stringContaining('received it') })
  const elsewhere = await t.staff(['W'], { warehouseCodes: [3] })
  expect((await undo(receiptId, elsewhere)).code).toBe(9006)
  expect((await undo(fuyong)).code).toBe(9006)
  expect(await undosOf(receiptId)).toEqual([])
})

test('after five minutes it stays', async () => {
  const { receiptId } = await receive(freshNumber())
  await t.db.run(sql`alter table receipts disable trigger receipts_once`)
  await t.db.run(sql`update receipts set at = at - interval '5 minutes' where id = ${receiptId}`)
  await t.db.run(sql`alter table receipts enable trigger receipts_once`)
  expect(await undo(receiptId)).toMatchObject({ code: 9002, msg: expect.stringContaining('5') })
})

test('what somebody has done about the parcel since is not thrown away', async () => {
  const member = await t.member()
  const corrected = await receive((await forecast(member)).trackingNumber)
  await keeper.call(parcelCorrections.correct, { id: corrected.parcel!.id, actualWeightG: 1300, reason: 'scale' })
  expect((await undo(corrected.receiptId)).code).toBe(9002)

  const declared = await receive(freshNumber(), { memberNumber: member.memberNumber })
  const shown = await member.call(parcels.get, { id: declared.parcel!.id })
  await member.call(parcels.forecastOne, {
    ...forecastOf(shown.trackingNumber, { courierCode: shown.courierCode }),
    id: shown.id,
    version: shown.version,
  })
  expect((await undo(declared.receiptId)).code).toBe(9002)
  expect(await undosOf(declared.receiptId)).toEqual([])
  expect((await member.call(parcels.get, { id: shown.id })).status).toBe('in_stock')
})

test('a claimed parcel stays in the pool, and an ordered one in its order', async () => {
  const member = await t.member()
  const trackingNumber = freshNumber()
  const unclaimed = await receive(trackingNumber)
  await t.db.run(sql`
    insert into claims (unclaimed_id, member_id, warehouse_id, courier_code, tracking_number)
    select id, ${member.id}, warehouse_id, courier_code, tracking_number from unclaimed_parcels where id = ${unclaimed.unclaimed!.id}`)
  expect((await undo(unclaimed.receiptId)).code).toBe(9002)

  const { id, trackingNumber: ordered } = await forecast(member)
  const { receiptId } = await receive(ordered)
  const orderId = await bareOrder(t, member.id, 'JH100')
  await t.db.run(sql`update parcels set status = 'packing', packing_at = now(), order_id = ${orderId} where id = ${id}`)
  expect(await undo(receiptId)).toMatchObject({ code: 9002, msg: expect.stringContaining('JH100') })
})

test('of ten presses at once one undoes it, and the member reads it once', async () => {
  const member = await t.member()
  const { trackingNumber } = await forecast(member)
  const { receiptId } = await receive(trackingNumber)
  const answers = await Promise.all(Array.from({ length: 10 }, () => undo(receiptId)))
  expect(answers.map(({ code }) => code).sort()).toEqual([0, ...Array.from({ length: 9 }, () => 9002)])
  expect(await mailsTo(member.id)).toHaveLength(1)
})

import { orders } from '#contract/orders.ts'
import { staffParcelClosings } from '#contract/parcel-closings.ts'
import { parcelCounts } from '#contract/parcel-counts.ts'
import { parcels, tracking } from '#contract/parcels.ts'
import { parcelCorrections, staffParcels } from '#contract/receiving.ts'
import { staffParcelFiles } from '#contract/staff-parcels.ts'
import { reports } from '#contract/reports.ts'
import { staffWarehouseTransfers, warehouseTransfers } from '#contract/warehouse-transfers.ts'
import { sql } from '#server/database/db.ts'
import { openTestServer, type TestMember, type TestStaff } from '#test/harness.ts'
import { mailsTo as mailsOf } from '#test/mailbox.ts'
import { faults, openStory } from '#test/orders.ts'
import { forecast, freshNumber, photoBy, scanOf, warehouseId } from '#test/parcels.ts'
import { openTransfers } from '#test/warehouse-transfers.ts'
import { expect, test } from 'vitest'

/* Where a parcel is while it is moved: scanned at both ends, blocked meanwhile, never lost on the way. */

const t = await openTestServer()
const story = await openStory(t)
const moving = await openTransfers(t)
const [fuyong, nanshan, baiyun] = [await warehouseId(t, 2), await warehouseId(t, 3), await warehouseId(t, 4)]
const there = await t.staff(['W'], { warehouseCodes: [3] })
const here = await t.staff(['W'], { warehouseCodes: [2] })
const [elsewhere, service, admin] = [
  await t.staff(['W'], { warehouseCodes: [4] }),
  await t.staff(['S']),
  await t.staff(['A']),
]

const rich = () => t.member({ balances: { CNY: 10_000, HKD: 10_000 }, language: 'en' })
const misdirected = (member: TestMember, given: Parameters<typeof scanOf>[2] = {}) =>
  moving.misdirected(member, {}, given)
const asked = (member: TestMember, parcelId: string) => moving.asked(member, parcelId)
const asking = (parcelId: string, given = {}) =>
  ({ parcelId, warehouseId: fuyong, currency: 'CNY', expectedMinor: 1000, ...given }) as const
const sending = (trackingNumber: string, by: TestStaff = there, given = {}) =>
  by.ask(staffWarehouseTransfers.send, { warehouseId: nanshan, trackingNumber, ...given })
const receiving = (trackingNumber: string, by: TestStaff = here, given = {}) =>
  by.ask(staffWarehouseTransfers.receive, { warehouseId: fuyong, trackingNumber, ...given })
const onTheWay = async (member: TestMember) => {
  const parcel = await misdirected(member)
  const { id: transferId } = await asked(member, parcel.id)
  expect(await sending(parcel.trackingNumber)).toMatchObject({ code: 0 })
  return { ...parcel, transferId }
}
const mailsTo = async (member: TestMember) =>
  (await mailsOf(t.db, member.email)).filter(({ kind }) => kind === 'PARCEL_TRANSFER')
const entriesOf = (transferId: string) =>
  t.db.rows(sql<{ event: string; amount: number }>`
    select event, amount from ledger_entries where source_kind = 'warehouse_transfer' and source_id = ${transferId} order by no`)
const fee = { event: 'TRANSFER_FEE', amount: 1000 }

// Proves B-IN-40, B-IN-41
test('scanned at both ends it changes its warehouse: it is asked about no more, and its member is told', async () => {
  const member = await rich()
  const { id, trackingNumber } = await misdirected(member, { shelf: 'B-7' })
  const transfer = await asked(member, id)
  const sent = await there.call(staffWarehouseTransfers.send, {
    warehouseId: nanshan,
    trackingNumber,
    note: 'Bag 12, van 3',
  })
  expect(sent).toMatchObject({ state: 'on_the_way', sentBy: there.username, sentNote: 'Bag 12, van 3', shelf: null })
  const away = await admin.call(staffParcelFiles.get, { id })
  expect(away).toMatchObject({ shelf: null, onTheWay: { sentBy: there.username, toWarehouseId: fuyong } })
  expect(away.onTheWay?.fromName).toContain('Nanshan')
  expect((await member.call(parcels.get, { id })).latestEvent.text).toBe('Sent to another warehouse')
  const arrived = await here.call(staffWarehouseTransfers.receive, {
    warehouseId: fuyong,
    trackingNumber,
    shelf: 'A-12',
    note: 'Box dented',
  })
  expect(arrived).toMatchObject({
    state: 'arrived',
    receivedBy: here.username,
    receivedNote: 'Box dented',
    shelf: 'A-12',
  })
  const now = await member.call(parcels.get, { id })
  expect(now).toMatchObject({
    warehouseCode: 2,
    abnormal: null,
    transferState: null,
    shelf: 'A-12',
    actualWeightG: 2300,
  })
  expect(now.events.map(({ text }) => text).slice(0, 3)).toEqual([
    'Received at the warehouse',
    'Sent to another warehouse',
    'Received at the warehouse',
  ])
  expect(now.events[0]?.place).toContain('Fuyong')
  expect(now.events[1]?.place).toContain('Nanshan')
  const { deeds, onTheWay: noMore } = await admin.call(staffParcelFiles.get, { id })
  expect(noMore).toBeNull()
  expect(deeds).toMatchObject([
    { event: 'receiveTransfer', by: here.username, note: 'Box dented' },
    { event: 'sendTransfer', by: there.username, note: 'Bag 12, van 3' },
  ])
  const [mail] = await mailsTo(member)
  expect(mail?.body).toContain('Fuyong')
  expect(await entriesOf(transfer.id)).toEqual([fee])
  expect((await member.call(parcelCounts.homeCounts, {})).sendableCount).toBe(1)
  expect(await faults(t)).toEqual([])
})

test('what staff saw stays with it, and a parcel that may not leave is still blocked where it arrives', async () => {
  const member = await rich()
  const { id, trackingNumber } = await misdirected(member, { abnormalCode: 'DAMAGED', abnormalText: 'left corner' })
  await asked(member, id)
  await there.call(staffParcels.setAbnormal, { id, code: 'PROHIBITED' })
  await sending(trackingNumber)
  await receiving(trackingNumber)
  expect((await member.call(parcels.get, { id })).abnormal).toMatchObject({
    code: 'PROHIBITED',
    blocking: true,
    also: [],
  })
})

test('an end is scanned once: a second scan names who did it, and a scan in the wrong order says what is missing', async () => {
  const member = await rich()
  const { id, trackingNumber } = await misdirected(member)
  await asked(member, id)
  expect(await receiving(trackingNumber)).toMatchObject({ code: 9002, msg: expect.stringContaining('has not scanned') })
  const sends = await Promise.all(Array.from({ length: 5 }, () => sending(trackingNumber)))
  expect(sends.map(({ code }) => code).sort()).toEqual([0, 9002, 9002, 9002, 9002])
  expect(await sending(trackingNumber)).toMatchObject({ code: 9002, msg: expect.stringContaining(there.username) })
  const receipts = await Promise.all(Array.from({ length: 5 }, () => receiving(trackingNumber)))
  expect(receipts.filter(({ code }) => code === 0)).toHaveLength(1)
  expect(await receiving(trackingNumber)).toMatchObject({ code: 9006, msg: expect.stringContaining('No transfer') })
  expect(await mailsTo(member)).toHaveLength(1)
})

test('the shelf of the other warehouse has to exist there; otherwise nothing is received', async () => {
  await t.db.run(sql`insert into bins (warehouse_id, code, zone, walk_order) values (${baiyun}, 'Z-01', 'Z', 1)`)
  const member = await rich()
  const { id, trackingNumber } = await misdirected(member)
  await member.call(warehouseTransfers.ask, asking(id, { warehouseId: baiyun }))
  await sending(trackingNumber)
  const put = (shelf: string) => receiving(trackingNumber, elsewhere, { warehouseId: baiyun, shelf })
  expect(await put('NOWHERE')).toMatchObject({ code: 9005 })
  expect((await member.call(parcels.get, { id })).transferState).toBe('on_the_way')
  expect(await put('z-01')).toMatchObject({ code: 0, data: { shelf: 'Z-01' } })
})

// Proves B-IN-39, B-IN-44
test('both ends see a transfer with what happened to it; other warehouses see nothing', async () => {
  const member = await rich()
  const { trackingNumber, transferId } = await onTheWay(member)
  const listed = async (who: TestStaff, given = {}) =>
    (await who.call(staffWarehouseTransfers.list, { trackingNumber, pageSize: 10, ...given })).list
  expect(await listed(there)).toMatchObject([{ id: transferId, maySend: false, mayReceive: false }])
  expect(await listed(here)).toMatchObject([{ id: transferId, mayReceive: true, memberNumber: member.memberNumber }])
  expect(await listed(service)).toMatchObject([{ id: transferId, mayReceive: false }])
  expect(await listed(here, { state: 'asked' })).toEqual([])
  expect(await listed(service, { warehouseId: baiyun })).toEqual([])
  expect(await listed(elsewhere)).toEqual([])
  expect((await elsewhere.ask(staffWarehouseTransfers.get, { id: transferId })).code).toBe(9006)
  expect((await sending(trackingNumber, elsewhere)).code).toBe(9001)
  expect((await receiving(trackingNumber, there)).code).toBe(9001)
  expect((await receiving(trackingNumber, elsewhere, { warehouseId: baiyun })).code).toBe(9006)
  await receiving(trackingNumber, here, { note: '40 g heavier' })
  const { history } = await there.call(staffWarehouseTransfers.get, { id: transferId })
  expect(history).toMatchObject([
    { event: 'askTransfer', by: null },
    { event: 'sendTransfer', by: there.username },
    { event: 'receiveTransfer', by: here.username, note: '40 g heavier' },
  ])
})

test('transfers are listed page by page, the newest first', async () => {
  const member = await rich()
  const made: string[] = []
  for (let i = 0; i < 3; i++) made.push((await asked(member, (await misdirected(member)).id)).id)
  const page = await admin.call(staffWarehouseTransfers.list, { state: 'asked', pageSize: 2 })
  expect(page.list.map(({ id }) => id)).toEqual([made[2], made[1]])
  const next = await admin.call(staffWarehouseTransfers.list, { state: 'asked', pageSize: 2, after: page.next ?? '' })
  expect(next.list[0]?.id).toBe(made[0])
})

// Proves B-IN-43
test('one that is late is noted with a name and stays visible; it may still arrive', async () => {
  const member = await rich()
  const { id, trackingNumber, transferId } = await onTheWay(member)
  const missing = (by: TestStaff) =>
    by.ask(staffWarehouseTransfers.noteMissing, { id: transferId, note: 'Not in bag 12' })
  expect(await missing(here)).toMatchObject({ code: 9002, msg: expect.stringContaining('not late') })
  await t.db.run(sql`update warehouse_transfers set due_at = now() - interval '1 hour' where id = ${transferId}`)
  expect((await missing(elsewhere)).code).toBe(9006)
  expect((await missing(there)).code).toBe(9001)
  expect(await missing(here)).toMatchObject({
    code: 0,
    data: { state: 'on_the_way', isLate: true, missedBy: here.username, missedNote: 'Not in bag 12' },
  })
  expect((await admin.call(staffParcelFiles.get, { id })).deeds[0]).toMatchObject({ event: 'missTransfer' })
  expect(await receiving(trackingNumber)).toMatchObject({ code: 0, data: { isLate: false } })
})

test('it waits in the work queue of the warehouse that sends it, then of the one that receives it', async () => {
  const member = await rich()
  const { id, trackingNumber } = await misdirected(member)
  const queueOf = async (who: TestStaff) =>
    (await who.call(reports.dashboard, {})).urgent.find(({ number }) => number === trackingNumber)?.queue
  await asked(member, id)
  expect([await queueOf(there), await queueOf(here)]).toEqual(['transfersToSend', undefined])
  await sending(trackingNumber)
  expect([await queueOf(there), await queueOf(here)]).toEqual([undefined, 'transfersToReceive'])
  await receiving(trackingNumber)
  expect([await queueOf(there), await queueOf(here)]).toEqual([undefined, undefined])
})

test('while it is asked for, it goes into no order, is not closed, and is not sent from here', async () => {
  const member = await rich()
  const { id, trackingNumber } = await misdirected(member)
  await asked(member, id)
  const other = await story.stocked(member, { warehouse: 3 })
  expect((await member.ask(orders.submitConsolidation, await story.application([id, other]))).code).toBe(4003)
  expect((await member.ask(parcels.sendFromHere, { id })).code).toBe(3003)
  const closing = { id, reason: 'returned', note: 'x', photoFileIds: [await photoBy(service)] } as const
  expect(await service.ask(staffParcelClosings.ask, closing)).toMatchObject({
    code: 9002,
    msg: expect.stringContaining('paid for moving'),
  })
  // On its shelf it still may be worked with.
  expect((await there.ask(staffParcels.shelve, { id, shelf: 'C-1' })).code).toBe(0)
  expect((await there.ask(staffParcels.setAbnormal, { id, code: 'DAMAGED' })).code).toBe(0)
  expect((await there.ask(staffParcels.setAbnormal, { id, code: '' })).code).toBe(0)
  expect((await member.call(parcels.get, { id })).abnormal).toMatchObject({ code: 'WRONG_WAREHOUSE', blocking: true })
  await sending(trackingNumber)
  for (const [call, input] of [
    [staffParcels.shelve, { id, shelf: 'C-2' }],
    [staffParcels.setAbnormal, { id, code: 'DAMAGED' }],
    [parcelCorrections.correct, { id, actualWeightG: 2000, reason: 'scale' }],
    [staffParcels.addPhotos, { id, fileIds: [await photoBy(there)] }],
  ] as const)
    expect(await there.ask(call, input)).toMatchObject({ code: 9002, msg: expect.stringContaining('on the way') })
})

test('a receiving scan of one on the way says where it belongs, and makes nothing of it', async () => {
  const member = await rich()
  const { id, trackingNumber } = await onTheWay(member)
  const scan = (warehouse: string, given = {}) =>
    story.keeper.ask(staffParcels.receive, scanOf(trackingNumber, warehouse, given))
  expect(await scan(fuyong)).toMatchObject({ code: 9002, msg: expect.stringContaining('moved here from') })
  expect(await scan(fuyong, { memberNumber: member.memberNumber })).toMatchObject({ code: 9002 })
  expect(await scan(nanshan)).toMatchObject({ code: 9002, msg: expect.stringContaining('on the way from') })
  // A forecast of the same number by another member does not get it either.
  await forecast(await t.member(), trackingNumber)
  expect(await scan(fuyong)).toMatchObject({ code: 9002, msg: expect.stringContaining('moved here from') })
  const forced = await scan(fuyong, { force: true })
  expect(forced).toMatchObject({ code: 0, data: { result: 'duplicate', parcel: { id } } })
  const pool = await t.db.rows(sql`select from unclaimed_parcels where tracking_number = ${trackingNumber}`)
  expect(pool).toEqual([])
  const { moving } = await here.call(staffParcels.lookup, { trackingNumber, warehouseId: fuyong })
  expect(moving).toMatchObject([{ toWarehouseId: fuyong, sentBy: there.username }])
  expect((await elsewhere.call(staffParcels.lookup, { trackingNumber })).moving).toEqual([])
  expect((await member.call(parcels.get, { id })).transferState).toBe('on_the_way')
})

test('a parcel whose label names somebody else is theirs, though another of its number is on the way here', async () => {
  const [member, stranger] = [await rich(), await t.member()]
  const { trackingNumber } = await onTheWay(member)
  const own = await story.keeper.call(
    staffParcels.receive,
    scanOf(trackingNumber, fuyong, { memberNumber: stranger.memberNumber }),
  )
  expect(own).toMatchObject({ result: 'direct', parcel: { memberNumber: stranger.memberNumber } })
})

test('two members with one number: a scan asks which, and the list says it', async () => {
  const [member, other] = [await rich(), await rich()]
  const { trackingNumber, id } = await misdirected(member)
  const theirs = await forecast(other, trackingNumber)
  await t.db.run(sql`
    update parcels p set status = 'in_stock', warehouse_id = ${nanshan}, actual_weight_g = 900, abnormal_code = 'WRONG_WAREHOUSE', inbound_at = now()
    where id = ${theirs.id}`)
  const [first, second] = [await asked(member, id), await asked(other, theirs.id)]
  expect(await sending(trackingNumber)).toMatchObject({ code: 9002, msg: expect.stringContaining('several members') })
  expect(await sending(trackingNumber, there, { id: second.id })).toMatchObject({ code: 0, data: { id: second.id } })
  expect((await member.call(parcels.get, { id })).transferState).toBe('asked')
  expect(await sending(freshNumber(), there, { id: first.id })).toMatchObject({ code: 9006 })
})

test('anyone who follows the number reads that it was sent to another warehouse', async () => {
  const member = await rich()
  const { trackingNumber } = await onTheWay(member)
  const { list } = await member.call(tracking.listMine, { numbers: [trackingNumber] })
  expect(list[0]?.events[0]?.text).toBe('Sent to another warehouse')
})

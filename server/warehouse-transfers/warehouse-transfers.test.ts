import { wallets } from '#contract/ledger.ts'
import { orders } from '#contract/orders.ts'
import { staffParcelClosings } from '#contract/parcel-closings.ts'
import { parcelCorrections, parcels, staffParcels, tracking } from '#contract/parcels.ts'
import { staffParcelFiles } from '#contract/staff-parcels.ts'
import { reports } from '#contract/reports.ts'
import { storage } from '#contract/storage.ts'
import { staffWarehouseTransfers, warehouseTransfers } from '#contract/warehouse-transfers.ts'
import { sql } from '#server/database/db.ts'
import { openTestServer, type TestMember, type TestStaff } from '#test/harness.ts'
import { mailsTo as mailsOf } from '#test/mailbox.ts'
import { faults, openStory } from '#test/orders.ts'
import { forecast, freshNumber, photoBy, scanOf, warehouseId } from '#test/parcels.ts'
import { configure } from '#test/config.ts'
import { expect, test } from 'vitest'

/* A parcel at the wrong warehouse is moved: paid once, scanned at both ends, given back in full if it is not sent. */

const t = await openTestServer()
const story = await openStory(t)
const [fuyong, nanshan, baiyun] = [await warehouseId(t, 2), await warehouseId(t, 3), await warehouseId(t, 4)]
const there = await t.staff(['W'], { warehouseCodes: [3] })
const here = await t.staff(['W'], { warehouseCodes: [2] })
const [elsewhere, service, admin] = [
  await t.staff(['W'], { warehouseCodes: [4] }),
  await t.staff(['S']),
  await t.staff(['A']),
]

const rich = () => t.member({ balances: { CNY: 10_000, HKD: 10_000 }, language: 'en' })
const moneyOf = async (member: TestMember) =>
  Object.fromEntries(
    (
      await t.db.rows(sql<{ unit: string; balance: number }>`
        select unit, balance from ledger_accounts where member_id = ${member.id} and kind = 'member' and unit <> 'COIN'`)
    ).map(({ unit, balance }) => [unit, balance]),
  )
/** Forecast for Fuyong, received at Nanshan; 2.3 kg, which are three started kilograms. */
async function misdirected(member: TestMember, given: Parameters<typeof scanOf>[2] = {}) {
  const { id, trackingNumber } = await forecast(member)
  await story.keeper.call(staffParcels.receive, scanOf(trackingNumber, nanshan, { actualWeightG: 2300, ...given }))
  return { id, trackingNumber }
}
const asking = (parcelId: string, given = {}) =>
  ({ parcelId, warehouseId: fuyong, currency: 'CNY', expectedMinor: 1000, ...given }) as const
const asked = (member: TestMember, parcelId: string) => member.call(warehouseTransfers.ask, asking(parcelId))
const options = (member: TestMember, parcelId: string) => member.call(warehouseTransfers.options, { parcelId })
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
const entriesOf = (transferId: string) =>
  t.db.rows(sql<{ event: string; amount: number }>`
    select event, amount from ledger_entries where source_kind = 'warehouse_transfer' and source_id = ${transferId} order by no`)
const mailsTo = async (member: TestMember) =>
  (await mailsOf(t.db, member.email)).filter(({ kind }) => kind === 'PARCEL_TRANSFER')
const fee = { event: 'TRANSFER_FEE', amount: 1000 }
const refund = { event: 'TRANSFER_REFUND', amount: 1000 }

// Proves E-135, E-136
test('the member sees where a parcel may go and what that costs, and pays exactly that; the parcel is blocked', async () => {
  const member = await rich()
  const { id } = await misdirected(member)
  const shown = await options(member, id)
  expect(shown.destinations[0]).toMatchObject({ warehouseId: fuyong, isForecast: true })
  expect(shown.destinations.map((each) => each.warehouseId)).not.toContain(nanshan)
  expect(shown).toMatchObject({
    priceMinor: { CNY: 1000, HKD: 1200 },
    weightG: 2300,
    balancesMinor: { CNY: 10_000, HKD: 10_000 },
    transfers: [],
  })
  const transfer = await member.call(warehouseTransfers.ask, asking(id, { currency: 'HKD', expectedMinor: 1200 }))
  expect(transfer).toMatchObject({ state: 'asked', currency: 'HKD', amountMinor: 1200, weightG: 2300 })
  expect(await moneyOf(member)).toEqual({ CNY: 10_000, HKD: 8800 })
  const after = await options(member, id)
  expect(after.destinations).toEqual([])
  expect(after.transfers).toMatchObject([{ id: transfer.id, state: 'asked' }])
  expect(await member.call(parcels.get, { id })).toMatchObject({
    status: 'in_stock',
    transferState: 'asked',
    abnormal: { code: 'WRONG_WAREHOUSE', blocking: true },
  })
  expect((await member.call(parcels.homeCounts, {})).sendableCount).toBe(0)
  expect(await faults(t)).toEqual([])
})

test('a heavier parcel costs each started kilogram, by its actual weight', async () => {
  const member = await rich()
  const { id } = await misdirected(member, { actualWeightG: 7001, lengthMm: 900, widthMm: 900, heightMm: 900 })
  expect((await options(member, id)).priceMinor).toEqual({ CNY: 2400, HKD: 2800 })
})

test('its entry in the wallet says what it was for', async () => {
  const member = await rich()
  const { id, trackingNumber } = await misdirected(member)
  await asked(member, id)
  const { list } = await member.call(wallets.listEntries, { page: 1, pageSize: 10 })
  expect(list.find(({ eventCode }) => eventCode === 'TRANSFER_FEE')).toMatchObject({
    amountMinor: -1000,
    referenceNumber: trackingNumber,
    remark: expect.stringContaining('→'),
  })
})

test.each([
  ['another price than shown', { expectedMinor: 999 }, 4011],
  ['the warehouse where it is', { warehouseId: nanshan }, 1001],
  ['a warehouse that does not exist', { warehouseId: '00000000-0000-7000-8000-000000000000' }, 1001],
])('%s is refused and nothing is charged', async (_what, given, code) => {
  const member = await rich()
  const { id } = await misdirected(member)
  expect(await member.ask(warehouseTransfers.ask, asking(id, given))).toMatchObject({ code })
  expect(await moneyOf(member)).toEqual({ CNY: 10_000, HKD: 10_000 })
  expect(await member.call(parcels.get, { id })).toMatchObject({ transferState: null, abnormal: { blocking: false } })
})

test('a balance that is too low, somebody else’s parcel, one at the right warehouse and a prohibited one are refused', async () => {
  const [poor, member] = [await t.member({ balances: { CNY: 999 } }), await rich()]
  const hers = (await misdirected(poor)).id
  expect(await poor.ask(warehouseTransfers.ask, asking(hers))).toMatchObject({ code: 5001 })
  expect((await poor.call(parcels.get, { id: hers })).transferState).toBeNull()
  expect(await member.ask(warehouseTransfers.ask, asking(hers))).toMatchObject({ code: 1002 })
  expect(await member.ask(warehouseTransfers.options, { parcelId: hers })).toMatchObject({ code: 1002 })
  const right = await story.stocked(member)
  expect(await member.ask(warehouseTransfers.ask, asking(right))).toMatchObject({ code: 3003 })
  const prohibited = (await misdirected(member, { abnormalCode: 'PROHIBITED' })).id
  expect(await member.ask(warehouseTransfers.ask, asking(prohibited))).toMatchObject({ code: 3003 })
  expect((await options(member, prohibited)).destinations).toEqual([])
  expect(await moneyOf(member)).toEqual({ CNY: 10_000, HKD: 10_000 })
})

test('a price that staff change is shown again before it is charged; what was paid stays as it was', async () => {
  const member = await rich()
  const [first, second] = [await misdirected(member), await misdirected(member)]
  const paid = await asked(member, first.id)
  await configure(t, { 'transfer.atLeastMinor': { CNY: 1500, HKD: 1500 } })
  expect(await member.ask(warehouseTransfers.ask, asking(second.id))).toMatchObject({
    code: 4011,
    data: { dueMinor: 1500 },
  })
  await configure(t, {})
  await member.call(warehouseTransfers.withdraw, { id: paid.id })
  expect(await entriesOf(paid.id)).toEqual([fee, refund])
})

test('of ten asks at once one is paid', async () => {
  const member = await rich()
  const { id } = await misdirected(member)
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => member.ask(warehouseTransfers.ask, asking(id))),
  )
  expect(answers.map(({ code }) => code).sort()).toEqual([0, ...Array.from({ length: 9 }, () => 3003)])
  expect(await moneyOf(member)).toEqual({ CNY: 9000, HKD: 10_000 })
  expect(await faults(t)).toEqual([])
})

// Proves E-137
test('withdrawn before it is sent, everything is back at once, once, and the member may choose again', async () => {
  const member = await rich()
  const { id } = await misdirected(member)
  const transfer = await asked(member, id)
  expect(await (await rich()).ask(warehouseTransfers.withdraw, { id: transfer.id })).toMatchObject({ code: 1002 })
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => member.ask(warehouseTransfers.withdraw, { id: transfer.id })),
  )
  expect(answers.map(({ code }) => code).sort()).toEqual([0, 3003, 3003, 3003, 3003])
  expect(await entriesOf(transfer.id)).toEqual([fee, refund])
  expect(await moneyOf(member)).toEqual({ CNY: 10_000, HKD: 10_000 })
  expect(await member.call(parcels.get, { id })).toMatchObject({
    transferState: null,
    abnormal: { code: 'WRONG_WAREHOUSE', blocking: false },
  })
  expect((await options(member, id)).destinations).not.toEqual([])
  expect(await faults(t)).toEqual([])
})

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
  expect(arrived).toMatchObject({ state: 'arrived', receivedBy: here.username, receivedNote: 'Box dented', shelf: 'A-12' })
  const now = await member.call(parcels.get, { id })
  expect(now).toMatchObject({ warehouseCode: 2, abnormal: null, transferState: null, shelf: 'A-12', actualWeightG: 2300 })
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
  expect((await member.call(parcels.homeCounts, {})).sendableCount).toBe(1)
  expect(await faults(t)).toEqual([])
})

test('what staff saw stays with it, and a parcel that may not leave is still blocked where it arrives', async () => {
  const member = await rich()
  const { id, trackingNumber } = await misdirected(member, { abnormalCode: 'DAMAGED', abnormalText: 'left corner' })
  await asked(member, id)
  await there.call(staffParcels.setAbnormal, { id, code: 'PROHIBITED' })
  await sending(trackingNumber)
  await receiving(trackingNumber)
  expect((await member.call(parcels.get, { id })).abnormal).toMatchObject({ code: 'PROHIBITED', blocking: true, also: [] })
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
  expect(receipts.map(({ code }) => code).sort()).toEqual([0, ...receipts.slice(1).map(({ code }) => code).filter((code) => code !== 0)].sort())
  expect(receipts.filter(({ code }) => code === 0)).toHaveLength(1)
  expect(await receiving(trackingNumber)).toMatchObject({ code: 9006, msg: expect.stringContaining('No transfer') })
  expect(await mailsTo(member)).toHaveLength(1)
})

test('a withdrawal that races a scan ends in one outcome: sent and paid, or here and refunded', async () => {
  for (let round = 0; round < 6; round++) {
    const member = await rich()
    const { id, trackingNumber } = await misdirected(member)
    const transfer = await asked(member, id)
    const race = [
      () => member.ask(warehouseTransfers.withdraw, { id: transfer.id }),
      () => sending(trackingNumber),
      () => service.ask(staffWarehouseTransfers.refuse, { id: transfer.id, reason: 'No van' }),
    ]
    const answers = await Promise.all((round % 2 === 0 ? race : race.reverse()).map((start) => start()))
    expect(answers.filter(({ code }) => code === 0)).toHaveLength(1)
    const { transferState } = await member.call(parcels.get, { id })
    const isSent = transferState === 'on_the_way'
    expect(await entriesOf(transfer.id)).toEqual(isSent ? [fee] : [fee, refund])
    expect((await moneyOf(member)).CNY).toBe(isSent ? 9000 : 10_000)
  }
  expect(await faults(t)).toEqual([])
})

// Proves B-IN-42
test('refused with a reason before it is sent, the fee is back in full and its member is told why', async () => {
  const member = await rich()
  const { id, trackingNumber } = await misdirected(member)
  const transfer = await asked(member, id)
  const refusing = (by: TestStaff) => by.ask(staffWarehouseTransfers.refuse, { id: transfer.id, reason: 'Too large for the van' })
  expect((await refusing(elsewhere)).code).toBe(9006)
  expect((await refusing(here)).code).toBe(9001)
  expect(await moneyOf(member)).toEqual({ CNY: 9000, HKD: 10_000 })
  expect(await refusing(there)).toMatchObject({
    code: 0,
    data: { state: 'refused', reason: 'Too large for the van', closedBy: there.username },
  })
  expect((await refusing(there)).code).toBe(9002)
  expect((await sending(trackingNumber)).code).toBe(9006)
  expect(await entriesOf(transfer.id)).toEqual([fee, refund])
  expect((await member.call(parcels.get, { id })).abnormal).toMatchObject({ code: 'WRONG_WAREHOUSE', blocking: false })
  const [mail] = await mailsTo(member)
  expect(mail?.body).toContain('Too large for the van')
  expect(mail?.body).toContain('CNY 10.00')
  expect(await faults(t)).toEqual([])
})

test('once it is sent nobody refuses or withdraws it', async () => {
  const member = await rich()
  const { transferId } = await onTheWay(member)
  expect((await service.ask(staffWarehouseTransfers.refuse, { id: transferId, reason: 'No' })).code).toBe(9002)
  expect((await member.ask(warehouseTransfers.withdraw, { id: transferId })).code).toBe(3003)
  expect(await entriesOf(transferId)).toEqual([fee])
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
  const missing = (by: TestStaff) => by.ask(staffWarehouseTransfers.noteMissing, { id: transferId, note: 'Not in bag 12' })
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
  expect(forced).toMatchObject({ code: 0, data: { result: 'duplicate', package: { id } } })
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

test('the days from asking to arrival cost no storage; a transfer that its member withdrew stops nothing', async () => {
  const member = await rich()
  const [moved, kept] = [await misdirected(member), await misdirected(member)]
  const back = (id: string) =>
    t.db.run(sql`update parcels set inbound_at = now() - interval '20 days' where id = ${id}`)
  const clockOf = async (id: string) => (await member.call(storage.clock, { parcelIds: [id] })).list[0]
  await back(moved.id)
  await back(kept.id)
  const transfer = await asked(member, moved.id)
  await t.db.run(sql`update warehouse_transfers set asked_at = now() - interval '8 days' where id = ${transfer.id}`)
  expect(await clockOf(moved.id)).toMatchObject({ daysPaused: 8, isPaused: true, daysStored: 12 })
  await sending(moved.trackingNumber)
  await receiving(moved.trackingNumber)
  expect(await clockOf(moved.id)).toMatchObject({ daysPaused: 8, isPaused: false })
  const withdrawn = await asked(member, kept.id)
  await t.db.run(sql`update warehouse_transfers set asked_at = now() - interval '8 days' where id = ${withdrawn.id}`)
  await member.call(warehouseTransfers.withdraw, { id: withdrawn.id })
  expect(await clockOf(kept.id)).toMatchObject({ daysPaused: 0, isPaused: false, daysStored: 20 })
})

test('the nightly check finds a transfer whose fee is missing, doubled or not given back', async () => {
  const member = await rich()
  const { id } = await misdirected(member)
  const transfer = await asked(member, id)
  await t.db.run(sql`update warehouse_transfers set amount_minor = 900 where id = ${transfer.id}`)
  expect(await faults(t)).toMatchObject([{ check: 'warehouse-transfer', subject: transfer.id }])
  await t.db.run(sql`
    update warehouse_transfers set amount_minor = 1000, state = 'withdrawn', closed_at = now() where id = ${transfer.id}`)
  expect((await faults(t)).map((fault) => (fault as { check: string }).check)).toEqual(['warehouse-transfer', 'warehouse-transfer'])
  await t.db.run(sql`update warehouse_transfers set state = 'asked', closed_at = null where id = ${transfer.id}`)
  expect(await faults(t)).toEqual([])
})

test('anyone who follows the number reads that it was sent to another warehouse', async () => {
  const member = await rich()
  const { trackingNumber } = await onTheWay(member)
  const { list } = await member.call(tracking.listMine, { numbers: [trackingNumber] })
  expect(list[0]?.events[0]?.text).toBe('Sent to another warehouse')
})

import { staffBinCounts } from '#contract/bin-counts.ts'
import { staffUnclaimedParcels } from '#contract/claims.ts'
import { staffDays } from '#contract/day-end.ts'
import { staffHandovers } from '#contract/handovers.ts'
import { staffParcelClosings } from '#contract/parcel-closings.ts'
import { staffParcels } from '#contract/receiving.ts'
import { type DayFigures, isBalanced } from '#domain/day-end.ts'
import { sql } from '#server/database/db.ts'
import { openBins } from '#test/bins.ts'
import { openTestServer } from '#test/harness.ts'
import { openStory } from '#test/orders.ts'
import { forecast, freshNumber, photoBy, scanOf } from '#test/parcels.ts'
import { beforeEach, expect, test } from 'vitest'

const t = await openTestServer()
const story = await openStory(t)
const { warehouse, keeper, bin, received, unclaimed, shelve } = await openBins(t)
const colleague = await t.staff(['W'], { warehouseCodes: [4] })
const elsewhere = await t.staff(['W'], { warehouseCodes: [2] })
const admin = await t.staff(['A'])
const service = await t.staff(['S'])
await bin('A-1')
await bin('U-1')
const { day, tomorrow } = await t.db.row(sql<{ day: string; tomorrow: string }>`
  select to_char(current_date, 'YYYY-MM-DD') as day, to_char(current_date + 1, 'YYYY-MM-DD') as tomorrow`)

const get = (who = keeper, of = day) => who.call(staffDays.get, { warehouseId: warehouse, day: of })
const figures = async (): Promise<DayFigures> => (await get()).figures
const sign = (given: object = {}, who = keeper) => who.ask(staffDays.sign, { warehouseId: warehouse, day, ...given })
const countersign = (id: string, who = colleague) => who.ask(staffDays.countersign, { id })

/** Each test has a day on which nothing happened yet. */
beforeEach(async () => {
  await t.db.run(sql`alter table receipts disable trigger receipts_once`)
  await t.db.run(sql`update receipts set at = at - interval '40 days'`)
  await t.db.run(sql`alter table receipts enable trigger receipts_once`)
  await t.db.run(sql`delete from day_signatures`)
  await t.db.run(sql`
    update courier_handovers set taken_at = taken_at - interval '40 days', state = 'closed', closed_by = taken_by, closed_at = now()
    where state <> 'settled'`)
  await t.db.run(
    sql`update bin_counts set state = 'dropped', finished_at = now(), finished_by = started_by where state = 'open'`,
  )
  await t.db.run(sql`
    update bin_differences set state = 'searched', reason = 'Earlier', resolved_at = now(), resolved_by = counted_by where state = 'open'`)
})

// Proves B-RP-21
test('what was received on a day is in exactly one place each, whatever became of it', async () => {
  const member = await t.member({ balances: { CNY: 100_000 } })
  const shelved = await received(member)
  await shelve(shelved.id, 'A-1')
  const waiting = await received(member)
  const faulty = await received(member, { shelf: 'A-1', abnormalCode: 'DAMAGED' })
  const stray = await unclaimed('U-1')
  const ordered = await story.stocked(member, { warehouse: 4 })
  await story.paid(member, { parcelIds: [ordered] })
  const returned = await received(member)
  const ask = { id: returned.id, note: 'Unwanted', photoFileIds: [await photoBy(service)] }
  await service.call(staffParcelClosings.ask, { ...ask, reason: 'returned' })
  const asked = await service.call(staffParcelClosings.list, { state: 'asked', pageSize: 1 })
  expect((await figures()).exceptions).toBe(3)
  await keeper.call(staffParcelClosings.confirm, { id: asked.list[0]?.id ?? '' })
  const mistake = await received(member)
  const [scan] = await t.db.rows(sql<{ id: string }>`select id from receipts where parcel_id = ${mistake.id}`)
  await keeper.call(staffParcels.undo, { id: scan?.id ?? '' })
  await keeper.call(staffParcels.receive, scanOf(shelved.trackingNumber, warehouse, { force: true }))

  const told = await get()
  expect(told.figures).toMatchObject({
    received: 6,
    shelved: 1,
    notShelved: 1,
    exceptions: 2,
    exceptionsNotShelved: 0,
    inOrders: 1,
    left: 1,
    unexplained: 0,
    duplicates: 1,
    undone: 1,
  })
  expect(isBalanced(told.figures)).toBe(true)
  expect(told.differences).toEqual(['notShelved'])
  expect(told.parcels.map(({ id, place, shelf }) => [id, place, shelf])).toEqual([
    [waiting.id, 'notShelved', null],
    [faulty.id, 'exceptions', 'A-1'],
    [stray.id, 'exceptions', 'U-1'],
  ])
  expect(told.parcels[0]).toMatchObject({ lastScan: 'receipt', lastBy: keeper.username, isUnclaimed: false })
  expect(told.parcels[2]).toMatchObject({ isUnclaimed: true, trackingNumber: stray.trackingNumber })
})

test('a parcel is named by who had it in hand last, and where a count saw it', async () => {
  const member = await t.member()
  const lost = await received(member)
  const counted = await bin(freshNumber('C'))
  const { id } = await colleague.call(staffBinCounts.start, { id: counted.id })
  await colleague.call(staffBinCounts.scan, { id, trackingNumber: lost.trackingNumber })
  const told = await get()
  expect(told.parcels).toMatchObject([
    { id: lost.id, shelf: counted.code, isShelved: false, lastScan: 'count', lastBy: colleague.username },
  ])
  expect(told.figures.countsOpen).toBe(1)
  expect(told.counts).toMatchObject([{ id, kind: null, binCode: counted.code, by: colleague.username }])
  await colleague.call(staffBinCounts.finish, { id })
  const after = await get()
  expect(after.figures).toMatchObject({ countsOpen: 0, countDifferences: 1 })
  expect(after.counts).toMatchObject([{ kind: 'elsewhere', trackingNumber: lost.trackingNumber }])
  expect(after.differences).toEqual(['notShelved', 'counts'])
})

test('an unclaimed parcel that was given to its member is followed to the parcel that it became', async () => {
  const member = await t.member()
  const stray = await unclaimed('U-1')
  expect(await figures()).toMatchObject({ received: 1, exceptions: 1 })
  await admin.call(staffUnclaimedParcels.update, { id: stray.id, assignMemberNumber: member.memberNumber })
  const given = await get()
  // Its goods are not declared yet.
  expect(given.figures).toMatchObject({ received: 1, exceptions: 1, shelved: 0, unexplained: 0 })
  expect(given.parcels[0]?.isUnclaimed).toBe(false)
})

test('a receipt that stands without a parcel here is unexplained, and named', async () => {
  const member = await t.member()
  const { id, trackingNumber } = await received(member)
  await t.db.run(
    sql`update parcels set status = 'forecast', inbound_at = null, latest_event = 'forecast' where id = ${id}`,
  )
  const told = await get()
  expect(told.figures).toMatchObject({ received: 1, unexplained: 1 })
  expect(told.parcels).toMatchObject([{ id, trackingNumber, place: 'unexplained', lastBy: keeper.username }])
  expect(told.differences).toEqual(['unexplained'])
})

test('handovers of the day count with their scans, and an open one has to be explained', async () => {
  const brought = { warehouseId: warehouse, courierCode: 'SF', bagNumber: 'D1' }
  const { id } = await keeper.call(staffHandovers.take, { ...brought, counted: 2 })
  const { trackingNumber } = await forecast(await t.member(), freshNumber(), { warehouseCode: 4 })
  await keeper.call(staffParcels.receive, scanOf(trackingNumber, warehouse, { handoverId: id, shelf: 'A-1' }))
  const open = { handovers: 1, handedOver: 2, scannedOfThem: 1, handoversOpen: 1, handoversDiffering: 0 }
  expect((await get()).figures).toMatchObject(open)
  expect((await get()).differences).toEqual(['handovers'])
  await keeper.call(staffHandovers.close, { id, explanation: 'One on the next van' })
  const told = await get()
  expect(told.figures).toMatchObject({ handoversOpen: 0, handoversDiffering: 1 })
  expect(told.handovers).toMatchObject([
    { id, counted: 2, scanned: 1, state: 'difference', explanation: 'One on the next van' },
  ])
  expect(told.differences).toEqual([])
  // It is still there on the next day, until somebody settles it.
  await t.db.run(sql`update courier_handovers set taken_at = taken_at - interval '1 day' where id = ${id}`)
  expect((await figures()).handoversDiffering).toBe(1)
  await colleague.call(staffHandovers.settle, { id, note: 'It came' })
  expect((await figures()).handovers).toBe(0)
})

// Proves B-RP-22, B-RP-23
test('one person signs with a reason for each difference, and another countersigns', async () => {
  const member = await t.member()
  await received(member)
  const refused = await sign({ notShelved: '' })
  expect(refused).toMatchObject({ code: 9005, wire: { fields: { notShelved: expect.any(String) } } })
  const { data: signed } = await sign({ notShelved: 'The trolley is full', counts: 'Nothing to say' })
  expect(signed).toMatchObject({
    state: 'signed',
    signedBy: keeper.username,
    isOwn: true,
    explanations: { notShelved: 'The trolley is full', counts: '' },
    figures: { received: 1, notShelved: 1 },
  })
  expect(await countersign(signed.id, keeper)).toMatchObject({
    code: 9002,
    msg: expect.stringContaining('Another person'),
  })
  const { data: closed } = await countersign(signed.id)
  expect(closed).toMatchObject({ state: 'closed', countersignedBy: colleague.username, isOwn: false })
  expect(await countersign(signed.id, admin)).toMatchObject({ code: 9002 })
  expect((await get()).signature).toMatchObject({ id: signed.id, state: 'closed' })
})

test('figures that changed since are named, and the day is signed again', async () => {
  const member = await t.member()
  const { id } = await received(member)
  const first = (await sign({ notShelved: 'Later' })).data
  await shelve(id, 'A-1')
  expect((await get()).changed).toEqual(['shelved', 'notShelved'])
  expect(await countersign(first.id)).toMatchObject({
    code: 9002,
    msg: expect.stringContaining('Shelved, Not yet shelved'),
  })
  const second = (await sign()).data
  expect(second.id).not.toBe(first.id)
  expect(await countersign(first.id)).toMatchObject({ code: 9002, msg: expect.stringContaining('No signature') })
  expect((await countersign(second.id)).data.state).toBe('closed')
  expect(await sign()).toMatchObject({ code: 9002, msg: expect.stringContaining('Two people have signed') })
  // What arrived after all needs both signatures again.
  await received(member, { shelf: 'A-1' })
  expect((await sign()).data).toMatchObject({ state: 'signed', figures: { received: 2 } })
})

test('two people who sign at once leave one signature, and of ten countersignatures one counts', async () => {
  await received(await t.member(), { shelf: 'A-1' })
  const answers = await Promise.all([sign({}, keeper), sign({}, colleague), sign({}, admin)])
  expect(answers.map(({ code }) => code)).toEqual([0, 0, 0])
  const current = await t.db.rows(sql<{ by: string }>`
    select signed_by as by from day_signatures where day = ${day}::date and state <> 'replaced'`)
  expect(current).toHaveLength(1)
  const id = (await get()).signature?.id ?? ''
  const second = await t.staff(['W'], { warehouseCodes: [4] })
  const signed = await Promise.all(Array.from({ length: 10 }, () => countersign(id, second)))
  expect(signed.map(({ code }) => code).sort()).toEqual([0, ...Array.from({ length: 9 }, () => 9002)])
})

test('a countersignature that races another signature ends in one outcome: two who signed are never replaced', async () => {
  await received(await t.member(), { shelf: 'A-1' })
  for (let round = 0; round < 8; round++) {
    await t.db.run(sql`delete from day_signatures`)
    const { data: first } = await sign()
    const race = [() => countersign(first.id), () => sign({}, admin)]
    const answers = await Promise.all((round % 2 === 0 ? race : race.reverse()).map((start) => start()))
    expect(answers.map(({ code }) => code).sort()).toEqual([0, 9002])
    const states = await t.db.rows(sql<{ state: string; isBoth: boolean }>`
      select state, countersigned_by is not null as "isBoth" from day_signatures order by signed_at`)
    expect(states.filter(({ state, isBoth }) => isBoth && state !== 'closed')).toEqual([])
  }
})

test('a day that two people signed is signed again when one receipt was undone and another was added', async () => {
  const member = await t.member()
  const { id } = await received(member, { shelf: 'A-1' })
  const { data } = await sign()
  await countersign(data.id)
  const [scan] = await t.db.rows(sql<{ id: string }>`select id from receipts where parcel_id = ${id}`)
  await keeper.call(staffParcels.undo, { id: scan?.id ?? '' })
  await received(member, { shelf: 'A-1' })
  expect((await sign()).data).toMatchObject({ state: 'signed', figures: { received: 1, undone: 1 } })
})

test('a day to come cannot be signed or read, and that of another warehouse is not theirs', async () => {
  expect((await sign({ day: tomorrow })).code).toBe(9005)
  expect((await keeper.ask(staffDays.get, { warehouseId: warehouse, day: tomorrow })).code).toBe(9005)
  expect((await elsewhere.ask(staffDays.get, { warehouseId: warehouse, day })).code).toBe(9001)
  expect((await elsewhere.ask(staffDays.list, { warehouseId: warehouse })).code).toBe(9001)
  expect((await sign({}, elsewhere)).code).toBe(9001)
  const nowhere = '0198c0de-0000-7000-8000-00000000dead'
  expect(await sign({ warehouseId: nowhere }, admin)).toMatchObject({
    code: 9005,
    wire: { fields: { warehouseId: expect.any(String) } },
  })
  expect((await countersign(nowhere, admin)).code).toBe(9006)
  const { data } = await sign()
  expect((await countersign(data.id, elsewhere)).code).toBe(9006)
})

test('a day ends at midnight in the warehouse', async () => {
  const member = await t.member()
  const [late, early] = [await received(member, { shelf: 'A-1' }), await received(member, { shelf: 'A-1' })]
  await t.db.run(sql`alter table receipts disable trigger receipts_once`)
  await t.db.run(sql`update receipts set at = '2026-03-02 23:59:59+08' where parcel_id = ${late.id}`)
  await t.db.run(sql`update receipts set at = '2026-03-03 00:00:00+08' where parcel_id = ${early.id}`)
  await t.db.run(sql`alter table receipts enable trigger receipts_once`)
  expect((await get(keeper, '2026-03-02')).figures.received).toBe(1)
  expect((await get(keeper, '2026-03-03')).figures.received).toBe(1)
  expect((await get(keeper, '2026-03-04')).figures.received).toBe(0)
})

// Proves B-RP-24
test('days are listed back to the first receipt, with what was received and who signed', async () => {
  await t.db.run(sql`alter table receipts disable trigger receipts_once`)
  await t.db.run(sql`update receipts set at = now() - interval '3 days' where warehouse_id = ${warehouse}`)
  await t.db.run(sql`alter table receipts enable trigger receipts_once`)
  await received(await t.member(), { shelf: 'A-1' })
  await sign()
  const page = await keeper.call(staffDays.list, { warehouseId: warehouse, days: 2 })
  expect(page.list).toMatchObject([
    { day, received: 1, signature: { state: 'signed', signedBy: keeper.username } },
    { received: 0, signature: null },
  ])
  expect(page.next).toBe(page.list[1]?.day)
  const older = await keeper.call(staffDays.list, { warehouseId: warehouse, days: 2, before: page.next ?? '' })
  expect(older.list).toHaveLength(2)
  expect(older.list[1]?.received).toBeGreaterThan(5)
  expect(older.next).toBeNull()
})

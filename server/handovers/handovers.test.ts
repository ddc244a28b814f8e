import { staffHandovers } from '#contract/handovers.ts'
import { staffParcels } from '#contract/receiving.ts'
import { reports } from '#contract/reports.ts'
import type { Input } from '#contract/wire/operation.ts'
import { sql } from '#server/database/db.ts'
import { openTestServer, type TestStaff } from '#test/harness.ts'
import { forecast, freshNumber, photoBy, scanOf, warehouseId } from '#test/parcels.ts'
import { expect, test } from 'vitest'

const t = await openTestServer()
const [fuyong, nanshan] = [await warehouseId(t, 2), await warehouseId(t, 3)]
const keeper = await t.staff(['W'], { warehouseCodes: [2] })
const colleague = await t.staff(['W'], { warehouseCodes: [2] })
const elsewhere = await t.staff(['W'], { warehouseCodes: [3] })
const admin = await t.staff(['A'])
const member = await t.member()

type Taken = Input<typeof staffHandovers.take>

const take = (counted: number, given: Partial<Taken> = {}, who = keeper) =>
  who.call(staffHandovers.take, { warehouseId: fuyong, courierCode: 'SF', counted, ...given })
/** A forecast parcel, scanned for this handover. */
async function scan(handoverId: string, who = keeper) {
  const { trackingNumber } = await forecast(member)
  return who.call(staffParcels.receive, scanOf(trackingNumber, fuyong, { handoverId }))
}
const close = (id: string, explanation?: string, who = keeper) =>
  who.ask(staffHandovers.close, { id, ...(explanation === undefined ? {} : { explanation }) })
const get = (id: string, who: TestStaff = keeper) => who.call(staffHandovers.get, { id, pageSize: 100 })
const stateOf = async (id: string) => (await get(id)).handover.state
const undo = (receiptId: string) => keeper.call(staffParcels.undo, { id: receiptId })

// Proves B-IN-49, B-IN-50, B-IN-51
test('as many as were counted are scanned, and the handover closes without a word', async () => {
  const taken = await take(2, { bagNumber: 'B7', note: 'By the door', photoFileIds: [await photoBy(keeper)] })
  expect(taken).toMatchObject({
    counted: 2,
    scanned: 0,
    state: 'open',
    courierName: expect.any(String),
    bagNumber: 'B7',
    takenBy: keeper.username,
    photos: [{ url: expect.any(String) }],
  })
  const one = await scan(taken.id)
  await scan(taken.id, colleague)
  const { handover, list } = await get(taken.id)
  expect(handover.scanned).toBe(2)
  expect(list.map(({ by }) => by)).toEqual([colleague.username, keeper.username])
  expect(list[1]).toMatchObject({ id: one.receiptId, result: 'matched', parcelId: one.parcel?.id, isUndone: false })
  expect(await close(taken.id, 'Nothing to explain')).toMatchObject({
    code: 0,
    data: { state: 'closed', explanation: '', closedBy: keeper.username },
  })
  expect(await close(taken.id)).toMatchObject({ code: 9002 })
})

// Proves B-IN-48, B-IN-52
test('what differs needs an explanation, and another person settles it', async () => {
  const { id } = await take(3)
  await scan(id)
  expect(await close(id)).toMatchObject({
    http: 422,
    code: 9005,
    wire: { fields: { explanation: expect.any(String) } },
  })
  expect(await stateOf(id)).toBe('open')
  expect(await close(id, 'Two are on the next van')).toMatchObject({ data: { state: 'difference', isOwn: true } })
  const listed = async (who: TestStaff, state: 'difference' | 'settled') =>
    (await who.call(staffHandovers.list, { state, pageSize: 100 })).list.find((each) => each.id === id)
  expect(await listed(keeper, 'difference')).toMatchObject({
    counted: 3,
    scanned: 1,
    explanation: 'Two are on the next van',
  })
  expect(await listed(elsewhere, 'difference')).toBeUndefined()
  expect(await keeper.ask(staffHandovers.settle, { id, note: 'I agree' })).toMatchObject({
    code: 9002,
    msg: expect.stringContaining('Another person'),
  })
  const settled = await colleague.call(staffHandovers.settle, { id, note: 'The courier confirmed it' })
  expect(settled).toMatchObject({
    state: 'settled',
    settledBy: colleague.username,
    settledNote: 'The courier confirmed it',
  })
  expect(await listed(keeper, 'settled')).toMatchObject({ id })
  expect(await admin.ask(staffHandovers.settle, { id, note: 'Again' })).toMatchObject({ code: 9002 })
})

test('a difference is gone once the missing ones are scanned; then nobody has to settle it', async () => {
  const { id } = await take(2)
  await scan(id)
  await close(id, 'One is missing')
  await scan(id, colleague)
  expect((await get(id)).handover).toMatchObject({ state: 'closed', scanned: 2, explanation: 'One is missing' })
  expect(await colleague.ask(staffHandovers.settle, { id, note: 'x' })).toMatchObject({ code: 9002 })
})

test('too many is a difference as well', async () => {
  const { id } = await take(1)
  await scan(id)
  await scan(id)
  expect(await close(id)).toMatchObject({ code: 9005 })
  expect(await close(id, 'The courier counted wrongly')).toMatchObject({ data: { state: 'difference', scanned: 2 } })
})

test('an undone scan does not count: what was even is to be closed again, and what was too many is even', async () => {
  const even = await take(1)
  const { receiptId } = await scan(even.id)
  await close(even.id)
  await undo(receiptId)
  const { handover, list } = await get(even.id)
  expect(handover).toMatchObject({ state: 'open', scanned: 0, closedBy: null })
  expect(list).toMatchObject([{ isUndone: true }])
  expect(await close(even.id)).toMatchObject({ code: 9005 })

  const tooMany = await take(1)
  await scan(tooMany.id)
  const second = await scan(tooMany.id)
  await close(tooMany.id, 'One more than counted')
  await undo(second.receiptId)
  expect(await stateOf(tooMany.id)).toBe('closed')

  const settled = await take(2)
  const only = await scan(settled.id)
  await close(settled.id, 'One is missing')
  await colleague.call(staffHandovers.settle, { id: settled.id, note: 'It never came' })
  await undo(only.receiptId)
  expect((await get(settled.id)).handover).toMatchObject({ state: 'open', scanned: 0, settledBy: null })
})

test('nothing is scanned for a handover that is closed, and the parcel is not received then', async () => {
  const { id } = await take(1)
  await scan(id)
  await close(id)
  const { trackingNumber } = await forecast(member)
  const refused = await keeper.ask(staffParcels.receive, scanOf(trackingNumber, fuyong, { handoverId: id }))
  expect(refused).toMatchObject({ code: 9005, wire: { fields: { handoverId: expect.stringContaining('closed') } } })
  const known = await keeper.call(staffParcels.lookup, { trackingNumber, warehouseId: fuyong })
  expect(known.receipts).toEqual([])
})

test('what nobody forecast gets the courier who handed it over; a forecast names its own', async () => {
  const { id } = await take(2, { courierCode: 'YTO' })
  const number = freshNumber()
  await keeper.call(staffParcels.receive, scanOf(number, fuyong, { handoverId: id }))
  await scan(id)
  expect((await get(id)).list.map(({ result, courierCode }) => [result, courierCode])).toEqual([
    ['matched', 'SF'],
    ['unclaimed', 'YTO'],
  ])
})

test('the handovers of another warehouse are not there, and nobody takes one over for it', async () => {
  const { id } = await take(1)
  expect((await elsewhere.ask(staffHandovers.get, { id })).code).toBe(9006)
  expect((await elsewhere.ask(staffHandovers.close, { id })).code).toBe(9006)
  expect((await elsewhere.ask(staffHandovers.settle, { id, note: 'x' })).code).toBe(9006)
  expect((await elsewhere.call(staffHandovers.list, { warehouseId: fuyong, pageSize: 10 })).list).toEqual([])
  const taken = { warehouseId: fuyong, courierCode: 'SF', counted: 1 }
  expect((await elsewhere.ask(staffHandovers.take, taken)).code).toBe(9001)
  const { trackingNumber } = await forecast(member, freshNumber(), { warehouseCode: 3 })
  const scanned = scanOf(trackingNumber, nanshan, { handoverId: id })
  expect((await elsewhere.ask(staffParcels.receive, scanned)).code).toBe(9006)
  expect((await keeper.ask(staffHandovers.take, { ...taken, counted: 0 })).code).toBe(9005)
  expect((await keeper.ask(staffHandovers.take, { ...taken, courierCode: 'NONE' })).code).toBe(9005)
})

test('ten scans at once for one handover are ten, and the last one makes it even', async () => {
  const { id } = await take(10)
  await close(id, 'All still to be scanned')
  await Promise.all(Array.from({ length: 10 }, () => scan(id)))
  expect((await get(id)).handover).toMatchObject({ scanned: 10, state: 'closed' })
})

test('of ten people who close it at once one does', async () => {
  const { id } = await take(1)
  await scan(id)
  const answers = await Promise.all(Array.from({ length: 10 }, () => close(id, undefined, admin)))
  expect(answers.map(({ code }) => code).sort()).toEqual([0, ...Array.from({ length: 9 }, () => 9002)])
})

test('a difference waits in the work queue of everybody but the person who closed it', async () => {
  const { id } = await take(5, { bagNumber: 'Q1' })
  await close(id, 'None came')
  const waits = async (who: TestStaff) =>
    (await who.call(reports.dashboard, {})).urgent.some((row) => row.queue === 'handovers' && row.targetId === id)
  expect([await waits(colleague), await waits(keeper), await waits(elsewhere)]).toEqual([true, false, false])
  const [row] = (await colleague.call(reports.dashboard, {})).urgent.filter(({ targetId }) => targetId === id)
  expect(row).toMatchObject({ number: 'SF Q1', startedBy: keeper.username })
})

test('handovers are listed page by page, the newest first; those that take scans apart', async () => {
  await t.db.run(sql`update courier_handovers set warehouse_id = ${nanshan}`)
  const made = [await take(1), await take(2), await take(3)]
  await scan(made[2]!.id)
  await close(made[2]!.id, 'Two are missing')
  const page = await keeper.call(staffHandovers.list, { warehouseId: fuyong, pageSize: 2 })
  expect(page.list.map(({ id }) => id)).toEqual([made[2]?.id, made[1]?.id])
  expect(page.total).toBe(3)
  const next = await keeper.call(staffHandovers.list, { warehouseId: fuyong, pageSize: 2, after: page.next ?? '' })
  expect(next.list.map(({ id }) => id)).toEqual([made[0]?.id])
  await scan(made[0]!.id)
  await close(made[0]!.id)
  const takesScans = await keeper.call(staffHandovers.list, { warehouseId: fuyong, takesScans: true, pageSize: 10 })
  expect(takesScans.list.map(({ id }) => id)).toEqual([made[2]?.id, made[1]?.id])
})

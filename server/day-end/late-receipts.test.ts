import { staffDays } from '#contract/day-end.ts'
import { staffParcels } from '#contract/receiving.ts'
import { staffFigures } from '#contract/people-figures.ts'
import { sql } from '#server/database/db.ts'
import { openBins } from '#test/bins.ts'
import { openTestServer } from '#test/harness.ts'
import { holdRows } from '#test/held-rows.ts'
import { freshNumber, scanOf } from '#test/parcels.ts'
import { beforeEach, expect, test } from 'vitest'

/* Receipts that were scanned on the day before and stored on this one, after a night without a network. */

const t = await openTestServer()
const { warehouse, keeper, bin } = await openBins(t)
const colleague = await t.staff(['W'], { warehouseCodes: [4] })
await bin('A-1')
const { today, yesterday } = await t.db.row(sql<{ today: string; yesterday: string }>`
  select to_char(current_date, 'YYYY-MM-DD') as today, to_char(current_date - 1, 'YYYY-MM-DD') as yesterday`)

beforeEach(async () => {
  await t.db.run(sql`alter table receipts disable trigger receipts_once`)
  await t.db.run(sql`
    update receipts set at = at - interval '40 days', stored_at = stored_at - interval '40 days', counted_on = counted_on - 40`)
  await t.db.run(sql`alter table receipts enable trigger receipts_once`)
  await t.db.run(sql`delete from day_signatures`)
})

const dayOf = (day: string, who = keeper) => who.call(staffDays.get, { warehouseId: warehouse, day })
const countsOf = async (day: string) => {
  const { figures, scannedEarlier, countedLater } = await dayOf(day)
  return { received: figures.received, scannedEarlier, countedLater }
}
/** Of nobody, on a shelf: nothing about it is to be explained. */
async function sent(scannedMsAgo: number) {
  const scan = scanOf(freshNumber(), warehouse, { shelf: 'A-1', scannedMsAgo })
  return (await keeper.call(staffParcels.receive, scan)).receiptId
}
/** Milliseconds since the last minute of yesterday. */
const sinceLastNight = async () =>
  (await t.db.row(sql<{ ms: number }>`select (floor(extract(epoch from now() - current_date))::int + 30) * 1000 as ms`))
    .ms
const lastNight = async () => sent(await sinceLastNight())
const sign = (day: string) => keeper.ask(staffDays.sign, { warehouseId: warehouse, day })
async function signedByTwo(day: string) {
  const { data } = await sign(day)
  await colleague.call(staffDays.countersign, { id: data?.id ?? '' })
  return data?.id ?? ''
}

// Proves B-RP-21
test('a receipt counts on the day of its scan while that day is not signed by two', async () => {
  await lastNight()
  expect(await countsOf(yesterday)).toEqual({ received: 1, scannedEarlier: 0, countedLater: 0 })
  expect(await countsOf(today)).toEqual({ received: 0, scannedEarlier: 0, countedLater: 0 })
})

// Proves B-RP-23
test('a day that one person signed changes, so that the second cannot countersign the earlier figures', async () => {
  await lastNight()
  const { data } = await sign(yesterday)
  await lastNight()
  expect((await countsOf(yesterday)).received).toBe(2)
  const refused = await colleague.ask(staffDays.countersign, { id: data?.id ?? '' })
  expect(refused.code).toBe(9002)
})

// Proves B-RP-24
test('a day that two people signed stays as it is: the day of storing counts the receipt, and both days say so', async () => {
  await lastNight()
  await signedByTwo(yesterday)
  const receiptId = await lastNight()
  expect(await countsOf(yesterday)).toEqual({ received: 1, scannedEarlier: 0, countedLater: 1 })
  expect(await countsOf(today)).toEqual({ received: 1, scannedEarlier: 1, countedLater: 0 })
  expect(await dayOf(yesterday)).toMatchObject({ changed: [], signature: { state: 'closed' } })
  expect((await sign(yesterday)).code).toBe(9002)
  const { list } = await keeper.call(staffDays.list, { warehouseId: warehouse, days: 2 })
  expect(list.map(({ day, received }) => [day, received])).toEqual([
    [today, 1],
    [yesterday, 1],
  ])
  // The person did it on the day of the scan.
  expect((await keeper.call(staffFigures.own, { day: yesterday })).received).toBe(2)
  expect((await keeper.call(staffFigures.own, { day: today })).received).toBe(0)

  await keeper.call(staffParcels.undo, { id: receiptId })
  expect(await countsOf(yesterday)).toEqual({ received: 1, scannedEarlier: 0, countedLater: 0 })
  expect(await dayOf(today)).toMatchObject({ figures: { received: 0, undone: 1 } })
  expect(await dayOf(yesterday)).toMatchObject({ figures: { undone: 0 }, changed: [] })
})

test('the same moment in another warehouse counts by the signatures of that warehouse', async () => {
  const there = await openBins(t, 3)
  await there.bin('B-1')
  await signedByTwo(yesterday)
  const scannedMsAgo = await sinceLastNight()
  const scan = scanOf(freshNumber(), there.warehouse, { shelf: 'B-1', scannedMsAgo })
  await there.keeper.call(staffParcels.receive, scan)
  const { figures } = await there.keeper.call(staffDays.get, { warehouseId: there.warehouse, day: yesterday })
  expect(figures.received).toBe(1)
})

test('a receipt and the second signature that come at once leave a signed day that is true', async () => {
  await lastNight()
  const { data } = await sign(yesterday)
  const [countersigned] = await Promise.all([
    colleague.ask(staffDays.countersign, { id: data?.id ?? '' }),
    lastNight(),
    lastNight(),
  ])
  const { received } = await countsOf(yesterday)
  const { signature, changed } = await dayOf(yesterday)
  if (countersigned.code === 0) expect([received, changed, signature?.state]).toEqual([1, [], 'closed'])
  else expect(received).toBeGreaterThan(1)
})

/** Starts both one after the other and holds the first with a locked row until the second waits, or has answered. */
async function whileFirstHolds<A, B>(locked: string, first: () => Promise<A>, second: () => Promise<B>) {
  const { release, countWaiting } = await holdRows(t, locked)
  const earlier = first()
  await expect.poll(countWaiting).toBe(1)
  let answered = false
  const later = second().finally(() => (answered = true))
  await expect.poll(async () => answered || (await countWaiting()) === 2).toBe(true)
  await release()
  return Promise.all([earlier, later])
}

// Proves B-RP-23
test('the second signature waits for a receipt that is being stored, and then finds other figures', async () => {
  await lastNight()
  const { data } = await sign(yesterday)
  const [, countersigned] = await whileFirstHolds('select from bins for update', lastNight, () =>
    colleague.ask(staffDays.countersign, { id: data?.id ?? '' }),
  )
  expect(countersigned.code).toBe(9002)
  expect(await countsOf(yesterday)).toEqual({ received: 2, scannedEarlier: 0, countedLater: 0 })
  expect((await dayOf(yesterday)).signature?.state).toBe('signed')
})

// Proves B-RP-24
test('a receipt waits for the second signature that is being given, and counts on the present day', async () => {
  await lastNight()
  const { data } = await sign(yesterday)
  const [countersigned] = await whileFirstHolds(
    'select from day_signatures for update',
    () => colleague.ask(staffDays.countersign, { id: data?.id ?? '' }),
    lastNight,
  )
  expect(countersigned.code).toBe(0)
  expect(await countsOf(yesterday)).toEqual({ received: 1, scannedEarlier: 0, countedLater: 1 })
  expect(await dayOf(yesterday)).toMatchObject({ changed: [], signature: { state: 'closed' } })
})

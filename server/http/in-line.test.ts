import { claims } from '#contract/claims.ts'
import { wallets } from '#contract/ledger.ts'
import { auth } from '#contract/members.ts'
import { staffOrderActions } from '#contract/order-actions.ts'
import { orders } from '#contract/orders.ts'
import { parcels } from '#contract/parcels.ts'
import { payments } from '#contract/payments.ts'
import { refusals } from '#contract/refusals/refusals.ts'
import { type Json, toWire } from '#contract/wire/wire-names.ts'
import { openTestServer, type TestServer, type TestMember } from '#test/harness.ts'
import { holdRows } from '#test/held-rows.ts'
import { faults, openStory } from '#test/orders.ts'
import { forecastOf, freshNumber } from '#test/parcels.ts'
import { expect, test } from 'vitest'
import { countLines, inLine, rowOf } from './in-line.ts'
import { Refused } from './refuse.ts'

/* Many calls wait for one row that another session holds: the others are served as usual. */

const patient = await openTestServer()
const hasty = await openTestServer({}, { patience: { lockMs: 700 } })
const stories = { patient: await openStory(patient), hasty: await openStory(hasty) }

/** What the same writes take on this machine without a queue: on a busy one a long time is not the queues' fault. */
const busyMs = 2 * (await othersMs(patient))

const dueMinor = 8200

test('sixty payments of a locked order hold up no other member, and all are answered once it is free', async () => {
  const story = stories.patient
  const member = await patient.member({ balances: { CNY: 100_000 } })
  const { id } = await story.applied(member)
  const held = await holdRows(patient, 'select from orders where id = $1 for update', [id])
  const payments = Array.from({ length: 60 }, () => member.ask(orders.pay, { id, expectedDueMinor: dueMinor }))
  await expect.poll(held.countWaiting).toBeGreaterThan(0)
  expect(await othersMs(patient)).toBeLessThan(250 + busyMs)
  expect(await held.countWaiting()).toBe(1)
  await held.release()
  const codes = (await Promise.all(payments)).map(({ code }) => code)
  expect(codes.sort((one, other) => one - other)).toEqual([0, ...Array.from({ length: 59 }, () => 4010)])
  expect(await story.balances(member)).toMatchObject({ CNY: 100_000 - dueMinor })
  expect(await faults(patient)).toEqual([])
})

test('many orders of one member that wait for the account leave the others their connections', async () => {
  const story = stories.patient
  const member = await patient.member({ balances: { CNY: 200_000 } })
  const due: string[] = []
  for (let count = 0; count < 14; count++) due.push((await story.applied(member)).id)
  const held = await holdRows(patient, 'select from ledger_accounts where member_id = $1 for update', [member.id])
  const payments = due.map((id) => member.ask(orders.pay, { id, expectedDueMinor: dueMinor }))
  await expect.poll(held.countWaiting).toBe(2)
  expect(await othersMs(patient)).toBeLessThan(250 + busyMs)
  await held.release()
  expect((await Promise.all(payments)).map(({ code }) => code)).toEqual(due.map(() => 0))
})

test('many callers that wait for one row are one connection', async () => {
  const story = stories.patient
  const member = await patient.member({ balances: { CNY: 100_000 } })
  const { id } = await story.applied(member)
  const staff = await Promise.all(Array.from({ length: 14 }, () => patient.staff(['S'])))
  const held = await holdRows(patient, 'select from orders where id = $1 for update', [id])
  const holds = staff.map((each) => each.ask(staffOrderActions.hold, { id, reason: 'The member asked us to wait' }))
  await expect.poll(held.countWaiting).toBe(1)
  expect(await othersMs(patient)).toBeLessThan(250 + busyMs)
  await held.release()
  const codes = (await Promise.all(holds)).map(({ code }) => code)
  expect(codes.filter((code) => code >= 1000 && code < 2000)).toEqual([])
})

test('a row that stays locked refuses all who wait for it together, by its own sentence, and keeps nothing of them', async () => {
  const story = stories.hasty
  const member = await hasty.member({ balances: { CNY: 100_000 } })
  const { id } = await story.applied(member)
  const held = await holdRows(hasty, 'select from orders where id = $1 for update', [id])
  const startMs = performance.now()
  const answers = await Promise.all(
    Array.from({ length: 60 }, () => member.ask(orders.pay, { id, expectedDueMinor: dueMinor })),
  )
  // One wait of 0.7 s, not sixty of them.
  expect(performance.now() - startMs).toBeLessThan(5000)
  for (const { http, code, msg } of answers)
    expect([http, code, msg]).toEqual([409, refusals.row_busy.code, refusals.row_busy.text.en])
  await held.release()
  expect(await story.balances(member)).toMatchObject({ CNY: 100_000 })
  expect((await member.ask(orders.pay, { id, expectedDueMinor: dueMinor })).code).toBe(0)
})

test('a line that moves refuses nobody: one order of a member is stuck, the next ones are paid', async () => {
  const story = stories.hasty
  const member = await hasty.member({ balances: { CNY: 100_000 } })
  const [stuck, ...free] = [await story.applied(member), await story.applied(member), await story.applied(member)]
  const held = await holdRows(hasty, 'select from orders where id = $1 for update', [stuck?.id])
  const pay = (id = '') => member.ask(orders.pay, { id, expectedDueMinor: dueMinor })
  const answers = await Promise.all([stuck, ...free].map((order) => pay(order?.id)))
  expect(answers.map(({ code }) => code)).toEqual([refusals.row_busy.code, 0, 0])
  await held.release()
})

test('the first to come is served first', async () => {
  const served: number[] = []
  const free = later()
  const writes = [1, 2, 3, 4].map((place) =>
    inLine(patient.context.database, null, 'a row that everybody wants', async () => {
      await free.promise
      served.push(place)
    }),
  )
  free.resolve()
  await Promise.all(writes)
  expect(served).toEqual([1, 2, 3, 4])
})

test('a stuck write turns nobody away as long as others of the line are served', async () => {
  const served: number[] = []
  const [stuck, slow] = [later(), later()]
  const write = (row: string, work: () => Promise<unknown>) => inLine(patient.context.database, 'a caller', row, work)
  const first = write('one', () => stuck.promise)
  await write('two', async () => served.push(2))
  const third = write('three', () => slow.promise)
  const fourth = write('four', async () => served.push(4))
  stuck.reject(new Refused('row_busy'))
  await expect(first).rejects.toMatchObject({ refusal: 'row_busy' })
  slow.resolve()
  await Promise.all([third, fourth])
  expect(served).toEqual([2, 4])
})

test('a write refused for another reason has been served: the line moves', async () => {
  const served: number[] = []
  const [stuck, slow] = [later(), later()]
  const write = (row: string, work: () => Promise<unknown>) => inLine(patient.context.database, 'a caller', row, work)
  const first = write('one', () => stuck.promise)
  await expect(write('two', () => Promise.reject(new Refused('balance_low')))).rejects.toThrow()
  const third = write('three', () => slow.promise)
  const fourth = write('four', async () => served.push(4))
  stuck.reject(new Refused('row_busy'))
  await expect(first).rejects.toMatchObject({ refusal: 'row_busy' })
  slow.resolve()
  await Promise.all([third, fourth])
  expect(served).toEqual([4])
})

test('a caller’s writes that wait for the same stuck row are refused together, not tried one by one', async () => {
  const tried: string[] = []
  const stuck = later()
  const { database } = patient.context
  const front = inLine(database, 'another caller', 'the row', () => stuck.promise)
  const behind = Array.from({ length: 6 }, (_, place) =>
    inLine(database, 'a caller', 'the row', async () => tried.push(`write ${place}`)),
  )
  stuck.reject(new Refused('row_busy'))
  await expect(front).rejects.toMatchObject({ refusal: 'row_busy' })
  const ends = await Promise.allSettled(behind)
  expect([tried, ends.map(({ status }) => status)]).toEqual([[], ends.map(() => 'rejected')])
})

test('a line is forgotten once nobody stands in it', async () => {
  const { database } = patient.context
  const inside = later()
  const write = inLine(database, 'a passing caller', 'a passing row', () => inside.promise)
  await expect.poll(() => countLines(database)).toBe(2)
  inside.resolve()
  await write
  expect(countLines(database)).toBe(0)
})

test.each([
  [orders.pay, { id: 'an-order', expectedDueMinor: 1 }, 'an-order'],
  [payments.close, { paymentNumber: 'PAY1' }, 'PAY1'],
  [claims.submit, { unclaimedParcelId: 'a-parcel', trackingNumber: 'SF1' }, 'a-parcel'],
  [auth.login, { account: 'meiling@example.com', password: 'x' }, 'meiling@example.com'],
  [wallets.listEntries, { page: 1 }, null],
])('$name stands in the line of what it changes', (operation, input, row) => {
  expect(rowOf(operation, toWire(operation.input, input) as Readonly<Record<string, Json>>)).toBe(row)
})

/** A promise that the test resolves when it wants. */
function later() {
  let [resolve, reject] = [() => {}, (_reason: unknown) => {}]
  const promise = new Promise<void>((...ends) => {
    ;[resolve, reject] = ends
  })
  return { promise, resolve, reject }
}

/** How long a write of another member takes: the median of nine. */
async function othersMs(t: TestServer): Promise<number> {
  const others = await Promise.all([1, 2, 3].map(() => t.member()))
  const tookMs: number[] = []
  const write = async (member: TestMember) => {
    const startMs = performance.now()
    await member.call(parcels.forecastOne, forecastOf(freshNumber()))
    tookMs.push(performance.now() - startMs)
  }
  for (let round = 0; round < 3; round++) await Promise.all(others.map(write))
  return tookMs.sort((one, other) => one - other)[4] ?? Infinity
}

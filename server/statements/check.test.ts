import { sql } from '#server/database/db.ts'
import { businessDate } from '#server/database/numbers.ts'
import { providerOf } from '#server/payments/payments.ts'
import { noFaults } from '#simulators/payments/faults.ts'
import { openPayments } from '#test/payments.ts'
import { checking } from '#test/statements.ts'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { fetchDay } from './fetch.ts'
import { checkStatements } from './statements.ts'

/* What the job does every ten minutes. */

const payments = await openPayments()
const { t, simulator, notify, balance } = payments
const clerk = await t.staff(['F'])
const { at, paid, dateHere, differencesOf } = checking(t, clerk, payments)
const dayMs = 24 * 3_600_000
const yesterday = businessDate(Date.now() - dayMs)

let faults: string[] = []
const run = (nowMs?: number) =>
  checkStatements(t.context, (fault) => faults.push(fault instanceof Error ? fault.message : String(fault)), nowMs)

const days = () =>
  t.db.rows(sql<{
    method: string
    day: string
    state: string
    fault: string | null
    tries: number
    askAt: string | null
  }>`
    select method, day::text as day, state, fault, tries, ask_at as "askAt" from payment_statements order by method, day`)
/** The job made the days before their hour; in the afternoon it would ask for them in the same run. */
const madeEarly = () =>
  t.db.run(sql`
    insert into payment_statements (method, day, ask_at)
    select method, ${yesterday}::date, now() + interval '1 hour' from unnest(array['alipay', 'wechat']) method`)
const ready = () =>
  t.db.run(sql`update payment_statements set ask_at = now() - interval '1 second' where ask_at is not null`)

beforeEach(async () => {
  faults = []
  await t.db.run(sql`delete from payment_differences`)
  await t.db.run(sql`delete from payment_statement_rows`)
  await t.db.run(sql`delete from payment_statements`)
})
afterEach(() => void Object.assign(simulator.faults, noFaults()))

test('yesterday is fetched from 9 and 10 o’clock in China on by the clock of the run, once', async () => {
  const clock = (time: string) => Date.parse(`${businessDate()}T${time}+08:00`)
  const states = async () => (await days()).map(({ method, day, state, tries }) => [method, day, state, tries])
  await run(clock('08:59:59'))
  expect(await states()).toEqual([
    ['alipay', yesterday, 'waiting', 0],
    ['wechat', yesterday, 'waiting', 0],
  ])
  await run(clock('09:00:00'))
  expect(await states()).toEqual([
    ['alipay', yesterday, 'compared', 1],
    ['wechat', yesterday, 'waiting', 0],
  ])
  await run(clock('10:00:00'))
  const compared = { day: yesterday, state: 'compared', fault: null, tries: 1, askAt: null }
  expect(await days()).toMatchObject([compared, compared])
  await Promise.all([run(clock('23:00:00')), run(clock('23:00:00'))])
  expect(await days()).toMatchObject([compared, compared])
})

test('days that a server missed while it was off are made up for', async () => {
  const earlier = businessDate(Date.now() - 4 * dayMs)
  await t.db.run(sql`insert into payment_statements (method, day) values ('alipay', ${earlier}::date)`)
  await run()
  const ofAlipay = (await days()).filter(({ method }) => method === 'alipay').map(({ day }) => day)
  expect(ofAlipay).toEqual([4, 3, 2, 1].map((ago) => businessDate(Date.now() - ago * dayMs)))
})

test('a statement that is not ready is asked for again, later each time, and then counts once', async () => {
  const member = await t.member()
  const paymentNumber = await paid(member, 'wechat', { ms: at(yesterday), isTold: false })
  simulator.faults.statement = 'not_ready'
  const noon = Date.parse(`${businessDate()}T12:00:00+08:00`)
  const minutes = 60_000
  await run(noon)
  await run(noon + 10 * minutes - 1)
  expect(await days()).toMatchObject([{}, { method: 'wechat', state: 'waiting', fault: 'not_ready', tries: 1 }])
  await run(noon + 10 * minutes)
  const [, waiting] = await days()
  expect(waiting).toMatchObject({ method: 'wechat', state: 'waiting', fault: 'not_ready', tries: 2 })
  expect(Date.parse(waiting?.askAt ?? '')).toBe(noon + 30 * minutes)
  expect(faults).toEqual([])
  simulator.faults.statement = 'right'
  const later = noon + 30 * minutes
  await Promise.all([run(later), run(later)])
  expect(await differencesOf(paymentNumber)).toMatchObject([{ kind: 'missing_here', state: 'open' }])
  expect(faults).toEqual([`The wechat statement of ${yesterday} has 1 new differences: finance must look`])
})

test('what is mended by a notice meanwhile is closed by the next run', async () => {
  const member = await t.member()
  const paymentNumber = await paid(member, 'alipay', { ms: at(yesterday), isTold: false })
  await run()
  await ready()
  await run()
  expect(await differencesOf(paymentNumber)).toMatchObject([{ state: 'open' }])
  await notify(paymentNumber)
  await dateHere(paymentNumber, at(yesterday))
  await run()
  expect(await differencesOf(paymentNumber)).toMatchObject([{ state: 'mended' }])
  expect(await balance(member)).toBe(10_000)
})

test('an operator is told once of a statement that stays away until the evening', async () => {
  const earlier = businessDate(Date.now() - 3 * dayMs)
  await t.db.run(sql`
    insert into payment_statements (method, day, fault, ask_at) values ('alipay', ${earlier}::date, 'wrong_file', now() + interval '1 hour')`)
  const due = Date.parse(`${businessDate(Date.now() - 2 * dayMs)}T18:00:00+08:00`)
  await run(due - 1000)
  expect(faults.filter((each) => each.includes(earlier))).toEqual([])
  await run(due)
  await run()
  expect(faults.filter((each) => each.includes(earlier))).toEqual([
    `The alipay statement of ${earlier} has not come: wrong_file`,
  ])
})

test('“there is none” means an empty day from the afternoon on, and not made yet before', async () => {
  const provider = providerOf(t.context, 'alipay')
  if (!provider) throw new Error('the simulator gives keys')
  // What the tests above paid is of another day.
  await t.db.run(sql`update payment_intents set paid_at = paid_at - interval '40 days'`)
  await madeEarly()
  simulator.faults.statement = 'none'
  const [due] = await t.db.rows(sql<{ id: string; method: 'alipay'; day: string; tries: number }>`
    select id, method, day::text as day, tries from payment_statements where method = 'alipay'`)
  if (!due) throw new Error('the job made it')
  const clock = (time: string) => Date.parse(`${businessDate()}T${time}+08:00`)
  const fetch = (time: string) => fetchDay(t.context.database.transaction, provider, due, clock(time))
  expect(await fetch('14:59:00')).toBeNull()
  expect(await days()).toMatchObject([{ state: 'waiting', fault: 'not_ready' }, {}])
  // Something happened here that day, so it is believed a day later.
  const paymentNumber = await paid(await t.member(), 'alipay', { ms: at(yesterday) })
  expect(await fetch('23:59:59')).toBeNull()
  await dateHere(paymentNumber, at(yesterday) - dayMs)
  await fetch('15:00:00')
  expect(await days()).toMatchObject([{ state: 'compared', fault: null }, {}])
  await dateHere(paymentNumber, at(yesterday))
  await t.db.run(sql`update payment_statements set state = 'waiting', compared_at = null where id = ${due.id}`)
  const nextDay = clock('15:00:00') + dayMs
  await fetchDay(t.context.database.transaction, provider, due, nextDay)
  expect(await differencesOf(paymentNumber)).toMatchObject([{ kind: 'missing_there' }])
})

test('a method without keys has no days', async () => {
  const { payments: settings } = t.context.environment
  Object.assign(t.context.environment, { payments: { ...settings, alipay: null } })
  await run()
  Object.assign(t.context.environment, { payments: settings })
  expect((await days()).map(({ method }) => method)).toEqual(['wechat'])
})

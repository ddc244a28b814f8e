import { staffPayments } from '#contract/payments.ts'
import { staffStatements } from '#contract/statements.ts'
import { sql } from '#server/database/db.ts'
import { noFaults, withAmount, withLine, withoutLine } from '#simulators/payments/faults.ts'
import { openPayments } from '#test/payments.ts'
import { checking, onWire } from '#test/statements.ts'
import { afterEach, describe, expect, test } from 'vitest'

/* What the daily check finds, against the real files of the simulator. */

const payments = await openPayments()
const { t, simulator, tradeOf, notify } = payments
const clerk = await t.staff(['F'])

afterEach(() => void Object.assign(simulator.faults, noFaults()))

describe.each(['alipay', 'wechat'] as const)('%s', (method) => {
  const { freshDay, at, dateHere, dateRefund, paid, fetched, differencesOf } = checking(t, clerk, payments)

  // Proves B-FI-20, B-FI-21
  test('equal books give no difference, and the same sums on both sides', async () => {
    const [member, day] = [await t.member(), freshDay()]
    const paymentNumber = await paid(member, method, { ms: at(day), amountMinor: 5000 })
    await paid(member, method, { ms: at(day, '00:00:00'), amountMinor: 1234 })
    const { payment } = await clerk.call(staffPayments.refund, { paymentNumber, amountMinor: 700, reason: 'Twice' })
    await dateRefund(payment?.refunds[0]?.refundNumber ?? '', paymentNumber, at(day, '13:00:00'))
    const side = { payments: 2, paidMinor: 6234, refunds: 1, refundedMinor: 700 }
    const answer = await fetched(method, day)
    expect(answer).toMatchObject({ day, state: 'compared', fault: null, theirs: side, ours: side, openDifferences: 0 })
    const { list } = await clerk.call(staffStatements.list, { method: onWire[method], from: day, to: day })
    expect(list).toEqual([answer])
  })

  // Proves B-FI-22
  test('a payment whose notices were lost is missing here, with both sides’ figures', async () => {
    const [member, day] = [await t.member(), freshDay()]
    const paymentNumber = await paid(member, method, { ms: at(day), isTold: false })
    const answer = await fetched(method, day)
    expect(answer).toMatchObject({ theirs: { payments: 1, paidMinor: 10_000 }, ours: { payments: 0, paidMinor: 0 } })
    expect(await differencesOf(paymentNumber)).toMatchObject([
      {
        method: onWire[method],
        day,
        subject: 'payment',
        number: paymentNumber,
        paymentNumber,
        tradeNumber: tradeOf(paymentNumber).tradeNumber,
        memberNumber: member.memberNumber,
        kind: 'missing_here',
        ourMinor: null,
        ourState: 'pending',
        theirMinor: 10_000,
        state: 'open',
        closedAt: null,
      },
    ])
    // Once its notice comes, both sides agree.
    await notify(paymentNumber)
    await dateHere(paymentNumber, at(day))
    expect(await fetched(method, day)).toMatchObject({ openDifferences: 0, ours: { paidMinor: 10_000 } })
    expect(await differencesOf(paymentNumber)).toMatchObject([{ state: 'mended', closedBy: null }])
  })

  test('a payment that the provider does not list is missing there', async () => {
    const [member, day] = [await t.member(), freshDay()]
    const paymentNumber = await paid(member, method, { ms: at(day) })
    simulator.faults.statementLines = withoutLine(paymentNumber)
    expect(await fetched(method, day)).toMatchObject({
      theirs: { payments: 0 },
      ours: { payments: 1, paidMinor: 10_000 },
    })
    expect(await differencesOf(paymentNumber)).toMatchObject([
      { kind: 'missing_there', ourMinor: 10_000, ourState: 'succeeded', theirMinor: null, tradeNumber: null },
    ])
  })

  test('another amount is told, to the fen', async () => {
    const [member, day] = [await t.member(), freshDay()]
    const paymentNumber = await paid(member, method, { ms: at(day) })
    simulator.faults.statementLines = withAmount(paymentNumber, 9999)
    await fetched(method, day)
    expect(await differencesOf(paymentNumber)).toMatchObject([
      { kind: 'other_amount', ourMinor: 10_000, theirMinor: 9999 },
    ])
  })

  test('a payment listed twice under one number is another amount', async () => {
    const [member, day] = [await t.member(), freshDay()]
    const paymentNumber = await paid(member, method, { ms: at(day) })
    const line = {
      isRefund: false,
      number: paymentNumber,
      paymentNumber,
      amountMinor: 10_000,
      tradeNumber: '1',
      at: at(day),
    }
    simulator.faults.statementLines = withLine(line)
    await fetched(method, day)
    expect(await differencesOf(paymentNumber)).toMatchObject([{ kind: 'other_amount', theirMinor: 20_000 }])
  })

  test('a line that nobody here knows is missing here, without a member', async () => {
    const day = freshDay()
    const number = `OTHER-${method}`
    const line = { isRefund: false, number, paymentNumber: number, amountMinor: 88, tradeNumber: '4200', at: at(day) }
    simulator.faults.statementLines = withLine(line)
    await fetched(method, day)
    expect(await differencesOf(number)).toMatchObject([
      { kind: 'missing_here', ourState: 'none', memberNumber: null, theirMinor: 88 },
    ])
  })

  test('a refund that was made there and not here is told, and so is the reverse', async () => {
    const [member, day] = [await t.member(), freshDay()]
    const paymentNumber = await paid(member, method, { ms: at(day) })
    const elsewhere = simulator.books.refund(tradeOf(paymentNumber), `MP-${paymentNumber}`, 300, 'done')
    if (elsewhere) elsewhere.at = at(day)
    const { payment } = await clerk.call(staffPayments.refund, { paymentNumber, amountMinor: 200, reason: 'Twice' })
    const ours = payment?.refunds[0]?.refundNumber ?? ''
    await dateRefund(ours, paymentNumber, at(day))
    simulator.faults.statementLines = withoutLine(ours)
    await fetched(method, day)
    expect(await differencesOf(`MP-${paymentNumber}`)).toMatchObject([
      { subject: 'refund', kind: 'other_state', paymentNumber, ourMinor: null, ourState: 'none', theirMinor: 300 },
    ])
    expect(await differencesOf(ours)).toMatchObject([
      { subject: 'refund', kind: 'other_state', paymentNumber, ourMinor: 200, ourState: 'done', theirMinor: null },
    ])
    simulator.faults.statementLines = withAmount(ours, 201)
    await fetched(method, day)
    expect((await differencesOf(ours)).map(({ kind, state }) => [kind, state]).sort()).toEqual([
      ['other_amount', 'open'],
      ['other_state', 'mended'],
    ])
  })

  test('a refund that was taken back here although it was made there is told', async () => {
    const [member, day] = [await t.member(), freshDay()]
    const paymentNumber = await paid(member, method, { ms: at(day) })
    simulator.faults.refunds = 'refused'
    const { payment } = await clerk.call(staffPayments.refund, { paymentNumber, amountMinor: 400, reason: 'Twice' })
    const number = payment?.refunds[0]?.refundNumber ?? ''
    const made = simulator.books.refund(tradeOf(paymentNumber), number, 400, 'done')
    if (made) made.at = at(day)
    await fetched(method, day)
    expect(await differencesOf(number)).toMatchObject([{ kind: 'other_state', ourState: 'failed', ourMinor: null }])
  })

  test('the same statement again gives the same differences, each once, also twice at once', async () => {
    const [member, day] = [await t.member(), freshDay()]
    const paymentNumber = await paid(member, method, { ms: at(day), isTold: false })
    await Promise.all([fetched(method, day), fetched(method, day), fetched(method, day)])
    const [first] = await differencesOf(paymentNumber)
    await fetched(method, day)
    expect(await differencesOf(paymentNumber)).toEqual([first])
  })

  test('a payment before midnight that is credited after it differs on neither day', async () => {
    const member = await t.member()
    const day = freshDay()
    const next = nextDay(day)
    const ms = at(day, '23:59:50')
    const paymentNumber = await paid(member, method, { ms })
    await dateHere(paymentNumber, ms + 20_000)
    // The next day's statement comes first: the payment may be in the one before.
    expect(await fetched(method, next)).toMatchObject({ differences: 0 })
    expect(await fetched(method, day)).toMatchObject({ differences: 0, theirs: { payments: 1 }, ours: { payments: 1 } })
    expect(await fetched(method, next)).toMatchObject({
      differences: 0,
      theirs: { payments: 0 },
      ours: { payments: 0 },
    })
  })

  test('one that our clock puts before midnight and theirs after it differs on neither day', async () => {
    const member = await t.member()
    const day = freshDay()
    const ms = at(nextDay(day), '00:00:05')
    const paymentNumber = await paid(member, method, { ms })
    await dateHere(paymentNumber, ms - 10_000)
    expect(await fetched(method, day)).toMatchObject({ differences: 0 })
    expect(await fetched(method, nextDay(day))).toMatchObject({ differences: 0, ours: { payments: 1 } })
  })

  test('one around midnight that neither day lists is missing there, once both are known', async () => {
    const member = await t.member()
    const day = freshDay()
    const ms = at(day, '23:59:50')
    const paymentNumber = await paid(member, method, { ms })
    simulator.faults.statementLines = withoutLine(paymentNumber)
    await fetched(method, day)
    expect(await differencesOf(paymentNumber)).toEqual([])
    await fetched(method, nextDay(day))
    expect(await differencesOf(paymentNumber)).toMatchObject([{ kind: 'missing_there', day }])
  })

  test.each([
    ['half', 'wrong_file'],
    ['short', 'wrong_file'],
    ['changed', 'wrong_file'],
    ['elsewhere', 'wrong_file'],
    ['other_day', 'wrong_day'],
  ] as const)('a statement that is %s never counts: the day waits, or stays as it was', async (statement, fault) => {
    const [member, day] = [await t.member(), freshDay()]
    await paid(member, method, { ms: at(day) })
    await paid(member, method, { ms: at(day) - 24 * 3_600_000 })
    simulator.faults.statement = statement
    expect(await fetched(method, day)).toMatchObject({ state: 'waiting', fault, tries: 1, differences: 0 })
    simulator.faults.statement = 'right'
    expect(await fetched(method, day)).toMatchObject({ state: 'compared', fault: null, theirs: { payments: 1 } })
    simulator.faults.statement = statement
    expect(await fetched(method, day)).toMatchObject({
      state: 'compared',
      fault,
      theirs: { payments: 1 },
      differences: 0,
    })
  })

  test.each([
    ['forged', 'not_signed'],
    ['unsigned', 'not_signed'],
    ['cut', 'no_answer'],
    ['error', 'no_answer'],
  ] as const)('an answer that is %s brings no statement', async (answer, fault) => {
    const day = freshDay()
    simulator.faults.answer = answer
    expect(await fetched(method, day)).toMatchObject({ state: 'waiting', fault })
  })

  test('a day that is not over, or beyond what providers keep, is refused', async () => {
    const ask = (day: string) => clerk.ask(staffStatements.fetch, { method: onWire[method], day })
    const today = new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 10)
    for (const day of [today, '2020-01-01'])
      expect(await ask(day)).toMatchObject({ code: 9005, wire: { fields: { day: expect.any(String) } } })
    expect((await ask('2026-02-30')).code).toBe(9005)
  })
})

const nextDay = (day: string) => new Date(Date.parse(day) + 24 * 3_600_000).toISOString().slice(0, 10)

test('a method without keys has no statement', async () => {
  const { freshDay } = checking(t, clerk, payments)
  const { payments: settings } = t.context.environment
  Object.assign(t.context.environment, { payments: { ...settings, wechat: null } })
  expect(await clerk.ask(staffStatements.fetch, { method: 'WECHAT', day: freshDay() })).toMatchObject({ code: 5006 })
  Object.assign(t.context.environment, { payments: settings })
})

test('comparing moves no money: the books are as they were', async () => {
  expect(await payments.books()).toEqual([])
  const entries = await t.db.rows(sql<{ kind: string }>`select distinct source_kind as kind from ledger_entries`)
  expect(entries.map(({ kind }) => kind).sort()).toEqual(['payment', 'payment_refund'])
})

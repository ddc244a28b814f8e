import { approvals } from '#contract/topups.ts'
import { staffPayments } from '#contract/payments.ts'
import { staffStatements } from '#contract/statements.ts'
import { wallets } from '#contract/ledger.ts'
import { sql } from '#server/database/db.ts'
import { noFaults, withLine, withoutLine } from '#simulators/payments/faults.ts'
import { callerAt } from '#test/caller.ts'
import { openSecondServer, type TestStaff } from '#test/harness.ts'
import { openPayments, paymentsOf } from '#test/payments.ts'
import { checking } from '#test/statements.ts'
import { afterEach, describe, expect, test } from 'vitest'

/* What finance does about a difference. */

const payments = await openPayments()
const { t, simulator, tradeOf, paidSilently, created, balance, intentOf, books, settle } = payments
const [clerk, second] = [await t.staff(['F']), await t.staff(['F'])]
const other = await openSecondServer(t, { payments: paymentsOf(simulator) })
const reason = 'Refunded in the merchant platform'

afterEach(async () => {
  Object.assign(simulator.faults, noFaults())
  expect(await books()).toEqual([])
})

describe.each(['alipay', 'wechat'] as const)('%s', (method) => {
  const { freshDay, at, paid, dateHere, fetched, differencesOf } = checking(t, clerk, payments)

  const missed = async (amountMinor = 10_000) => {
    const [member, day] = [await t.member(), freshDay()]
    const paymentNumber = await paid(member, method, { ms: at(day), isTold: false, amountMinor })
    await fetched(method, day)
    const [difference] = await differencesOf(paymentNumber)
    return { member, day, paymentNumber, id: difference?.id ?? '' }
  }

  /** A refund in the merchant platform, which the daily check has found. */
  const refundedElsewhere = async (amountMinor: number, refundMinor = amountMinor) => {
    const [member, day] = [await t.member(), freshDay()]
    const paymentNumber = await paid(member, method, { ms: at(day), amountMinor })
    const number = `MP-${paymentNumber}`
    const made = simulator.books.refund(tradeOf(paymentNumber), number, refundMinor, 'done')
    if (made) made.at = at(day)
    await fetched(method, day)
    const [difference] = await differencesOf(number)
    return { member, day, paymentNumber, number, id: difference?.id ?? '' }
  }

  // Proves B-FI-23
  test('asking the provider credits a missed payment once, and the difference is gone', async () => {
    const { member, day, paymentNumber, id } = await missed()
    expect(await clerk.call(staffStatements.ask, { id })).toMatchObject({
      state: 'mended',
      closedBy: clerk.username,
      ourMinor: null,
    })
    expect(await balance(member)).toBe(10_000)
    await dateHere(paymentNumber, at(day))
    expect(await fetched(method, day)).toMatchObject({ openDifferences: 0, ours: { paidMinor: 10_000 } })
    expect((await clerk.ask(staffStatements.ask, { id })).code).toBe(9002)
    expect(await balance(member)).toBe(10_000)
  })

  test('while the provider is silent nothing changes, and the difference stays', async () => {
    const { member, paymentNumber, id } = await missed()
    simulator.faults.answer = 'error'
    expect((await clerk.ask(staffStatements.ask, { id })).code).toBe(5006)
    expect(await differencesOf(paymentNumber)).toMatchObject([{ state: 'open' }])
    expect(await balance(member)).toBe(0)
  })

  // Proves B-FI-24
  test('a refund made elsewhere is booked: the balance falls, nothing is sent, and the difference is gone', async () => {
    const { member, day, paymentNumber, number, id } = await refundedElsewhere(10_000, 4000)
    const { difference } = await clerk.call(staffStatements.bookRefund, { id, reason })
    expect(difference).toMatchObject({ state: 'mended', closedBy: clerk.username, reason })
    expect(await balance(member)).toBe(6000)
    await settle()
    expect([...tradeOf(paymentNumber).refunds.keys()]).toEqual([number])
    expect(await clerk.call(staffPayments.get, { paymentNumber })).toMatchObject({
      refundedMinor: 4000,
      refundableMinor: 6000,
      refunds: [{ providerNumber: number, amountMinor: 4000, state: 'done', reason }],
    })
    const { list } = await member.call(wallets.listEntries, {})
    expect(list[0]).toMatchObject({ eventCode: 'REVERSAL', amountMinor: -4000 })
    expect(await fetched(method, day)).toMatchObject({ openDifferences: 0, ours: { refunds: 1, refundedMinor: 4000 } })
    expect((await clerk.ask(staffStatements.bookRefund, { id, reason })).code).toBe(9002)
    expect(await balance(member)).toBe(6000)
  })

  test('booked twice at once, also through two servers, the balance is debited once', async () => {
    const { member, id } = await refundedElsewhere(10_000, 4000)
    const elsewhere = callerAt(other.url, second.token)
    const codes = (
      await Promise.all([clerk, second, elsewhere].map((who) => who.ask(staffStatements.bookRefund, { id, reason })))
    ).map(({ code }) => code)
    expect(codes.sort()).toEqual([0, 9002, 9002])
    expect(await balance(member)).toBe(6000)
  })

  test('a whole refund ends the payment; one that the balance no longer covers is refused and stays', async () => {
    const whole = await refundedElsewhere(5000)
    await clerk.call(staffStatements.bookRefund, { id: whole.id, reason })
    expect(await intentOf(whole.paymentNumber)).toMatchObject({ state: 'refunded', refundedMinor: 5000 })
    const spent = await refundedElsewhere(5000)
    await clerk.call(staffPayments.refund, {
      paymentNumber: await paid(spent.member, method, { ms: at(spent.day) }),
      amountMinor: 10_000,
      reason,
    })
    await t.context.database.transaction(async (tx) => {
      const { postEntries } = await import('#server/ledger/ledger.ts')
      const source = { kind: 'test', id: crypto.randomUUID() }
      const actor = { kind: 'system', id: null } as const
      const move = { event: 'ADJUST_OUT', memberId: spent.member.id, unit: 'CNY', amount: 4000, source, actor } as const
      await postEntries(tx, [{ ...move, referenceNumber: null, remark: null }])
    })
    expect((await clerk.ask(staffStatements.bookRefund, { id: spent.id, reason })).code).toBe(5001)
    expect(await differencesOf(spent.number)).toMatchObject([{ state: 'open' }])
    expect(await balance(spent.member)).toBe(1000)
  })

  test('a refund that was taken back here although it was made there is booked again under a number of its own', async () => {
    const [member, day] = [await t.member(), freshDay()]
    const paymentNumber = await paid(member, method, { ms: at(day) })
    simulator.faults.refunds = 'refused'
    const { payment } = await clerk.call(staffPayments.refund, { paymentNumber, amountMinor: 400, reason })
    const number = payment?.refunds[0]?.refundNumber ?? ''
    const made = simulator.books.refund(tradeOf(paymentNumber), number, 400, 'done')
    if (made) made.at = at(day)
    await fetched(method, day)
    const [found] = await differencesOf(number)
    const { difference } = await clerk.call(staffStatements.bookRefund, { id: found?.id ?? '', reason })
    expect([difference?.state, await balance(member)]).toEqual(['mended', 9600])
    expect(await fetched(method, day)).toMatchObject({ openDifferences: 0 })
  })

  test('only a refund that is missing here can be booked', async () => {
    const { id } = await missed()
    expect((await clerk.ask(staffStatements.bookRefund, { id, reason })).code).toBe(9002)
  })

  test('above the limit a second person books it, and nobody alone', async () => {
    const { member, number, id } = await refundedElsewhere(2_000_000)
    const { approval, difference } = await clerk.call(staffStatements.bookRefund, { id, reason })
    expect(difference).toBeUndefined()
    expect(await differencesOf(number)).toMatchObject([{ state: 'open', approvalId: approval?.id }])
    expect(await balance(member)).toBe(2_000_000)
    expect((await clerk.ask(approvals.approve, { id: approval?.id ?? '' })).code).toBe(9003)
    await second.call(approvals.approve, { id: approval?.id ?? '' })
    expect(await balance(member)).toBe(0)
    expect(await differencesOf(number)).toMatchObject([
      { state: 'mended', closedBy: clerk.username, approvedBy: second.username, approvalId: null },
    ])
  })

  // Proves B-FI-25
  test('one that is explained is closed with its reason, moves nothing, and is not found again', async () => {
    const { member, day, paymentNumber, id } = await missed()
    const { difference } = await clerk.call(staffStatements.close, { id, reason: 'Of another shop' })
    expect(difference).toMatchObject({ state: 'explained', closedBy: clerk.username, reason: 'Of another shop' })
    expect(await fetched(method, day)).toMatchObject({ openDifferences: 0, differences: 1 })
    expect(await differencesOf(paymentNumber)).toEqual([difference])
    expect(await balance(member)).toBe(0)
    expect((await clerk.ask(staffStatements.close, { id, reason })).code).toBe(9002)
    expect((await clerk.ask(staffStatements.close, { id, reason: '' })).code).toBe(9005)
  })

  test('other figures of a number that was explained are told', async () => {
    const { day, paymentNumber, id } = await missed()
    await clerk.call(staffStatements.close, { id, reason: 'Of another shop' })
    const line = {
      isRefund: false,
      number: paymentNumber,
      paymentNumber,
      amountMinor: 1,
      tradeNumber: '1',
      at: at(day),
    }
    simulator.faults.statementLines = withLine(line)
    await fetched(method, day)
    expect((await differencesOf(paymentNumber)).map(({ state, theirMinor }) => [state, theirMinor]).sort()).toEqual([
      ['explained', 10_000],
      ['open', 10_001],
    ])
  })

  test('above the limit a second person agrees to a reason; small ones add up over a day', async () => {
    const large = await missed(1_500_000)
    const { approval } = await clerk.call(staffStatements.close, { id: large.id, reason: 'Of another shop' })
    expect((await clerk.ask(approvals.approve, { id: approval?.id ?? '' })).code).toBe(9003)
    expect(await differencesOf(large.paymentNumber)).toMatchObject([{ state: 'open' }])
    await second.call(approvals.approve, { id: approval?.id ?? '' })
    expect(await differencesOf(large.paymentNumber)).toMatchObject([
      { state: 'explained', closedBy: clerk.username, approvedBy: second.username },
    ])
    const closer = await t.staff(['F'])
    const [one, other] = [await missed(600_000), await missed(600_000)]
    const closed = async (id: string) =>
      (await closer.call(staffStatements.close, { id, reason })).approval !== undefined
    expect([await closed(one.id), await closed(other.id)]).toEqual([false, true])
  })

  test('what was mended while a second person thought cannot be approved any more', async () => {
    const { member, number, id } = await refundedElsewhere(2_000_000)
    const { approval } = await clerk.call(staffStatements.close, { id, reason })
    await t.db.run(sql`update payment_differences set state = 'mended', closed_at = now() where id = ${id}`)
    expect((await second.ask(approvals.approve, { id: approval?.id ?? '' })).code).toBe(9002)
    expect([await balance(member), (await differencesOf(number))[0]?.state]).toEqual([2_000_000, 'mended'])
  })

  test('nobody mends or closes what differs on their own account', async () => {
    const own = await t.staff(['F'])
    const { member, id } = await refundedElsewhere(1000)
    await t.db.run(sql`update staff set email = ${member.email} where id = ${own.id}`)
    for (const refused of [
      own.ask(staffStatements.bookRefund, { id, reason }),
      own.ask(staffStatements.close, { id, reason }),
      own.ask(staffStatements.ask, { id }),
    ])
      expect(await refused).toMatchObject({ code: 9003 })
    expect(await balance(member)).toBe(1000)
  })

  test('every deed leaves a row in the trail, by ids and amounts', async () => {
    const booker = await t.staff(['F'])
    const { id } = await refundedElsewhere(1000)
    await booker.call(staffStatements.bookRefund, { id, reason })
    const trail = await t.db.rows(sql<{ call: string; target: string; after: { refundId: string } }>`
      select call, target_id as target, after from audit_log where staff_id = ${booker.id} and target_kind = 'payment_difference'`)
    expect(trail).toEqual([
      { call: 'staffStatements.bookRefund', target: id, after: { state: 'mended', refundId: expect.any(String) } },
    ])
  })
})

test('service, warehouse and editors see and do none of it', async () => {
  const id = crypto.randomUUID()
  const refusedTo = async (who: TestStaff) => [
    (await who.ask(staffStatements.list, {})).http,
    (await who.ask(staffStatements.listDifferences, {})).http,
    (await who.ask(staffStatements.fetch, { method: 'ALIPAY', day: '2026-11-01' })).http,
    (await who.ask(staffStatements.ask, { id })).http,
    (await who.ask(staffStatements.bookRefund, { id, reason })).http,
    (await who.ask(staffStatements.close, { id, reason })).http,
    (await who.ask(staffPayments.settleFlags, { paymentNumber: 'PY1', note: 'x' })).http,
  ]
  for (const role of ['S', 'W', 'E'] as const)
    expect(await refusedTo(await t.staff([role]))).toEqual(Array(7).fill(403))
  expect((await clerk.ask(staffStatements.close, { id, reason })).code).toBe(9006)
})

// Proves B-FI-26
test('a flag that finance has looked at is settled with a note; a new one has to be looked at again', async () => {
  const member = await t.member()
  const paymentNumber = await created(member, 'alipay')
  paidSilently(paymentNumber)
  await payments.notify(paymentNumber, { total_amount: '0.01' })
  const flagged = async () =>
    (await clerk.call(staffPayments.search, { memberNumber: member.memberNumber, flagged: true })).list.length
  expect(await flagged()).toBe(1)
  expect(await clerk.call(staffPayments.settleFlags, { paymentNumber, note: 'A trial' })).toMatchObject({
    flags: ['mismatch'],
    flagsSettledBy: clerk.username,
    flagsNote: 'A trial',
  })
  expect(await flagged()).toBe(0)
  expect((await clerk.ask(staffPayments.settleFlags, { paymentNumber, note: 'Again' })).code).toBe(9002)
  await t.db.run(
    sql`update payment_intents set state = 'failed', ended_at = now() where payment_number = ${paymentNumber}`,
  )
  await payments.notify(paymentNumber)
  expect(await flagged()).toBe(1)
  const own = await t.staff(['F'])
  await t.db.run(sql`update staff set email = ${member.email} where id = ${own.id}`)
  expect((await own.ask(staffPayments.settleFlags, { paymentNumber, note: 'Mine' })).code).toBe(9003)
})

test('payments are found by their number', async () => {
  const [member] = [await t.member()]
  const [one] = [await created(member, 'wechat'), await created(member, 'wechat')]
  const { list } = await clerk.call(staffPayments.search, { paymentNumber: one })
  expect(list.map(({ paymentNumber }) => paymentNumber)).toEqual([one])
  simulator.faults.statementLines = withoutLine(one)
})

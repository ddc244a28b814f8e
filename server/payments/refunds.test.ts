import { payments, staffPayments } from '#contract/payments.ts'
import { approvals } from '#contract/topups.ts'
import { wallets } from '#contract/ledger.ts'
import { sql } from '#server/database/db.ts'
import { noFaults } from '#simulators/payments/faults.ts'
import { openPayments } from '#test/payments.ts'
import { afterEach, describe, expect, test } from 'vitest'

const { t, simulator, created, paidSilently, notify, balance, intentOf, settle, books, creditedMinor } =
  await openPayments()
const [clerk, second, service, keeper] = [
  await t.staff(['F']),
  await t.staff(['A']),
  await t.staff(['S']),
  await t.staff(['W']),
]

afterEach(() => void Object.assign(simulator.faults, noFaults()))

async function credited(method: 'alipay' | 'wechat', amountMinor = 10_000) {
  const member = await t.member()
  const paymentNumber = await created(member, method, amountMinor)
  paidSilently(paymentNumber)
  await notify(paymentNumber)
  return { member, paymentNumber }
}

const spend = (memberId: string, amount: number) =>
  t.context.database.transaction(async (tx) => {
    const { postEntries } = await import('#server/ledger/ledger.ts')
    await postEntries(tx, [
      {
        event: 'ADJUST_OUT',
        memberId,
        unit: 'CNY',
        amount,
        source: { kind: 'test', id: crypto.randomUUID() },
        referenceNumber: null,
        remark: null,
        actor: { kind: 'system', id: null },
      },
    ])
  })

const reason = 'Paid twice by mistake'

describe.each(['alipay', 'wechat'] as const)('%s', (method) => {
  // Proves B-FI-10
  test('a part goes back, then the rest: the balance is debited, the provider gives it, and the payment is refunded', async () => {
    const { member, paymentNumber } = await credited(method)
    const part = await clerk.call(staffPayments.refund, { paymentNumber, amountMinor: 4000, reason })
    expect(part.payment).toMatchObject({
      state: 'succeeded',
      refundedMinor: 4000,
      refundingMinor: 0,
      refundableMinor: 6000,
    })
    expect(part.payment?.refunds).toMatchObject([
      { amountMinor: 4000, state: 'done', reason, requestedBy: clerk.username },
    ])
    expect(await balance(member)).toBe(6000)
    const whole = await clerk.call(staffPayments.refund, { paymentNumber, amountMinor: 6000, reason })
    expect(whole.payment).toMatchObject({ state: 'refunded', refundedMinor: 10_000, refundableMinor: 0 })
    expect(await balance(member)).toBe(0)
    expect(await clerk.ask(staffPayments.refund, { paymentNumber, amountMinor: 1, reason })).toMatchObject({
      code: 9002,
    })
    expect(await member.call(payments.refresh, { paymentNumber })).toMatchObject({
      state: 'refunded',
      refundedMinor: 10_000,
    })
    // A repeated notice of the payment brings nothing back.
    await notify(paymentNumber)
    expect(await balance(member)).toBe(0)
    expect(await books()).toEqual([])
  })

  test('more than came, and money that is spent, is refused; the provider hears nothing of it', async () => {
    const { member, paymentNumber } = await credited(method)
    expect(await clerk.ask(staffPayments.refund, { paymentNumber, amountMinor: 10_001, reason })).toMatchObject({
      code: 9005,
      wire: { fields: { amountMinor: 'The amount is out of range' } },
    })
    await spend(member.id, 7000)
    expect(await clerk.ask(staffPayments.refund, { paymentNumber, amountMinor: 5000, reason })).toMatchObject({
      code: 5001,
    })
    expect(simulator.books.trades.get(paymentNumber)?.refunds.size).toBe(0)
    expect(await balance(member)).toBe(3000)
    expect(await intentOf(paymentNumber)).toMatchObject({ state: 'succeeded', refundingMinor: 0 })
  })

  test('what the provider refuses is back in the balance, and the member reads why', async () => {
    const { member, paymentNumber } = await credited(method)
    simulator.faults.refunds = 'refused'
    const { payment } = await clerk.call(staffPayments.refund, { paymentNumber, amountMinor: 10_000, reason })
    expect(payment).toMatchObject({
      state: 'succeeded',
      refundedMinor: 0,
      refundingMinor: 0,
      refunds: [{ state: 'failed' }],
    })
    expect(await balance(member)).toBe(10_000)
    const { list } = await member.call(wallets.listEntries, {})
    expect(list.map(({ eventCode, amountMinor }) => [eventCode, amountMinor])).toEqual([
      [method === 'alipay' ? 'TOPUP_ALIPAY' : 'TOPUP_WECHAT', 10_000],
      ['REVERSAL', -10_000],
      [method === 'alipay' ? 'TOPUP_ALIPAY' : 'TOPUP_WECHAT', 10_000],
    ])
    expect(list.map(({ remark }) => remark)).toEqual([
      expect.stringContaining('failed, so the amount is back'),
      expect.stringContaining(reason),
      '',
    ])
    await settle()
    expect(await balance(member)).toBe(10_000)
    expect(await books()).toEqual([])
  })

  test('a refusal counts only when the provider, asked again, does not know the refund', async () => {
    const { member, paymentNumber } = await credited(method)
    simulator.faults.refunds = 'denied'
    const { payment } = await clerk.call(staffPayments.refund, { paymentNumber, amountMinor: 4000, reason })
    expect(payment).toMatchObject({ refundedMinor: 4000, refundingMinor: 0, refunds: [{ state: 'done' }] })
    expect([await balance(member), simulator.books.trades.get(paymentNumber)?.refunds.size]).toEqual([6000, 1])
  })

  test('while it is under way nobody spends it, and the job finishes it', async () => {
    const { member, paymentNumber } = await credited(method)
    simulator.faults.refunds = 'processing'
    const { payment } = await clerk.call(staffPayments.refund, { paymentNumber, amountMinor: 8000, reason })
    expect(payment).toMatchObject({
      refundedMinor: 0,
      refundingMinor: 8000,
      refundableMinor: 2000,
      refunds: [{ state: 'sent' }],
    })
    expect(await balance(member)).toBe(2000)
    await settle()
    expect(await intentOf(paymentNumber)).toMatchObject({ refundingMinor: 8000 })
    for (const made of simulator.books.trades.get(paymentNumber)?.refunds.values() ?? []) made.state = 'done'
    await settle()
    expect(await intentOf(paymentNumber)).toMatchObject({ refundingMinor: 0, refundedMinor: 8000, state: 'succeeded' })
    expect(await books()).toEqual([])
  })

  test.each(['cut', 'error', 'unsigned'] as const)(
    'an answer that is %s says nothing: the refund stays open, and is made once when the provider is heard again',
    async (answer) => {
      const { member, paymentNumber } = await credited(method)
      simulator.faults.answer = answer
      const { payment } = await clerk.call(staffPayments.refund, { paymentNumber, amountMinor: 3000, reason })
      expect(payment).toMatchObject({ refundingMinor: 3000, refunds: [{ state: 'requested' }] })
      simulator.faults.answer = 'right'
      await Promise.all([settle(), settle()])
      await settle()
      expect(await intentOf(paymentNumber)).toMatchObject({ refundingMinor: 0, refundedMinor: 3000 })
      expect(simulator.books.trades.get(paymentNumber)?.refunds.size).toBe(1)
      expect([await balance(member), await books()]).toEqual([7000, []])
    },
  )

  test('pressed twice with one key, it is one refund; two at once never give more than came', async () => {
    const { member, paymentNumber } = await credited(method)
    const wish = { paymentNumber, amountMinor: 6000, reason }
    const key = `refund-${method}-1`
    await Promise.all([1, 2, 3].map(() => clerk.call(staffPayments.refund, wish, { key })))
    expect(await balance(member)).toBe(4000)
    await Promise.all(
      [1, 2, 3].map((each) =>
        clerk.ask(staffPayments.refund, { ...wish, amountMinor: 2500 }, { key: `${key}-${each}0` }),
      ),
    )
    expect(await balance(member)).toBe(1500)
    expect(await intentOf(paymentNumber)).toMatchObject({ refundedMinor: 8500 })
    expect(await clerk.ask(staffPayments.refund, { ...wish, amountMinor: 1 }, { key })).toMatchObject({ code: 1006 })
  })
})

test('above the limit a second person decides, and then the job sends it', async () => {
  const { member, paymentNumber } = await credited('alipay', 2_000_000)
  const asked = await clerk.call(staffPayments.refund, { paymentNumber, amountMinor: 1_500_000, reason })
  expect(asked.payment).toBeUndefined()
  expect(await balance(member)).toBe(2_000_000)
  const { id = '' } = asked.approval ?? {}
  expect(await clerk.ask(approvals.approve, { id })).toMatchObject({ code: 9003 })
  await second.call(approvals.approve, { id })
  expect([await balance(member), simulator.books.trades.get(paymentNumber)?.refunds.size]).toEqual([500_000, 0])
  await settle()
  expect(await intentOf(paymentNumber)).toMatchObject({ refundedMinor: 1_500_000 })
  expect(await books()).toEqual([])
})

test('small refunds of one member add up to the limit of a day', async () => {
  const { paymentNumber } = await credited('wechat', 2_000_000)
  const asks = async () =>
    (await clerk.call(staffPayments.refund, { paymentNumber, amountMinor: 600_000, reason })).approval
  expect([await asks(), await asks()]).toEqual([undefined, { id: expect.any(String) }])
})

test('nobody refunds or asks about a payment of their own account', async () => {
  const { member, paymentNumber } = await credited('alipay')
  const own = await t.staff(['F'])
  await t.db.run(sql`update staff set email = ${member.email} where id = ${own.id}`)
  expect(await own.ask(staffPayments.refund, { paymentNumber, amountMinor: 1, reason })).toMatchObject({ code: 9003 })
  expect(await own.ask(staffPayments.sync, { paymentNumber })).toMatchObject({ code: 9003 })
})

// Proves B-FI-08
test('finance, service and administrators find payments by method, state, member and flag, with what the provider said', async () => {
  const { member, paymentNumber } = await credited('alipay')
  const other = await created(member, 'wechat', 300)
  paidSilently(other)
  await notify(other, { amount: { total: 1, currency: 'CNY' } })
  const { memberNumber } = member
  for (const staff of [clerk, second, service]) {
    const found = await staff.call(staffPayments.search, { memberNumber })
    expect(found.list.map((row) => row.paymentNumber)).toEqual([other, paymentNumber])
  }
  const numbers = async (filter: object) =>
    (await clerk.call(staffPayments.search, { memberNumber, ...filter })).list.map((row) => row.paymentNumber)
  expect(await numbers({ method: 'ALIPAY' })).toEqual([paymentNumber])
  expect(await numbers({ state: 'pending' })).toEqual([other])
  expect(await numbers({ flagged: true })).toEqual([other])
  expect(await numbers({ to: '2020-01-01' })).toEqual([])
  expect(await clerk.call(staffPayments.search, { memberNumber: 'JY0000000' })).toMatchObject({ list: [], total: 0 })
  const full = await clerk.call(staffPayments.get, { paymentNumber: other })
  expect(full).toMatchObject({
    memberNumber,
    flags: ['mismatch'],
    messages: [{ source: 'notice', result: 'other amount', details: { amountMinor: 1, currency: 'CNY' } }],
  })
  expect((await keeper.ask(staffPayments.search, {})).http).toBe(403)
  expect((await service.ask(staffPayments.refund, { paymentNumber, amountMinor: 1, reason })).http).toBe(403)
  expect((await service.ask(staffPayments.sync, { paymentNumber })).http).toBe(403)
  expect(await clerk.ask(staffPayments.get, { paymentNumber: 'PY0' })).toMatchObject({ code: 9006 })
})

// Proves B-FI-09
test('finance asks the provider: a lost notice is made up for, an unreachable provider is said, and it is in the trail', async () => {
  const member = await t.member()
  const paymentNumber = await created(member, 'wechat')
  expect(await clerk.call(staffPayments.sync, { paymentNumber })).toMatchObject({ state: 'pending' })
  paidSilently(paymentNumber)
  simulator.faults.answer = 'error'
  expect(await clerk.ask(staffPayments.sync, { paymentNumber })).toMatchObject({ code: 5006 })
  simulator.faults.answer = 'right'
  expect(await clerk.call(staffPayments.sync, { paymentNumber })).toMatchObject({ state: 'succeeded' })
  const trail = await t.db.rows(sql<{ after: { applied?: string } }>`
    select after from audit_log where staff_id = ${clerk.id} and call = 'staffPayments.sync' and target_kind = 'payment' order by no`)
  expect(trail.slice(-2).map(({ after }) => after.applied)).toEqual(['unchanged', 'credited'])
})

test('every refund leaves a row in the trail with the amount, in the same transaction as the debit', async () => {
  const { paymentNumber } = await credited('alipay')
  const refunder = await t.staff(['F'])
  await refunder.call(staffPayments.refund, { paymentNumber, amountMinor: 100, reason })
  const trail = await t.db.rows(sql<{ after: { amountMinor: number } }>`
    select after from audit_log where staff_id = ${refunder.id} and call = 'staffPayments.refund'`)
  expect(trail).toEqual([{ after: { refundId: expect.any(String), amountMinor: 100 } }])
})

test('what members were credited online is what the simulator holds', async () => {
  await settle()
  // One payment was made to look wrong above, and is still to be credited.
  const waiting = [...simulator.books.trades.values()].filter(({ amountMinor }) => amountMinor === 300)
  for (const { number } of waiting) await notify(number)
  expect(await creditedMinor()).toBe(simulator.books.heldMinor())
})

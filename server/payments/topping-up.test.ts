import { payments } from '#contract/payments.ts'
import { sql } from '#server/database/db.ts'
import { creating, openPayments } from '#test/payments.ts'
import { afterEach, describe, expect, test } from 'vitest'
import { noFaults } from '#simulators/payments/faults.ts'

const { t, simulator, created, paidSilently, notify, balance, intentOf, creditsOf, messagesOf, age, books } =
  await openPayments()

afterEach(() => void Object.assign(simulator.faults, noFaults()))

describe.each(['alipay', 'wechat'] as const)('%s', (method) => {
  // Proves
  test('a code is made, paid, credited once, and the page reads it', async () => {
    const member = await t.member()
    const code = await member.call(creating[method], { amountMinor: 12_345 })
    expect(code).toMatchObject({ state: 'pending', amountMinor: 12_345, currency: 'CNY', phoneLink: null })
    expect(code.qrContent).toBe(`${simulator.url}/pay/${code.paymentNumber}`)
    expect(code.qrImage).toMatch(/^data:image\/svg\+xml;base64,/)
    const inMinutes = (Date.parse(code.expiresAt) - Date.now()) / 60_000
    expect(inMinutes).toBeGreaterThan(14)
    expect(inMinutes).toBeLessThan(16)
    const { paymentNumber } = code
    expect(await member.call(payments.refresh, { paymentNumber })).toMatchObject({
      state: 'pending',
      qrContent: code.qrContent,
      balanceAfterMinor: null,
    })
    simulator.pay(paymentNumber)
    await simulator.noticesSent()
    expect(await member.call(payments.refresh, { paymentNumber })).toMatchObject({
      state: 'succeeded',
      amountMinor: 12_345,
      balanceAfterMinor: 12_345,
      qrContent: null,
    })
    expect([await balance(member), await creditsOf(paymentNumber)]).toEqual([12_345, 1])
    expect(simulator.books.of(method, paymentNumber)).toMatchObject({ amountMinor: 12_345, state: 'paid' })
    expect(await books()).toEqual([])
  })

  test('a phone gets a link that opens the wallet app', async () => {
    const member = await t.member()
    const code = await member.call(creating[method], { amountMinor: 500, phone: true })
    expect(code).toMatchObject({ qrContent: null, qrImage: null })
    const page = await fetch(code.phoneLink ?? '')
    expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('CNY 5.00')])
    simulator.pay(code.paymentNumber)
    await simulator.noticesSent()
    expect(await balance(member)).toBe(500)
  })

  test('a payment whose notice is lost is found by the page that asks', async () => {
    const member = await t.member()
    const paymentNumber = await created(member, method)
    paidSilently(paymentNumber)
    expect(await member.call(payments.refresh, { paymentNumber })).toMatchObject({ state: 'succeeded' })
    expect(await balance(member)).toBe(10_000)
  })

  test('the provider is asked at most once in three seconds, however often a page asks', async () => {
    const member = await t.member()
    const paymentNumber = await created(member, method)
    await member.call(payments.refresh, { paymentNumber })
    paidSilently(paymentNumber)
    for (let asked = 0; asked < 3; asked++)
      expect(await member.call(payments.refresh, { paymentNumber })).toMatchObject({ state: 'pending' })
    await t.db.run(
      sql`update payment_intents set last_asked_at = now() - interval '4 seconds' where payment_number = ${paymentNumber}`,
    )
    expect(await member.call(payments.refresh, { paymentNumber })).toMatchObject({ state: 'succeeded' })
  })

  // Proves E-17
  test('closing asks the provider first: then nobody can pay any more', async () => {
    const member = await t.member()
    const paymentNumber = await created(member, method)
    expect(await member.call(payments.close, { paymentNumber })).toMatchObject({ state: 'closed', qrContent: null })
    expect(simulator.pay(paymentNumber)).toBe(false)
    expect(await member.call(payments.close, { paymentNumber })).toMatchObject({ state: 'closed' })
    expect(await balance(member)).toBe(0)
  })

  test('a payment that won the race against closing stays succeeded', async () => {
    const member = await t.member()
    const paymentNumber = await created(member, method)
    paidSilently(paymentNumber)
    expect(await member.call(payments.close, { paymentNumber })).toMatchObject({ state: 'succeeded' })
    expect([await balance(member), await creditsOf(paymentNumber)]).toEqual([10_000, 1])
  })

  test('while the provider does not answer, nothing is closed', async () => {
    const member = await t.member()
    const paymentNumber = await created(member, method)
    simulator.faults.answer = 'error'
    expect(await member.ask(payments.close, { paymentNumber })).toMatchObject({ code: 5006 })
    expect(await intentOf(paymentNumber)).toMatchObject({ state: 'pending' })
  })

  test('a payment after it was given up is credited and flagged', async () => {
    const member = await t.member()
    simulator.faults.closesLate = true
    const paymentNumber = await created(member, method)
    await member.call(payments.close, { paymentNumber })
    expect(await intentOf(paymentNumber)).toMatchObject({ state: 'closed', flags: [] })
    paidSilently(paymentNumber)
    expect((await notify(paymentNumber)).status).toBe(method === 'alipay' ? 200 : 204)
    expect(await intentOf(paymentNumber)).toMatchObject({ state: 'succeeded', flags: ['late'] })
    expect([await balance(member), await messagesOf(paymentNumber)]).toEqual([10_000, ['closed', 'paid late']])
  })

  test.each(['junk', 'redirect', 'error', 'unsigned', 'forged', 'cut'] as const)(
    'an answer that is %s makes no code: 5006, and the attempt has failed',
    async (answer) => {
      const member = await t.member()
      simulator.faults.answer = answer
      expect(await member.ask(creating[method], { amountMinor: 700 })).toMatchObject({ code: 5006 })
      const { list } = await member.call(payments.listMine, {})
      expect(list).toMatchObject([{ state: 'failed', amountMinor: 700 }])
    },
  )

  test.each(['junk', 'unsigned', 'forged'] as const)('an answer that is %s credits nothing', async (answer) => {
    const member = await t.member()
    const paymentNumber = await created(member, method)
    paidSilently(paymentNumber)
    simulator.faults.answer = answer
    expect(await member.call(payments.refresh, { paymentNumber })).toMatchObject({ state: 'pending' })
    expect(await balance(member)).toBe(0)
  })

  test.each([
    ['amount', 'other amount'],
    ['currency', 'other currency'],
    ['number', 'other merchant'],
  ] as const)('an answer about another %s credits nothing, and is recorded and flagged', async (lie, result) => {
    const member = await t.member()
    const paymentNumber = await created(member, method)
    paidSilently(paymentNumber)
    simulator.faults.lie = lie
    expect(await member.call(payments.refresh, { paymentNumber })).toMatchObject({ state: 'pending' })
    expect(await intentOf(paymentNumber)).toMatchObject({ flags: ['mismatch'] })
    expect([await balance(member), await messagesOf(paymentNumber)]).toEqual([0, [result]])
    // A later right message still credits.
    simulator.faults.lie = 'none'
    expect((await notify(paymentNumber)).status).toBe(method === 'alipay' ? 200 : 204)
    expect(await balance(member)).toBe(10_000)
  })

  test('the same key makes one payment, another amount with it is refused, and a failed attempt may be made anew', async () => {
    const member = await t.member()
    const first = await member.call(creating[method], { amountMinor: 900 }, { key: 'one-form-1' })
    const second = await member.call(creating[method], { amountMinor: 900 }, { key: 'one-form-1' })
    expect(second).toEqual(first)
    expect(await member.ask(creating[method], { amountMinor: 901 }, { key: 'one-form-1' })).toMatchObject({
      code: 1006,
    })
    simulator.faults.answer = 'error'
    expect(await member.ask(creating[method], { amountMinor: 800 }, { key: 'one-form-2' })).toMatchObject({
      code: 5006,
    })
    simulator.faults.answer = 'right'
    expect(await member.call(creating[method], { amountMinor: 800 }, { key: 'one-form-2' })).toMatchObject({
      state: 'pending',
    })
  })

  test('no transaction is open while a provider is waited for', async () => {
    const member = await t.member()
    simulator.faults.answerAfterMs = 1500
    const asking = member.call(creating[method], { amountMinor: 700 }, { key: `slow-${method}` })
    const open = await expect
      .poll(async () => {
        const { waiting } = await t.db.row(sql<{ waiting: number }>`
          select count(*)::int as waiting from payment_intents where member_id = ${member.id}`)
        return waiting
      })
      .toBe(1)
      .then(() =>
        t.db.row(sql<{ open: number }>`
          select count(*)::int as open from pg_stat_activity
          where datname = current_database() and state = 'idle in transaction' and pid <> pg_backend_pid()`),
      )
    expect(open).toEqual({ open: 0 })
    await asking
  })
})

// Proves E-15
test('the list shows payments and store purchases of the caller alone, by state', async () => {
  const [member, other] = [await t.member(), await t.member()]
  const first = await created(member, 'alipay', 100)
  const second = await created(member, 'wechat', 200)
  await created(other, 'wechat', 300)
  paidSilently(second)
  await notify(second)
  await age(first, 1)
  const { list, total } = await member.call(payments.listMine, {})
  expect([total, list.map(({ paymentNumber, method, state }) => [paymentNumber, method, state])]).toEqual([
    2,
    [
      [second, 'WECHAT', 'succeeded'],
      [first, 'ALIPAY', 'pending'],
    ],
  ])
  expect((await member.call(payments.listMine, { state: 'succeeded' })).list).toMatchObject([{ paymentNumber: second }])
})

test('a payment of somebody else does not exist for a member', async () => {
  const [member, other] = [await t.member(), await t.member()]
  const paymentNumber = await created(other, 'alipay')
  for (const operation of [payments.refresh, payments.close])
    expect(await member.ask(operation, { paymentNumber })).toMatchObject({ code: 1002 })
  expect(await member.ask(payments.simulate, { paymentNumber, result: 'success' })).toMatchObject({ code: 1002 })
  expect(await intentOf(paymentNumber)).toMatchObject({ state: 'pending' })
})

// Proves E-16
test('where payments are simulated the member can say that it was paid or failed; nowhere else is there such a call', async () => {
  const member = await t.member()
  const paid = await created(member, 'alipay')
  await member.call(payments.simulate, { paymentNumber: paid, result: 'success' })
  await simulator.noticesSent()
  expect(await balance(member)).toBe(10_000)
  const failed = await created(member, 'wechat')
  await member.call(payments.simulate, { paymentNumber: failed, result: 'fail' })
  expect(await member.call(payments.refresh, { paymentNumber: failed })).toMatchObject({ state: 'failed' })
  const { environment } = t.context
  for (const changed of [{ production: true }, { payments: { ...environment.payments, simulator: null } }]) {
    const before = { production: environment.production, payments: environment.payments }
    Object.assign(environment, changed)
    const pending = await member.ask(payments.simulate, { paymentNumber: paid, result: 'success' })
    Object.assign(environment, before)
    expect(pending).toMatchObject({ code: 1003 })
  }
})

import { sql } from '#server/database/db.ts'
import { settlePayments } from '#server/payments/payments.ts'
import { noFaults } from '#simulators/payments/faults.ts'
import { openPayments } from '#test/payments.ts'
import { afterEach, describe, expect, test } from 'vitest'

/* What the job does every minute about payments that nobody tells of. */

const { t, simulator, created, paidSilently, notify, balance, intentOf, messagesOf, age, faults, books } =
  await openPayments()

afterEach(() => void Object.assign(simulator.faults, noFaults()))

const run = () => settlePayments(t.context, (fault) => faults.push(fault))

const askInS = async (paymentNumber: string) =>
  (
    await t.db.row(sql<{ seconds: number | null }>`
      select round(extract(epoch from ask_at - now()))::int as seconds from payment_intents where payment_number = ${paymentNumber}`)
  ).seconds

describe.each(['alipay', 'wechat'] as const)('%s', (method) => {
  test('a lost notice is found within a minute or two', async () => {
    const member = await t.member()
    const paymentNumber = await created(member, method)
    expect(await askInS(paymentNumber)).toBeLessThanOrEqual(30)
    paidSilently(paymentNumber)
    await run()
    expect(await balance(member)).toBe(0)
    await age(paymentNumber, 1)
    await run()
    expect(await balance(member)).toBe(10_000)
    expect(await intentOf(paymentNumber)).toMatchObject({ state: 'succeeded', askAt: null, flags: [] })
  })

  test('one that is over time is asked about once more, closed at the provider, and expired', async () => {
    const member = await t.member()
    const paymentNumber = await created(member, method)
    await age(paymentNumber, 14)
    await run()
    expect(await intentOf(paymentNumber)).toMatchObject({ state: 'pending' })
    expect(await askInS(paymentNumber)).toBeGreaterThan(50)
    await age(paymentNumber, 2)
    await run()
    expect(await intentOf(paymentNumber)).toMatchObject({ state: 'expired' })
    expect(simulator.pay(paymentNumber)).toBe(false)
    expect(await messagesOf(paymentNumber)).toEqual(['expired'])
  })

  test('one that was paid in its last minute is credited and not expired', async () => {
    const member = await t.member()
    const paymentNumber = await created(member, method)
    paidSilently(paymentNumber)
    await age(paymentNumber, 16)
    await run()
    expect(await intentOf(paymentNumber)).toMatchObject({ state: 'succeeded', flags: [] })
    expect(await balance(member)).toBe(10_000)
  })

  test('an expired one is asked about hourly for a day, and what was paid late is credited and flagged', async () => {
    const member = await t.member()
    simulator.faults.closesLate = true
    const paymentNumber = await created(member, method)
    await age(paymentNumber, 30)
    await run()
    expect(await intentOf(paymentNumber)).toMatchObject({ state: 'expired' })
    expect(await askInS(paymentNumber)).toBeGreaterThan(3500)
    paidSilently(paymentNumber)
    await age(paymentNumber, 60)
    await run()
    expect(await intentOf(paymentNumber)).toMatchObject({ state: 'succeeded', flags: ['late'] })
    expect(await balance(member)).toBe(10_000)
  })

  test('after a day nobody asks any more, but one that could never be asked about stays open', async () => {
    const member = await t.member()
    const [over, unheard] = [await created(member, method), await created(member, method)]
    await age(over, 26 * 60)
    await run()
    expect(await intentOf(over)).toMatchObject({ state: 'expired' })
    await age(over, 0)
    await run()
    expect(await intentOf(over)).toMatchObject({ state: 'expired', askAt: null })
    simulator.faults.answer = 'error'
    await age(unheard, 26 * 60)
    await run()
    expect(await intentOf(unheard)).toMatchObject({ state: 'pending', askAt: expect.any(String) })
    simulator.faults.answer = 'right'
    await age(unheard, 60)
    await run()
    expect(await intentOf(unheard)).toMatchObject({ state: 'expired' })
  })

  test('what the payer let fail has failed, and counts if it is paid after all', async () => {
    const member = await t.member()
    const paymentNumber = await created(member, method)
    Object.assign(simulator.books.of(method, paymentNumber) ?? {}, { state: 'failed' })
    await age(paymentNumber, 1)
    await run()
    expect(await intentOf(paymentNumber)).toMatchObject({ state: 'failed' })
    paidSilently(paymentNumber)
    await notify(paymentNumber)
    expect(await intentOf(paymentNumber)).toMatchObject({ state: 'succeeded', flags: ['late'] })
  })
})

test('a silent provider does not hold up the other, and nothing is lost', async () => {
  const member = await t.member()
  const numbers = [await created(member, 'alipay'), await created(member, 'wechat')]
  for (const number of numbers) {
    paidSilently(number)
    await age(number, 1)
  }
  simulator.faults.answer = 'cut'
  await run()
  expect(await balance(member)).toBe(0)
  simulator.faults.answer = 'right'
  for (const number of numbers) await age(number, 1)
  await run()
  expect(await balance(member)).toBe(20_000)
})

test('two servers that run the job at once ask about each payment once', async () => {
  const member = await t.member()
  const numbers = await Promise.all(Array.from({ length: 12 }, () => created(member, 'alipay', 100)))
  for (const number of numbers) {
    paidSilently(number)
    await age(number, 1)
  }
  await Promise.all([run(), run(), run()])
  expect(await balance(member)).toBe(1200)
})

test('no fault was met on the way, and the books are right', async () => {
  expect(faults.filter((fault) => !/late/.test(String(fault)))).toEqual([])
  expect(await books()).toEqual([])
})

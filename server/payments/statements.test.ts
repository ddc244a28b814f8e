import { noFaults } from '#simulators/payments/faults.ts'
import { openSimulator } from '#simulators/payments/simulator.ts'
import { paymentsOf } from '#test/payments.ts'
import { afterAll, afterEach, expect, test, describe } from 'vitest'
import { businessDate } from '#server/database/numbers.ts'
import { fileAddress } from './file-address.ts'
import { StatementFault, UnsignedAnswer } from './provider.ts'
import { providerOf } from './providers.ts'

/* What a provider's daily statement says, and which files never count. */

const simulator = await openSimulator()
afterAll(() => simulator.close())
const environment = { payments: paymentsOf(simulator) } as Parameters<typeof providerOf>[0]['environment']

const dayMs = 24 * 3_600_000
const day = businessDate(Date.now() - dayMs)
const noon = Date.parse(`${day}T12:00:00+08:00`)
let made = 0

afterEach(() => {
  Object.assign(simulator.faults, noFaults())
  simulator.books.trades.clear()
})

describe.each(['alipay', 'wechat'] as const)('%s', (method) => {
  const provider = providerOf({ environment }, method)
  if (!provider) throw new Error('the simulator gives keys for both')

  /** A payment at the provider, at noon of the day. */
  const paid = (amountMinor: number, at = noon) => {
    const number = `PY261122${String(++made).padStart(6, '0')}`
    const { books } = simulator
    const trade = books.open({
      method,
      number,
      amountMinor,
      subject: '余额充值',
      noticeUrl: '',
      returnUrl: '',
      expiresAt: 0,
    })
    books.pay(trade)
    trade.paidAt = at
    return trade
  }
  const rows = async () => {
    const given = await provider.statement(day)
    if (given.kind !== 'rows') throw new Error(given.kind)
    return given.rows
  }

  test('payments and refunds of the day are read, to the fen, by their numbers', async () => {
    const [one, other] = [paid(1), paid(123_456_789)]
    paid(500, noon - dayMs)
    paid(600, noon + dayMs)
    const refund = simulator.books.refund(other, 'RF261122000001', 10, 'done')
    if (refund) refund.at = noon
    const ofPayment = ({ number, amountMinor, tradeNumber }: typeof one) => ({
      subject: 'payment',
      number,
      paymentNumber: number,
      tradeNumber,
      amountMinor,
    })
    expect(await rows()).toEqual([
      ofPayment(one),
      ofPayment(other),
      {
        subject: 'refund',
        number: 'RF261122000001',
        paymentNumber: other.number,
        tradeNumber: other.tradeNumber,
        amountMinor: 10,
      },
    ])
  })

  test('midnight in China parts two days', async () => {
    const midnight = Date.parse(`${day}T00:00:00+08:00`)
    const [first, last] = [paid(1, midnight), paid(2, midnight + dayMs - 1000)]
    paid(3, midnight - 1000)
    paid(4, midnight + dayMs)
    expect((await rows()).map(({ number }) => number)).toEqual([first.number, last.number])
  })

  test('a day without payments has an empty statement', async () => {
    expect(await rows()).toEqual([])
  })

  test('one that is not made yet, or does not exist, is not a statement', async () => {
    simulator.faults.statement = 'not_ready'
    expect(await provider.statement(day)).toEqual({ kind: method === 'alipay' ? 'none' : 'not_ready' })
    simulator.faults.statement = 'none'
    expect(await provider.statement(day)).toEqual({ kind: 'none' })
  })

  test.each(['half', 'short', 'changed', 'elsewhere'] as const)('a file that is %s never counts', async (fault) => {
    for (let at = 0; at < 4; at++) paid(100 + at)
    simulator.faults.statement = fault
    await expect(provider.statement(day)).rejects.toThrow(StatementFault)
    await expect(provider.statement(day)).rejects.toMatchObject({ word: 'wrong_file' })
  })

  test('a file of another day never counts', async () => {
    paid(100, noon - dayMs)
    simulator.faults.statement = 'other_day'
    await expect(provider.statement(day)).rejects.toMatchObject({ word: 'wrong_day' })
  })

  test.each(['unsigned', 'forged'] as const)('an answer that is %s is not followed', async (answer) => {
    simulator.faults.answer = answer
    await expect(provider.statement(day)).rejects.toThrow(UnsignedAnswer)
  })

  test.each(['cut', 'error', 'junk', 'redirect'] as const)('%s is no statement', async (answer) => {
    simulator.faults.answer = answer
    await expect(provider.statement(day)).rejects.toThrow()
  })
})

const theirs = /(^|\.)alipay\.com$/
const gateway = 'https://openapi.alipay.com/gateway.do'

test('a file is fetched from the provider alone, and by https', () => {
  const given = 'http://dwbillcenter.alipay.com/downloadBillFile.resource?token=1'
  expect(fileAddress(given, gateway, theirs).href).toBe(given.replace('http:', 'https:'))
  expect(fileAddress('http://localhost:8111/file', 'http://localhost:8111/gateway.do', theirs).port).toBe('8111')
})

test.each([
  'https://alipay.com.example.org/file',
  'https://notalipay.com/file',
  'https://alipay.com:8443/file',
  'https://someone@dwbillcenter.alipay.com/file',
  'http://localhost:8112/file',
  'http://169.254.169.254/latest',
  'file:///etc/passwd',
  'ftp://dwbillcenter.alipay.com/file',
  '',
])('an address that is not the provider’s is refused: %s', (given) => {
  expect(() => fileAddress(given, gateway, theirs)).toThrow(StatementFault)
})

import { expect, test } from 'vitest'
import { asClock, askAgainInMs, meaningOf, secondsLeft } from './watch.ts'

const payment = {
  state: 'pending',
  createdAt: '2026-11-23T10:00:00+08:00',
  expiresAt: '2026-11-23T10:15:00+08:00',
  paidAt: null,
} as const
const minute = 60_000

test('a pending payment is asked about often at first, and less often the longer nothing happens', () => {
  expect([0, 2, 8].map((minutes) => askAgainInMs(payment, minutes * minute))).toEqual([3_000, 6_000, 15_000])
})

test('nothing is asked for ever: five minutes after its time is over the page stops', () => {
  expect(askAgainInMs(payment, 19.9 * minute)).toBe(15_000)
  expect(askAgainInMs(payment, 20 * minute)).toBeNull()
})

test.each(['succeeded', 'failed', 'expired', 'closed', 'refunded'] as const)(
  'a payment that is %s is not asked about any more',
  (state) => expect(askAgainInMs({ ...payment, state }, 0)).toBeNull(),
)

test('the time left is in seconds, and never below zero', () => {
  const at = (time: string) => secondsLeft(payment.expiresAt, Date.parse(`2026-11-23T${time}+08:00`))
  expect([at('10:00:00'), at('10:14:59'), at('10:15:00'), at('11:00:00')]).toEqual([900, 1, 0, 0])
  expect([900, 61, 0, 5400].map(asClock)).toEqual(['15:00', '01:01', '00:00', '90:00'])
})

test('only a payment that the server calls succeeded is paid, whatever else it holds', () => {
  const paidAt = '2026-11-23T10:02:00+08:00'
  for (const state of ['pending', 'failed', 'expired', 'closed', 'refunded'] as const)
    expect(meaningOf({ ...payment, state, paidAt })).toBe(state)
  expect(meaningOf({ ...payment, state: 'succeeded', paidAt })).toBe('paid')
})

test('money that came after its time was over counts, and is called late', () => {
  expect(meaningOf({ ...payment, state: 'succeeded', paidAt: '2026-11-23T10:15:01+08:00' })).toBe('paidLate')
})

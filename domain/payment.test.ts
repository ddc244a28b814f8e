import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  askAgainInS,
  movePaid,
  paymentCan,
  type PaymentEvent,
  paymentMoves,
  type PaymentState,
  paymentStates,
  refundableMinor,
  refundAgainInS,
  refundCan,
  refundMoves,
  refundStates,
} from './payment.ts'

const events = Object.keys(paymentMoves) as PaymentEvent[]
const after = (state: PaymentState, event: PaymentEvent): PaymentState | null => {
  if (event === 'create' || !paymentCan[event]({ state })) return null
  const { to } = paymentMoves[event]
  return to === 'same' ? state : to
}

test.each([
  ['pending', ['pay', 'fail', 'expire', 'close']],
  ['succeeded', ['payAgain', 'refundPart', 'refundWhole']],
  ['failed', ['payLate']],
  ['expired', ['payLate']],
  ['closed', ['payLate']],
  ['refunded', ['payAgain']],
] as const)('a payment that is %s can make exactly these moves', (state, possible) => {
  expect(events.filter((event) => paymentCan[event]({ state }))).toEqual(possible)
})

test('whatever happens in whatever order, a payment is credited at most once, and one that was paid stays paid', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...events), { maxLength: 40 }), (told) => {
      let state: PaymentState = 'pending'
      let credits = 0
      for (const event of told) {
        const next = after(state, event)
        if (next === null) continue
        if (event === 'pay' || event === 'payLate') credits++
        state = next
        expect(credits === 1).toBe(state === 'succeeded' || state === 'refunded')
      }
      expect(credits).toBeLessThanOrEqual(1)
    }),
  )
})

test('in every state "it was paid" is either a credit or a repetition, never both and never nothing', () => {
  for (const state of paymentStates) expect(movePaid({ state }) === null).toBe(paymentCan.payAgain({ state }))
})

test('a payment that was paid from any state ends succeeded, and no other move leads there', () => {
  for (const event of events)
    for (const state of paymentStates)
      if (after(state, event) === 'succeeded' && state !== 'succeeded') expect(['pay', 'payLate']).toContain(event)
})

test('a refund ends once: done or failed, and never afterwards anything else', () => {
  for (const state of refundStates) {
    const open = state === 'requested' || state === 'sent'
    for (const event of ['send', 'finish', 'fail'] as const) expect(refundCan[event]({ state })).toBe(open)
  }
  expect(refundMoves.request.from).toEqual([null])
})

test('never more is refundable than came, less what went back and what is under way', () => {
  const minor = fc.integer({ min: 0, max: 5_000_000 })
  fc.assert(
    fc.property(fc.constantFrom(...paymentStates), minor, minor, minor, (state, amountMinor, a, b) => {
      const refundedMinor = Math.min(a, amountMinor)
      const refundingMinor = Math.min(b, amountMinor - refundedMinor)
      const left = refundableMinor({ state, amountMinor, refundedMinor, refundingMinor })
      expect(left).toBe(state === 'succeeded' ? amountMinor - refundedMinor - refundingMinor : 0)
      expect(left).toBeGreaterThanOrEqual(0)
    }),
  )
})

test.each([
  [-900, 60],
  [0, 60],
  [299, 60],
  [300, 3600],
  [25 * 3600 - 1, 3600],
  [25 * 3600, null],
])('%i s after expiry it is asked again in %s s', (since, expected) => {
  expect(askAgainInS(since)).toBe(expected)
})

test('an unfinished refund is tried after two minutes, then ever more rarely up to an hour', () => {
  expect([1, 2, 3, 5, 6, 60].map(refundAgainInS)).toEqual([120, 240, 480, 1920, 3600, 3600])
})

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { toAnnounce, toExpire, unspentOf } from './coin-expiry.ts'

/** Coins received one after the other, and what is spent of them: the oldest first, coin by coin. */
const inHand = (lots: readonly number[], spent: number) => {
  let rest = spent
  return lots.map((lot) => {
    const taken = Math.min(lot, rest)
    rest -= taken
    return lot - taken
  })
}
const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0)
const lots = fc.array(fc.integer({ min: 1, max: 500 }), { minLength: 1, maxLength: 12 })

test('what is left of old coins is what somebody who always pays with the oldest still holds', () => {
  fc.assert(
    fc.property(lots, fc.nat(6000), fc.nat(12), (received, wanted, old) => {
      const spent = Math.min(wanted, sum(received))
      const left = sum(inHand(received, spent).slice(0, old))
      expect(unspentOf({ received: sum(received.slice(0, old)), spent })).toBe(left)
    }),
  )
})

test('never more is announced than is old, and never more expires than was announced or is left', () => {
  fc.assert(
    fc.property(fc.nat(1000), fc.nat(1000), fc.nat(1000), (received, spent, announced) => {
      const old = { received, spent }
      expect(toAnnounce(old, announced)).toBeLessThanOrEqual(unspentOf(old))
      expect(toExpire(announced, old)).toBe(Math.min(announced, unspentOf(old)))
      expect(toAnnounce(old, announced) + announced).toBe(Math.max(announced, unspentOf(old)))
    }),
  )
})

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { endsOf, type LedgerEvent, ledgerEvents, move, receivablePayment, reversal } from './ledger.ts'

test('a balance takes what covers it and says what is missing otherwise', () => {
  expect(move(20_000, -8800)).toEqual({ isCovered: true, before: 20_000, after: 11_200 })
  expect(move(8800, -8800)).toEqual({ isCovered: true, before: 8800, after: 0 })
  expect(move(8799, -8800)).toEqual({ isCovered: false, shortBy: 1 })
})

test('every event has a member at one end, but for a debt that is opened, and never the same account twice', () => {
  for (const [event, { from, to }] of Object.entries(ledgerEvents)) {
    expect(from).not.toBe(to)
    expect([from, to].includes('member')).toBe(event !== 'RECEIVABLE_OPEN')
  }
})

test('what is taken back goes to where it came from', () => {
  expect(endsOf('REVERSAL', 'bank')).toEqual({ from: 'member', to: 'bank' })
  expect(endsOf('RECEIVABLE_OPEN', 'bank')).toEqual({ from: 'receivable', to: 'bank' })
  expect(endsOf('ORDER_PAY', 'bank')).toEqual({ from: 'member', to: 'sales' })
})

test('a credit pays an old debt first, and no more than it', () => {
  expect(receivablePayment(1000, 300)).toBe(300)
  expect(receivablePayment(200, 300)).toBe(200)
  expect(receivablePayment(200, 0)).toBe(0)
})

/** A member and the house accounts, as plain sums that every history must add up to. */
function playHistory(steps: readonly { event: LedgerEvent; amount: number }[]) {
  const balances = new Map<string, number>([['member', 0]])
  const post = (event: LedgerEvent, amount: number) => {
    const { from, to } = endsOf(event, 'bank')
    balances.set(from, (balances.get(from) ?? 0) - amount)
    balances.set(to, (balances.get(to) ?? 0) + amount)
  }
  const balance = () => balances.get('member') ?? 0
  const owed = () => -(balances.get('receivable') ?? 0)
  for (const { event, amount } of steps) {
    if (event === 'REVERSAL') {
      const { taken, opened } = reversal(balance(), amount)
      if (taken > 0) post('REVERSAL', taken)
      if (opened > 0) post('RECEIVABLE_OPEN', opened)
    } else if (endsOf(event, 'bank').to === 'member') {
      const pays = receivablePayment(amount, owed())
      post(event, amount)
      if (pays > 0) post('RECEIVABLE_PAID', pays)
    } else if (move(balance(), -amount).isCovered) {
      post(event, amount)
    }
    expect(balance()).toBeGreaterThanOrEqual(0)
    expect(owed()).toBeGreaterThanOrEqual(0)
    expect(balance() === 0 || owed() === 0).toBe(true)
  }
  return balances
}

test('over any history the whole ledger sums to zero, no balance is negative and nobody owes while having', () => {
  const event = fc.constantFrom<LedgerEvent>('TOPUP_BANK', 'WEIGHT_REFUND', 'ORDER_PAY', 'ADJUST_OUT', 'REVERSAL')
  const step = fc.record({ event, amount: fc.integer({ min: 1, max: 100_000 }) })
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
      const balances = playHistory(steps)
      expect([...balances.values()].reduce((sum, each) => sum + each, 0)).toBe(0)
    }),
  )
})

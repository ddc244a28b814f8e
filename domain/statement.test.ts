import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { differenceCan, differenceOf, gapMinor, statementAgainInS } from './statement.ts'

const pair = { subject: 'payment', ourMinor: 100, theirMinor: 100, isDue: true } as const

test.each([
  [{}, null],
  [{ ourMinor: null }, 'missing_here'],
  [{ theirMinor: null }, 'missing_there'],
  [{ theirMinor: null, isDue: false }, null],
  [{ ourMinor: 99 }, 'other_amount'],
  [{ ourMinor: null, isDue: false }, 'missing_here'],
  [{ subject: 'refund', ourMinor: null }, 'other_state'],
  [{ subject: 'refund', theirMinor: null }, 'other_state'],
  [{ subject: 'refund', theirMinor: null, isDue: false }, null],
  [{ subject: 'refund', theirMinor: 101 }, 'other_amount'],
  [{ ourMinor: null, theirMinor: null }, null],
] as const)('%j is %s', (change, kind) => {
  expect(differenceOf({ ...pair, ...change })).toBe(kind)
})

const amount = fc.option(fc.integer({ min: 1, max: 1_000_000_000 }))

test('whatever is listed there and not the same here is a difference; so is everything once it is due', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('payment' as const, 'refund' as const),
      amount,
      amount,
      fc.boolean(),
      (subject, ourMinor, theirMinor, isDue) => {
        const kind = differenceOf({ subject, ourMinor, theirMinor, isDue })
        expect(kind === null).toBe(ourMinor === theirMinor || (theirMinor === null && !isDue))
        expect(gapMinor({ ourMinor, theirMinor }) === 0).toBe(ourMinor === theirMinor)
      },
    ),
  )
})

test('a closed difference can be mended no more, and one without a member only be closed', () => {
  const open = { state: 'open', subject: 'refund', kind: 'other_state', ourMinor: null, memberNumber: 'JY1' } as const
  const can = (change: object) => {
    const difference = { ...open, ...change }
    return [differenceCan.ask(difference), differenceCan.bookRefund(difference), differenceCan.close(difference)]
  }
  expect(can({})).toEqual([true, true, true])
  expect(can({ subject: 'payment' })).toEqual([true, false, true])
  expect(can({ ourMinor: 5 })).toEqual([true, false, true])
  expect(can({ memberNumber: null })).toEqual([false, false, true])
  expect(can({ state: 'explained' })).toEqual([false, false, false])
})

test('a statement that does not come is asked for again after ten minutes, and at most every two hours', () => {
  expect([0, 1, 2, 3, 4, 9].map(statementAgainInS)).toEqual([600, 1200, 2400, 4800, 7200, 7200])
})

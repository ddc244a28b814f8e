import { expect, test } from 'vitest'
import { settlementOf } from './payment.ts'

test('a supplement counts the rest of the total as paid', () => {
  const quote = { totalMinor: 9400 }
  expect(settlementOf({ kind: 'supplement', quote, dueMinor: 600 })).toEqual({ dueMinor: 600, paidMinor: 8800 })
  expect(settlementOf({ kind: 'initial', quote, dueMinor: 9400 })).toEqual({ dueMinor: 9400, paidMinor: 0 })
})

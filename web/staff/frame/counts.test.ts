import { expect, test } from 'vitest'
import { countOf, shownCount, type Waiting } from './counts.ts'

const waiting = (queue: Waiting['queue'], count: number, late: number | null): Waiting => ({
  queue,
  count,
  countCapped: count >= 500,
  ages: null,
  oldestAt: null,
  late,
  nextLateAt: null,
})
const queues = [
  waiting('toPack', 5, 0),
  waiting('toShip', 3, 2),
  waiting('unclaimed', 41, null),
  waiting('transfers', 0, 0),
  waiting('approvals', 2, 0),
]

test('the count of an entry is the sum of its queues, and red as soon as one piece is late', () => {
  expect(countOf(queues, ['toPack', 'toShip'])).toEqual({
    count: 8,
    countCapped: false,
    late: 2,
    tone: 'late',
    parts: [
      { queue: 'toPack', count: 5, countCapped: false },
      { queue: 'toShip', count: 3, countCapped: false },
    ],
  })
  expect(countOf(queues, ['toPack'])).toMatchObject({ count: 5, tone: 'wait' })
})

test('what waits for somebody else is information, unless there is work beside it', () => {
  expect(countOf(queues, ['unclaimed'])).toMatchObject({ count: 41, tone: 'info' })
  expect(countOf(queues, ['unclaimed', 'approvals'])).toMatchObject({ count: 43, tone: 'wait' })
})

test('where nothing waits, or the role has no such queue, there is no count', () => {
  expect(countOf(queues, ['transfers'])).toBeNull()
  expect(countOf(queues, ['claims'])).toBeNull()
  expect(countOf(queues, [])).toBeNull()
})

test('a count that stopped at its limit says that there may be more', () => {
  const full = countOf([waiting('toPack', 500, 0), waiting('toShip', 3, 0)], ['toPack', 'toShip'])
  expect(full && shownCount(full)).toBe('503+')
})

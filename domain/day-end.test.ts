import { expect, test } from 'vitest'
import { changedFigures, type DayFigures, dayFigures, differencesOf, isBalanced } from './day-end.ts'

const nothing = Object.fromEntries(dayFigures.map((figure) => [figure, 0])) as DayFigures
const day = (given: Partial<DayFigures>): DayFigures => ({ ...nothing, ...given })

test('a day balances when every received parcel is in one of the places', () => {
  expect(isBalanced(day({ received: 6, shelved: 2, exceptions: 1, inOrders: 1, left: 1, notShelved: 1 }))).toBe(true)
  expect(isBalanced(day({ received: 6, shelved: 5 }))).toBe(false)
})

test.each([
  [{}, []],
  [{ received: 1, shelved: 1 }, []],
  [{ received: 2, shelved: 1 }, ['unexplained']],
  [{ received: 1, unexplained: 1 }, ['unexplained']],
  [{ received: 1, notShelved: 1 }, ['notShelved']],
  [{ received: 1, exceptions: 1 }, []],
  [{ received: 1, exceptions: 1, exceptionsNotShelved: 1 }, ['notShelved']],
  [{ handovers: 2, handoversDiffering: 1 }, []],
  [{ handovers: 2, handoversOpen: 1 }, ['handovers']],
  [{ countsOpen: 1 }, ['counts']],
  [{ countDifferences: 3 }, ['counts']],
])('of %j is to be explained: %j', (given, differences) => {
  expect(differencesOf(day(given))).toEqual(differences)
})

test('the figures that changed are named', () => {
  const before = day({ received: 3, shelved: 3 })
  expect(changedFigures(before, before)).toEqual([])
  expect(changedFigures(before, day({ received: 4, shelved: 3, notShelved: 1 }))).toEqual(['received', 'notShelved'])
})

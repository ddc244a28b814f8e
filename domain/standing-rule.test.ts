import { expect, test } from 'vitest'
import { reasonToAsk, reasonToPack, runCan, runMoves, runStates } from './standing-rule.ts'

const gathering = { ready: 2, awaited: 0, heldBack: 0, waitedDays: 0 }

test.each([
  ['all are there', gathering, null, 'all'],
  ['all are there, days or not', gathering, 7, 'all'],
  ['nothing is there', { ...gathering, ready: 0 }, 7, null],
  ['one is awaited and no days are set', { ...gathering, awaited: 1, waitedDays: 90 }, null, null],
  ['one is awaited, on the sixth day of seven', { ...gathering, awaited: 1, waitedDays: 6 }, 7, null],
  ['one is awaited, on the seventh day', { ...gathering, awaited: 1, waitedDays: 7 }, 7, 'days'],
  ['one may not leave', { ...gathering, heldBack: 1 }, 7, null],
  ['one may not leave, on the seventh day', { ...gathering, heldBack: 1, waitedDays: 7 }, 7, 'days'],
] as const)('%s', (_what, now, waitDays, reason) => {
  expect(reasonToPack(now, waitDays)).toBe(reason)
})

test.each([
  [8200, 8200, 8200, null],
  [8201, 9000, 8200, 'limit'],
  [8200, 8199, 8200, 'balance'],
  [8200, 9000, null, 'always'],
  [0, 0, 0, null],
  [1, 9000, 0, 'limit'],
] as const)('an order of %i with %i at hand and a limit of %o: %o', (dueMinor, balanceMinor, limit, reason) => {
  expect(reasonToAsk({ dueMinor, balanceMinor }, limit)).toBe(reason)
})

test('only what is planned can be stopped, and only what was applied for is paid or asked about', () => {
  expect(runStates.filter((state) => runCan.stop({ state }))).toEqual(['planned'])
  expect(runStates.filter((state) => runCan.pay({ state }) || runCan.ask({ state }))).toEqual(['ordered'])
  const ends = Object.values(runMoves).map(({ to }) => to)
  expect(runStates.filter((state) => !ends.includes(state))).toEqual([])
})

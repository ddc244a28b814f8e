import { expect, test } from 'vitest'
import { faultsOf, isElsewhere } from './elsewhere.ts'

test('a parcel at the wrong warehouse asks, also where staff saw something else first', () => {
  expect(isElsewhere({ abnormal: { code: 'WRONG_WAREHOUSE', also: [] } })).toBe(true)
  expect(isElsewhere({ abnormal: { code: 'DAMAGED', also: ['WRONG_WAREHOUSE'] } })).toBe(true)
  expect(isElsewhere({ abnormal: { code: 'DAMAGED', also: ['NO_DECLARATION'] } })).toBe(false)
  expect(isElsewhere({ abnormal: null })).toBe(false)
})

test('all faults of a parcel are listed, those that staff saw first', () => {
  expect(faultsOf({ abnormal: { code: 'DAMAGED', also: ['NO_DECLARATION'] } })).toEqual(['DAMAGED', 'NO_DECLARATION'])
  expect(faultsOf({ abnormal: null })).toEqual([])
})

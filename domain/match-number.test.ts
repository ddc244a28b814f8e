import { expect, test } from 'vitest'
import { labelledCases } from '#test/match-cases.ts'
import { numberPart } from './match-number.ts'

const number = 'SF1420098845017'

test.each([
  [number, 'number_same'],
  ['SF142-0098-845017', 'number_affix'],
  ['1420098845017', 'number_affix'],
  ['SF1420098845017-1-2-', 'number_affix'],
  ['SF142OO9BB4S0I7', 'number_look_alike'],
  ['SF1420098840517', 'number_swapped'],
  ['SF142009845017', 'number_extra'],
  ['SF14200988450177', 'number_extra'],
  ['SF1420698845017', 'number_wrong'],
  ['SF1420098845018', 'number_series'],
  ['SF1420098847017', 'number_series'],
  ['88150000845017', 'number_last_six'],
  ['88150000005017', 'number_last_four'],
  ['SF1391120033458', undefined],
  // Two slips are too many, whichever they are.
  ['SF1421098835017', 'number_last_four'],
  ['SF1420089845071', undefined],
])('%s is %s', (typed, part) => {
  expect(numberPart(number, typed)).toBe(part)
})

test('a short number has no slips: too many others are one slip away', () => {
  expect(numberPart('1234567', '1234567')).toBe('number_same')
  expect(numberPart('1234567', '1243567')).toBeUndefined()
})

test('it does not matter which number was scanned and which was typed', () => {
  for (const { parcel, candidate } of labelledCases) {
    const [scanned, typed] = [parcel.trackingNumber, candidate.trackingNumber]
    expect([scanned, typed, numberPart(scanned, typed)]).toEqual([scanned, typed, numberPart(typed, scanned)])
  }
})

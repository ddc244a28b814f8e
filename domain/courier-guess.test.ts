import { expect, test } from 'vitest'
import { courierGuesses, courierPatterns } from './courier-guess.ts'

const patterns = Object.entries(courierPatterns).map(([code, pattern]) => ({ code, pattern }))
const guess = (number: string) => courierGuesses(number, patterns).join(' ')

test.each([
  ['SF1420098812991', 'SF'],
  ['SF1621234567890', 'SF'],
  ['SFA123456789012', 'SF'],
  ['JDVA11408814483', 'JD'],
  ['JD0123456789012', 'JD'],
  ['JDX012345678901', 'JD'],
  ['YT8800123400777', 'YTO'],
  ['YT7602345678901', 'YTO'],
  ['75300988120015', 'ZTO'],
  ['78612345678901', 'ZTO'],
  ['73123456789012', 'ZTO'],
  ['773165231258961', 'STO'],
  ['77316523125896', 'STO'],
  ['462598779470531', 'YD'],
  ['312012345678901', 'YD'],
  ['3102345678901', 'YD'],
  ['4312345678901', 'YD'],
  ['JT0006968326954', 'JT'],
  ['JT300012345678', 'JT'],
  ['1131234567890', 'EMS'],
  ['EB123456789CN', 'EMS'],
  ['EA987654321CN', 'EMS'],
  ['9876543210123', 'POST'],
  ['PA12345678901', 'POST'],
  ['DPK202012345678', 'DB'],
  ['KY4000123456789', 'KYE'],
  ['621123456789012', 'CN'],
])('%s has the form of %s', (number, courier) => {
  expect(guess(number)).toBe(courier)
})

test('a form that two couriers use is a question, not a guess', () => {
  expect(guess('431234567890123')).toBe('STO YD')
})

test.each(['ABC123456', '13800138000', '2187654321098765432', 'SF123', '518103', 'LP00123456789012', ''])(
  '%s has no courier’s form',
  (number) => {
    expect(guess(number)).toBe('')
  },
)

test('a pattern that is none guesses nothing, and the others go on guessing', () => {
  const broken = [{ code: 'X', pattern: '([' }, { code: 'OTHER', pattern: null }, ...patterns]
  expect(courierGuesses('YT8800123400777', broken)).toEqual(['YTO'])
})

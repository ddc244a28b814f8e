import { courierPatterns } from '#domain/courier-guess.ts'
import { memberNumber } from '#domain/member-number.ts'
import { expect, test } from 'vitest'
import { addressOf, typedNumbers, problemOf, kindsFor, numbersInAddress } from './numbers.ts'

const couriers = Object.entries(courierPatterns).map(([code, trackingHint]) => ({ code, text: code, trackingHint }))

test('numbers stand apart by spaces, commas of any width and line breaks, and each is asked once', () => {
  expect(typedNumbers(' YT1234567890123\nsf123456789012，JH261121123456、yt1234567890123 ')).toEqual([
    'YT1234567890123',
    'SF123456789012',
    'JH261121123456',
  ])
  expect(typedNumbers(' \n , ')).toEqual([])
})

test('an address brings its numbers back, beside the language', () => {
  const address = addressOf('?lang=en&no=old', ['YT1234567890123', 'JH261121123456'])
  expect(numbersInAddress(address)).toEqual(['YT1234567890123', 'JH261121123456'])
  expect(new URLSearchParams(address).get('lang')).toBe('en')
  expect(numbersInAddress('?no=a1b2c3&no=d4e5f6')).toEqual(['A1B2C3', 'D4E5F6'])
  expect(addressOf('?no=x', [])).toBe('')
})

test('one box finds either: the page’s own kind first, and our own numbers say what they are', () => {
  expect(kindsFor('YT1234567890123', 'parcel')).toEqual(['parcel', 'order'])
  expect(kindsFor('YT1234567890123', 'order')).toEqual(['order', 'parcel'])
  expect(kindsFor('JH261121123456', 'parcel')).toEqual(['order'])
})

test('a number that nobody knows is helped: a letter for a digit, too few digits, a member number, no number at all', () => {
  expect(problemOf('YT12345678901Z3', couriers)).toEqual({ kind: 'unknownForm' })
  expect(problemOf('YT1234567890I23', couriers)).toEqual({ kind: 'meant', number: 'YT1234567890123' })
  expect(problemOf('JH26112112345O', couriers)).toEqual({ kind: 'meant', number: 'JH261121123450' })
  expect(problemOf('JH26112112345', couriers)).toEqual({ kind: 'orderLength' })
  expect(problemOf(memberNumber(123_456), couriers)).toEqual({ kind: 'memberNumber' })
  expect(problemOf('你好', couriers)).toEqual({ kind: 'noNumber' })
  expect(problemOf('YT1234567890123', couriers)).toBeNull()
})

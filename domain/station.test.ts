import fc from 'fast-check'
import { expect, test } from 'vitest'
import { badgeOf, isBadge, pinFault } from './station.ts'

test('a PIN has six digits', () => {
  for (const pin of ['', '12345', '1234567', '12345a', ' 482913', '４８２９１３']) expect(pinFault(pin)).toBe('format')
  expect(pinFault('482913')).toBeNull()
})

test.each(['000000', '999999', '123456', '654321', '345678'])('%s is among the first that people try', (pin) => {
  expect(pinFault(pin)).toBe('simple')
})

test.each(['112233', '135790', '123457', '192837'])('%s may be chosen', (pin) => {
  expect(pinFault(pin)).toBeNull()
})

const letters = fc
  .array(fc.constantFrom(...'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'), { minLength: 16, maxLength: 16 })
  .map((chars) => chars.join(''))

test('each badge is told from a tracking number, and no part of it is a badge', () => {
  fc.assert(
    fc.property(letters, (drawn) => {
      const badge = badgeOf(drawn)
      expect([isBadge(badge), isBadge(badge.slice(1)), isBadge(badge.slice(0, -1)), isBadge(`${badge}7`)]).toEqual([
        true,
        false,
        false,
        false,
      ])
    }),
  )
  for (const number of ['SF1234567890123', 'YT7530001142542', 'SCB1234567890123456'])
    expect(isBadge(number)).toBe(false)
})

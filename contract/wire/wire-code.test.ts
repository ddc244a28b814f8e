import * as z from 'zod/mini'
import { expect, test } from 'vitest'
import { countsByCode, wireCode } from './wire-code.ts'

const status = wireCode({ forecast: 20, in_stock: 30 })
const country = wireCode({ hong_kong: 'HK', taiwan: 'TW' })

test('a code is read as a number or as text, and our word is sent as its code', () => {
  expect(z.decode(status, 20)).toBe('forecast')
  expect(z.decode(status, '30')).toBe('in_stock')
  expect(z.encode(status, 'in_stock')).toBe(30)
  expect(z.decode(country, 'HK')).toBe('hong_kong')
  expect(z.encode(country, 'taiwan')).toBe('TW')
})

test.each([[40], ['40'], ['forecast'], ['hong_kong'], [''], [20.5], [true], [null], [undefined]])(
  '%o is no code, and is refused as a wrong choice',
  (given) => {
    for (const code of [status, country]) {
      const { success, error } = z.safeParse(z.object({ code }), { code: given })
      expect(success).toBe(false)
      expect(error?.issues).toMatchObject([{ path: ['code'], message: 'field_choice' }])
    }
  },
)

test('a word without a code is not sent', () => {
  expect(() => z.encode(status, 'lost' as never)).toThrow()
})

test('counts by word are sent as counts by code', () => {
  const counts = countsByCode(status)
  expect(z.encode(counts, { forecast: 1, in_stock: 2 })).toEqual({ 20: 1, 30: 2 })
  expect(z.decode(counts, { 20: 1, 30: 2 })).toEqual({ forecast: 1, in_stock: 2 })
})

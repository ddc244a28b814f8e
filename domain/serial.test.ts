import fc from 'fast-check'
import { expect, test } from 'vitest'
import { permute } from './serial.ts'

const key = [0x9e3779b9, 0x7f4a7c15, 0xf39cc060, 0x5ced7c83, 0x2545f491, 0x4f6cdd1d]

const places = (size: number, keyed: readonly number[]) =>
  Array.from({ length: size }, (_, serial) => permute(serial, size, keyed))

test('every serial gets a place of its own, whatever the size and the key', () => {
  const keys = fc.array(fc.integer({ min: 0, max: 0xffffffff }), { minLength: 4, maxLength: 8 })
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 3000 }), keys, (size, keyed) => {
      const taken = places(size, keyed)
      expect(new Set(taken).size).toBe(size)
      expect(taken.every((place) => Number.isInteger(place) && place >= 0 && place < size)).toBe(true)
    }),
  )
})

test('a whole day of a million numbers has no two alike', () => {
  const seen = new Uint8Array(1_000_000)
  for (let serial = 0; serial < seen.length; serial += 1) seen[permute(serial, seen.length, key)] = 1
  expect(seen.every((taken) => taken === 1)).toBe(true)
})

test('neighbours are scattered: of a thousand in a row hardly one follows the other', () => {
  const row = Array.from({ length: 1000 }, (_, serial) => permute(serial, 1_000_000, key))
  const close = row.filter((place, at) => Math.abs(place - (row[at + 1] ?? Number.POSITIVE_INFINITY)) < 1000)
  expect(close.length).toBeLessThan(20)
})

test('another key is another order', () => {
  expect(places(1000, key)).not.toEqual(places(1000, key.with(0, 1)))
})

test('what is outside the space, and a key that is too short, are refused', () => {
  expect(() => permute(10, 10, key)).toThrow(RangeError)
  expect(() => permute(-1, 10, key)).toThrow(RangeError)
  expect(() => permute(1, 10, [1, 2, 3])).toThrow(RangeError)
})

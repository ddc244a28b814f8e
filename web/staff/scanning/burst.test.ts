import fc from 'fast-check'
import { expect, test } from 'vitest'
import { burstBefore, type Stroke } from './burst.ts'

interface Typing {
  readonly text: string
  /** The pause before each key, starting with the first. */
  readonly pauses: readonly number[]
  readonly isField?: boolean
  readonly kind?: Stroke['kind']
}

function typed(...parts: readonly Typing[]): Stroke[] {
  let at = 10_000
  return parts.flatMap(({ text, pauses, isField = true, kind = 'plain' }) =>
    [...text].map((char, index) => {
      at += pauses[index] ?? 0
      return { char, at, kind, isField, target: null }
    }),
  )
}

const readAfter = (strokes: readonly Stroke[], pause = 2) => burstBefore(strokes, (strokes.at(-1)?.at ?? 0) + pause)
const scanOf = (text: string) => ({ kind: 'scan', code: text.toUpperCase() })

const codes = fc
  .array(fc.constantFrom(...'ABCDEFGHJKLMNPQRSTUVWXYZabcz0123456789-'), { minLength: 8, maxLength: 32 })
  .map((chars) => chars.join(''))
const paces = fc.array(fc.integer({ min: 0, max: 40 }), { minLength: 32, maxLength: 32 })

test('what a scanner types is one whole code, at any pace of a scanner, without any pause too', () => {
  fc.assert(
    fc.property(codes, paces, fc.boolean(), (text, pauses, isField) => {
      expect(readAfter(typed({ text, pauses, isField }))).toMatchObject(scanOf(text))
    }),
  )
  expect(readAfter(typed({ text: '75300011425420', pauses: [] }), 0)).toMatchObject(scanOf('75300011425420'))
})

test('a scanner that is held up at one key gives the whole code, or none, and never a part of it', () => {
  fc.assert(
    fc.property(codes, paces, fc.nat(31), fc.integer({ min: 0, max: 3000 }), (text, pauses, at, wait) => {
      const heldUp = pauses.with(at, wait)
      const read = readAfter(typed({ text, pauses: heldUp }))
      const isFirstKey = at === 1 && wait > 300
      if (read?.kind === 'scan' && !isFirstKey && wait <= 1000) expect(read.code).toBe(text.toUpperCase())
    }),
  )
})

test('one long pause within a scan is bridged: the whole code comes', () => {
  const one = fc.record({ at: fc.integer({ min: 2, max: 7 }), wait: fc.integer({ min: 101, max: 1000 }) })
  fc.assert(
    fc.property(codes, paces, one, (text, pauses, { at, wait }) => {
      expect(readAfter(typed({ text, pauses: pauses.with(at, wait) }))).toMatchObject(scanOf(text))
    }),
  )
})

test('held up twice in a row it is not sure with which key it began, and says so', () => {
  const text = '75300011425420'
  const pauses = [0, 2, 2, 2, 150, 180, ...Array.from({ length: 8 }, () => 2)]
  expect(readAfter(typed({ text, pauses }))).toEqual({ kind: 'unsure' })
})

test('a person’s typing before a scan is no part of the code', () => {
  const slow = fc.array(fc.integer({ min: 110, max: 700 }), { minLength: 6, maxLength: 6 })
  fc.assert(
    fc.property(codes, paces, slow, fc.integer({ min: 301, max: 900 }), (text, pauses, own, wait) => {
      const strokes = typed({ text: '12.345', pauses: own }, { text, pauses: pauses.with(0, wait) })
      expect(readAfter(strokes)).toMatchObject(scanOf(text))
      expect(readAfter(strokes)).toHaveProperty('strokes.length', text.length)
    }),
  )
})

test('a person who types a long number by hand is never taken for a scanner', () => {
  const byHand = fc.array(fc.integer({ min: 55, max: 400 }), { minLength: 32, maxLength: 32 })
  fc.assert(
    fc.property(codes, byHand, (text, pauses) => {
      expect(readAfter(typed({ text, pauses }), 200)).toBeNull()
    }),
  )
})

test.each([
  '1234567.8',
  '2.300',
  '12345678,5',
  'https://x.cn/75300011425420',
  '7530001',
  'A'.repeat(33),
  '753000 11425420',
])('%s is no scan and stays where it was typed', (text) => {
  expect(readAfter(typed({ text, pauses: [] }))).toBeNull()
})

test('a key held down and an input method make no code; a scan that ran into an input method has to be repeated', () => {
  expect(readAfter(typed({ text: '1'.repeat(12), pauses: [], kind: 'other' }))).toBeNull()
  const composed = typed({ text: 'sf', pauses: [], kind: 'composed' }, { text: '1420098812782', pauses: [] })
  expect(readAfter(composed)).toEqual({ kind: 'unsure' })
})

test('an Enter long after the last key is a person’s own', () => {
  expect(readAfter(typed({ text: '75300011425420', pauses: [] }), 1001)).toBeNull()
})

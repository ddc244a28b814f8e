import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Reading } from './read-scale.ts'
import { type Followed, follow, nothingYet, silent } from './steady.ts'

type Line = readonly [at: number, reading: Reading | null]

const grams = (weightG: number, isStable: boolean | null = null): Reading => ({ kind: 'weight', weightG, isStable })
const empty: Reading = { kind: 'empty' }
const after = (lines: readonly Line[], start: Followed = nothingYet(0)) =>
  lines.reduce((before, [at, reading]) => follow(before, reading, at), start)
const seenAfter = (...lines: readonly Line[]) => after(lines).seen

test('a weight that the scale marks is at rest at once, or moves however long it stays the same', () => {
  expect(seenAfter([0, grams(1234, true)])).toEqual({ kind: 'stable', weightG: 1234, weighing: 1 })
  expect(seenAfter([0, grams(1234, false)], [900, grams(1234, false)])).toEqual({ kind: 'moving', weightG: 1234 })
})

test('a weight without a mark is at rest once it has stayed the same for 0.6 s', () => {
  const lines: readonly Line[] = [
    [0, grams(1200)],
    [200, grams(1234)],
    [400, grams(1234)],
    [799, grams(1234)],
  ]
  expect(seenAfter(...lines)).toEqual({ kind: 'moving', weightG: 1234 })
  expect(seenAfter(...lines, [800, grams(1234)])).toMatchObject({ kind: 'stable', weightG: 1234 })
  expect(seenAfter(...lines, [800, grams(1235)])).toEqual({ kind: 'moving', weightG: 1235 })
})

test('what comes between, even a bare number, begins the 0.6 s again', () => {
  for (const between of [empty, { kind: 'unitless' }, grams(1234, false), { kind: 'overload' }] as const)
    expect(seenAfter([0, grams(1234)], [400, between], [700, grams(1234)]).kind).toBe('moving')
})

test('two weights that are far apart are not one at rest', () => {
  expect(seenAfter([0, grams(1234)], [6000, grams(1234)]).kind).toBe('moving')
})

test('after silence nothing is offered, and what comes then is another weighing', () => {
  const weighed = after([[0, grams(1234, true)]])
  expect(silent(weighed).seen).toEqual({ kind: 'waiting' })
  expect(follow(silent(weighed), grams(1234, true), 7000).seen).toMatchObject({ weighing: 2 })
})

test('it is one weighing until the scale was empty or shows another weight; a bump does not make it two', () => {
  const bumped = after([
    [0, grams(1234, true)],
    [100, grams(1190, false)],
    [200, grams(1234, true)],
  ])
  expect(bumped.seen).toMatchObject({ weighing: 1 })
  expect(follow(bumped, grams(1300, true), 300).seen).toMatchObject({ weighing: 2 })
  expect(follow(follow(bumped, empty, 300), grams(1234, true), 400).seen).toMatchObject({ weighing: 2 })
})

test('lines that cannot be read are told after 3 s and withdraw the weight; the next good one is read', () => {
  const lines: readonly Line[] = [
    [0, grams(1234, true)],
    [1000, null],
    [3900, null],
  ]
  expect(seenAfter(...lines)).toMatchObject({ kind: 'stable' })
  expect(seenAfter(...lines, [4000, null])).toEqual({ kind: 'unreadable' })
  expect(seenAfter(...lines, [4000, null], [4100, grams(500, true)])).toMatchObject({ kind: 'stable', weightG: 500 })
  // Half a line from a scale that sends only when its key is pressed is no reason to complain.
  expect(seenAfter([60_000, null]).kind).toBe('waiting')
})

test('whatever comes, a weight is at rest only as the last line says it, and never while it is marked as moving', () => {
  const reading = fc.oneof(
    fc.record({
      kind: fc.constant('weight' as const),
      weightG: fc.integer({ min: 1, max: 3 }),
      isStable: fc.constantFrom(true, false, null),
    }),
    fc.constantFrom(empty, { kind: 'negative' } as const, { kind: 'overload' } as const, null),
  )
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.integer({ min: 1, max: 900 }), reading), { minLength: 1 }), (steps) => {
      let at = 0
      const lines = steps.map(([pause, each]): Line => [(at += pause), each])
      const { seen } = after(lines)
      if (seen.kind !== 'stable') return
      const last = lines.map(([, each]) => each).findLast((each) => each !== null)
      expect(last).toMatchObject({ kind: 'weight', weightG: seen.weightG })
      expect(last?.kind === 'weight' && last.isStable).not.toBe(false)
    }),
  )
})

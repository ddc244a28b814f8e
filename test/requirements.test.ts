import { expect, test } from 'vitest'
import { operations } from '#contract/index.ts'
import { proofs, proofsIn, requirementsPage, sections } from './requirement-list.ts'
import { read } from './source-files.ts'
import { wireCalls } from './wire-calls.ts'

const all = sections().flatMap(({ requirements }) => requirements)
const ownCalls = all.filter(({ id }) => /^(E|B-[A-Z]{2})-/.test(id))
const marks = proofs()

test('every requirement from R-001 to R-593 is listed once, with a sentence', () => {
  const expected = Array.from({ length: 593 }, (_, index) => `R-${String(index + 1).padStart(3, '0')}`)
  expect(all.map(({ id }) => id).filter((id) => id.startsWith('R-'))).toEqual(expected)
  expect(all.filter(({ sentence }) => sentence.length < 10)).toEqual([])
})

test('every mark names requirements that there are, and stands right above a test that runs', () => {
  const known = new Set(all.map(({ id }) => id))
  expect(marks.filter(({ id }) => !known.has(id))).toEqual([])
  expect(marks.filter(({ test: line }) => !isTest(line))).toEqual([])
})

const isTest = (line: string) => /^(const \w+ = )?(await )?test(\.step|\.each)?(<.*>)?\(|^for \(.*\btest\(/.test(line)

test('each call of our own has one row, which names its path, and a test', () => {
  const own = operations.filter(({ id }) => /^(E|B)-/.test(id))
  expect(ownCalls.map(({ id }) => id).toSorted()).toEqual([...new Set(own.map(({ id }) => id))].toSorted())
  const pathless = ownCalls.filter(
    ({ id, sentence }) => !own.some((each) => each.id === id && sentence.includes(each.path)),
  )
  const proven = new Set(marks.map(({ id }) => id))
  expect([...pathless, ...ownCalls.filter(({ id }) => !proven.has(id))]).toEqual([])
})

test('docs/requirements.md says which tests prove what; npm run requirements refreshes it', () => {
  expect(read('docs/requirements.md')).toBe(requirementsPage())
})

test('a mark may go on in the next line, and belongs to the test below it', () => {
  const source = "// Proves R-001, R-002,\n// B-IN-05\ntest('pays once', () => {})"
  expect(proofsIn('planted.ts', source)).toEqual(
    ['R-001', 'R-002', 'B-IN-05'].map((id) => ({ id, path: 'planted.ts', test: "test('pays once', () => {})" })),
  )
})

test.each(["test.skip('pays once', () => {})", 'const paid = 1', "// test('pays once', () => {})"])(
  'above what does not run a mark proves nothing: %s',
  (line) => {
    expect(isTest(line)).toBe(false)
  },
)

test('the 68 calls of the specification stand in the list once, each under a path of its own', () => {
  expect(wireCalls.map(([id]) => id)).toEqual(
    Array.from({ length: 68 }, (_, index) => `C-${String(index + 1).padStart(2, '0')}`),
  )
  expect(new Set(wireCalls.map(([, , path]) => path)).size).toBe(68)
})

test.each(wireCalls)('%s answers %s at %s, letter for letter', (id, methods, path) => {
  // One call may be two operations, such as C-07: where to go, and coming back.
  const made = operations.filter((each) => each.id === id)
  expect(made.map((each) => each.path)).toEqual(made.map(() => path))
  expect(made.flatMap((each) => each.methods).toSorted()).toEqual(methods.split(' ').toSorted())
})

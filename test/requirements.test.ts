import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { operations } from '#contract/index.ts'
import { titlesIn } from './test-titles.ts'
import { wireCalls } from './wire-calls.ts'

const table = readFileSync('docs/requirements.md', 'utf8')
const rowsOf = (ids: string) =>
  [...table.matchAll(new RegExp(`^\\| (${ids}) +\\| (.*?) \\| (.*?) *\\|$`, 'gm'))].map(
    ([, id = '', sentence = '', proof = '']) => ({ id, sentence, proof }),
  )
const rows = rowsOf('R-\\d{3}')
const ownCalls = rowsOf('(?:E|B-[A-Z]{2})-\\d+')

test('every requirement from R-001 to R-593 stands once, with a sentence', () => {
  const expected = Array.from({ length: 593 }, (_, index) => `R-${String(index + 1).padStart(3, '0')}`)
  expect(rows.map((row) => row.id)).toEqual(expected)
  expect(rows.filter((row) => row.sentence.length < 10)).toEqual([])
})

test('every named proof is a test that runs, or a step of one, by a part of its title', () => {
  const missing = [...rows, ...ownCalls].flatMap(({ id, proof }) =>
    proof
      .split(';')
      .map((each) => each.trim().replaceAll('`', ''))
      .filter(Boolean)
      .filter((each) => !isTest(each))
      .map((each) => `${id}: ${each}`),
  )
  expect(missing).toEqual([])
})

test('each call of our own has one row, which names its path and a test', () => {
  const own = operations.filter(({ id }) => /^(E|B)-/.test(id))
  expect(ownCalls.map(({ id }) => id).toSorted()).toEqual([...new Set(own.map(({ id }) => id))].toSorted())
  const pathless = ownCalls.filter(
    ({ id, sentence }) => !own.some((each) => each.id === id && sentence.includes(each.path)),
  )
  expect([...pathless, ...ownCalls.filter(({ proof }) => proof.trim() === '')]).toEqual([])
})

const titlesOf = new Map<string, readonly string[]>()

/** `path › part of a test's name`, the path of a file that `npm test` runs. */
function isTest(proof: string): boolean {
  const [path = '', name = ''] = proof.split('›').map((part) => part.trim())
  if (!isRun.test(path) || !existsSync(path) || name.length < shortestName) return false
  const titles = titlesOf.get(path) ?? titlesIn(path, readFileSync(path, 'utf8'))
  titlesOf.set(path, titles)
  return titles.some((title) => title.includes(name))
}

const isRun =
  /^((domain|contract|server|db)\/.*|test\/[\w-]+)\.test\.ts$|^web\/.*\.test\.tsx?$|^test\/journeys\/[\w-]+\.e2e\.ts$/
/** A word alone is found anywhere. */
const shortestName = 8

test.each([
  ['a test', "test('pays once', () => {})", ['pays once']],
  ['a step', "await test.step('pays', async () => {})", ['pays']],
  ['each row of a table', "test.each(['name', 'phone'])('without %s', () => {})", ['without name', 'without phone']],
  ['a named table', "const rows = [[1, 'a']] as const\ntest.each(rows)('%i is %j', () => {})", ['1 is "a"']],
  ['a table that is worked out', "test.each(rows.map(twice))('of %s', () => {})", ['of %s']],
  ['a title put together', 'test(`in ${language}`, () => {})', ['in ${language}']],
])('the titles of a source hold %s', (_what, source, titles) => {
  expect(titlesIn('planted.ts', source)).toEqual(titles)
})

test.each(["// test('pays once', () => {})", "expect(words).toBe('pays once')", "test.skip('pays once', () => {})"])(
  'what only looks like a title is none: %s',
  (source) => {
    expect(titlesIn('planted.ts', source)).toEqual([])
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

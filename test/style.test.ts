import { expect, test } from 'vitest'
import { filesIn, isCatalogue, linesOf, read, sourceFiles } from './source-files.ts'

const folders = ['domain', 'contract', 'server', 'web', 'db', 'simulators', 'test']
const all = sourceFiles(...folders)

test('no file but a text catalogue or seed is longer than 300 lines', () => {
  expect(all.filter((path) => !isCatalogue(path) && !path.endsWith('.sql') && linesOf(path) > 300)).toEqual([])
})

test('Chinese appears only in catalogues, mails and the seed', () => {
  const strangers = all.filter(
    (path) => !isCatalogue(path) && !path.startsWith('test/') && /\p{Script=Han}/u.test(withoutComments(read(path))),
  )
  expect(strangers).toEqual([])
})

test('no source has a loose end, and no test is left out', () => {
  const looseEnd =
    /\b(TODO|FIXME)\b|@ts-(ignore|nocheck)|\b(test|it|describe)(\.\w+)*\.(skip|only|todo|fails|fixme)(If)?\b/
  // This test has to contain what it forbids.
  const judged = filesIn(...folders).filter((path) => !/^test\/(style|requirements)\.test\.ts$/.test(path))
  expect(judged.filter((path) => looseEnd.test(read(path)))).toEqual([])
})

test('nothing that browsers run looks behind in a pattern: older ones refuse to read the whole file', () => {
  expect(sourceFiles('domain', 'contract', 'web').filter((path) => /\(\?<[=!]/.test(read(path)))).toEqual([])
})

test('a link that looks like a button is a LinkButton, not a Button that has to work out its look', () => {
  expect(sourceFiles('web').filter((path) => /<Button\s[^<]*component=\{Link\}/.test(read(path)))).toEqual([])
})

test('every form that asks before it is left also keeps what was typed for a reload', () => {
  const asking = sourceFiles('web').filter((path) => /^\s+useUnsaved\(\(/m.test(read(path)))
  expect(asking.length).toBeGreaterThan(10)
  expect(asking.filter((path) => !/\buse(Draft|Kept)[<(]/.test(read(path)))).toEqual([])
})

test('no journey waits by the clock', () => {
  // The start of the product is the only wait that no page can signal.
  const journeys = filesIn('test/journeys').filter((path) => !path.endsWith('/server.ts'))
  expect(journeys.filter((path) => /waitForTimeout|setTimeout\(|timers\/promises/.test(read(path)))).toEqual([])
})

const withoutComments = (source: string) => source.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|[^:])\/\/.*$/gm, '$1')

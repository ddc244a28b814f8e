import { expect, test } from 'vitest'
import { isCatalogue, linesOf, read, sourceFiles } from './source-files.ts'

const all = sourceFiles('domain', 'contract', 'server', 'web', 'db', 'test')

test('no file but a text catalogue or seed is longer than 300 lines', () => {
  expect(all.filter((path) => !isCatalogue(path) && !path.endsWith('.sql') && linesOf(path) > 300)).toEqual([])
})

test('Chinese stands in catalogues, mails and the seed alone', () => {
  const strangers = all.filter(
    (path) => !isCatalogue(path) && !path.startsWith('test/') && /\p{Script=Han}/u.test(withoutComments(read(path))),
  )
  expect(strangers).toEqual([])
})

test('no source has a loose end', () => {
  expect(
    all.filter((path) =>
      /\b(TODO|FIXME)\b|@ts-(ignore|nocheck)|\b(test|it|describe)\.(skip|only|todo)\b/.test(read(path)),
    ),
  ).toEqual([])
})

const withoutComments = (source: string) => source.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|[^:])\/\/.*$/gm, '$1')

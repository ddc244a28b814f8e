import { expect, test } from 'vitest'
import { changedCharacters, nearChanges, wordDiff } from './word-diff.ts'

const marked = (before: string, after: string) =>
  wordDiff(before, after)
    .map(({ kind, text }) => ({ same: text, removed: `[-${text}-]`, added: `[+${text}+]` })[kind])
    .join('')

test.each([
  ['Free for 30 days.', 'Free for 45 days.', 'Free for [-30-][+45+] days.'],
  ['免费保管三十天。', '免费保管四十五天。', '免费保管[-三-][+四+]十[+五+]天。'],
  ['免費保管三十日。', '免費保管三十日，其後收費。', '免費保管三十日[+，其後收費+]。'],
  ['one\ntwo\nthree', 'one\nthree', 'one\n[-two\n-]three'],
  ['', 'new', '[+new+]'],
  ['old', '', '[-old-]'],
  ['same', 'same', 'same'],
  ['', '', ''],
])('from %j to %j', (before, after, shown) => {
  expect(marked(before, after)).toBe(shown)
})

test('of any two texts the pieces give both back', () => {
  let seed = 1
  const draw = (below: number) => {
    seed = (seed * 48_271) % 2_147_483_647
    return seed % below
  }
  const word = () => ['a', 'bb', '保', '費', '\n', ' ', '。', '🐱', '{{x}}'][draw(9)] ?? ''
  const drawn = () => Array.from({ length: draw(40) }, word).join('')
  for (let round = 0; round < 500; round += 1) {
    const [before, after] = [drawn(), drawn()]
    const pieces = wordDiff(before, after)
    const without = (kind: string) => pieces.map((piece) => (piece.kind === kind ? '' : piece.text)).join('')
    expect([without('added'), without('removed')]).toEqual([before, after])
  }
})

test('the longest texts that can be stored are shown as replaced at once, if nothing is in common', () => {
  const long = (character: string) => `${character} `.repeat(30_000)
  expect(changedCharacters(wordDiff(long('a'), long('b')))).toEqual({ added: 60_000, removed: 60_000 })
})

test('in a long text the changed words alone are counted', () => {
  const lines = (word: string) =>
    Array.from({ length: 900 }, (_, at) => `line ${at}, ${at % 10 === 0 ? word : 'kept'}`).join('\n')
  expect(changedCharacters(wordDiff(lines('old'), lines('young')))).toEqual({ added: 450, removed: 270 })
})

test('long stretches that did not change are left out, and what is beside a change stays', () => {
  const [head, tail] = ['a '.repeat(200), ' z'.repeat(200)]
  const pieces = nearChanges(wordDiff(`${head}old${tail}`, `${head}new${tail}`))
  expect(pieces.map(({ kind }) => kind)).toEqual(['left', 'same', 'removed', 'added', 'same', 'left'])
  expect(pieces[1]?.text).toBe('a '.repeat(40))
  expect(pieces[4]?.text).toBe(' z'.repeat(40))
  expect(nearChanges(wordDiff('one old word', 'one new word')).map(({ kind }) => kind)).not.toContain('left')
})

test('nothing but the unchanged is left out', () => {
  const [before, after] = ['字'.repeat(900), `新${'字'.repeat(450)}旧${'字'.repeat(450)}`]
  const pieces = nearChanges(wordDiff(before, after))
  expect(pieces.map(({ text }) => text).join('')).toBe(after)
  expect(pieces.filter(({ kind }) => kind === 'added').map(({ text }) => text)).toEqual(['新', '旧'])
})

import { expect, test } from 'vitest'
import { latest, readingFrom, shortened } from './reading-of.ts'

test('the first paragraph leads the page and describes it to who searches', () => {
  const { lead, blocks, description } = readingFrom('Title', 'What **this** is.\n\n## Part\n\nMore.')
  expect([lead.length, blocks.length, description]).toEqual([1, 2, 'What this is.'])
})

test('a text that begins with a heading has no lead, and is described by its first paragraph', () => {
  const { lead, blocks, description } = readingFrom('Title', '## Part\n\nMore.')
  expect([lead.length, blocks.length, description]).toEqual([0, 2, 'More.'])
  expect(readingFrom('Title', '').description).toBe('Title')
})

test('a long description ends after a whole sentence, else at a word', () => {
  const sentence = `${'word '.repeat(12)}end.`
  expect(shortened(`${sentence} ${sentence} ${sentence}`)).toBe(`${sentence} ${sentence}`)
  expect(shortened('word '.repeat(60))).toMatch(/^(word )+word…$/)
  expect(shortened(`${'一'.repeat(90)}。${'二'.repeat(90)}。`)).toBe(`${'一'.repeat(90)}。`)
  expect(shortened('一'.repeat(200))).toBe(`${'一'.repeat(159)}…`)
})

test('a page changed when the last of its parts did', () => {
  expect(latest('2026-01-02', null, '2026-03-01')).toBe('2026-03-01')
  expect(latest(null, null)).toBeNull()
})

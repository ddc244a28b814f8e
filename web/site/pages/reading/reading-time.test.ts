import { parseMarkdown } from '#web/kit/text/markdown.ts'
import { expect, test } from 'vitest'
import { minutesOf } from './reading-time.ts'

test('a text takes as long as its words, in Chinese as its signs, and never less than a minute', () => {
  expect(minutesOf(parseMarkdown('Short.'))).toBe(1)
  expect(minutesOf(parseMarkdown('word '.repeat(800)))).toBe(4)
  expect(minutesOf(parseMarkdown(`## ${'字'.repeat(350)}\n\n- ${'字'.repeat(700)}，。`))).toBe(3)
})

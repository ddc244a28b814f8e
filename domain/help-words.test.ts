import { expect, test } from 'vitest'
import { helpSearchWords } from './help-words.ts'

test('of a text as long as the search takes, no more than 48 words are looked for, the first of them', () => {
  const signs = Array.from({ length: 100 }, (_each, index) => String.fromCodePoint(0x4e00 + index * 7)).join('')
  const searched = helpSearchWords(signs, [])
  expect(searched).toHaveLength(48)
  expect(searched[0]).toEqual([signs.slice(0, 2)])
})

test('a word that is said again is looked for once, with all that stands for it', () => {
  expect(helpSearchWords('FPS fps FPS', [{ word: 'fps', means: 'bank transfer' }])).toEqual([
    ['fps', 'bank', 'transfer'],
  ])
})

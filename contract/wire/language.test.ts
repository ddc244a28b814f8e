import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { languageOfCode, storedCode } from './language.ts'
import { languageChoice } from './language-choice.ts'

test('cn is Simplified, en is Traditional, sh is English, and nothing else is stored (A-01)', () => {
  expect(storedCode).toEqual({ 'zh-Hans': 'cn', 'zh-Hant': 'en', en: 'sh' })
  expect(['cn', 'en', 'sh'].map(languageOfCode)).toEqual(['zh-Hans', 'zh-Hant', 'en'])
  for (const other of [null, '', 'zh', 'EN', 'toString', '4']) expect(languageOfCode(other)).toBeNull()
})

// Proves R-040
test('choice 1 is Simplified, 2 is Traditional, 3 is English (A-01)', () => {
  expect([1, 2, 3].map((number) => z.decode(languageChoice, number))).toEqual(['zh-Hans', 'zh-Hant', 'en'])
  expect(Object.entries(languageChoice.codes)).toEqual([
    ['zh-Hans', 1],
    ['zh-Hant', 2],
    ['en', 3],
  ])
})

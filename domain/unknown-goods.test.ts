import { expect, test } from 'vitest'
import { wordToKeep } from './unknown-goods.ts'

test('one unknown word is kept once, however it is written', () => {
  expect(wordToKeep('  麵包超人  ')).toBe('面包超人')
  expect(wordToKeep('ＷＩＤＧＥＴ Pro')).toBe('widget pro')
})

test.each([
  ['numbers', '12345'],
  ['a phone number', '陈 9123 4567'],
  ['a phone number in full-width', '９１２３４５６７'],
  ['a tracking number', 'SF1234567890'],
  ['a mail address', 'mei@example.com'],
  ['a web address', 'https://example.com'],
  ['a sentence', 'please tell me what I may send to my aunt'],
  ['a long text', '很长的一段话'.repeat(10)],
  ['signs', '？！…'],
  ['one character', '𠮷'],
])('%s is not kept', (_what, text) => {
  expect(wordToKeep(text)).toBeNull()
})

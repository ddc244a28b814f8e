import { expect, test } from 'vitest'
import { contactName } from './contact-kinds.text.ts'

test('a way to reach us that we know is named in the language of the reader, any other as it was set', () => {
  expect(contactName('email', 'E-mail', 'zh-Hant')).toBe('電郵')
  expect(contactName('phone', 'Hong Kong', 'zh-Hans')).toBe('电话')
  expect(contactName('signal', 'Signal', 'zh-Hans')).toBe('Signal')
})

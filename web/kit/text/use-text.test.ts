import { expect, test } from 'vitest'
import { languageOfLocale } from '#contract/wire/language.ts'
import { fill, textIn } from './use-text.ts'

test('values take their places; an unknown name stays visible', () => {
  expect(fill('在库 {count} 件', { count: 3 })).toBe('在库 3 件')
  expect(fill('{a} and {b}', { a: 'x' })).toBe('x and {b}')
})

test('English says one parcel and two parcels', () => {
  const sentence = '{count|one parcel|{count} parcels} in stock'
  expect([0, 1, 2].map((count) => fill(sentence, { count }, 'en'))).toEqual([
    '0 parcels in stock',
    'one parcel in stock',
    '2 parcels in stock',
  ])
})

test('a value that looks like a place is not filled again', () => {
  expect(fill('{name}', { name: '{count}' })).toBe('{count}')
})

test('each language reads its own words', () => {
  const words = { hello: { 'zh-Hans': '你好', 'zh-Hant': '你好！', en: 'Hello' } }
  expect(textIn(words, 'zh-Hant').hello).toBe('你好！')
  expect(textIn(words, 'en').fill('hello', {})).toBe('Hello')
})

// Proves R-037
test('the browser’s locale decides until somebody chooses (A-02)', () => {
  const traditional = ['zh-Hant', 'zh-Hant-CN', 'zh-TW', 'zh-HK', 'zh-MO', 'ZH-hk']
  for (const locale of traditional) expect(languageOfLocale(locale)).toBe('zh-Hant')
  for (const locale of ['zh', 'zh-CN', 'zh-Hans', 'zh-SG']) expect(languageOfLocale(locale)).toBe('zh-Hans')
  for (const locale of ['en-US', 'en', 'ms-MY', 'ja', '']) expect(languageOfLocale(locale)).toBe('en')
})

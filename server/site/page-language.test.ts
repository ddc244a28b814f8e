import { expect, test } from 'vitest'
import { pageLanguage } from './page-language.ts'

test('the address decides, in either spelling; then what the browser prefers', () => {
  expect(pageLanguage('zh-Hant', 'en-GB')).toBe('zh-Hant')
  expect(pageLanguage('sh', 'zh-CN')).toBe('en')
  expect(pageLanguage('en', 'zh-CN')).toBe('en')
  expect(pageLanguage(null, 'zh-CN,zh;q=0.9,en;q=0.8')).toBe('zh-Hans')
})

test.each([
  ['zh-HK', 'zh-Hant'],
  ['zh-TW,zh;q=0.8', 'zh-Hant'],
  ['zh-MO', 'zh-Hant'],
  ['zh-Hant-HK', 'zh-Hant'],
  ['zh-SG', 'zh-Hans'],
  ['en;q=0.5, zh-HK;q=0.9', 'zh-Hant'],
  ['zh;q=0, fr', 'en'],
  ['fr-FR', 'en'],
  ['*', 'en'],
  ['', 'en'],
  [undefined, 'en'],
  [';;;q=,,zh', 'zh-Hans'],
  ['x'.repeat(100_000), 'en'],
] as const)('a browser that asks for %s reads %s', (accepted, language) => {
  expect(pageLanguage(null, accepted)).toBe(language)
})

test.each(['../', 'zh-Hant<script>', ['zh-Hant'], {}, 3])(
  'what is no language in the address is passed over: %s',
  (named) => {
    expect(pageLanguage(named, 'zh-HK')).toBe('zh-Hant')
  },
)

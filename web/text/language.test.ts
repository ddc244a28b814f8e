import { beforeEach, expect, test, vi } from 'vitest'
import { applyLanguage, chooseLanguage, currentLanguage } from './language.ts'

let stored = new Map<string, string>()
const page = { documentElement: { lang: '' } }

beforeEach(() => {
  stored = new Map()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  })
  vi.stubGlobal('document', page)
})
const browserOf = (...languages: readonly string[]) =>
  vi.stubGlobal('navigator', { languages, language: languages[0] ?? '' })

test('with nothing stored the browser decides, and nothing is stored', () => {
  for (const [locale, language] of [
    ['zh-CN', 'zh-Hans'],
    ['zh-HK', 'zh-Hant'],
    ['zh-TW', 'zh-Hant'],
    ['en-US', 'en'],
    ['fr-FR', 'en'],
  ] as const) {
    browserOf(locale)
    expect(currentLanguage()).toBe(language)
  }
  expect([...stored]).toEqual([])
})

test('a choice is stored under lang as cn, en or sh, and stands against the browser', () => {
  browserOf('zh-CN')
  for (const [language, code] of [
    ['zh-Hans', 'cn'],
    ['zh-Hant', 'en'],
    ['en', 'sh'],
  ] as const) {
    chooseLanguage(language)
    expect([...stored]).toEqual([['lang', code]])
    expect(currentLanguage()).toBe(language)
    expect(page.documentElement.lang).toBe(language)
  }
})

test('a stored word that is no language leaves it to the browser', () => {
  browserOf('zh-HK')
  stored.set('lang', 'de')
  expect(currentLanguage()).toBe('zh-Hant')
  applyLanguage()
  expect(page.documentElement.lang).toBe('zh-Hant')
})

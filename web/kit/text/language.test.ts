import { beforeEach, expect, test, vi } from 'vitest'
import { storageOf } from '#test/storage-of.ts'
import { applyLanguage, chooseLanguage, currentLanguage, takeLanguage } from './language.ts'

let stored = new Map<string, string>()
let ofTab = new Map<string, string>()
const page = { documentElement: { lang: '' } }

beforeEach(() => {
  stored = new Map()
  ofTab = new Map()
  vi.stubGlobal('localStorage', storageOf(stored))
  vi.stubGlobal('sessionStorage', storageOf(ofTab))
  vi.stubGlobal('document', page)
})
const browserOf = (...languages: readonly string[]) =>
  vi.stubGlobal('navigator', { languages, language: languages[0] ?? '' })

// Proves R-037
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

// Proves
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

test('a language that a link names is followed in its tab, leaves the address, and is no stored choice', () => {
  browserOf('en-GB')
  expect(takeLanguage('?lang=zh-Hant&back=%2Forders')).toBe('?back=%2Forders')
  expect(currentLanguage()).toBe('zh-Hant')
  expect([...stored]).toEqual([])
  expect(takeLanguage('?lang=en')).toBe('')
  expect(currentLanguage()).toBe('en')
})

test('a language chosen after that is kept, and an address that names none changes nothing', () => {
  browserOf('en-GB')
  takeLanguage('?lang=zh-Hant')
  chooseLanguage('zh-Hans')
  expect([currentLanguage(), [...ofTab]]).toEqual(['zh-Hans', []])
  expect(takeLanguage('?lang=de&page=2')).toBe('?lang=de&page=2')
  expect(currentLanguage()).toBe('zh-Hans')
})

import type { Language } from '#domain/language.ts'
import { readContent } from '#db/seed/content.ts'
import { goodsSeed } from '#db/seed/goods.ts'
import { expect, test } from 'vitest'
import { read, sourceFiles } from './source-files.ts'
import { wordsByLanguage } from './words-by-language.ts'

/* docs/glossary.md lists words that are not used; this test checks every text that people read. */

interface Banned {
  readonly language: Language
  readonly word: string
  /** Allowed in articles and standing pages. */
  readonly onlyOnScreens: boolean
}

const languageOf: Readonly<Record<string, Language>> = {
  Simplified: 'zh-Hans',
  Traditional: 'zh-Hant',
  English: 'en',
}

const banned = bannedIn(read('docs/glossary.md'))

/** 應該 (should) is a different word from 該 (the said), and 路線路上 is a route and its journey. */
const withoutOther = (text: string) => text.replaceAll('應該', ' ').replaceAll('路線', ' ')

function bannedIn(glossary: string): readonly Banned[] {
  const [, table = ''] = glossary.split('## Words we do not use')
  return table.split('\n').flatMap((line) => {
    const [, texts = '', not = ''] = line.split('|').map((cell) => cell.trim())
    const [name = '', ...where] = texts.split(' ')
    const language = languageOf[name]
    return language ? not.split('、').map((word) => ({ language, word, onlyOnScreens: where.length > 0 })) : []
  })
}

const slipsIn = (place: string, language: Language, text: string, words = banned) =>
  words
    .filter((each) => each.language === language && withoutOther(text).includes(each.word))
    .map(({ word }) => `${place}: ${word} in “${text}”`)

test('the table of words that are not used can be read', () => {
  expect(banned.length).toBeGreaterThan(20)
  expect(banned).toContainEqual({ language: 'zh-Hant', word: '線路', onlyOnScreens: false })
})

test('no screen, mail or refusal uses a word that the glossary bans', () => {
  const written = sourceFiles('web', 'server', 'domain', 'contract')
    .filter((path) => /\.tsx?$/.test(path))
    .flatMap((path) => wordsByLanguage(path, read(path)))
  const slips = written.flatMap(({ place, ...said }) =>
    Object.values(languageOf).flatMap((language) => said[language].flatMap((text) => slipsIn(place, language, text))),
  )
  expect(slips).toEqual([])
})

test('no published text uses one either', async () => {
  const everywhere = banned.filter(({ onlyOnScreens }) => !onlyOnScreens)
  const slips = (await published()).flatMap(({ cn, en, sh }) => [
    ...slipsIn('content', 'zh-Hans', cn, everywhere),
    ...slipsIn('content', 'zh-Hant', en, everywhere),
    ...slipsIn('content', 'en', sh, everywhere),
  ])
  expect(slips.map((slip) => slip.slice(0, 200))).toEqual([])
})

test('published texts address the reader as pages and mails do: 您 in Simplified, 你 in Traditional', async () => {
  const texts = await published()
  expect(texts.filter(({ cn }) => cn.includes('你')).map(({ cn }) => cn.slice(0, 80))).toEqual([])
  expect(texts.filter(({ en }) => en.includes('您')).map(({ en }) => en.slice(0, 80))).toEqual([])
})

/** Articles and standing pages, and the texts about goods. */
async function published() {
  const { articles, pages } = await readContent()
  const { categories, restrictions } = goodsSeed
  return [
    ...[...articles, ...pages].flatMap(({ title, body }) => [title, body]),
    ...categories.flatMap(({ name, rule }) => [name, rule]),
    ...restrictions.map(({ rule }) => rule),
  ]
}

test.each([
  ['zh-Hant', '請選擇渠道', true],
  ['zh-Hant', '您好', true],
  ['zh-Hant', '應該收到', false],
  ['zh-Hans', '请选择渠道', true],
  ['zh-Hans', '重设密码', true],
  ['en', 'This can not be done', true],
  ['en', 'It will be applied for by itself', true],
  ['en', 'This cannot be done', false],
] as const)('in %s “%s” is refused: %s', (language, text, isRefused) => {
  expect(slipsIn('planted', language, text).length > 0).toBe(isRefused)
})

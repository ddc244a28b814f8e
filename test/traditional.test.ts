import { languages, type Text } from '#domain/language.ts'
import { Converter } from 'opencc-js'
import { expect, test } from 'vitest'
import { readContent } from '#db/seed/content.ts'
import { isCatalogue, sourceFiles } from './source-files.ts'

/* A Traditional text with Simplified characters left in it, or the other way round, is a slip that no reader forgives. */

/** The table writes some characters otherwise than Hong Kong's papers do. */
const variants: Readonly<Record<string, string>> = { 户: '戶', 説: '說', 閲: '閱', 兑: '兌', 釐: '厘', 瞭: '了' }
const convert = Converter({ from: 'cn', to: 'hk' })
const toTraditional = (text: string) => convert(text).replace(/[户説閲兑釐瞭]/g, (sign) => variants[sign] ?? sign)
const toSimplified = Converter({ from: 'hk', to: 'cn' })

const catalogues = await Promise.all(
  sourceFiles('web', 'server', 'domain', 'contract')
    .filter(isCatalogue)
    .map(async (path) => ({ path, texts: textsIn(Object.values((await import(`../${path}`)) as object)) })),
)
const { articles, pages } = await readContent()
/** What the house publishes, in the words of the catalogues. */
const published = [...articles, ...pages].flatMap((each) =>
  [each.title, each.body].map((text) => ({ 'zh-Hans': text.cn, 'zh-Hant': text.en, en: text.sh })),
)
const all = [...catalogues, { path: 'db/seed/content', texts: published }]

test('no Traditional text holds a Simplified character', () => {
  const slips = all.flatMap(({ path, texts }) =>
    texts.map((text) => ({ path, was: text['zh-Hant'], is: toTraditional(text['zh-Hant']) })),
  )
  expect(slips.filter(({ was, is }) => was !== is)).toEqual([])
})

test('no Simplified text holds a Traditional character', () => {
  const slips = all.flatMap(({ path, texts }) =>
    texts.map((text) => ({ path, was: text['zh-Hans'], is: toSimplified(text['zh-Hans']) })),
  )
  expect(slips.filter(({ was, is }) => was !== is)).toEqual([])
})

test('every text is there in each language', () => {
  const gaps = all.flatMap(({ path, texts }) =>
    texts.filter((text) => languages.some((language) => text[language].trim() === '')).map((text) => ({ path, text })),
  )
  expect(gaps).toEqual([])
})

test('there are texts to judge', () => {
  expect(all.flatMap(({ texts }) => texts).length).toBeGreaterThan(500)
})

function textsIn(values: readonly unknown[]): readonly Text[] {
  return values.flatMap((value) => {
    if (typeof value !== 'object' || value === null) return []
    return isText(value) ? [value] : textsIn(Object.values(value))
  })
}

function isText(value: object): value is Text {
  return 'zh-Hans' in value && typeof value['zh-Hans'] === 'string'
}

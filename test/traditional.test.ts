import type { StoredText } from '#contract/wire/language.ts'
import { languages, type Text } from '#domain/language.ts'
import { Converter } from 'opencc-js'
import { expect, test } from 'vitest'
import { readContent } from '#db/seed/content.ts'
import { goodsSeed } from '#db/seed/goods.ts'
import { isCatalogue, read, sourceFiles } from './source-files.ts'
import { wordsByLanguage } from './words-by-language.ts'

/*
 * A Traditional text with Simplified characters left in it, or the other way round, is a mistake that no reader
 * forgives.
 */

/** Characters that the table writes differently from Hong Kong usage. */
const variants: Readonly<Record<string, string>> = {
  户: '戶',
  説: '說',
  閲: '閱',
  兑: '兌',
  税: '稅',
  釐: '厘',
  瞭: '了',
  温: '溫',
  牀: '床',
}
const convert = Converter({ from: 'cn', to: 'hk' })
const toTraditional = (text: string) =>
  convert(text)
    .replace(/[户説閲兑税釐瞭温牀]/g, (sign) => variants[sign] ?? sign)
    .replaceAll('幹擾', '干擾')
const toSimplified = Converter({ from: 'hk', to: 'cn' })

const catalogues = await Promise.all(
  sourceFiles('web', 'server', 'domain', 'contract')
    .filter(isCatalogue)
    .map(async (path) => ({ path, texts: textsIn(Object.values((await import(`../${path}`)) as object)) })),
)
const { articles, pages } = await readContent()
/** Published content in the shape of the catalogues. */
const inWords = (text: StoredText): Text => ({ 'zh-Hans': text.cn, 'zh-Hant': text.en, en: text.sh })
const published = [...articles, ...pages].flatMap((each) => [each.title, each.body].map(inWords))
const goods = [
  ...goodsSeed.categories.map(({ name }) => name),
  ...[...goodsSeed.categories, ...goodsSeed.restrictions].map(({ rule }) => rule),
]
const all = [
  ...catalogues,
  { path: 'db/seed/content', texts: published },
  { path: 'db/seed/goods', texts: goods.map(inWords) },
]

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

/** Texts as written in the sources, including what mails build in functions and what no catalogue exports. */
const sources = sourceFiles('web', 'server', 'domain', 'contract').filter((path) => /\.tsx?$/.test(path))
const written = sources.flatMap((path) => wordsByLanguage(path, read(path)))

test('no mail and no other words of a language hold a character of the other Chinese', () => {
  const slips = written.flatMap(({ place, 'zh-Hans': simplified, 'zh-Hant': traditional }) => [
    ...traditional.map((was) => ({ place, was, is: toTraditional(was) })),
    ...simplified.map((was) => ({ place, was, is: toSimplified(was) })),
  ])
  expect(slips.filter(({ was, is }) => was !== is)).toEqual([])
})

test('whatever is said in one language is said in the other two', () => {
  expect(
    written.filter((words) => languages.some((each) => words[each].length === 0)).map(({ place }) => place),
  ).toEqual([])
})

test('pages and mails say 您 in the mainland’s way and 你 in Hong Kong’s; only sentences that were given word for word differ', () => {
  const ours = written.filter(({ place }) => !place.startsWith('contract/'))
  const slips = ours.flatMap(({ place, 'zh-Hans': simplified, 'zh-Hant': traditional }) =>
    [...simplified.filter((words) => words.includes('你')), ...traditional.filter((words) => words.includes('您'))].map(
      (words) => `${place}: ${words}`,
    ),
  )
  expect(slips).toEqual([])
})

test('mails are checked too, those of every module', () => {
  const mails = sources.filter((path) => /= mailText\(\{/.test(read(path)))
  const judged = new Set(written.map(({ place }) => place.replace(/:\d+$/, '')))
  expect(mails.length).toBeGreaterThan(8)
  expect(mails.filter((path) => !judged.has(path))).toEqual([])
})

test.each([
  ['a sentence', "{ 'zh-Hans': '運费', 'zh-Hant': '运费', en: 'Freight' }"],
  ['a function', "{ 'zh-Hans': () => '運费', 'zh-Hant': () => '运费', en: () => 'Freight' }"],
  ['a template', "{ 'zh-Hans': (n) => `${n} 運费`, 'zh-Hant': (n) => `${n} 运费`, en: (n) => `Freight ${n}` }"],
  ['a mail', "{ 'zh-Hans': { subject: '運费' }, 'zh-Hant': { body: ['运费'] }, en: { subject: 'Freight' } }"],
])('%s with a character of the other Chinese is found', (_what, planted) => {
  const [words] = wordsByLanguage('planted.ts', `const planted = ${planted}`)
  const [simplified, traditional] = [words?.['zh-Hans'].join(''), words?.['zh-Hant'].join('')]
  expect([simplified, toSimplified(simplified ?? '')]).toEqual(['運费', '运费'])
  expect([traditional, toTraditional(traditional ?? '')]).toEqual(['运费', '運費'])
})

/** `{count}`; English may use a number only to choose a word, as in `{count|Parcel|Parcels}`. */
const valuesIn = (text: string) => [...new Set([...text.matchAll(/\{(\w+)/g)].map(([, name = '']) => name))].toSorted()

test('each language of a text names the same values', () => {
  const slips = catalogues.flatMap(({ path, texts }) =>
    texts.flatMap((text) => {
      const chinese = valuesIn(text['zh-Hans'])
      const english = valuesIn(text.en).filter((name) => chinese.includes(name) || !text.en.includes(`{${name}|`))
      const isSame = [valuesIn(text['zh-Hant']), english].every((names) => names.join() === chinese.join())
      return isSame ? [] : [{ path, text }]
    }),
  )
  expect(slips).toEqual([])
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

import * as fc from 'fast-check'
import { Converter } from 'opencc-js'
import { expect, test } from 'vitest'
import { goodsSeed } from '#db/seed/goods.ts'
import { allowedGoods } from '#db/seed/goods/allowed.ts'
import { contraband } from '#db/seed/goods/contraband.ts'
import { sensitiveGoods } from '#db/seed/goods/sensitive.ts'
import { forbiddenByTerms } from '#db/seed/goods/terms.ts'
import { judgeAt, worstAt, worstVerdict } from './goods-check.ts'
import { makeFinder } from './goods-finder.ts'
import { keyOf } from './goods-key.ts'

const words = goodsSeed.words.map(({ word, category }) => ({ word, categoryCode: category }))
const verdictOf = new Map(goodsSeed.categories.map(({ code, verdict }) => [code, verdict]))
const find = makeFinder(words)
const judge = (text: string) =>
  worstVerdict(find(text).flatMap(({ categoryCode }) => verdictOf.get(categoryCode) ?? [])) ?? 'unknown'

/** As they are written, in all three languages. */
const written = [...contraband, ...forbiddenByTerms, ...sensitiveGoods, ...allowedGoods].flatMap(
  ({ mainland, hongKong, english }) => [...mainland.split(' '), ...hongKong.split(' '), ...english.split(', ')],
)

const toTraditional = Converter({ from: 'cn', to: 'hk' })
const toTaiwan = Converter({ from: 'cn', to: 'tw' })
const toSimplified = Converter({ from: 'hk', to: 'cn' })
const toWide = (text: string) => text.replace(/[!-~]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) + 0xfee0))
type Way = (text: string) => string
// Converters work on whole words: of a word already split they would make another one (手‧鍊 becomes 手‧炼).
const scripts: readonly Way[] = [toTraditional, toTaiwan, toSimplified]
const spellings: readonly Way[] = [
  toWide,
  (text) => text.toUpperCase(),
  (text) => ` ${text.replaceAll(' ', '  ')} `,
  (text) => text.replaceAll(' ', '\u3000'),
  (text) => text.replaceAll(' ', '-'),
  (text) => [...text].join('\u200b'),
]
const some = (ways: readonly Way[]) => fc.array(fc.constantFrom(...ways), { maxLength: 3 })

test('a word is found the same in every case, width and Chinese script', () => {
  fc.assert(
    fc.property(fc.constantFrom(...written), some(scripts), some(spellings), (word, rewritten, respelt) => {
      const varied = [...rewritten, ...respelt].reduce((text, way) => way(text), word)
      const [plain, other] = [find(word), find(varied)].map((all) => all.map(({ categoryCode }) => categoryCode))
      expect([varied, other]).toEqual([varied, plain])
    }),
    { numRuns: 2000 },
  )
})

test('every word of the lists is found as what it stands for', () => {
  expect(written.length).toBeGreaterThan(250)
  expect(written.filter((word) => find(word).length !== 1)).toEqual([])
})

test('no word stands for two categories', () => {
  const twice = words.filter(({ word }, index) => words.findIndex((each) => each.word === word) !== index)
  expect(twice).toEqual([])
})

const forbiddenWords = words.filter(
  ({ word, categoryCode }) => categoryCode !== null && verdictOf.get(categoryCode) === 'forbidden' && word.length > 1,
)
/** Any surrounding text, except one that makes a longer word known to be something else. */
const around = fc.oneof(
  fc.constantFrom('三只松鼠', '【包邮】', '2026新款 ', ' 20000mAh', ' x2', '正品', ' for home', '，送礼'),
  fc.string({ unit: 'grapheme', maxLength: 20 }),
)
const glueless = (text: string) => `${text.replace(/[\p{L}\p{N}\p{Mn}\p{Cf}]+$/u, (end) => `${end} `)}`

test('a forbidden word inside any longer text is found, unless a longer known word holds it', () => {
  fc.assert(
    fc.property(fc.constantFrom(...forbiddenWords), around, around, ({ word }, before, after) => {
      const found = find(`${glueless(before)}/${word}/${after}`)
      // As typed: E/liquids is found as e-liquid in the plural.
      const isFound = found.some(({ typed }) => keyOf(typed).key.includes(word))
      expect([before, word, after, isFound]).toEqual([before, word, after, true])
    }),
    { numRuns: 2000 },
  )
})

test.each([
  ['三只松鼠 锂电池充电宝 20000mAh', 'sensitive'],
  ['小米行動電源10000毫安', 'sensitive'],
  ['尿袋', 'sensitive'],
  ['【现货】仿真槍 模型', 'forbidden'],
  ['爱马仕香水50ml', 'forbidden'],
  ['嬰兒奶粉 3段', 'forbidden'],
  ['光碟一張', 'forbidden'],
  ['ＶＡＰＥ pods', 'forbidden'],
  ['电子烟和球鞋', 'forbidden'],
  ['球鞋', 'allowed'],
  ['波鞋', 'allowed'],
  ['水枪', 'allowed'],
  ['手机壳', 'allowed'],
  ['iPhone15 手机', 'sensitive'],
  ['Kitchen knives', 'forbidden'],
  ['3 power banks', 'sensitive'],
  ['wine glasses', 'allowed'],
  ['月饼礼盒', 'sensitive'],
  ['唇膏', 'sensitive'],
  ['burgundy begun', 'unknown'],
  ['阿巴阿巴', 'unknown'],
])('%s is %s', (text, verdict) => {
  expect(judge(text)).toBe(verdict)
})

test('a match is told as it was typed', () => {
  expect(find('全新！Power-Bank 兩個').map(({ typed }) => typed)).toEqual(['Power-Bank'])
  expect(find('小米行動電源').map(({ typed }) => typed)).toEqual(['行動電源'])
  expect(find('鋰 電 池').map(({ typed }) => typed)).toEqual(['鋰 電 池'])
})

test('a single character counts alone, never inside a longer word', () => {
  expect([judge('酒'), judge('酒 2瓶'), judge('酒店用品')]).toEqual(['forbidden', 'forbidden', 'unknown'])
})

// Proves R-587
test('what each of the 19 categories is called is forbidden, in each language', () => {
  expect(contraband.length).toBe(19)
  const names = contraband.flatMap(({ name }) => Object.values(name))
  expect(names.filter((name) => judge(name) !== 'forbidden')).toEqual([])
})

// Proves R-588
test('the powders, liquids, discs and cash-on-delivery goods of the terms are forbidden, in each language', () => {
  const terms = ['粉末', '液体', '液體', '光碟', '货到付款', '貨到付款', 'powder', 'liquid', 'disc', 'cash on delivery']
  expect(terms.filter((word) => judge(word) !== 'forbidden')).toEqual([])
})

const batteries = { code: 'batteries', verdict: 'sensitive' } as const
const shoes = { code: 'shoes-bags', verdict: 'allowed' } as const
const place = { channelId: 'air', destinationCode: 'SG' }
const byAir = { categoryCode: 'batteries', channelId: 'air', destinationCode: null, verdict: 'forbidden' } as const
const ordinaryOnly = { categoryCode: null, channelId: 'air', destinationCode: 'SG', verdict: 'forbidden' } as const

test('a rule of a line or a destination holds there alone', () => {
  expect(judgeAt(batteries, place, [byAir])).toEqual({ verdict: 'forbidden', because: byAir })
  expect(judgeAt(batteries, { ...place, channelId: 'sea' }, [byAir])).toEqual({ verdict: 'sensitive', because: null })
  expect(judgeAt(shoes, place, [byAir])).toEqual({ verdict: 'allowed', because: null })
})

test('a line for ordinary goods refuses every sensitive category and no other', () => {
  expect(judgeAt(batteries, place, [ordinaryOnly]).verdict).toBe('forbidden')
  expect(judgeAt(shoes, place, [ordinaryOnly]).verdict).toBe('allowed')
  expect(judgeAt(batteries, { ...place, destinationCode: 'MY' }, [ordinaryOnly]).verdict).toBe('sensitive')
})

test('no rule makes anything better, and of several categories the worst counts with its reason', () => {
  const kinder = { ...byAir, verdict: 'sensitive' } as const
  expect(judgeAt({ code: 'batteries', verdict: 'forbidden' }, place, [kinder]).verdict).toBe('forbidden')
  expect(worstAt([shoes, batteries], place, [byAir])).toEqual({ verdict: 'forbidden', because: byAir })
  expect(worstVerdict([])).toBeUndefined()
})

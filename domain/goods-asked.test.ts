import { goodsSeed } from '#db/seed/goods.ts'
import { goodsAsked } from '#test/goods-asked.ts'
import { goodsTitles } from '#test/goods-titles.ts'
import { expect, test } from 'vitest'
import { verdictOnText } from './goods-check.ts'
import { makeReader } from './goods-finder.ts'

const verdictOf = new Map<string | null, 'allowed' | 'sensitive' | 'forbidden'>(
  goodsSeed.categories.map(({ code, verdict }) => [code, verdict]),
)
const read = makeReader(goodsSeed.words.map(({ word, category }) => ({ word, categoryCode: category })))

function judge(text: string) {
  const { found, unjudged } = read(text)
  const verdicts = found.flatMap(({ categoryCode }) => verdictOf.get(categoryCode) ?? [])
  return verdictOnText(verdicts, unjudged)
}

const judged = (lists: Readonly<Record<string, readonly string[]>>) =>
  Object.entries(lists).flatMap(([verdict, names]) => names.map((name) => ({ name, verdict, answer: judge(name) })))

const asked = judged(goodsAsked)
const titles = judged(goodsTitles)
const right = (all: typeof asked) => all.filter(({ verdict, answer }) => answer === verdict).length

test('of two hundred names that the words were not written for, at least 190 are judged rightly', () => {
  expect(new Set(asked.map(({ name }) => name)).size).toBe(200)
  expect(right(asked)).toBeGreaterThanOrEqual(190)
})

test('of a hundred shops’ titles three quarters are judged rightly, and the others are said not to be understood', () => {
  expect(titles.length).toBe(102)
  expect(right(titles)).toBeGreaterThanOrEqual(77)
  const wrongly = titles.filter(({ verdict, answer }) => answer !== verdict && answer !== 'unknown')
  expect(wrongly.length).toBeLessThanOrEqual(1)
})

test('nothing that is forbidden is green, and nothing forbidden is called sensitive', () => {
  const all = [...asked, ...titles]
  expect(
    all.filter(({ verdict, answer }) => verdict === 'forbidden' && answer !== verdict && answer !== 'unknown'),
  ).toEqual([])
  expect(all.filter(({ verdict, answer }) => verdict === 'unknown' && answer === 'allowed')).toEqual([])
})

test.each([
  ['假LV包', 'forbidden'],
  ['LV 包', 'forbidden'],
  ['Gucci bag', 'forbidden'],
  ['假耐克', 'forbidden'],
  ['假 Nike 鞋', 'forbidden'],
  ['成人玩具', 'forbidden'],
  ['sex toy', 'forbidden'],
  ['耳機', 'sensitive'],
  ['AirPods', 'sensitive'],
  ['iPhone', 'sensitive'],
  ['PS5', 'sensitive'],
  ['Switch', 'sensitive'],
  ['口罩', 'allowed'],
  ['Nike 鞋', 'allowed'],
  ['Adidas T恤 XL', 'allowed'],
  ['剪刀', 'forbidden'],
  ['榴槤', 'forbidden'],
  ['榴槤乾', 'sensitive'],
  ['condoms', 'sensitive'],
  ['shoe', 'allowed'],
  ['手機膠套', 'allowed'],
  ['Nike', 'unknown'],
])('%s is %s', (name, verdict) => {
  expect(judge(name)).toBe(verdict)
})

test.each([
  ['iPhone 15 Pro Max case', []],
  ['case for iPhone 15', []],
  ['手機膠套', []],
  ['電腦枱', []],
  ['iPhone, phone case', ['iPhone']],
  ['iPhone with case', ['iPhone']],
  ['手機送手機殼', ['手機']],
  ['手機 + 手機殼', ['手機']],
  ['耳機和耳機套', ['耳機']],
])('%s: a device counts unless it only says what an accessory is for', (name, devices) => {
  const found = read(name).found.filter(({ categoryCode }) => categoryCode === 'built-in-battery')
  expect(found.map(({ typed }) => typed)).toEqual(devices)
})

test('what no word explains is told as it was typed; sizes, colours and single signs are not', () => {
  expect(read('神秘力場 T恤 XL 紅色 50cm').unjudged).toEqual(['神秘力場'])
  expect(read('Gizmotron bag, size 42').unjudged).toEqual(['Gizmotron'])
  expect(read('陶瓷大碗 500ml 2個').unjudged).toEqual([])
  expect(read('毒香菇').unjudged).toEqual(['毒'])
})

test('a thousand long names are read while a form is filled in, on a busy machine too', () => {
  const names = Array.from(
    { length: 1000 },
    (_, index) => `夏季新款法式碎花吊带连衣裙女 new fashion women dress ${index}`,
  )
  const begun = performance.now()
  for (const name of names) read(name)
  expect(performance.now() - begun).toBeLessThan(5000)
})

import { goodsSeed } from '#db/seed/goods.ts'
import { goodsAsked } from '#test/goods-asked.ts'
import { expect, test } from 'vitest'
import { makeFinder, worstVerdict } from './goods-check.ts'

const verdictOf = new Map(goodsSeed.categories.map(({ code, verdict }) => [code, verdict]))
const find = makeFinder(goodsSeed.words.map(({ word, category }) => ({ word, categoryCode: category })))
const judge = (text: string) =>
  worstVerdict(find(text).flatMap(({ categoryCode }) => verdictOf.get(categoryCode) ?? [])) ?? 'unknown'

const asked = Object.entries(goodsAsked).flatMap(([verdict, names]) =>
  names.map((name) => ({ name, verdict, answer: judge(name) })),
)

test('most of two hundred names that the words were not written for are judged rightly', () => {
  expect(new Set(asked.map(({ name }) => name)).size).toBe(200)
  const wrong = asked.filter(({ verdict, answer }) => answer !== verdict)
  expect(asked.length - wrong.length).toBeGreaterThanOrEqual(120)
})

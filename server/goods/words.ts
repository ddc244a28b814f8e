import type { goodsCheck } from '#contract/goods-check.ts'
import { pickText } from '#contract/wire/language.ts'
import type { Output } from '#contract/wire/operation.ts'
import type { ReadCall } from '#server/context.ts'
import { lineOnWire, loadLines } from './restrictions.ts'
import { findCategories, findWords } from './sql.ts'

/** E-84: everything that the checker knows, in the member's language. */
export async function words({ db, language }: ReadCall): Promise<Output<typeof goodsCheck.words>> {
  const [categories, known, { lines, restrictions }] = await Promise.all([
    findCategories(db),
    findWords(db),
    loadLines(db, null, language),
  ])
  return {
    categories: categories.map((category) => ({
      ...category,
      name: pickText(category.name, language),
      rule: pickText(category.rule, language),
      words: known.flatMap(({ word, categoryCode }) => (categoryCode === category.code ? [word] : [])),
    })),
    restrictions,
    channels: lines.map((line) => lineOnWire(line, language)),
  }
}

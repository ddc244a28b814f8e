import { makeReader } from '#domain/goods-finder.ts'
import { keyOf } from '#domain/goods-key.ts'
import type { Db } from '#server/database/db.ts'
import { type Category, findCategories, findWordsIn } from './sql.ts'

interface Found {
  /** As written in the text. */
  readonly typed: string
  readonly category: Category
}

interface Read {
  readonly found: readonly Found[]
  /** Parts that match no known word, as written in the text. */
  readonly unjudged: readonly string[]
}

/** The goods that each of the texts names. Only words that occur in one of them are read. */
export async function findIn(db: Db, texts: readonly string[]): Promise<readonly Read[]> {
  const [categories, words] = await Promise.all([
    findCategories(db),
    findWordsIn(
      db,
      texts.map((text) => keyOf(text).key),
    ),
  ])
  const byCode = new Map(categories.map((category) => [category.code, category]))
  const read = makeReader(words)
  return texts.map((text) => {
    const { found, unjudged } = read(text)
    return {
      found: found.flatMap(({ typed, categoryCode }) => {
        const category = byCode.get(categoryCode)
        return category ? [{ typed, category }] : []
      }),
      unjudged,
    }
  })
}

import { pickText } from '#contract/wire/language.ts'
import type { Language } from '#domain/language.ts'
import type { Db } from '#server/database/db.ts'
import { findIn } from './find-in.ts'

export { goodsByDestination } from './by-destination.ts'

interface GoodsMark {
  /** As written in the text. */
  word: string
  verdict: 'sensitive' | 'forbidden'
  categoryName: string
}

/** What is sensitive, or forbidden anywhere, in each of the texts; the rest is not listed. */
export async function markGoods(db: Db, texts: readonly string[], language: Language): Promise<GoodsMark[][]> {
  const all = await findIn(db, texts)
  return all.map(({ found }) =>
    found.flatMap(({ typed, category: { verdict, name } }) =>
      verdict === 'allowed' ? [] : [{ word: typed, verdict, categoryName: pickText(name, language) }],
    ),
  )
}

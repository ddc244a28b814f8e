import type { SiteGoods } from '#contract/site-content.ts'
import { pickText } from '#contract/wire/language.ts'
import type { Language } from '#domain/language.ts'
import type { Db } from '#server/database/db.ts'
import { findIn } from './find-in.ts'
import { exampleWords } from './text.ts'

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

/** What the checker says about a few common goods. Words that it cannot judge, because staff changed them, are left out. */
export async function goodsExamples(db: Db, language: Language): Promise<SiteGoods[]> {
  const kinds = ['shoes', 'sweater', 'powerBank', 'perfume'] as const
  const read = await findIn(
    db,
    kinds.map((kind) => exampleWords[kind][language]),
  )
  return kinds.flatMap((kind, index) => {
    const { found = [], unjudged = [] } = read[index] ?? {}
    const [match] = found
    if (!match || found.length > 1 || unjudged.length > 0) return []
    const { rule, verdict } = match.category
    return [
      {
        ...{ goods: kind, word: exampleWords[kind][language], verdict },
        rule: pickText(rule, language),
      },
    ]
  })
}

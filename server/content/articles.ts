import type { articles } from '#contract/content.ts'
import { pickText } from '#contract/language.ts'
import type { Input, Output } from '#contract/operation.ts'
import type { Language } from '#domain/language.ts'
import type { ReadCall } from '#server/house.ts'
import { refuse } from '#server/refuse.ts'
import { type Article, countArticles, findArticle, listArticles } from './articles.sql.ts'

type List = typeof articles.list

/** C-54: what is published, in the caller's language. One that is asked for by id or slug comes with its text. */
export async function list({ db, language }: ReadCall, input: Input<List>): Promise<Output<List>> {
  const { kind = null, id, slug, keyword, page, pageSize } = input
  if (id !== undefined || slug !== undefined) {
    const article = await findArticle(db, { id: id ?? null, slug: slug ?? null, kind })
    if (!article) refuse('article_hidden')
    const whole = { ...headOf(article, language), body: pickText(article.body, language) }
    return { list: [whole], page: 1, pageSize, total: 1 }
  }
  const filter = { kind, keyword: keyword || null }
  const [rows, { total }] = await Promise.all([
    listArticles(db, filter, pageSize, (page - 1) * pageSize),
    countArticles(db, filter),
  ])
  return { list: rows.map((row) => headOf(row, language)), page, pageSize, total }
}

const headOf = ({ id, slug, kind, title, summary, publishedAt, pinned }: Article, language: Language) => ({
  id,
  slug,
  kind,
  title: pickText(title, language),
  summary: pickText(summary, language),
  publishedAt,
  pinned,
})

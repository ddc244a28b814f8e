import type { articles } from '#contract/content.ts'
import { pickText } from '#contract/wire/language.ts'
import type { Input, Output } from '#contract/wire/operation.ts'
import type { Language } from '#domain/language.ts'
import type { ReadCall } from '#server/context.ts'
import { refuse } from '#server/http/refuse.ts'
import { type Article, countArticles, findArticle, listArticles } from './articles.sql.ts'
import { factsFor } from './facts.ts'

type List = typeof articles.list

/** C-54: published articles, in the caller's language. One requested by id or slug comes with its text. */
export async function list(call: ReadCall, input: Input<List>): Promise<Output<List>> {
  const { db, language } = call
  const { kind = null, id, slug, keyword, page, pageSize } = input
  if (id !== undefined || slug !== undefined) {
    const article = await findArticle(db, { id: id ?? null, slug: slug ?? null, kind })
    if (!article) refuse('article_hidden')
    const body = pickText(article.body, language)
    const fill = await factsFor(call, [...headTexts(article, language), body])
    return { list: [{ ...headOf(article, language, fill), body: fill(body) }], page: 1, pageSize, total: 1 }
  }
  const filter = { kind, keyword: keyword || null }
  const [rows, { total }] = await Promise.all([
    listArticles(db, filter, pageSize, (page - 1) * pageSize),
    countArticles(db, filter),
  ])
  const fill = await factsFor(
    call,
    rows.flatMap((row) => headTexts(row, language)),
  )
  return { list: rows.map((row) => headOf(row, language, fill)), page, pageSize, total }
}

const headTexts = ({ title, summary }: Article, language: Language) =>
  [title, summary].map((text) => pickText(text, language))

const headOf = (article: Article, language: Language, fill: (text: string) => string) => {
  const { id, slug, kind, publishedAt, pinned } = article
  const [title = '', summary = ''] = headTexts(article, language).map(fill)
  return { id, slug, kind, title, summary, publishedAt, pinned }
}

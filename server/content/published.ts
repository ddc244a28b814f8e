import { pickText } from '#contract/wire/language.ts'
import type { SiteArticle, SiteArticleHead, SiteArticles, SiteText } from '#contract/site-content.ts'
import type { Db } from '#server/database/db.ts'
import {
  type ArticleKind,
  findArticle,
  findNeighbours,
  findRevision,
  type Head,
  listHeads,
  listPages,
  listWholeArticles,
  type WholeArticle,
} from './articles.sql.ts'
import { factsFor, type Reading } from './facts.ts'

/*
 * Everything that visitors read, for the public pages: in one language, facts filled in, in a handful of
 * statements.
 */

/** How many of each kind the lists show; older ones are in the archive. */
const listedOfEachKind = 30

export async function publishedPages(reading: Reading): Promise<readonly SiteText[]> {
  const { db, language } = reading
  const texts = (await listPages(db)).map(({ slug, title, body, updatedAt }) => ({
    slug,
    title: pickText(title, language),
    body: pickText(body, language),
    updatedAt,
  }))
  const fill = await factsFor(
    reading,
    texts.flatMap(({ title, body }) => [title, body]),
  )
  return texts.map((text) => ({ ...text, title: fill(text.title), body: fill(text.body) }))
}

/** The data for all lists of articles. */
export async function publishedArticles(reading: Reading): Promise<SiteArticles> {
  const [newest, heads] = await Promise.all([listWholeArticles(reading.db, listedOfEachKind), listHeads(reading.db)])
  return { articles: await wholesOf(reading, newest), archive: await headsOf(reading, heads) }
}

/** One article with its neighbours; null if it is not shown. */
export async function publishedArticle(
  reading: Reading,
  address: { readonly kind: ArticleKind; readonly slug: string },
): Promise<SiteArticles | null> {
  const article = await findArticle(reading.db, { id: null, ...address })
  if (!article) return null
  const around = await findNeighbours(reading.db, article)
  return { articles: await wholesOf(reading, [article]), archive: await headsOf(reading, around) }
}

async function wholesOf(reading: Reading, stored: readonly WholeArticle[]): Promise<readonly SiteArticle[]> {
  const { language } = reading
  const written = stored.map(({ title, summary, body, ...article }) => ({
    ...article,
    title: pickText(title, language),
    summary: pickText(summary, language),
    body: pickText(body, language),
  }))
  const fill = await factsFor(
    reading,
    written.flatMap(({ title, summary, body }) => [title, summary, body]),
  )
  return written.map((article) => ({
    ...article,
    title: fill(article.title),
    summary: fill(article.summary),
    body: fill(article.body),
  }))
}

async function headsOf(reading: Reading, stored: readonly Head[]): Promise<readonly SiteArticleHead[]> {
  const heads = stored.map((head) => ({ ...head, title: pickText(head.title, reading.language) }))
  const fill = await factsFor(
    reading,
    heads.map(({ title }) => title),
  )
  return heads.map((head) => ({ ...head, title: fill(head.title) }))
}

/**
 * A token that changes whenever the public site does: after a change of its texts, of settings, tariff, lines or
 * points, and when an article or a price starts or ends by its time. Cheap enough to read every few seconds.
 */
export const findSiteRevision = async (db: Db): Promise<string> => (await findRevision(db)).word

import { pickText } from '#contract/language.ts'
import type { SiteArticle, SiteText } from '#contract/site-material.ts'
import type { Db } from '#server/db.ts'
import { findRevision, listPages, listWholeArticles } from './articles.sql.ts'
import { factsFor, type Reading } from './facts.ts'

/*
 * All that visitors read, for whoever makes the pages ahead: in one language, facts filled in, in a handful of statements.
 */

/** Older ones have no page; they are found by the list (C-54). */
const articlesAtOnce = 200

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

/** Pinned first, then the newest. */
export async function publishedArticles(reading: Reading): Promise<readonly SiteArticle[]> {
  const { db, language } = reading
  const written = (await listWholeArticles(db, articlesAtOnce)).map(({ title, summary, body, ...article }) => ({
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

/**
 * Another word whenever the public site is another: after a change of its texts, of settings, tariff, lines or points, and
 * when an article or a price comes due or ends by its time. Cheap enough to be asked every few seconds.
 */
export const findSiteRevision = async (db: Db): Promise<string> => (await findRevision(db)).word

import type { pages } from '#contract/content.ts'
import { pickText } from '#contract/language.ts'
import type { Input, Output } from '#contract/operation.ts'
import type { ReadCall } from '#server/house.ts'
import { refuse } from '#server/refuse.ts'
import { findPage } from './articles.sql.ts'

type Get = typeof pages.get

/** E-12: one of the standing texts, as Markdown in the caller's language. */
export async function get({ db, language }: ReadCall, { slug }: Input<Get>): Promise<Output<Get>> {
  const page = await findPage(db, slug)
  if (!page) refuse('article_hidden')
  const { title, body, updatedAt } = page
  return { slug, title: pickText(title, language), body: pickText(body, language), updatedAt }
}

import type { pages } from '#contract/content.ts'
import { pickText } from '#contract/wire/language.ts'
import type { Input, Output } from '#contract/wire/operation.ts'
import type { ReadCall } from '#server/context.ts'
import { refuse } from '#server/http/refuse.ts'
import { findPage } from './articles.sql.ts'
import { factsFor } from './facts.ts'

type Get = typeof pages.get

/** E-12: one of the standing pages, as Markdown in the caller's language. */
export async function get(call: ReadCall, { slug }: Input<Get>): Promise<Output<Get>> {
  const page = await findPage(call.db, slug)
  if (!page) refuse('article_hidden')
  const texts = [page.title, page.body].map((text) => pickText(text, call.language))
  const [title = '', body = ''] = texts.map(await factsFor(call, texts))
  return { slug, title, body, updatedAt: page.updatedAt }
}

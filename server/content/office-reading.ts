import type { staffContent } from '#contract/content-office.ts'
import { pickText } from '#contract/wire/language.ts'
import type { Input, Output } from '#contract/wire/operation.ts'
import { type Db, orRefuse } from '#server/database/db.ts'
import type { ReadCall } from '#server/context.ts'
import { refuseFields } from '#server/http/refuse.ts'
import { factsFor } from './facts.ts'
import { findOfficeArticle } from './office-articles.sql.ts'
import { findOfficePage } from './office-pages.sql.ts'
import { asWhole } from './office-texts.ts'
import { listArticleVersions, listPageVersions } from './office-versions.sql.ts'

type Calls = typeof staffContent

/** B-CO-07: the newest text, published or not, or one that is being typed, as readers of one language will see it. */
export async function preview(call: ReadCall, input: Input<Calls['preview']>): Promise<Output<Calls['preview']>> {
  const { language = call.language, typed } = input
  const { title, summary, body, hasDraft } = await newest(call.db, input)
  const texts = [pickText(title, language), typed?.body ?? pickText(body, language), pickText(summary ?? {}, language)]
  const [named = '', text = '', short = ''] = texts.map(await factsFor({ ...call, language }, texts))
  return { title: named, summary: summary && short, body: text, language, hasDraft }
}

/** B-CO-08 */
export async function versions({ db }: ReadCall, input: Input<Calls['versions']>): Promise<Output<Calls['versions']>> {
  const { articleId, slug = '', after = null, pageSize } = input
  await newest(db, input)
  const rows = await (articleId === undefined
    ? listPageVersions(db, slug, after, pageSize + 1)
    : listArticleVersions(db, articleId, after, pageSize + 1))
  const shown = rows.slice(0, pageSize)
  return {
    list: shown.map(({ title, summary, body, ...row }) => ({
      ...row,
      title: asWhole(title),
      summary: summary && asWhole(summary),
      body: asWhole(body),
    })),
    next: rows.length > pageSize ? (shown.at(-1)?.version ?? null) : null,
  }
}

interface Either {
  readonly articleId?: string | undefined
  readonly slug?: string | undefined
}

async function newest(db: Db, { articleId, slug }: Either) {
  if (articleId !== undefined && slug !== undefined) refuseFields({ slug: 'field_choice' })
  if (articleId !== undefined) return orRefuse(await findOfficeArticle(db, articleId), 'not_found')
  if (slug === undefined) return refuseFields({ slug: 'field_required' })
  return { summary: null, ...orRefuse(await findOfficePage(db, slug), 'not_found') }
}

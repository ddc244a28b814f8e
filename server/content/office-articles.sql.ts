import type { StoredText } from '#contract/wire/language.ts'
import { type Db, escapeLike, nothing, sql, type Tx } from '#server/database/db.ts'
import type { ArticleKind } from './articles.sql.ts'

type Texts = Partial<StoredText>
export type ArticleState = 'draft' | 'scheduled' | 'published'

/** What an editor writes. */
export interface ArticleDraft {
  readonly title: Texts
  readonly summary: Texts
  readonly body: Texts
  readonly pinned: boolean
  /** null: from the moment of publishing. */
  readonly publishAt: string | null
}

interface Head {
  readonly id: string
  readonly kind: ArticleKind
  readonly slug: string
  readonly title: Texts
  readonly summary: Texts
  readonly pinned: boolean
  readonly publishAt: string | null
  readonly state: ArticleState
  readonly hasDraft: boolean
  readonly version: number
  readonly author: string | null
  readonly createdAt: string
  readonly editedAt: string
  readonly editedBy: string | null
}

/** The newest text of an article, and with it what visitors read. */
export interface OfficeArticle extends Head {
  readonly body: Texts
  readonly shown: ArticleDraft
}

/** The draft's text, if there is one, otherwise the published one. */
const headColumns = sql`
  article.id, article.kind, article.slug, coalesce(article.draft->'title', article.title) as title,
  coalesce(article.draft->'summary', article.summary) as summary,
  coalesce((article.draft->>'pinned')::boolean, article.pinned) as pinned,
  case when article.draft ? 'publishAt' then (article.draft->>'publishAt')::timestamptz else article.publish_at end as "publishAt",
  case when article.state = 'draft' then 'draft' when article.publish_at > now() then 'scheduled' else 'published' end as state,
  article.draft is not null as "hasDraft", article.edits as version, author.name as author, article.created_at as "createdAt",
  article.edited_at as "editedAt", editor.name as "editedBy"`

const withPeople = sql`
  from articles article left join staff author on author.id = article.author_id left join staff editor on editor.id = article.edited_by`

export interface OfficeFilter {
  readonly kind?: ArticleKind | undefined
  readonly state?: ArticleState | undefined
  readonly keyword?: string | undefined
}

/** Newest first; ids ascend in the order of creation. */
export const listOfficeArticles = (db: Db, filter: OfficeFilter, after: string | null, limit: number) =>
  db.rows(sql<Head>`
    select ${headColumns} ${withPeople} where ${matches(filter)} and (${after}::uuid is null or article.id < ${after}::uuid)
    order by article.id desc limit ${limit}`)

export const countOfficeArticles = (db: Db, filter: OfficeFilter, most: number) =>
  db.row(sql<{ total: number }>`
    select count(*)::int as total from (select 1 from articles article where ${matches(filter)} limit ${most}) counted`)

function matches({ kind: asked, state, keyword }: OfficeFilter) {
  const kind = asked ?? null
  const holds = keyword ? `%${escapeLike(keyword)}%` : null
  return sql`
    (${kind}::text is null or article.kind = ${kind}::text) ${state === undefined ? nothing : isIn[state]}
    and (${holds}::text is null or article.slug ilike ${holds}::text or article.title::text ilike ${holds}::text
      or article.draft->>'title' ilike ${holds}::text)`
}

const isIn = {
  draft: sql`and article.state = 'draft'`,
  scheduled: sql`and article.state = 'published' and article.publish_at > now()`,
  published: sql`and article.state = 'published' and article.publish_at <= now()`,
} as const satisfies Record<ArticleState, unknown>

export const findOfficeArticle = (db: Db, id: string) =>
  db.find(sql<OfficeArticle>`
    select ${headColumns}, coalesce(article.draft->'body', article.body) as body,
      jsonb_build_object('title', article.title, 'summary', article.summary, 'body', article.body, 'pinned', article.pinned)
        || jsonb_build_object('publishAt', ${asTime}) as shown
    ${withPeople} where article.id = ${id}`)

/** In the business time zone, like every other time that is sent. */
const asTime = sql`to_char(article.publish_at at time zone 'Asia/Shanghai', 'YYYY-MM-DD"T"HH24:MI:SS"+08:00"')`

export const lockArticle = (tx: Tx, id: string) =>
  tx.find(sql<{ id: string }>`select id from articles where id = ${id} for update`)

interface Placed extends ArticleDraft {
  readonly kind: ArticleKind
  readonly slug: string
}

/** Inserts nothing if the address is taken. */
export const insertArticle = (tx: Tx, staffId: string, { kind, slug, pinned, publishAt, ...texts }: Placed) =>
  tx.find(sql<{ id: string }>`
    insert into articles (kind, slug, title, summary, body, pinned, publish_at, author_id, edited_by)
    values (${kind}, ${slug}, ${JSON.stringify(texts.title)}, ${JSON.stringify(texts.summary)}, ${JSON.stringify(texts.body)}, ${pinned}, ${publishAt}, ${staffId}, ${staffId})
    on conflict (slug) do nothing returning id`)

/** For an article that visitors do not see; an address in use violates `articles_slug_key`. */
export const updateHidden = (
  tx: Tx,
  staffId: string,
  id: string,
  { kind, slug, pinned, publishAt, ...texts }: Placed,
) =>
  tx.run(sql`
    update articles set kind = ${kind}, slug = ${slug}, title = ${JSON.stringify(texts.title)}, summary = ${JSON.stringify(texts.summary)}, body = ${JSON.stringify(texts.body)},
      pinned = ${pinned}, publish_at = ${publishAt}, ${editedBy(staffId)}
    where id = ${id}`)

/** For an article that visitors see: the draft is kept next to it. */
export const keepDraft = (tx: Tx, staffId: string, id: string, draft: ArticleDraft) =>
  tx.run(sql`update articles set draft = ${JSON.stringify(draft)}, ${editedBy(staffId)} where id = ${id}`)

export const dropDraft = (tx: Tx, staffId: string, id: string) =>
  tx.run(sql`update articles set draft = null, ${editedBy(staffId)} where id = ${id}`)

export const publishArticle = (tx: Tx, staffId: string, id: string) =>
  tx.run(sql`
    update articles set state = 'published', ${fromDraft}, publish_at = coalesce(${dateOfDraft}, now()),
      draft = null, ${editedBy(staffId)}
    where id = ${id}`)

/** A draft becomes its text. */
export const hideArticle = (tx: Tx, staffId: string, id: string) =>
  tx.run(sql`
    update articles set state = 'draft', ${fromDraft}, publish_at = ${dateOfDraft},
      draft = null, ${editedBy(staffId)}
    where id = ${id}`)

const fromDraft = sql`
  title = coalesce(draft->'title', title), summary = coalesce(draft->'summary', summary),
  body = coalesce(draft->'body', body), pinned = coalesce((draft->>'pinned')::boolean, pinned)`

/** A draft may have lost its date: it is published at once. */
const dateOfDraft = sql`case when draft ? 'publishAt' then (draft->>'publishAt')::timestamptz else publish_at end`

const editedBy = (staffId: string) => sql`edits = edits + 1, edited_at = now(), edited_by = ${staffId}`

/** Its address is remembered, so that no release seeds it again. */
export async function deleteArticle(tx: Tx, id: string): Promise<void> {
  await tx.run(sql`
    insert into deleted_articles (slug) select slug from articles where id = ${id} on conflict do nothing`)
  await tx.run(sql`delete from articles where id = ${id}`)
}

import type { StoredText } from '#contract/wire/language.ts'
import { type Db, escapeLike, sql } from '#server/database/db.ts'

export type ArticleKind = 'announcement' | 'industry'

export interface Article {
  readonly id: string
  readonly slug: string
  readonly kind: ArticleKind
  readonly title: Partial<StoredText>
  readonly summary: Partial<StoredText>
  readonly publishedAt: string
  readonly pinned: boolean
}

export interface WholeArticle extends Article {
  readonly body: Partial<StoredText>
  readonly updatedAt: string
}

const columns = sql`id, slug, kind, title, summary, publish_at as "publishedAt", pinned`
/** A published article may still have its publishing time ahead. */
const isShown = sql`state = 'published' and publish_at <= now()`

export interface ArticleFilter {
  readonly kind: ArticleKind | null
  readonly keyword: string | null
}

export const listArticles = (db: Db, filter: ArticleFilter, limit: number, offset: number) =>
  db.rows(sql<Article>`
    select ${columns} from articles where ${matches(filter)}
    order by pinned desc, publish_at desc, id desc limit ${limit} offset ${offset}`)

export const countArticles = (db: Db, filter: ArticleFilter) =>
  db.row(sql<{ total: number }>`select count(*)::int as total from articles where ${matches(filter)}`)

function matches({ kind, keyword }: ArticleFilter) {
  const holds = keyword === null ? null : `%${escapeLike(keyword)}%`
  return sql`
    ${isShown} and (${kind}::text is null or kind = ${kind}::text)
    and (${holds}::text is null or concat_ws(' ', title->>'cn', title->>'en', title->>'sh', summary->>'cn', summary->>'en', summary->>'sh')
      ilike ${holds}::text)`
}

interface Named {
  readonly id: string | null
  readonly slug: string | null
  readonly kind: ArticleKind | null
}

export const findArticle = (db: Db, { id, slug, kind }: Named) =>
  db.find(sql<WholeArticle>`
    select ${columns}, body, updated_at as "updatedAt" from articles
    where ${isShown} and (${id}::uuid is null or id = ${id}::uuid) and (${slug}::text is null or slug = ${slug}::text)
      and (${kind}::text is null or kind = ${kind}::text)`)

/** At most `limit` of each kind. */
export const listWholeArticles = (db: Db, limit: number) =>
  db.rows(sql<WholeArticle>`
    select newest.* from (values ('announcement'), ('industry')) as kinds (name) cross join lateral (
      select ${columns}, body, updated_at as "updatedAt" from articles where ${isShown} and kind = kinds.name
      order by pinned desc, publish_at desc, id desc limit ${limit}) as newest
    order by pinned desc, "publishedAt" desc, id desc`)

export interface Head extends Pick<Article, 'id' | 'slug' | 'kind' | 'title' | 'publishedAt'> {
  readonly updatedAt: string
}

const headColumns = sql`id, slug, kind, title, publish_at as "publishedAt", updated_at as "updatedAt"`

/** The newest first. */
export const listHeads = (db: Db) =>
  db.rows(sql<Head>`select ${headColumns} from articles where ${isShown} order by publish_at desc, id desc`)

/** An article between the next newer and the next older one of its kind. */
export const findNeighbours = (db: Db, { id, kind }: Pick<Article, 'id' | 'kind'>) => {
  const place = sql`(select publish_at, id from articles where id = ${id})`
  return db.rows(sql<Head>`
    (select ${headColumns} from articles where ${isShown} and kind = ${kind} and (publish_at, id) >= ${place}
      order by publish_at, id limit 2)
    union all
    (select ${headColumns} from articles where ${isShown} and kind = ${kind} and (publish_at, id) < ${place}
      order by publish_at desc, id desc limit 1)
    order by "publishedAt" desc, id desc`)
}

type Address = Pick<Article, 'id' | 'kind' | 'slug'> & Pick<Head, 'updatedAt'>

/** The addresses of all articles, newest first, `limit` at a time. */
export const listAddresses = (db: Db, after: string | null, limit: number) =>
  db.rows(sql<Address>`
    select id, kind, slug, updated_at as "updatedAt" from articles
    where ${isShown} and (${after}::uuid is null or (publish_at, id) < (select publish_at, id from articles where id = ${after}::uuid))
    order by publish_at desc, id desc limit ${limit}`)

export interface StoredPage {
  readonly slug: string
  readonly title: Partial<StoredText>
  readonly body: Partial<StoredText>
  readonly updatedAt: string
}

const pageColumns = sql`slug, title, body, updated_at as "updatedAt"`

export const findPage = (db: Db, slug: string) =>
  db.find(sql<StoredPage>`select ${pageColumns} from pages where slug = ${slug}`)

export const listPages = (db: Db) => db.rows(sql<StoredPage>`select ${pageColumns} from pages order by slug`)

/** Changes are counted; what starts or ends by its time changes no count, so the latest such moment is read as well. */
export const findRevision = (db: Db) =>
  db.row(sql<{ word: string }>`
    select concat_ws('-', revision, (extract(epoch from greatest(
      (select max(publish_at) from articles where ${isShown}),
      (select max(valid_from) from price_rules where valid_from <= now()),
      (select max(valid_to) from price_rules where valid_to <= now()),
      (select max(valid_from) from surcharges where valid_from <= now()),
      (select max(valid_to) from surcharges where valid_to <= now()))) * 1000)::bigint) as word
    from content_revision`)

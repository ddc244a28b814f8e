import type { StoredText } from '#contract/wire/language.ts'
import { type Db, sql } from '#server/database/db.ts'

/* Texts that were replaced. Each was written when the one before it was replaced. */

type Texts = Partial<StoredText>

interface Version {
  readonly version: number
  readonly title: Texts
  readonly summary: Texts | null
  readonly body: Texts
  readonly writtenAt: string | null
  readonly writtenBy: string | null
  readonly replacedAt: string
  readonly replacedBy: string | null
}

const people = sql`
  before.replaced_at as "writtenAt", writer.name as "writtenBy", v.replaced_at as "replacedAt", replacer.name as "replacedBy"`
const joinPeople = sql`
  left join staff writer on writer.id = before.replaced_by left join staff replacer on replacer.id = v.replaced_by`

export const listPageVersions = (db: Db, slug: string, after: number | null, limit: number) =>
  db.rows(sql<Version>`
    select v.version, v.title, null as summary, v.body, ${people}
    from page_versions v left join page_versions before on before.slug = v.slug and before.version = v.version - 1
    ${joinPeople}
    where v.slug = ${slug} and (${after}::int is null or v.version < ${after}::int) order by v.version desc limit ${limit}`)

/** The first text of an article has its author. */
export const listArticleVersions = (db: Db, id: string, after: number | null, limit: number) =>
  db.rows(sql<Version>`
    select v.version, v.title, v.summary, v.body, before.replaced_at as "writtenAt",
      case when before.version is null and v.version = 1 then author.name else writer.name end as "writtenBy",
      v.replaced_at as "replacedAt", replacer.name as "replacedBy"
    from article_versions v join articles on articles.id = v.article_id left join staff author on author.id = articles.author_id
    left join article_versions before on before.article_id = v.article_id and before.version = v.version - 1
    ${joinPeople}
    where v.article_id = ${id} and (${after}::int is null or v.version < ${after}::int) order by v.version desc limit ${limit}`)

import type { StoredText } from '#contract/wire/language.ts'
import { type Db, sql, type Tx } from '#server/database/db.ts'

type Texts = Partial<StoredText>

interface Head {
  readonly id: string
  readonly slug: string
  readonly title: Texts
  readonly hasDraft: boolean
  readonly hasSample: boolean
  readonly version: number
  readonly updatedAt: string
  readonly editedAt: string
  readonly editedBy: string | null
}

export interface PageTexts {
  readonly title: Texts
  readonly body: Texts
}

/** The newest text of a page, and with it what visitors read. */
export interface OfficePage extends Head, PageTexts {
  readonly shown: PageTexts
}

/** Seed texts mark what the operator has to fill in. */
const holdsSample = sql`page.body::text like '%SAMPLE%'`

const headColumns = sql`
  page.id, page.slug, coalesce(page.draft->'title', page.title) as title, page.draft is not null as "hasDraft",
  ${holdsSample} as "hasSample", page.edits as version,
  page.updated_at as "updatedAt", page.edited_at as "editedAt", editor.name as "editedBy"`
const withEditor = sql`from pages page left join staff editor on editor.id = page.edited_by`

export const listOfficePages = (db: Db) => db.rows(sql<Head>`select ${headColumns} ${withEditor} order by page.slug`)

export const findOfficePage = (db: Db, slug: string) =>
  db.find(sql<OfficePage>`
    select ${headColumns}, coalesce(page.draft->'body', page.body) as body,
      jsonb_build_object('title', page.title, 'body', page.body) as shown
    ${withEditor} where page.slug = ${slug}`)

export const lockPage = (tx: Tx, slug: string) =>
  tx.find(sql<{ slug: string }>`select slug from pages where slug = ${slug} for update`)

/** The previous text stays readable in its versions. */
export const showPage = (tx: Tx, staffId: string, slug: string, { title, body }: PageTexts) =>
  tx.run(sql`
    update pages set title = ${JSON.stringify(title)}, body = ${JSON.stringify(body)}, draft = null, ${editedBy(staffId)} where slug = ${slug}`)

export const keepPageDraft = (tx: Tx, staffId: string, slug: string, draft: PageTexts) =>
  tx.run(sql`update pages set draft = ${JSON.stringify(draft)}, ${editedBy(staffId)} where slug = ${slug}`)

export const dropPageDraft = (tx: Tx, staffId: string, slug: string) =>
  tx.run(sql`update pages set draft = null, ${editedBy(staffId)} where slug = ${slug}`)

const editedBy = (staffId: string) => sql`edits = edits + 1, edited_at = now(), edited_by = ${staffId}`

import { type Db, escapeLike, nothing, sql, type Tx } from '#server/database/db.ts'

/* The words of goods as editors keep them. */

export interface WordFilter {
  readonly keyword?: string | undefined
  readonly categoryCode?: string | undefined
}

export interface KeptWord {
  readonly word: string
  readonly categoryCode: string | null
  readonly addedBy: string | null
  readonly addedAt: string
}

const matches = ({ keyword = '', categoryCode }: WordFilter) => sql`
  word like ${`%${escapeLike(keyword)}%`} ${categoryCode === undefined ? nothing : sql`and category_code = ${categoryCode}`}`

export const listKept = (db: Db, filter: WordFilter, after: string | null, limit: number) =>
  db.rows(sql<KeptWord>`
    select word, category_code as "categoryCode", (select name from staff where id = added_by) as "addedBy", added_at as "addedAt"
    from goods_words where ${matches(filter)} ${after ? sql`and word > ${after}` : nothing} order by word limit ${limit}`)

export const countKept = (db: Db, filter: WordFilter) =>
  db.row(sql<{ total: number }>`select count(*)::int as total from goods_words where ${matches(filter)}`)

export const categoryOf = (tx: Tx, word: string) =>
  tx.find(sql<{ categoryCode: string | null }>`
    select category_code as "categoryCode" from goods_words where word = ${word} for update`)

export const storeWord = (tx: Tx, word: string, categoryCode: string, staffId: string) =>
  tx.run(sql`
    insert into goods_words (word, category_code, added_by) values (${word}, ${categoryCode}, ${staffId})
    on conflict (word) do update set category_code = excluded.category_code, added_by = excluded.added_by, added_at = now()`)

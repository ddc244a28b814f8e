import type { StoredCode } from '#contract/wire/language.ts'
import type { MailWords } from '#domain/mail-words.ts'
import { type Db, limitTo, nothing, sql, type Tx } from '#server/database/db.ts'

/* The words of mails that staff changed. */

export type WordsInThree = Readonly<Record<StoredCode, MailWords>>

export interface StoredText {
  readonly key: string
  readonly words: WordsInThree
  readonly version: number
  readonly changedAt: string
  readonly changedBy: string
}

const columns = sql`
  mail_texts.key, mail_texts.words, mail_texts.version, mail_texts.updated_at as "changedAt",
  (select name from staff where id = mail_texts.changed_by) as "changedBy"`

export const storedTexts = (db: Db) => db.rows(sql<StoredText>`select ${columns} from mail_texts`)

export const storedWords = (db: Db, key: string) =>
  db.find(sql<{ words: WordsInThree }>`select words from mail_texts where key = ${key}`)

/** Locked until the end, so that of two who change one mail at once the second sees what the first wrote. */
export async function lockText(tx: Tx, key: string): Promise<StoredText | undefined> {
  await tx.run(sql`lock table mail_texts in share row exclusive mode`)
  return tx.find(sql<StoredText>`select ${columns} from mail_texts where key = ${key}`)
}

/** The number of the version never goes back, so that an old one is never taken for the newest. */
export const storeText = (tx: Tx, key: string, words: WordsInThree, staffId: string) =>
  tx.row(sql<StoredText>`
    insert into mail_texts (key, words, version, changed_by)
    values (${key}, ${JSON.stringify(words)}::jsonb, (select count(*) + 1 from mail_text_changes where key = ${key}), ${staffId})
    on conflict (key) do update set words = excluded.words, version = mail_texts.version + 1, changed_by = excluded.changed_by, updated_at = now()
    returning ${columns}`)

export const removeText = (tx: Tx, key: string) => tx.run(sql`delete from mail_texts where key = ${key}`)

interface NewChange {
  readonly key: string
  /** Null: the words that we ship. */
  readonly before: WordsInThree | null
  readonly after: WordsInThree | null
  readonly staffId: string
}

export const noteChange = (tx: Tx, { key, before, after, staffId }: NewChange) =>
  tx.row(sql<{ id: string }>`
    insert into mail_text_changes (key, before, after, staff_id)
    values (${key}, ${before && JSON.stringify(before)}::jsonb, ${after && JSON.stringify(after)}::jsonb, ${staffId})
    returning id`)

export interface StoredChange extends Omit<NewChange, 'staffId'> {
  readonly id: string
  readonly at: string
  readonly by: string
}

const of = (key: string | undefined) => (key === undefined ? nothing : sql`and c.key = ${key}`)

export const listChanges = (db: Db, key: string | undefined, after: string | null, limit: number) =>
  db.rows(sql<StoredChange>`
    select c.id, c.key, c.before, c.after, c.at, staff.name as by
    from mail_text_changes c join staff on staff.id = c.staff_id
    where true ${of(key)} ${after ? sql`and c.no < (select no from mail_text_changes where id = ${after}::uuid)` : nothing}
    order by c.no desc limit ${limit}`)

export const countChanges = (db: Db, key: string | undefined, bound: number) =>
  db.row(sql<{ total: number }>`
    select count(*)::int as total from (select from mail_text_changes c where true ${of(key)} ${limitTo(bound)}) few`)

import { type Db, limitTo, nothing, type Query, sql, type Tx } from './db.ts'

/*
 * Words that staff gave in place of shipped ones, a row for each key, and every change of them. Mails and codes each have
 * two such tables, of the same columns.
 */

export interface StoredWords<Words> {
  readonly key: string
  readonly words: Words
  readonly version: number
  readonly changedAt: string
  readonly changedBy: string
}

interface NewChange<Words> {
  readonly key: string
  /** Null: the words that we ship. */
  readonly before: Words | null
  readonly after: Words | null
  readonly staffId: string
}

export interface WordsChange<Words> extends Omit<NewChange<Words>, 'staffId'> {
  readonly id: string
  readonly at: string
  readonly by: string
}

interface Tables {
  readonly kept: Query<unknown>
  readonly changes: Query<unknown>
}

const columns = sql`
  kept.key, kept.words, kept.version, kept.updated_at as "changedAt",
  (select name from staff where id = kept.changed_by) as "changedBy"`

const asJson = (words: unknown) => (words === null ? null : JSON.stringify(words))
const ofKey = (key: string | undefined) => (key === undefined ? nothing : sql`and c.key = ${key}`)

export const ownWordsIn = <Words>({ kept, changes }: Tables) => ({
  all: (db: Db) => db.rows(sql<StoredWords<Words>>`select ${columns} from ${kept} kept`),

  words: (db: Db, key: string) => db.find(sql<{ words: Words }>`select words from ${kept} kept where key = ${key}`),

  /** Locked until the end, so that of two who change one text at once the second sees what the first wrote. */
  lock: async (tx: Tx, key: string): Promise<StoredWords<Words> | undefined> => {
    await tx.run(sql`lock table ${kept} in share row exclusive mode`)
    return tx.find(sql<StoredWords<Words>>`select ${columns} from ${kept} kept where key = ${key}`)
  },

  /** The number of the version never goes back, so that an old one is never taken for the newest. */
  store: (tx: Tx, key: string, words: Words, staffId: string) =>
    tx.row(sql<StoredWords<Words>>`
      insert into ${kept} as kept (key, words, version, changed_by)
      values (${key}, ${asJson(words)}::jsonb, (select count(*) + 1 from ${changes} c where c.key = ${key}), ${staffId})
      on conflict (key) do update set words = excluded.words, version = kept.version + 1, changed_by = excluded.changed_by, updated_at = now()
      returning ${columns}`),

  remove: (tx: Tx, key: string) => tx.run(sql`delete from ${kept} where key = ${key}`),

  noteChange: (tx: Tx, { key, before, after, staffId }: NewChange<Words>) =>
    tx.row(sql<{ id: string }>`
      insert into ${changes} (key, before, after, staff_id)
      values (${key}, ${asJson(before)}::jsonb, ${asJson(after)}::jsonb, ${staffId})
      returning id`),

  listChanges: (db: Db, key: string | undefined, after: string | null, limit: number) =>
    db.rows(sql<WordsChange<Words>>`
      select c.id, c.key, c.before, c.after, c.at, staff.name as by
      from ${changes} c join staff on staff.id = c.staff_id
      where true ${ofKey(key)} ${after ? sql`and c.no < (select no from ${changes} where id = ${after}::uuid)` : nothing}
      order by c.no desc limit ${limit}`),

  countChanges: (db: Db, key: string | undefined, bound: number) =>
    db.row(sql<{ total: number }>`
      select count(*)::int as total from (select from ${changes} c where true ${ofKey(key)} ${limitTo(bound)}) few`),
})

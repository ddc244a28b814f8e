import type { HelpSynonym } from '#domain/help-words.ts'
import type { Language } from '#domain/language.ts'
import { type Db, sql, type Tx } from '#server/database/db.ts'

export const findSynonyms = (db: Db) => db.rows(sql<HelpSynonym>`select word, means from help_synonyms`)

export const isIndexed = async (db: Db, fingerprint: string) =>
  Boolean(await db.find(sql`select 1 from help_questions where fingerprint = ${fingerprint} limit 1`))

export interface IndexedQuestion {
  readonly language: Language
  /** The index of the question on its page. */
  readonly place: number
  readonly question: string
  /** A PostgreSQL text vector. */
  readonly words: string
}

/** If two servers find a changed text at once, they rebuild the index one after the other. */
export async function replaceQuestions(tx: Tx, rows: readonly IndexedQuestion[], fingerprint: string): Promise<void> {
  await tx.run(sql`lock table help_questions in share row exclusive mode`)
  await tx.run(sql`delete from help_questions`)
  await tx.run(sql`
    insert into help_questions (language, place, question, words, fingerprint)
    select language, place, question, words::tsvector, ${fingerprint}
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as made (language text, place int, question text, words text)`)
}

interface Ask {
  readonly language: Language
  readonly fingerprint: string
  /** PostgreSQL text queries, each of one word and its synonyms. */
  readonly queries: readonly string[]
}

/**
 * The questions that answer most of what was asked. A word counts more, the fewer questions contain it and the nearer
 * to the question's heading it is (`ts_rank`). One that none of them contains counts a little against all. Each step is
 * computed once, not for every question again.
 */
export const findAnswers = (db: Db, { language, fingerprint, queries }: Ask) =>
  db.rows(sql<{ place: number }>`
    with questions as materialized (
      select place, words from help_questions where language = ${language} and fingerprint = ${fingerprint}),
    asked as materialized (
      select query::tsquery as query, (select count(*) from questions where words @@ query::tsquery) as found
      from unnest(${queries}::text[]) query),
    weighed as materialized (
      select query, case when found = 0 then 1
        else ln(1 + (select count(*) from questions)::float8 / greatest(found, 3)) end as worth
      from asked)
    select place
    from questions cross join weighed
    group by place
    having coalesce(sum(worth) filter (where words @@ query), 0) >= sum(worth) / 2
    order by sum(worth * ts_rank('{0.03, 0.1, 0.3, 1}', words, query)) desc, place
    limit 10`)

import type { StoredText } from '#contract/wire/language.ts'
import { type Db, sql, type Tx } from '#server/database/db.ts'

/* Levels of members as administrators keep them. */

export interface KeptLevel {
  readonly code: string
  readonly name: StoredText
  readonly sort: number
  readonly members: number
  readonly version: number
}

const columns = sql`
  level.code, level.name, level.sort, level.version,
  (select count(*)::int from members where level_code = level.code and state <> 'erased') as members`

export const listLevels = (db: Db) =>
  db.rows(sql<KeptLevel>`select ${columns} from member_levels level order by level.sort, level.code limit 100`)

export const lockLevel = (tx: Tx, code: string) =>
  tx.find(sql<KeptLevel>`select ${columns} from member_levels level where level.code = ${code} for update of level`)

type Fields = Pick<KeptLevel, 'code' | 'name' | 'sort'>

/** Undefined: the code is taken. */
export const insertLevel = (tx: Tx, { code, name, sort }: Fields) =>
  tx.find(sql<KeptLevel>`
    insert into member_levels as level (code, name, sort) values (${code}, ${JSON.stringify(name)}::jsonb, ${sort})
    on conflict do nothing returning ${columns}`)

export const saveLevel = (tx: Tx, { code, name, sort }: Fields) =>
  tx.row(sql<KeptLevel>`
    update member_levels level set name = ${JSON.stringify(name)}::jsonb, sort = ${sort}, version = level.version + 1
    where level.code = ${code} returning ${columns}`)

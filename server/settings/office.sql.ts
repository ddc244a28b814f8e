import { type Db, limitTo, nothing, sql, type Tx } from '#server/database/db.ts'

/* Settings as staff change them. */

export interface StoredSetting {
  readonly key: string
  readonly value: unknown
  readonly version: number
  readonly changedAt: string
  /** Null: set while the product was installed. */
  readonly changedBy: string | null
}

const columns = sql`
  settings.key, settings.value, settings.version, settings.updated_at as "changedAt",
  (select name from staff where id = settings.changed_by) as "changedBy"`

export const storedSettings = (db: Db) => db.rows(sql<StoredSetting>`select ${columns} from settings`)

/** All rows, locked, so that two changes are judged one after the other: some keys have to fit each other. */
export async function lockSettings(tx: Tx): Promise<readonly StoredSetting[]> {
  await tx.run(sql`lock table settings in share row exclusive mode`)
  return storedSettings(tx)
}

/** The number of the version never goes back, so that an old one is never taken for the newest. */
export const storeSetting = (tx: Tx, key: string, value: unknown, staffId: string) =>
  tx.row(sql<StoredSetting>`
    insert into settings (key, value, version, changed_by)
    values (${key}, ${JSON.stringify(value)}::jsonb, (select count(*) + 1 from setting_changes where key = ${key}), ${staffId})
    on conflict (key) do update set value = excluded.value, version = settings.version + 1, changed_by = excluded.changed_by, updated_at = now()
    returning ${columns}`)

export const removeSetting = (tx: Tx, key: string) => tx.run(sql`delete from settings where key = ${key}`)

interface NewChange {
  readonly key: string
  /** Undefined: the default. */
  readonly before: unknown
  readonly after: unknown
  readonly staffId: string
}

export const noteChange = (tx: Tx, { key, before, after, staffId }: NewChange) =>
  tx.row(sql<{ id: string }>`
    insert into setting_changes (key, before, after, staff_id)
    values (${key}, ${jsonOrNull(before)}::jsonb, ${jsonOrNull(after)}::jsonb, ${staffId}) returning id`)

const jsonOrNull = (value: unknown) => (value === undefined ? null : JSON.stringify(value))

export interface StoredChange {
  readonly id: string
  readonly key: string
  readonly before: unknown
  readonly after: unknown
  readonly at: string
  readonly by: string
}

const among = (keys: readonly string[]) => sql`setting_changes.key = any(${keys})`

export const listChanges = (db: Db, keys: readonly string[], after: string | null, limit: number) =>
  db.rows(sql<StoredChange>`
    select setting_changes.id, setting_changes.key, before, after, at, staff.name as by
    from setting_changes join staff on staff.id = setting_changes.staff_id
    where ${among(keys)} ${after ? sql`and no < (select no from setting_changes where id = ${after}::uuid)` : nothing}
    order by no desc limit ${limit}`)

export const countChanges = (db: Db, keys: readonly string[], bound: number) =>
  db.row(sql<{ total: number }>`
    select count(*)::int as total from (select from setting_changes where ${among(keys)} ${limitTo(bound)}) few`)

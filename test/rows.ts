import { type Db, type Query, sql } from '#server/database/db.ts'
import * as z from 'zod/mini'

/* The contents of all tables: the tests that attack every call check whether anything has changed. */

/**
 * Written outside a call's transaction, so a refused call may leave a row there: counters of failures and limits, used
 * image codes, when a session was last seen.
 */
const besides: ReadonlySet<string> = new Set([
  'auth_tokens',
  'captchas',
  'claim_misses',
  'guessed_accounts',
  'idempotency_keys',
  'number_blocks',
  'rate_hits',
  'sign_in_failures',
  'spent_proofs',
  'member_sessions',
  'staff_sessions',
])

/** One fingerprint per table, so that a difference names its table. */
export async function fingerprints(db: Db): Promise<Readonly<Record<string, string>>> {
  const tables = (await tableNames(db)).filter((table) => !besides.has(table))
  const each = tables.map(
    (table) => `(select md5(coalesce(string_agg(r::text, e'\\n' order by r::text), '')) from ${table} r) as ${table}`,
  )
  return db.row(raw<Record<string, string>>(`select ${each.join(', ')}`))
}

/** Table names are ours, and cannot be passed as parameters. */
const raw = <Row>(text: string): Query<Row> => ({ parts: [text], values: [] })

const tableNames = async (db: Db): Promise<readonly string[]> =>
  (
    await db.rows(sql<{ name: string }>`
      select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace order by relname`)
  ).map(({ name }) => name)

export const columnNames = async (db: Db): Promise<readonly string[]> =>
  (
    await db.rows(sql<{ name: string }>`
      select distinct attname as name from pg_attribute join pg_class c on c.oid = attrelid
      where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and attnum > 0 and not attisdropped order by 1`)
  ).map(({ name }) => name)

interface Thing {
  readonly table: string
  readonly id: string
  readonly isDeleted: boolean
}

/** Some of each kind or state. */
const several: ReadonlySet<string> = new Set(['addresses', 'files', 'orders', 'parcels'])

/** Tables that no call refers to by id. */
const unnamed = ['ledger_accounts', 'mail_outbox', 'order_deeds', 'order_events', 'order_parcels', 'parcel_events']

/** Ids of this member's things: some from each table with a member id, and from tables that refer to those. */
export async function thingsOf(db: Db, memberId: string): Promise<readonly Thing[]> {
  const links = await db.rows(sql<{ table: string; column: string; parent: string | null; isGone: string | null }>`
    select c.relname as table, a.attname as column, f.confrelid::regclass::text as parent,
      (select case attname when 'lifecycle' then 'lifecycle = ''deleted''' else 'deleted_at is not null' end
        from pg_attribute d where d.attrelid = c.oid and d.attname in ('lifecycle', 'deleted_at') limit 1) as "isGone"
    from pg_class c
      join pg_attribute a on a.attrelid = c.oid and a.attname in ('member_id', 'owner_id', 'order_id', 'parcel_id')
      left join pg_constraint f on f.conrelid = c.oid and f.contype = 'f' and f.conkey = array[a.attnum]
    where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and c.relname <> all(${unnamed})
      and exists (select from pg_attribute i where i.attrelid = c.oid and i.attname = 'id' and i.atttypid = 'uuid'::regtype)`)
  const whose = ({ column, parent }: (typeof links)[number]) =>
    column === 'order_id' || column === 'parcel_id'
      ? `${column} in (select id from ${parent ?? `${column.slice(0, -3)}s`} where member_id = $1)`
      : `${column} = $1`
  const some = links.flatMap((link) =>
    (link.isGone === null ? ['false'] : [`not (${link.isGone})`, link.isGone]).map(
      (state, index) =>
        `(select '${link.table}' as table, id::text, ${index === 1} as "isDeleted" from ${link.table}
          where ${whose(link)} and (${link.isGone === null} or (${state})) order by id limit ${several.has(link.table) ? 3 : 1})`,
    ),
  )
  const [first = '', ...rest] = `select distinct * from (${some.join(' union all ')}) t order by 1, 2`.split('$1')
  const found = await db.rows<Thing>({ parts: [first, ...rest], values: rest.map(() => memberId) })
  return [...found, { table: 'members', id: memberId, isDeleted: false }]
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
const moment = /^\d{4}-\d\d-\d\d([T ]\d\d:\d\d)?/

/**
 * What a member has, without what differs between members: ids, times, and generated numbers. Two members with the same
 * story give the same result.
 */
export async function pictureOf(db: Db, memberId: string): Promise<readonly string[]> {
  const tables = await db.rows(sql<{ name: string }>`
    select relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'member_id'
    where relkind = 'r' and relnamespace = 'public'::regnamespace order by 1`)
  const parts = tables
    .filter(({ name }) => !besides.has(name))
    .map(({ name }) => `select '${name}' as table, to_jsonb(r) as row from ${name} r where member_id = $1`)
  const [first = '', ...rest] = [...parts, `select 'members', to_jsonb(r) from members r where id = $1`]
    .join(' union all ')
    .split('$1')
  const rows = await db.rows<{ table: string; row: unknown }>({
    parts: [first, ...rest],
    values: rest.map(() => memberId),
  })
  return rows.map(({ table, row }) => `${table} ${JSON.stringify(z.json().parse(row), plain)}`).toSorted()
}

const plain = (key: string, value: unknown): unknown => {
  if (/(number|email|account|_hash|^no|invitation_code)$/.test(key)) return '…'
  if (/^(body|subject|event_key|to_address|customer_code)$/.test(key)) return '…'
  // What a member was told names orders and parcels.
  if (/^(title|text|link)$/.test(key) && (key === 'link' || typeof value === 'object')) return '…'
  if (typeof value !== 'string') return value
  if (uuid.test(value)) return '<id>'
  return moment.test(value) ? '<time>' : value
}

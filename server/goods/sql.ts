import type { StoredText } from '#contract/wire/language.ts'
import type { GoodsWord } from '#domain/goods-finder.ts'
import type { GoodsVerdict } from '#domain/goods-verdict.ts'
import { type Db, escapeLike, limitTo, nothing, sql, type Tx } from '#server/database/db.ts'

export interface Category {
  readonly code: string
  readonly verdict: GoodsVerdict
  readonly contrabandNumber: number | null
  readonly name: StoredText
  readonly rule: StoredText
}

export const findCategories = (db: Db) =>
  db.rows(sql<Category>`
    select code, verdict, contraband_number as "contrabandNumber", name, rule from goods_categories order by sort, code`)

/** Words that name goods. */
export const findWords = (db: Db) =>
  db.rows(sql<GoodsWord & { readonly categoryCode: string }>`
    select word, category_code as "categoryCode" from goods_words where category_code is not null order by word`)

/**
 * Words that occur in one of the texts, comparing the normalised keys of both. What staff marked as no goods is
 * included as a plain word.
 */
export const findWordsIn = (db: Db, keys: readonly string[]) =>
  db.rows(sql<GoodsWord>`
    select word, category_code as "categoryCode" from (
      select word, category_code from goods_words
      union all
      select word, null from goods_unknown_words
      where dismissed_at is not null and not exists (select 1 from goods_words where goods_words.word = goods_unknown_words.word)
    ) known
    where exists (select 1 from unnest(${keys}::text[]) key where strpos(key, word) > 0)`)

export interface StoredRestriction {
  readonly categoryCode: string
  readonly channelId: string | null
  readonly destinationCode: string | null
  readonly verdict: GoodsVerdict
  readonly rule: StoredText
}

export const findRestrictions = (db: Db) =>
  db.rows(sql<StoredRestriction>`
    select category_code as "categoryCode", channel_id as "channelId", destination_code as "destinationCode", verdict, rule
    from goods_rules order by category_code, destination_code nulls first, channel_id nulls first`)

/** More of them than staff could ever read are not kept. */
const unknownWordsMax = 5000

/**
 * Counts an unknown word. In a full list it replaces the rarest one that was asked for longest ago; two at once replace
 * two.
 */
export const noteUnknown = (db: Db, word: string) =>
  db.run(sql`
    with gone as (
      delete from goods_unknown_words where id = (
        select id from goods_unknown_words
        where (select count(*) from goods_unknown_words) >= ${unknownWordsMax}::int
          and not exists (select 1 from goods_unknown_words where word = ${word}::text)
        order by times, last_seen_at limit 1 for update skip locked))
    insert into goods_unknown_words (word) values (${word}::text)
    on conflict (word) do update set times = goods_unknown_words.times + 1, last_seen_at = now()`)

export interface UnknownWord {
  readonly id: string
  readonly text: string
  readonly times: number
  readonly firstSeenAt: string
  readonly lastSeenAt: string
}

const isSought = (sought: string) =>
  sql`dismissed_at is null ${sought === '' ? nothing : sql`and word like ${`%${escapeLike(sought)}%`}`}`

/** After a word that is no longer there, because somebody settled it, comes the first page. */
const comesAfter = (id: string) => sql`
  and ((times, last_seen_at, id) < (select times, last_seen_at, id from goods_unknown_words where id = ${id}::uuid)
    or not exists (select from goods_unknown_words where id = ${id}::uuid))`

export const findUnknown = (db: Db, sought: string, after: string | null, limit: number) =>
  db.rows(sql<UnknownWord>`
    select id, word as text, times, first_seen_at as "firstSeenAt", last_seen_at as "lastSeenAt" from goods_unknown_words
    where ${isSought(sought)} ${after === null ? nothing : comesAfter(after)}
    order by times desc, last_seen_at desc, id desc limit ${limit}`)

export const countUnknown = async (db: Db, sought: string, bound: number) =>
  (
    await db.row(sql<{ total: number }>`
      select count(*)::int as total from (select from goods_unknown_words where ${isSought(sought)} ${limitTo(bound)}) few`)
  ).total

/** Locked, so that of two staff members who settle it one is first. */
export const lockUnknown = (tx: Tx, id: string) =>
  tx.find(sql<{ word: string; isDismissed: boolean }>`
    select word, dismissed_at is not null as "isDismissed" from goods_unknown_words where id = ${id} for update`)

export const dismissUnknown = (tx: Tx, id: string) =>
  tx.run(sql`update goods_unknown_words set dismissed_at = now() where id = ${id}`)

export const insertWord = (tx: Tx, { word, categoryCode, staffId }: GoodsWord & { readonly staffId: string }) =>
  tx.run(sql`
    insert into goods_words (word, category_code, added_by) select ${word}::text, code, ${staffId}::uuid from goods_categories
    where code = ${categoryCode} on conflict do nothing`)

/** Every unknown word that may contain a newly known one; the caller checks which really do. */
export const findUnknownWith = (tx: Tx, word: string) =>
  tx.rows(sql<{ id: string; word: string }>`
    select id, word from goods_unknown_words where strpos(word, ${word}::text) > 0`)

export const deleteUnknown = (tx: Tx, ids: readonly string[]) =>
  tx.run(sql`delete from goods_unknown_words where id = any(${ids}::uuid[])`)

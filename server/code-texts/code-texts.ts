import { setTimeout as wait } from 'node:timers/promises'
import type { Text } from '#domain/language.ts'
import type { Database, Db } from '#server/database/db.ts'
import type { Context } from '#server/context.ts'
import { codeTextOf } from './catalogue.ts'
import { codeWords, type StoredCodeText } from './code-texts.sql.ts'
import { asText, isUsable } from './usable.ts'

/*
 * The words that staff gave to messages and codes (record 104), read at most every few seconds in each process, as
 * settings are. A process serves one database, so there is one set of words, and code that writes an answer only needs
 * the shipped text.
 */

let ownWords: ReadonlyMap<Text, Text> = new Map()

/** What a text of ours says now: as staff worded it, or as we ship it. */
export const inUse = (text: Text): Text => ownWords.get(text) ?? text

/**
 * Before an answer is written. Requests share one read, and none waits long for it: a database that is slow or away
 * leaves the words as they were.
 */
export async function refreshCodeTexts({ database }: Pick<Context, 'database'>): Promise<void> {
  const kept = keptOf(database)
  if (kept.until > performance.now()) return
  kept.reading ??= read(database, kept)
  await Promise.race([kept.reading, wait(waitAtMostMs, undefined, { ref: false })])
}

/** The next request reads again: used after a row was changed. */
export function forgetCodeTexts({ database }: Pick<Context, 'database'>): void {
  const kept = keptOf(database)
  kept.until = 0
  kept.reading = null
  kept.forgotten += 1
}

/** The keys of stored words that are not used. */
export const unusableCodeTexts = async (db: Db): Promise<readonly string[]> =>
  (await codeWords.all(db)).filter((row) => !usable(row)).map(({ key }) => key)

const keptForMs = 3000
const waitAtMostMs = 250

interface Kept {
  until: number
  reading: Promise<void> | null
  /** How often the words were forgotten. */
  forgotten: number
}

const everyKept = new WeakMap<Database, Kept>()

function keptOf(database: Database): Kept {
  const found = everyKept.get(database) ?? { until: 0, reading: null, forgotten: 0 }
  everyKept.set(database, found)
  return found
}

async function read(database: Database, kept: Kept): Promise<void> {
  const { forgotten } = kept
  const rows = await codeWords.all(database).catch(() => null)
  // A row was changed during the read: what was read may be outdated.
  if (kept.forgotten !== forgotten) return
  if (rows) ownWords = new Map(rows.flatMap((row) => usable(row) ?? []))
  kept.until = performance.now() + keptForMs
  kept.reading = null
}

/** The shipped text and what replaces it; undefined for words that this build cannot use. */
function usable({ key, words }: StoredCodeText): [readonly [Text, Text]] | undefined {
  const text = codeTextOf(key)
  return text && isUsable(text, words) ? [[text.shipped, asText(text, words)]] : undefined
}

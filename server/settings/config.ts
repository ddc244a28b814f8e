import { type Config, config } from '#contract/config.ts'
import { type Database, type Db, sql } from '#server/database/db.ts'
import type { Context } from '#server/context.ts'

/**
 * Settings that staff can change, read at most every few seconds in each process, so that they cost a request nothing;
 * a change takes effect everywhere within that time. `db` is where the caller's other statements run. The settings that
 * an order was priced with are stored in its quote, so no later change affects it.
 */
export async function readConfig({ database }: Pick<Context, 'database'>, db: Db = database): Promise<Config> {
  const cache = cacheOf(database)
  if (cache.kept && cache.kept.until > performance.now()) return cache.kept.config
  const { forgotten } = cache
  const rows = await db.rows(sql<{ key: string; value: unknown }>`select key, value from settings`)
  const read = withDefaults(Object.fromEntries(rows.map(({ key, value }) => [key, value])))
  reportOnce(cache, read.wrong)
  // If a row was changed during the read, what was read may be outdated.
  if (cache.forgotten === forgotten) cache.kept = { config: read.config, until: performance.now() + keptForMs }
  return read.config
}

/** The next call reads again: used after a row was changed. */
export function forgetConfig({ database }: Pick<Context, 'database'>): void {
  const cache = cacheOf(database)
  cache.kept = null
  cache.forgotten += 1
}

/** Reports which keys hold an invalid value, whenever that changes. */
export function onWrongConfig(
  { database }: Pick<Context, 'database'>,
  report: (keys: readonly string[]) => void,
): void {
  cacheOf(database).report = report
}

const keptForMs = 3000

interface ConfigCache {
  kept: { readonly config: Config; readonly until: number } | null
  /** How often the cache was cleared. */
  forgotten: number
  reported: string
  report: (keys: readonly string[]) => void
}

const caches = new WeakMap<Database, ConfigCache>()

function cacheOf(database: Database): ConfigCache {
  const found = caches.get(database)
  if (found) return found
  const made: ConfigCache = { kept: null, forgotten: 0, reported: '', report: () => {} }
  caches.set(database, made)
  return made
}

/** An invalid value stops nothing: its key keeps the default. */
function withDefaults(stored: Readonly<Record<string, unknown>>): { config: Config; wrong: readonly string[] } {
  const read = config.safeParse(stored)
  if (read.success) return { config: read.data, wrong: [] }
  const wrong = [...new Set(read.error.issues.map(({ path: [key] }) => String(key)))].sort()
  const others = Object.entries(stored).filter(([key]) => !wrong.includes(key))
  return { config: config.parse(Object.fromEntries(others)), wrong }
}

function reportOnce(cache: ConfigCache, wrong: readonly string[]) {
  if (wrong.join() === cache.reported) return
  cache.reported = wrong.join()
  if (wrong.length > 0) cache.report(wrong)
}

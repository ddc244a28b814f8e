import type { Limit, Operation } from '#contract/operation.ts'
import { type Db, sql, type Tx } from './db.ts'
import { refuse } from './refuse.ts'

/* Limits of contract A8. They count by the name of a call, never by its path, so disguised paths share a bucket. */

interface Rule {
  readonly hits: number
  readonly seconds: number
}

const rules: Readonly<Record<Limit, Rule>> = {
  login: { hits: 10, seconds: 60 },
  mail: { hits: 5, seconds: 3600 },
  captcha: { hits: 60, seconds: 60 },
  public: { hits: 30, seconds: 60 },
  upload: { hits: 30, seconds: 3600 },
  export: { hits: 10, seconds: 3600 },
  session: { hits: 300, seconds: 60 },
}

/** Counted by who calls, as far as that is known; the others by where a call comes from. */
const countsPerson: readonly Limit[] = ['upload', 'export', 'session']

interface Caller {
  readonly ip: string
  readonly userId: string | null
}

/**
 * Counts one hit and refuses above the limit. The general limit of a session is counted in memory (it protects one
 * process from one caller); the others in PostgreSQL, shared by all processes.
 */
export async function countHit(db: Db, operation: Operation, caller: Caller): Promise<void> {
  const rule = rules[operation.limit]
  const who = countsPerson.includes(operation.limit) ? (caller.userId ?? caller.ip) : caller.ip
  if (operation.limit !== 'session') return countIn(db, `${bucketOf(operation)}:${who}`, rule)
  if (hitHere(who, rule) > rule.hits) refuse('rate_limited')
}

/** Mails to one address: three an hour, whoever asks for them. */
export async function countMail(db: Db, address: string): Promise<void> {
  await countIn(db, `mail-to:${address}`, { hits: 3, seconds: 3600 })
}

/** Letters of one member or address: ten a day; answers to the survey five an hour besides (C-52). */
export async function countMessage(db: Db, kind: 'letter' | 'survey', who: string): Promise<void> {
  await countIn(db, `messages:${who}`, { hits: 10, seconds: 86_400 })
  if (kind === 'survey') await countIn(db, `surveys:${who}`, { hits: 5, seconds: 3600 })
}

/** Searches for one whole number among the unclaimed parcels, found or not: nobody tries out numbers (reliability pr2). */
export async function countNumberSearch(db: Db, memberId: string): Promise<void> {
  await countIn(db, `number-search:${memberId}`, { hits: 120, seconds: 3600 })
}

/** From the public site twenty a day for one member (C-27), whoever makes them; a refused one does not count. */
export async function countSiteForecast(tx: Tx, memberId: string): Promise<void> {
  await countIn(tx, `site-forecast:${memberId}`, { hits: 20, seconds: 86_400 })
}

/** Mails are limited together (A8 counts register, resend and reset as one), as image codes are; the rest each by itself. */
const bucketOf = (operation: Operation) =>
  operation.limit === 'mail' || operation.limit === 'captcha' ? operation.limit : operation.name

/** Windows of a day begin at midnight of the business zone (decision 11). */
async function countIn(db: Db, bucket: string, { hits: most, seconds }: Rule): Promise<void> {
  const { hits } = await db.row(sql<{ hits: number }>`
    insert into rate_hits (bucket, window_start, hits)
    values (${bucket}, to_timestamp(floor((extract(epoch from now()) + 28800) / ${seconds}::int) * ${seconds}::int - 28800), 1)
    on conflict (bucket, window_start) do update set hits = rate_hits.hits + 1 returning hits`)
  if (hits > most) refuse('rate_limited')
}

const here = new Map<string, { endsAt: number; hits: number }>()

function hitHere(who: string, { seconds }: Rule): number {
  const now = performance.now()
  const window = here.get(who)
  if (window && window.endsAt > now) return ++window.hits
  if (here.size > 50_000) for (const [key, old] of here) if (old.endsAt <= now) here.delete(key)
  here.set(who, { endsAt: now + seconds * 1000, hits: 1 })
  return 1
}

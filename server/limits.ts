import type { Limit, Operation } from '#contract/operation.ts'
import { type Db, sql } from './db.ts'
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
  session: { hits: 300, seconds: 60 },
}

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
  const who = operation.limit === 'upload' || operation.limit === 'session' ? (caller.userId ?? caller.ip) : caller.ip
  const hits =
    operation.limit === 'session' ? hitHere(who, rule) : await hitEverywhere(db, `${bucketOf(operation)}:${who}`, rule)
  if (hits > rule.hits) refuse('rate_limited')
}

/** Mails to one address: three an hour, whoever asks for them. */
export async function countMail(db: Db, address: string): Promise<void> {
  const hits = await hitEverywhere(db, `mail-to:${address}`, { hits: 3, seconds: 3600 })
  if (hits > 3) refuse('rate_limited')
}

/** Sign-ins and mails are limited together (A8 counts register, resend and reset as one), the rest each by itself. */
const bucketOf = (operation: Operation) =>
  operation.limit === 'mail' || operation.limit === 'captcha' ? operation.limit : operation.name

async function hitEverywhere(db: Db, bucket: string, { seconds }: Rule): Promise<number> {
  const { hits } = await db.row(sql<{ hits: number }>`
    insert into rate_hits (bucket, window_start, hits)
    values (${bucket}, to_timestamp(floor(extract(epoch from now()) / ${seconds}::int) * ${seconds}::int), 1)
    on conflict (bucket, window_start) do update set hits = rate_hits.hits + 1 returning hits`)
  return hits
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

import { createHmac } from 'node:crypto'
import { mailboxOfEmail } from '#domain/referral.ts'
import type { Limit, Operation } from '#contract/wire/operation.ts'
import { type Database, type Db, sql, type Tx } from '#server/database/db.ts'
import type { Context } from '#server/context.ts'
import { sourceOf, wideNetworkOf } from './network.ts'
import { refuse } from './refuse.ts'

/*
 * What is counted, and how often is too often (decision record 27). Calls are counted by name, never by path, so that a
 * path spelt differently shares the bucket; an IPv6 address counts by its /64, which one machine has to itself; a
 * mailbox counts once, however it is spelt.
 */

interface RateLimit {
  readonly hits: number
  readonly seconds: number
}

const [minute, hour, day] = [60, 3600, 86_400] as const

/** Per caller or address. */
const calls: Readonly<Record<Exclude<Limit, 'none'>, RateLimit>> = {
  login: { hits: 10, seconds: minute },
  mail: { hits: 5, seconds: hour },
  captcha: { hits: 60, seconds: minute },
  public: { hits: 30, seconds: minute },
  tracking: { hits: 30, seconds: minute },
  upload: { hits: 30, seconds: hour },
  export: { hits: 10, seconds: hour },
  paper: { hits: 120, seconds: hour },
  session: { hits: 300, seconds: minute },
}

/** Limits that belong to no single call. */
export const limits = {
  mailsToReceiver: { hits: 3, seconds: hour },
  mailsToReceiverADay: { hits: 6, seconds: day },
  mailsOfNetwork: { hits: 100, seconds: hour },
  /** C-52. */
  letters: { hits: 10, seconds: day },
  surveys: { hits: 5, seconds: hour },
  /** C-21, whether found or not, so that nobody finds numbers by guessing. */
  numberSearches: { hits: 120, seconds: hour },
  /** C-27, from any caller. */
  siteForecastsToMember: { hits: 20, seconds: day },
  siteForecasts: { hits: 10, seconds: hour },
  siteMemberNumbers: { hits: 5, seconds: day },
  /** E-89, by address: somebody who cannot read pictures needs one for each form that they send. */
  codeWork: { hits: 60, seconds: hour },
  /** Per network. Only counted: after ten wrong codes the network gets work in place of pictures. */
  wrongCodes: { hits: Number.POSITIVE_INFINITY, seconds: hour },
  /** C-28 and C-42 together. */
  trackingADay: { hits: 300, seconds: day },
} as const satisfies Readonly<Record<string, RateLimit>>

/** C-28, C-42: from how many searches on the misses count, and the largest share that may be misses. */
export const trackingMisses = { from: 50, share: 0.8 } as const

/** Total per member. */
export const storedBytesMax = 200 * 1024 * 1024

/** Counted per account where the caller is known; all other limits count per address. */
const countsPerson: readonly Limit[] = ['upload', 'export', 'paper', 'session']

interface Caller {
  readonly ip: string
  readonly userId: string | null
}

/**
 * Counts one hit and refuses above the limit. The general limit of a session is counted in memory (it protects one
 * process from one caller); the others in PostgreSQL, shared by all processes.
 */
export async function countHit(db: Db, operation: Operation, { ip, userId }: Caller): Promise<void> {
  const { limit } = operation
  if (limit === 'none') return
  const who = (countsPerson.includes(limit) ? userId : null) ?? sourceOf(ip)
  if (limit === 'session') return hitHere(who, calls.session) > calls.session.hits ? refuse('rate_limited') : undefined
  await countIn(db, `${bucketOf(operation)}:${who}`, calls[limit])
  if (limit === 'mail') await countIn(db, `mails-of:${wideNetworkOf(ip)}`, limits.mailsOfNetwork)
  if (limit === 'tracking') await countTracking(db, who)
}

/** Limits mails to one mailbox, for all callers and all spellings of it. */
export async function countMail({ database, keyFor }: Context, address: string): Promise<void> {
  // A keyed hash, so that no address is left here once its account is erased.
  const mailbox = createHmac('sha256', keyFor('mail-limits')).update(mailboxOfEmail(address)).digest('base64url')
  await countIn(database, `mail-to:${mailbox}`, limits.mailsToReceiver)
  await countIn(database, `mail-to-a-day:${mailbox}`, limits.mailsToReceiverADay)
}

/** Feedback of one member or address; answers to the survey are counted separately. */
export async function countMessage(db: Db, kind: 'letter' | 'survey', who: string): Promise<void> {
  await countIn(db, `messages:${who}`, limits.letters)
  if (kind === 'survey') await countIn(db, `surveys:${who}`, limits.surveys)
}

export async function countNumberSearch(db: Db, memberId: string): Promise<void> {
  await countIn(db, `number-search:${memberId}`, limits.numberSearches)
}

/** A refused forecast does not count. */
export async function countSiteForecast(tx: Tx, memberId: string): Promise<void> {
  await countIn(tx, `site-forecast:${memberId}`, limits.siteForecastsToMember)
}

/**
 * Forecasts without sign-in from one address, and the member numbers they name. Refused ones count as well, so that
 * nobody can find out by trying which numbers exist.
 */
export async function countSiteTry(database: Database, ip: string, memberNumber: string): Promise<void> {
  const source = sourceOf(ip)
  await database.keep(async (kept) => {
    await countIn(kept, `site-forecast-from:${source}`, limits.siteForecasts)
    const named = await hit(kept, `site-number:${source}:${memberNumber}`, limits.siteMemberNumbers)
    // If this refuses, the number is not recorded either.
    if (named === 1) await countIn(kept, `site-numbers:${source}`, limits.siteMemberNumbers)
  })
}

export async function countCodeWork(db: Db, ip: string): Promise<void> {
  await countIn(db, `code-work:${sourceOf(ip)}`, limits.codeWork)
}

export async function countWrongCode(db: Db, network: string): Promise<void> {
  await hit(db, `wrong-codes:${network}`, limits.wrongCodes)
}

/** In the current hour. */
export async function wrongCodes(db: Db, network: string): Promise<number> {
  const { hits } = await db.row(sql<{ hits: number }>`
    select coalesce(sum(hits), 0)::int as hits from rate_hits
    where bucket = ${`wrong-codes:${network}`} and window_start = ${windowOf(hour)}`)
  return hits
}

/** Counts a public search for a number that is not known here. */
export async function countTrackingMiss(db: Db, ip: string): Promise<void> {
  await hit(db, `tracking-misses:${sourceOf(ip)}`, limits.trackingADay)
}

/**
 * Checked before counting: a caller whose searches mostly miss is refused for the rest of the day, and gains nothing by
 * continuing.
 */
async function countTracking(db: Db, source: string): Promise<void> {
  const { searched, missed } = await db.row(sql<{ searched: number; missed: number }>`
    select coalesce(sum(hits) filter (where bucket = ${`tracking:${source}`}), 0)::int as searched,
      coalesce(sum(hits) filter (where bucket = ${`tracking-misses:${source}`}), 0)::int as missed
    from rate_hits where bucket = any(${[`tracking:${source}`, `tracking-misses:${source}`]}) and window_start = ${windowOf(day)}`)
  if (searched >= trackingMisses.from && missed > searched * trackingMisses.share) refuseTooMany(limits.trackingADay)
  await countIn(db, `tracking:${source}`, limits.trackingADay)
}

/**
 * Mails share one bucket (register, resend and reset count together), and so do image codes; the rest have one each.
 */
const bucketOf = (operation: Operation) =>
  operation.limit === 'mail' || operation.limit === 'captcha' ? operation.limit : operation.name

async function countIn(db: Db, bucket: string, rateLimit: RateLimit): Promise<void> {
  if ((await hit(db, bucket, rateLimit)) > rateLimit.hits) refuseTooMany(rateLimit)
}

/** A limit that is over within a minute needs no next step beyond that of its code. */
function refuseTooMany({ seconds }: RateLimit): never {
  refuse('rate_limited', null, seconds === day ? { step: 'tomorrow' } : seconds === hour ? { step: 'next_hour' } : {})
}

async function hit(db: Db, bucket: string, { seconds }: RateLimit): Promise<number> {
  const { hits } = await db.row(sql<{ hits: number }>`
    insert into rate_hits (bucket, window_start, hits) values (${bucket}, ${windowOf(seconds)}, 1)
    on conflict (bucket, window_start) do update set hits = rate_hits.hits + 1 returning hits`)
  return hits
}

/** Windows of a day start at midnight in the business time zone. */
const windowOf = (seconds: number) =>
  sql`to_timestamp(floor((extract(epoch from now()) + 28800) / ${seconds}::int) * ${seconds}::int - 28800)`

const here = new Map<string, { endsAt: number; hits: number }>()

function hitHere(who: string, { seconds }: RateLimit): number {
  const now = performance.now()
  const window = here.get(who)
  if (window && window.endsAt > now) return ++window.hits
  if (here.size > 50_000) for (const [key, old] of here) if (old.endsAt <= now) here.delete(key)
  here.set(who, { endsAt: now + seconds * 1000, hits: 1 })
  return 1
}

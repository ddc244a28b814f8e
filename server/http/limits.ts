import { createHmac } from 'node:crypto'
import { mailboxOfEmail } from '#domain/referral.ts'
import type { Limit, Operation } from '#contract/wire/operation.ts'
import { type Database, type Db, sql, type Tx } from '#server/database/db.ts'
import type { House } from '#server/house.ts'
import { sourceOf, wideNetworkOf } from './network.ts'
import { refuse } from './refuse.ts'

/*
 * What is counted, and how often is too often (decision record 27). They count by the name of a call, never by its path,
 * so disguised paths share a bucket; an address of IPv6 counts by its /64, which one machine has to itself; a mailbox
 * counts once under all its spellings.
 */

interface Rule {
  readonly hits: number
  readonly seconds: number
}

const [minute, hour, day] = [60, 3600, 86_400] as const

/** Contract A8, by caller or address. */
const calls: Readonly<Record<Exclude<Limit, 'none'>, Rule>> = {
  login: { hits: 10, seconds: minute },
  mail: { hits: 5, seconds: hour },
  captcha: { hits: 60, seconds: minute },
  public: { hits: 30, seconds: minute },
  tracking: { hits: 30, seconds: minute },
  upload: { hits: 30, seconds: hour },
  export: { hits: 10, seconds: hour },
  session: { hits: 300, seconds: minute },
}

/** The others; where no call is named, the number is one of reliability §5. */
export const limits = {
  /** A8. */
  mailsToReceiver: { hits: 3, seconds: hour },
  mailsToReceiverADay: { hits: 6, seconds: day },
  mailsOfNetwork: { hits: 100, seconds: hour },
  /** C-52. */
  letters: { hits: 10, seconds: day },
  surveys: { hits: 5, seconds: hour },
  /** C-21, whether found or not: nobody tries out numbers (pr2). */
  numberSearches: { hits: 120, seconds: hour },
  /** C-27, whoever makes them. */
  siteForecastsToMember: { hits: 20, seconds: day },
  siteForecasts: { hits: 10, seconds: hour },
  siteMemberNumbers: { hits: 5, seconds: day },
  /** E-89, by address: whoever cannot read pictures needs one for each form that is sent. */
  codeWork: { hits: 60, seconds: hour },
  /** Of a network; beyond ten of them pictures are refused. */
  wrongCodes: { hits: Number.POSITIVE_INFINITY, seconds: hour },
  /** C-28 and C-42 together. */
  trackingADay: { hits: 300, seconds: day },
} as const satisfies Readonly<Record<string, Rule>>

/** C-28, C-42: from how many questions on it is judged by its misses, and how large a part of them may be misses. */
export const trackingMisses = { from: 50, share: 0.8 } as const

/** Of one member, in all (§5). */
export const storedBytesMax = 200 * 1024 * 1024

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
export async function countHit(db: Db, operation: Operation, { ip, userId }: Caller): Promise<void> {
  const { limit } = operation
  if (limit === 'none') return
  const who = (countsPerson.includes(limit) ? userId : null) ?? sourceOf(ip)
  if (limit === 'session') return hitHere(who, calls.session) > calls.session.hits ? refuse('rate_limited') : undefined
  await countIn(db, `${bucketOf(operation)}:${who}`, calls[limit])
  if (limit === 'mail') await countIn(db, `mails-of:${wideNetworkOf(ip)}`, limits.mailsOfNetwork)
  if (limit === 'tracking') await countTracking(db, who)
}

/** Mails to one mailbox, whoever asks for them and however it is spelt. */
export async function countMail({ database, keyFor }: House, address: string): Promise<void> {
  // A keyed hash: whose account is erased leaves no address here.
  const mailbox = createHmac('sha256', keyFor('mail-limits')).update(mailboxOfEmail(address)).digest('base64url')
  await countIn(database, `mail-to:${mailbox}`, limits.mailsToReceiver)
  await countIn(database, `mail-to-a-day:${mailbox}`, limits.mailsToReceiverADay)
}

/** Letters of one member or address; answers to the survey are counted besides. */
export async function countMessage(db: Db, kind: 'letter' | 'survey', who: string): Promise<void> {
  await countIn(db, `messages:${who}`, limits.letters)
  if (kind === 'survey') await countIn(db, `surveys:${who}`, limits.surveys)
}

export async function countNumberSearch(db: Db, memberId: string): Promise<void> {
  await countIn(db, `number-search:${memberId}`, limits.numberSearches)
}

/** A refused one does not count. */
export async function countSiteForecast(tx: Tx, memberId: string): Promise<void> {
  await countIn(tx, `site-forecast:${memberId}`, limits.siteForecastsToMember)
}

/**
 * Forecasts without sign-in from one address, and the member numbers named there. A refused one counts as well, so that
 * nobody finds out by trying which numbers are somebody's.
 */
export async function countSiteTry(database: Database, ip: string, memberNumber: string): Promise<void> {
  const source = sourceOf(ip)
  await database.keep(async (kept) => {
    await countIn(kept, `site-forecast-from:${source}`, limits.siteForecasts)
    const named = await hit(kept, `site-number:${source}:${memberNumber}`, limits.siteMemberNumbers)
    // Refused, the number is not noted either.
    if (named === 1) await countIn(kept, `site-numbers:${source}`, limits.siteMemberNumbers)
  })
}

export async function countCodeWork(db: Db, ip: string): Promise<void> {
  await countIn(db, `code-work:${sourceOf(ip)}`, limits.codeWork)
}

export async function countWrongCode(db: Db, network: string): Promise<void> {
  await hit(db, `wrong-codes:${network}`, limits.wrongCodes)
}

/** In this hour. */
export async function wrongCodes(db: Db, network: string): Promise<number> {
  const { hits } = await db.row(sql<{ hits: number }>`
    select coalesce(sum(hits), 0)::int as hits from rate_hits
    where bucket = ${`wrong-codes:${network}`} and window_start = ${windowOf(hour)}`)
  return hits
}

/** A number that nobody knows was looked up in public. */
export async function countTrackingMiss(db: Db, ip: string): Promise<void> {
  await hit(db, `tracking-misses:${sourceOf(ip)}`, limits.trackingADay)
}

/** Before it counts: whoever mostly guesses is not asked in for the rest of the day, and gains nothing by asking on. */
async function countTracking(db: Db, source: string): Promise<void> {
  const { asked, missed } = await db.row(sql<{ asked: number; missed: number }>`
    select coalesce(sum(hits) filter (where bucket = ${`tracking:${source}`}), 0)::int as asked,
      coalesce(sum(hits) filter (where bucket = ${`tracking-misses:${source}`}), 0)::int as missed
    from rate_hits where bucket = any(${[`tracking:${source}`, `tracking-misses:${source}`]}) and window_start = ${windowOf(day)}`)
  if (asked >= trackingMisses.from && missed > asked * trackingMisses.share) refuseTooMany(limits.trackingADay)
  await countIn(db, `tracking:${source}`, limits.trackingADay)
}

/** Mails are limited together (A8 counts register, resend and reset as one), as image codes are; the rest each by itself. */
const bucketOf = (operation: Operation) =>
  operation.limit === 'mail' || operation.limit === 'captcha' ? operation.limit : operation.name

async function countIn(db: Db, bucket: string, rule: Rule): Promise<void> {
  if ((await hit(db, bucket, rule)) > rule.hits) refuseTooMany(rule)
}

/** What is over in a minute needs no other word than the code's own. */
function refuseTooMany({ seconds }: Rule): never {
  refuse('rate_limited', null, seconds === day ? { step: 'tomorrow' } : seconds === hour ? { step: 'next_hour' } : {})
}

async function hit(db: Db, bucket: string, { seconds }: Rule): Promise<number> {
  const { hits } = await db.row(sql<{ hits: number }>`
    insert into rate_hits (bucket, window_start, hits) values (${bucket}, ${windowOf(seconds)}, 1)
    on conflict (bucket, window_start) do update set hits = rate_hits.hits + 1 returning hits`)
  return hits
}

/** Windows of a day begin at midnight of the business zone. */
const windowOf = (seconds: number) =>
  sql`to_timestamp(floor((extract(epoch from now()) + 28800) / ${seconds}::int) * ${seconds}::int - 28800)`

const here = new Map<string, { endsAt: number; hits: number }>()

function hitHere(who: string, { seconds }: Rule): number {
  const now = performance.now()
  const window = here.get(who)
  if (window && window.endsAt > now) return ++window.hits
  if (here.size > 50_000) for (const [key, old] of here) if (old.endsAt <= now) here.delete(key)
  here.set(who, { endsAt: now + seconds * 1000, hits: 1 })
  return 1
}

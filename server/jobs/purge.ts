import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { type Db, sql } from '#server/database/db.ts'
import type { Context } from '#server/context.ts'
import { keptDays } from './kept-days.ts'
import { mailFolder } from '#server/mail/mail-file.ts'

/** The row of a picture stored more recently than this may not be written yet. */
const freshMs = 3_600_000

/** Deletes what is no longer needed. Money, orders and their histories stay. */
export async function purge({ database, files, environment }: Context): Promise<void> {
  for (const statement of spent) await database.run(statement)
  for (const key of await forgetUnusedFiles(database)) await files.remove(key, freshMs)
  await files.clearLeftovers(freshMs)
  await forgetMailFiles(mailFolder(environment.dataDir))
}

const daysAgo = (days: number) => sql`now() - make_interval(days => ${days}::int)`

const ofOldFiles = sql`
  file_id in (select id from moving_files where changed_at < ${daysAgo(keptDays.movingFiles)})`

const spent = [
  sql`delete from captchas where expires_at < now() - interval '1 hour'`,
  sql`delete from rate_hits where window_start < now() - interval '2 days'`,
  sql`delete from idempotency_keys where expires_at < now()`,
  sql`delete from auth_tokens where coalesce(used_at, expires_at) < now() - interval '1 day'`,
  // Who somebody is at a third party is not kept unless they link it.
  sql`delete from bind_tickets where expires_at < now()`,
  sql`delete from oauth_states where expires_at < now()`,
  sql`delete from sign_in_failures where window_start < ${daysAgo(keptDays.failedSignIns)} and coalesce(locked_until, window_start) < now()`,
  sql`delete from guessed_accounts where coalesce(guarded_until, window_start) < ${daysAgo(keptDays.failedSignIns)}`,
  sql`delete from live_events where at < now() - interval '1 hour'`,
  sql`delete from claim_misses where at < now() - interval '3 days'`,
  sql`delete from spent_proofs where expires_at < now()`,
  // Sent and failed mails; those that still wait for the mail server stay.
  sql`delete from mail_outbox where state <> 'queued' and created_at < ${daysAgo(keptDays.mails)}`,
  // To somebody whose account is erased: their address is kept no longer than sending this mail takes.
  sql`delete from mail_outbox where state <> 'queued' and kind = 'ACCOUNT_ERASED'`,
  // Read or not: after half a year a member looks at the parcels and orders themselves.
  sql`delete from notices where created_at < ${daysAgo(keptDays.notices)}`,
  // Visitors' words that staff never settled and nobody asked about again.
  sql`delete from goods_unknown_words where last_seen_at < ${daysAgo(keptDays.unknownGoods)}`,
  // Files of a move that nobody ended; what was moved in is known by its keys.
  sql`delete from moving_pieces where ${ofOldFiles}`,
  sql`delete from moving_rows where ${ofOldFiles}`,
  sql`delete from moving_faults where ${ofOldFiles}`,
  sql`delete from member_sessions where coalesce(ended_at, expires_at) < ${daysAgo(keptDays.sessions)}`,
  sql`delete from staff_invitations where accepted_at is null and coalesce(withdrawn_at, expires_at) < ${daysAgo(keptDays.invitations)}`,
  sql`delete from staff_sessions where coalesce(ended_at, expires_at) < ${daysAgo(keptDays.sessions)}`,
]

/**
 * Deletes the rows of pictures that were attached to nothing for a day, and returns the keys that no other row needs. A
 * row that is being attached at this moment is locked, and skipped.
 */
async function forgetUnusedFiles(db: Db): Promise<readonly string[]> {
  const forgotten = await db.rows(sql<{ key: string }>`
    delete from files where id in (
      select id from files where not used and created_at < ${daysAgo(keptDays.unusedPictures)} order by created_at limit 1000 for update skip locked
    ) returning storage_key as key`)
  const keys = [...new Set(forgotten.map(({ key }) => key))]
  const needed = await db.rows(sql<{ key: string }>`
    select storage_key as key from files where sha256 = any(select decode(key, 'hex') from unnest(${keys}::text[]) as key)`)
  return keys.filter((key) => !needed.some((each) => each.key === key))
}

const mailDaysMs = keptDays.mails * 86_400_000

/** Mails that were written into the folder, when there is no mail server. */
async function forgetMailFiles(folder: string): Promise<void> {
  const names = await readdir(folder).catch(() => [])
  for (const name of names) {
    const path = join(folder, name)
    // A file that is just being written gets renamed, and is too young anyway.
    const found = await stat(path).catch(() => null)
    const keptMs = name.endsWith('.part') ? freshMs : mailDaysMs
    if (found && found.mtimeMs < Date.now() - keptMs) await rm(path, { force: true })
  }
}

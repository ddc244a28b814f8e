import { type Db, sql } from '#server/database/db.ts'
import type { Waits } from './late-work.ts'

export const findAppliedMigrations = async (db: Db): Promise<readonly string[]> =>
  (await db.rows(sql<{ name: string }>`select name from migrations`)).map(({ name }) => name)

/** How long the oldest mail and the oldest job have been due, in seconds; 0 when none waits. */
export async function findWaits(db: Db): Promise<Waits> {
  const mail = await db.row(sql<{ seconds: number }>`
    select coalesce(extract(epoch from now() - min(next_at)), 0)::float8 as seconds from mail_outbox
    where state = 'queued' and next_at <= now()`)
  return { mails: mail.seconds, jobs: await findOldestJob(db) }
}

/** The queue creates its own tables when it first starts. */
async function findOldestJob(db: Db): Promise<number> {
  const { there } = await db.row(
    sql<{ there: boolean }>`select to_regclass('graphile_worker.jobs') is not null as there`,
  )
  if (!there) return 0
  const job = await db.row(sql<{ seconds: number }>`
    select coalesce(extract(epoch from now() - min(run_at)), 0)::float8 as seconds from graphile_worker.jobs
    where run_at <= now() and locked_at is null and attempts < max_attempts`)
  return job.seconds
}

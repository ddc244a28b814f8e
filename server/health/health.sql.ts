import type { Context } from '#server/context.ts'
import { type Db, sql } from '#server/database/db.ts'
import type { Waits } from './late-work.ts'

export const findAppliedMigrations = async (db: Db): Promise<readonly string[]> =>
  (await db.rows(sql<{ name: string }>`select name from migrations`)).map(({ name }) => name)

/** How long the oldest of each kind has been due, in seconds; 0 when none waits. */
export async function findWaits({ database, environment }: Pick<Context, 'database' | 'environment'>): Promise<Waits> {
  const { vapid, sms } = environment.notices
  const mail = await database.row(sql<{ seconds: number }>`
    select coalesce(extract(epoch from now() - min(next_at)), 0)::float8 as seconds from mail_outbox
    where state = 'queued' and next_at <= now()`)
  return {
    mails: mail.seconds,
    push: vapid ? await findOldestMessage(database, 'push') : 0,
    sms: sms ? await findOldestMessage(database, 'sms') : 0,
    jobs: await findOldestJob(database),
  }
}

async function findOldestMessage(db: Db, channel: 'push' | 'sms'): Promise<number> {
  const message = await db.row(sql<{ seconds: number }>`
    select coalesce(extract(epoch from now() - min(next_at)), 0)::float8 as seconds from notice_deliveries
    where state = 'queued' and channel = ${channel} and next_at <= now()`)
  return message.seconds
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

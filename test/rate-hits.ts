import { sql } from '#server/database/db.ts'
import type { TestServer } from './harness.ts'

/** As if so many hits had been counted; the following window is filled too, in case it begins meanwhile. */
export async function counted(t: TestServer, bucket: string, hits: number, seconds: number): Promise<void> {
  await t.db.run(sql`update rate_hits set hits = ${hits} where bucket = ${bucket}`)
  await t.db.run(sql`
    insert into rate_hits select bucket, window_start + make_interval(secs => ${seconds}::int), hits from rate_hits where bucket = ${bucket}
    on conflict (bucket, window_start) do update set hits = excluded.hits`)
}

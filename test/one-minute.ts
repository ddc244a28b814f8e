import { type Db, sql } from '#server/database/db.ts'

/** Hits are counted per clock minute: if a minute boundary falls in between, everything is done and counted again. */
export async function withinOneMinute<T>(db: Db, work: () => Promise<T>): Promise<T> {
  const minute = () => Math.floor(Date.now() / 60_000)
  for (let started = minute(); ; started = minute()) {
    await db.run(sql`delete from rate_hits`)
    const done = await work()
    if (minute() === started) return done
  }
}

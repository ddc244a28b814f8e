import type { Db } from '#server/database/db.ts'
import { refuseFields } from '#server/http/refuse.ts'
import { readToday } from './sql.ts'

/** Business days, as `2026-11-27`. */
export async function refuseDayToCome(db: Db, day: string): Promise<void> {
  if (day > (await readToday(db))) refuseFields({ day: 'field_time' })
}

import type { Db, Tx } from '#server/database/db.ts'
import { refuseFields } from '#server/http/refuse.ts'
import type { DayOf } from './received.sql.ts'
import { currentSignature, holdDay, readToday } from './sql.ts'

/** Business days, as `2026-11-27`. */
export async function refuseDayToCome(db: Db, day: string): Promise<void> {
  if (day > (await readToday(db))) refuseFields({ day: 'field_time' })
}

/**
 * Which day counts a receipt that was scanned on this one and had to wait. Null: this one. A day that two people have
 * signed stays as they signed it, so that the present day counts it, whose end is still to be signed.
 */
export async function dayThatCounts(tx: Tx, of: DayOf): Promise<string | null> {
  const today = await readToday(tx)
  if (of.day >= today) return null
  await holdDay(tx, of)
  return (await currentSignature(tx, of))?.state === 'closed' ? today : null
}

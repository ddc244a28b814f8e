import type { Tx } from '#server/database/db.ts'
import { lockReferralsAround, markSamePayer } from './reviews.sql.ts'

/**
 * Finance recorded who paid a transfer of this member's. Rewards between members who share a payer are held; rewards
 * already waiting get this as their reason, and one that was already paid is not taken back automatically but reviewed
 * by a person (decision record 32).
 */
export async function payerWrittenDown(tx: Tx, memberId: string): Promise<void> {
  // Of two payments at once, or a payment and a reward, the later one sees the earlier.
  await lockReferralsAround(tx, memberId)
  await markSamePayer(tx, memberId)
}

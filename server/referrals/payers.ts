import type { Tx } from '#server/database/db.ts'
import { lockReferralsAround, markSamePayer } from './reviews.sql.ts'

/**
 * Finance wrote down who paid a transfer of this member's. Rewards between members who share a payer are held, so those
 * that wait already are given the reason; one that was paid before is not taken back by itself, a person looks at it
 * (decision record 32).
 */
export async function payerWrittenDown(tx: Tx, memberId: string): Promise<void> {
  // Of two payments at once, or a payment and a reward, the later sees the earlier.
  await lockReferralsAround(tx, memberId)
  await markSamePayer(tx, memberId)
}

import type { HoldReason } from '#domain/referral.ts'
import { sql, type Tx } from '#server/database/db.ts'
import { toReview } from './sql.ts'

/* Rewards with a signal found after they were held or paid (decision record 32). */

/** A person has reviewed the signal, and leaves the reward. */
export const markReviewed = (tx: Tx, id: string, staffId: string) =>
  tx.run(sql`
    update referrals r set reviewed_at = now(), reviewed_by = ${staffId} where r.id = ${id} and ${toReview}`)

/**
 * Referrals in which a payment of this member's may count against a reward: as the inviter, as a friend, and for other
 * friends.
 */
const around = (memberId: string) => sql`
  (r.inviter_id = ${memberId} or r.inviter_id in (select inviter_id from referrals where invitee_id = ${memberId}))`

export const lockReferralsAround = (tx: Tx, memberId: string) =>
  tx.run(sql`select from referrals r where ${around(memberId)} order by r.id for update`)

const samePayer: HoldReason = 'samePayer'

/** Once for each reward, whatever a person has decided about it since. */
export const markSamePayer = (tx: Tx, memberId: string) =>
  tx.run(sql`
    update referrals r set
      hold_reasons = case when r.state = 'held' then r.hold_reasons || ${samePayer}::text else r.hold_reasons end,
      review_reasons = case when r.state = 'rewarded' then r.review_reasons || ${samePayer}::text else r.review_reasons end,
      review_since = case when r.state = 'rewarded' then coalesce(r.review_since, now()) end,
      reviewed_at = null, reviewed_by = null
    where ${around(memberId)} and r.state in ('held', 'rewarded') and ${samePayer}::text <> all(r.hold_reasons || r.review_reasons)
      and exists (
        select from bank_transfers mine join bank_transfers theirs on theirs.payer_marks && mine.payer_marks
        where mine.member_id = r.invitee_id and theirs.member_id <> r.invitee_id and ${memberId}::uuid in (mine.member_id, theirs.member_id)
          and (theirs.member_id = r.inviter_id or theirs.member_id in (select invitee_id from referrals where inviter_id = r.inviter_id)))`)

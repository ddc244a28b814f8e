import { holdReasons, referralStates } from '#domain/referral.ts'
import * as z from 'zod/mini'
import { byId, cappedPage, id, page, text, time } from '#contract/wire/fields.ts'
import { memberNumberIn, paging, queryInt } from '#contract/wire/input-fields.ts'
import { group, read, write } from '#contract/wire/operation.ts'
import { named } from '#contract/wire/wire-names.ts'

const state = z.enum(referralStates, { error: 'field_choice' })

export const referrals = group('referrals', {
  summary: read('/api/vjiyunclient/get_promote_info', {
    id: 'E-07',
    who: 'member',
    input: z.object(paging),
    output: z.object({
      invitationCode: z.string(),
      inviteUrl: z.string(),
      rewardCoins: z.int(),
      /** When the reward is due: once the friend's account is active, or with their first shipped order. */
      rewardOn: z.enum(['activation', 'firstOrder']),
      /** For `firstOrder`: how much freight the order must pay, and how long it must have been on its way. */
      firstOrderMinor: z.object({ CNY: z.int(), HKD: z.int() }),
      firstOrderDays: z.int(),
      coinName: z.string(),
      invitedCount: z.int(),
      rewardedCount: z.int(),
      heldCount: z.int(),
      coinsEarned: z.int(),
      ...page(z.object({ emailMasked: z.string(), registeredAt: time, state, stateText: z.string(), coins: z.int() }))
        .shape,
    }),
  }),
})

const staffReferral = z.object({
  id,
  inviterNumber: named('inviterNo', z.string()),
  inviterName: z.string(),
  inviteeNumber: named('inviteeNo', z.string()),
  inviteeName: z.string(),
  state,
  coins: z.int(),
  holdReasons: z.array(z.enum(holdReasons)),
  /**
   * What was found after the reward was paid (decision record 32), since when, and when someone decided to let it
   * stand.
   */
  reviewReasons: z.array(z.enum(holdReasons)),
  reviewSince: z.nullable(time),
  reviewedAt: z.nullable(time),
  createdAt: time,
  rewardedAt: z.nullable(time),
  voidedAt: z.nullable(time),
  voidReason: z.nullable(z.string()),
  /** Coins of a void reward that had already been spent: they are not taken back from anyone. */
  writtenOffCoins: z.int(),
})

export const staffReferrals = group('staffReferrals', {
  search: read('/api/admin/referrals', {
    id: 'B-CS-10',
    who: ['S', 'F', 'A'],
    showsPeople: true,
    input: z.object({
      memberNumber: z.optional(memberNumberIn),
      state: z.optional(state),
      toReview: z.optional(queryInt(0, 1)),
      ...paging,
    }),
    output: cappedPage(staffReferral),
  }),
  void: write('/api/admin/referrals/{id}/void', {
    id: 'B-CS-10',
    who: ['S', 'F', 'A'],
    input: z.object({ ...byId.shape, reason: text(1, 200) }),
    output: staffReferral,
  }),
  // Not in the first contract: pays a reward that is held for review.
  release: write('/api/admin/referrals/{id}/release', {
    id: 'B-CS-11',
    who: ['S', 'F', 'A'],
    input: byId,
    output: staffReferral,
  }),
})

import { referralStateText } from '#contract/codes.ts'
import { pickText } from '#contract/wire/language.ts'
import type { Input, Output } from '#contract/wire/operation.ts'
import type { referrals } from '#contract/referrals.ts'
import { maskEmail } from '#domain/email.ts'
import { inUse } from '#server/code-texts/code-texts.ts'
import { readConfig } from '#server/settings/config.ts'
import type { AsMember, ReadCall } from '#server/context.ts'
import { listFriends, summarise } from './sql.ts'

/** E-07: the code to share, what it earns, and how far each friend has come. */
export async function summary(
  { context, db, member, language }: ReadCall & AsMember,
  { page, pageSize }: Input<typeof referrals.summary>,
): Promise<Output<typeof referrals.summary>> {
  const [sums, friends, config] = await Promise.all([
    summarise(db, member.id),
    listFriends(db, member.id, pageSize, (page - 1) * pageSize),
    readConfig(context, db),
  ])
  return {
    ...sums,
    inviteUrl: `${context.environment.publicUrl}/web_site/register?code=${encodeURIComponent(sums.invitationCode)}`,
    rewardCoins: config['referral.rewardCoins'],
    rewardOn: config['referral.rewardOn'],
    firstOrderMinor: config['referral.firstOrderMinor'],
    firstOrderDays: config['referral.firstOrderDays'],
    coinName: pickText(config['coins.name'], language),
    list: friends.map(({ email, registeredAt, state, coins }) => ({
      emailMasked: maskEmail(email),
      registeredAt,
      state,
      stateText: inUse(referralStateText[state])[language],
      coins: state === 'void' ? 0 : coins,
    })),
    page,
    pageSize,
    total: sums.invitedCount,
  }
}

import { pickText } from '#contract/wire/language.ts'
import type { signedIn } from '#contract/signed-in.ts'
import type { Output } from '#contract/wire/operation.ts'
import { couponCounts } from '#server/coupons/coupons.ts'
import { unreadReplies } from '#server/feedback/feedback.ts'
import type { AsMember, ReadCall } from '#server/context.ts'
import { balancesOf } from '#server/ledger/ledger.ts'
import { memberAtHome } from './sql.ts'

/** C-10. */
export async function home({ db, member, language }: ReadCall & AsMember): Promise<Output<typeof signedIn.home>> {
  const [found, balances, coupons, unread] = await Promise.all([
    memberAtHome(db, member.id),
    balancesOf(db, member.id),
    couponCounts(db, member.id),
    unreadReplies(db, member.id),
  ])
  const { levelCode, levelName, previousLoginAt, ...profile } = found
  return {
    ...profile,
    level: { code: levelCode, name: pickText(levelName, language) },
    // The page shows the sign-in before the current one.
    lastLoginAt: previousLoginAt,
    balanceMinor: balances.CNY,
    foreignBalanceMinor: balances.HKD,
    foreignCurrency: 'HKD',
    balances: [
      { currency: 'CNY', balanceMinor: balances.CNY },
      { currency: 'HKD', balanceMinor: balances.HKD },
    ],
    coins: balances.COIN,
    coupons,
    unreadReplies: unread,
  }
}

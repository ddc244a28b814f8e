import { referralCan } from '#domain/referral.ts'
import { readConfig } from '#server/settings/config.ts'
import type { Context } from '#server/context.ts'
import { rewardFor } from './reward.ts'
import { findEarned, findLapsed, lockReferral, markVoid } from './sql.ts'

const atATime = 500

/**
 * Scheduled, where a friend's first order earns the reward (`referral.rewardOn`): pays what is due, and closes what was
 * not earned in time. One transaction per friend.
 */
export async function settleReferrals(context: Context): Promise<void> {
  const { database } = context
  const config = await readConfig(context)
  const least = config['referral.firstOrderMinor']
  for (const inviteeId of await findEarned(database, least, config['referral.firstOrderDays'], atATime))
    await database.transaction((tx) => rewardFor({ context, tx }, inviteeId))
  for (const id of await findLapsed(database, least, config['referral.lapseDays'], atATime)) await lapse(context, id)
}

const lapse = ({ database }: Context, id: string) =>
  database.transaction(async (tx) => {
    const referral = await lockReferral(tx, id)
    if (referral && referralCan.lapse(referral))
      await markVoid(tx, id, { reason: 'lapsed', staffId: null, writtenOff: 0 })
  })

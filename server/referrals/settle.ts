import type { House } from '#server/house.ts'
import { referralCan } from '#domain/referral.ts'
import { rewardFor } from './reward.ts'
import { findEarned, findLapsed, lockReferral, markVoid } from './sql.ts'

const atATime = 500

/**
 * By the clock, for friends whose first order earns the reward (`referral.rewardOn`): pays what is due, and lets go
 * what nobody earned within 180 days. Each friend is a transaction of their own.
 */
export async function settleReferrals(house: House): Promise<void> {
  const { database } = house
  for (const inviteeId of await findEarned(database, atATime))
    await database.transaction((tx) => rewardFor({ house, tx }, inviteeId))
  for (const id of await findLapsed(database, atATime)) await lapse(house, id)
}

const lapse = ({ database }: House, id: string) =>
  database.transaction(async (tx) => {
    const referral = await lockReferral(tx, id)
    if (referral && referralCan.lapse(referral))
      await markVoid(tx, id, { reason: 'lapsed', staffId: null, writtenOff: 0 })
  })

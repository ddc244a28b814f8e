import { createHmac } from 'node:crypto'
import type { WriteCall } from '#server/house.ts'
import { isPublicAddress } from '#server/network.ts'
import { deleteReferralOf, insertReferral } from './sql.ts'

export { friendActivated } from './reward.ts'
export { settleReferrals } from './settle.ts'

interface Invitation {
  readonly inviterId: string
  readonly inviteeId: string
  readonly code: string
}

/** Somebody registered with an invitation code. Of their network a keyed hash is kept: many friends from one are a signal. */
export async function noteInvitation({ house, tx, ip, network }: WriteCall, invitation: Invitation): Promise<void> {
  const networkHash = isPublicAddress(ip)
    ? createHmac('sha256', house.keyFor('referral-network')).update(network).digest()
    : null
  await insertReferral(tx, { ...invitation, networkHash })
}

/** A registration that nobody confirmed gave way to a new one: nobody invited that. */
export async function forgetInvitation({ tx }: Pick<WriteCall, 'tx'>, inviteeId: string): Promise<void> {
  await deleteReferralOf(tx, inviteeId)
}

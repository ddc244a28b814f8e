import type { WriteCall } from '#server/context.ts'
import { isPublicAddress, networkTrace } from '#server/http/network.ts'
import { deleteReferralOf, insertReferral } from './sql.ts'

export { payerWrittenDown } from './payers.ts'
export { friendActivated } from './reward.ts'
export { settleReferrals } from './settle.ts'

interface Invitation {
  readonly inviterId: string
  readonly inviteeId: string
  readonly code: string
}

/**
 * Somebody registered with an invitation code. A keyed hash of their network is kept: many friends from one network are
 * a signal, and so is the same browser that the inviter signed in with (decision record 19).
 */
export async function noteInvitation(call: WriteCall, invitation: Invitation): Promise<void> {
  const from = isPublicAddress(call.ip) ? tracesOf(call) : { networkHash: null, device: null }
  await insertReferral(call.tx, { ...invitation, ...from })
}

const tracesOf = ({ context, network, userAgent }: WriteCall) => ({
  networkHash: networkTrace(context, 'referral-network', network),
  device: userAgent === '' ? null : { network, userAgent },
})

/** An unconfirmed registration was replaced by a new one, which was not invited. */
export async function forgetInvitation({ tx }: Pick<WriteCall, 'tx'>, inviteeId: string): Promise<void> {
  await deleteReferralOf(tx, inviteeId)
}

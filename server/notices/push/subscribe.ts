import type { pushSubscriptions } from '#contract/notices.ts'
import type { Input, Output } from '#contract/wire/operation.ts'
import type { AsMember, WriteCall } from '#server/context.ts'
import { refuseFields } from '#server/http/refuse.ts'
import { isPublicKey } from './encrypt.ts'
import { isPushAddress } from './push-hosts.ts'
import { dropOldest, dropSubscription, saveSubscription } from './subscriptions.sql.ts'

/** One browser is one subscription. */
const mostOfOneMember = 10

/** E-108: only an address of a known push service, because our server will ask it. */
export async function save(
  { context, tx, member }: WriteCall & AsMember,
  { endpoint, publicKey, secret }: Input<typeof pushSubscriptions.save>,
): Promise<Output<typeof pushSubscriptions.save>> {
  const { vapid, pushTrialOrigin } = context.environment.notices
  if (!vapid || !isPushAddress(endpoint, pushTrialOrigin)) refuseFields({ endpoint: 'field_choice' })
  const keys = { publicKey: Buffer.from(publicKey, 'base64url'), secret: Buffer.from(secret, 'base64url') }
  if (!isPublicKey(keys.publicKey)) refuseFields({ publicKey: 'field_choice' })
  if (keys.secret.length !== 16) refuseFields({ secret: 'field_choice' })
  await saveSubscription(tx, { memberId: member.id, sessionId: member.sessionId, endpoint, ...keys })
  await dropOldest(tx, member.id, mostOfOneMember)
  return {}
}

/** E-109: the member’s own; an address that is not among them is not there already. */
export async function drop(
  { tx, member }: WriteCall & AsMember,
  { endpoint }: Input<typeof pushSubscriptions.drop>,
): Promise<Output<typeof pushSubscriptions.drop>> {
  await dropSubscription(tx, member.id, endpoint)
  return {}
}

import { type disputes, disputePhotosMax } from '#contract/disputes.ts'
import type { Input, Output } from '#contract/wire/operation.ts'
import { orRefuse } from '#server/database/db.ts'
import { useFiles } from '#server/files/files.ts'
import type { AsMember, WriteCall } from '#server/context.ts'
import { refuse, refuseFields } from '#server/http/refuse.ts'
import { type Dispute, findListedDispute, warehouseOfDispute } from './disputes.sql.ts'
import { disputeOnWire } from './evidence.ts'
import { addMemberPhotos, findOwnDispute, takeBack } from './own-dispute.sql.ts'

type Call = WriteCall & AsMember

/**
 * E-82: the member withdraws a dispute before anybody has measured; the box continues on its way. The same weighing
 * cannot be disputed again.
 */
export async function withdrawDispute(
  call: Call,
  { id }: Input<typeof disputes.withdraw>,
): Promise<Output<typeof disputes.withdraw>> {
  const { tx, member } = call
  const seen = orRefuse(await findOwnDispute(tx, member.id, id), 'not_found')
  if ((await takeBack(tx, member.id, id)) === 0) refuseMove(seen)
  return disputeOnWire(call, await findListedDispute(tx, id))
}

/** E-83: adds pictures that show what the member means; each counts once. */
export async function showMore(
  call: Call,
  { id, photoFileIds }: Input<typeof disputes.showMore>,
): Promise<Output<typeof disputes.showMore>> {
  const { tx, member } = call
  const seen = orRefuse(await findOwnDispute(tx, member.id, id), 'not_found')
  await useFiles(tx, { kind: 'member', id: member.id }, 'photo', photoFileIds, await warehouseOfDispute(tx, id))
  const shown = await addMemberPhotos(tx, member.id, id, photoFileIds)
  if (!shown) refuseMove(seen)
  if (shown.count > disputePhotosMax) refuseFields({ photoFileIds: 'field_too_many' })
  return disputeOnWire(call, await findListedDispute(tx, id))
}

/** Measured meanwhile, packed again, or already withdrawn. */
function refuseMove({ orderId, parcelId }: Pick<Dispute, 'orderId' | 'parcelId'>): never {
  if (orderId !== null) refuse('order_state', null, { id: orderId })
  refuse('parcel_state', null, { id: parcelId ?? undefined })
}

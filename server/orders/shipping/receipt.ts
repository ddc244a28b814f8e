import type { Input, Output } from '#contract/wire/operation.ts'
import type { orders, staffOrders } from '#contract/orders.ts'
import type { OrderEvent } from '#domain/order.ts'
import type { Actor } from '#server/actor.ts'
import { orRefuse, type Tx } from '#server/database/db.ts'
import { useFiles } from '#server/files/files.ts'
import type { AsMember, AsStaff, WriteCall } from '#server/context.ts'
import { lockParcels, signParcels } from '#server/parcels/parcels.ts'
import { assert, refuse } from '#server/http/refuse.ts'
import { moveOrder, requireMove } from '#server/orders/moves.ts'
import { requireNotBefore, requirePast } from './past.ts'
import { changes } from '#server/orders/changes.sql.ts'
import { addSteps, parcelIdsOf } from '#server/orders/contents.sql.ts'
import { type LockedOrder, lockOrderInScope, lockOwnOrder } from '#server/orders/locks.sql.ts'
import { seenBy } from '#server/orders/staff-scope.ts'
import { readOrderInScope } from '#server/orders/reading/whole.ts'

/** C-36: the member has received it. Confirmed again, the answer is the same. */
export async function confirmReceipt(
  { tx, member }: WriteCall & AsMember,
  { id }: Input<typeof orders.confirmReceipt>,
): Promise<Output<typeof orders.confirmReceipt>> {
  const order = await lockOwnOrder(tx, member.id, id)
  if (!order || order.lifecycle === 'deleted') refuse('not_found')
  if (order.signedAt !== null) return { status: order.status, signedAt: order.signedAt }
  await signOff(
    tx,
    order,
    'confirmReceipt',
    { kind: 'member', id: member.id },
    { signedBy: null, proofFileId: null, at: null },
  )
  const signed = await lockOwnOrder(tx, member.id, id)
  assert(signed?.signedAt, 'a signed order has its time')
  return { status: signed.status, signedAt: signed.signedAt }
}

/** B-OU-10: staff record who received it, with a proof. */
export async function sign(
  call: WriteCall & AsStaff,
  input: Input<typeof staffOrders.sign>,
): Promise<Output<typeof staffOrders.sign>> {
  const { tx, staff } = call
  const { id, signedBy, proofFileId = null, at = null } = input
  requirePast(at)
  const actor = { kind: 'staff', id: staff.id } as const
  const scope = seenBy(staff)
  const order = orRefuse(await lockOrderInScope(tx, scope, id), 'not_found')
  requireMove(order, 'sign', actor)
  requireNotBefore(at, order.outboundAt, 'field_before_leaving')
  if (proofFileId !== null) await useFiles(tx, actor, 'photo', [proofFileId], order.warehouseId)
  await signOff(tx, order, 'sign', actor, { signedBy: signedBy || null, proofFileId, at })
  call.audit({ kind: 'order', id, before: { status: order.status }, after: { status: 'signed', proofFileId, at } })
  return readOrderInScope(call, tx, scope, id)
}

type Receipt = Parameters<typeof changes.sign>[0]

async function signOff(tx: Tx, order: LockedOrder, event: OrderEvent, actor: Actor, receipt: Receipt) {
  await moveOrder(tx, order, { event, actor, set: changes.sign(receipt) })
  const parcelIds = await parcelIdsOf(tx, order.id)
  await lockParcels(tx, order.memberId, parcelIds)
  await signParcels(tx, parcelIds, actor, receipt.at)
  await addSteps(tx, [order.id], { code: 'signed', actor, at: receipt.at })
}

import type { Input } from '#contract/wire/operation.ts'
import type { orders } from '#contract/orders.ts'
import type { AsMember, WriteCall } from '#server/context.ts'
import { lockParcels, returnToStock } from '#server/parcels/parcels.ts'
import { refuse } from '#server/http/refuse.ts'
import { moveOrder } from '#server/orders/moves.ts'
import { changes } from '#server/orders/changes.sql.ts'
import { parcelIdsOf, removeParcels } from '#server/orders/contents.sql.ts'
import { lockOwnOrder } from '#server/orders/locks.sql.ts'

/** C-37: deletes an unpaid order; its parcels are in stock again. */
export async function deleteOrder({ tx, member }: WriteCall & AsMember, { id }: Input<typeof orders.delete>) {
  const actor = { kind: 'member', id: member.id } as const
  const order = await lockOwnOrder(tx, member.id, id)
  if (!order || order.lifecycle === 'deleted') refuse('not_found')
  await moveOrder(tx, order, { event: 'delete', actor, set: changes.delete })
  const parcelIds = await parcelIdsOf(tx, id)
  await lockParcels(tx, member.id, parcelIds)
  await returnToStock(tx, parcelIds, actor)
  await removeParcels(tx, id, parcelIds)
  return {}
}

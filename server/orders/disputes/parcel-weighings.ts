import type { Output } from '#contract/wire/operation.ts'
import type { orders } from '#contract/orders.ts'
import type { Db } from '#server/database/db.ts'
import type { Call } from '#server/context.ts'
import { type ParcelRow, weighingsOfParcels } from '#server/parcels/parcels.ts'
import { disputesOfParcels } from './disputes.sql.ts'
import { disputeOnWire } from './evidence.ts'

/**
 * How the parcels of an order were weighed on arrival, with the disputes about it. As on the parcel itself, the newest
 * weighing may be disputed until the parcel is packed: then the weighing of its box counts.
 */
export async function parcelWeighings(
  call: Call,
  db: Db,
  order: { readonly packedAt: string | null; readonly parcels: readonly ParcelRow[] },
): Promise<Output<typeof orders.get>['parcelWeighings']> {
  const ids = order.parcels.map(({ id }) => id)
  if (ids.length === 0) return []
  const [weighings, disputes] = await Promise.all([weighingsOfParcels(call, db, ids), disputesOfParcels(db, ids)])
  const open = order.packedAt === null ? order.parcels.filter(({ status }) => isHere(status)) : []
  const counting = new Set(open.map(({ id }) => weighings.find(({ parcelId }) => parcelId === id)?.id))
  return weighings.map((weighing) => {
    const dispute = disputes.find(({ weighingId }) => weighingId === weighing.id)
    return {
      ...weighing,
      canDispute: counting.has(weighing.id) && dispute === undefined,
      dispute: dispute ? disputeOnWire(call, dispute) : null,
    }
  })
}

const isHere = (status: ParcelRow['status']) => status === 'in_stock' || status === 'packing'

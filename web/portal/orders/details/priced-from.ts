import { volumeMm3 } from '#domain/weight.ts'
import type { Order } from '#web/portal/orders/applying/apply-form.ts'
import { sizesOf } from '#web/portal/orders/sizes-of.ts'

type Priced = {
  readonly cartons: readonly Size[]
  readonly earlierCartons: readonly unknown[]
  readonly parcels: readonly Parcel[]
  readonly quote: Pick<Order['quote'], 'actualWeightG' | 'volumeMm3'>
}
type Size = Pick<Order['cartons'][number], 'lengthMm' | 'widthMm' | 'heightMm'>
type Parcel = Pick<Order['parcels'][number], 'actualWeightG' | 'lengthMm' | 'widthMm' | 'heightMm'>

/**
 * The weighings that explain the price, if they are still here: the boxes, or before those the parcels. Neither
 * explains it once boxes were opened again, since a price of boxes stays until the next packing, or once a parcel of a
 * paid order was measured again, which changes the next price only.
 */
export function pricedFrom({ cartons, earlierCartons, parcels, quote }: Priced) {
  if (cartons.length > 0) return { pieces: cartons, weighed: 'cartons' as const }
  if (earlierCartons.length > 0) return {}
  const pieces = sizesOf(parcels)
  const weightG = parcels.reduce((sum, { actualWeightG }) => sum + (actualWeightG ?? 0), 0)
  const isTheirs =
    weightG === quote.actualWeightG && volumeMm3(pieces.map((size) => ({ ...size, quantity: 1 }))) === quote.volumeMm3
  return isTheirs ? { pieces, weighed: 'parcels' as const } : {}
}

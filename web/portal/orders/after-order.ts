import { signedIn } from '#contract/signed-in.ts'
import { orders } from '#contract/orders.ts'
import { parcelCounts } from '#contract/parcel-counts.ts'
import { parcels } from '#contract/parcels.ts'

/** What to read again after an order was placed, changed or removed. */
export const afterOrder = [
  orders.list,
  orders.get,
  orders.eligibleParcels,
  parcels.list,
  parcelCounts.homeCounts,
  signedIn.home,
]

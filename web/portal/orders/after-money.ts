import { coupons } from '#contract/coupons.ts'
import { coins, wallets } from '#contract/ledger.ts'
import { signedIn } from '#contract/signed-in.ts'
import { orders } from '#contract/orders.ts'
import { parcelCounts } from '#contract/parcel-counts.ts'
import { parcels } from '#contract/parcels.ts'

/** What to read again after an order was paid, or a decision about a paid one was made, which may refund it. */
export const afterMoney = [
  orders.get,
  orders.list,
  orders.eligibleParcels,
  parcels.get,
  parcels.list,
  parcelCounts.homeCounts,
  wallets.list,
  wallets.listEntries,
  coupons.list,
  coins.balance,
  coins.listEntries,
  signedIn.home,
]

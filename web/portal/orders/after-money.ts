import { coupons } from '#contract/coupons.ts'
import { coins, wallets } from '#contract/ledger.ts'
import { members } from '#contract/members.ts'
import { orders } from '#contract/orders.ts'
import { parcels } from '#contract/parcels.ts'

/** What is read anew once an order was paid, or something was decided about one that was: it may give all of it back. */
export const afterMoney = [
  orders.get,
  orders.list,
  orders.eligibleParcels,
  parcels.get,
  parcels.list,
  parcels.homeCounts,
  wallets.list,
  wallets.listEntries,
  coupons.list,
  coins.balance,
  coins.listEntries,
  members.home,
]

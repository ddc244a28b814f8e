import { coins, wallets } from '#contract/ledger.ts'
import { members } from '#contract/members.ts'
import { orders } from '#contract/orders.ts'
import { parcels } from '#contract/parcels.ts'

/** What is read anew once something was decided about an order that was paid. */
export const afterDecision = [
  orders.get,
  orders.list,
  orders.eligibleParcels,
  parcels.get,
  parcels.list,
  parcels.homeCounts,
  wallets.list,
  wallets.listEntries,
  coins.balance,
  members.home,
]

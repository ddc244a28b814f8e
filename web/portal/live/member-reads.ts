import { bills } from '#contract/bills.ts'
import { claims, unclaimed } from '#contract/claims.ts'
import { feedback } from '#contract/feedback.ts'
import { coins, wallets } from '#contract/ledger.ts'
import { signedIn } from '#contract/signed-in.ts'
import { needs } from '#contract/needs.ts'
import { parcelCounts } from '#contract/parcel-counts.ts'
import { notices } from '#contract/notices.ts'
import { unreadNotices } from '#contract/unread-notices.ts'
import { orders } from '#contract/orders.ts'
import { parcels, tracking } from '#contract/parcels.ts'
import { payments } from '#contract/payments.ts'
import { purchases } from '#contract/purchases.ts'
import { rules } from '#contract/standing-rules.ts'
import { bankTransfers } from '#contract/topups.ts'
import type { LiveTable } from '#web/client/live-reads.ts'

const money = [wallets.list, wallets.listEntries, coins.balance, coins.listEntries]

/**
 * Which reads of a member show what changed. Not here: prices and the parcels of an application, which somebody is
 * working with; the call that sends them judges what changed meanwhile.
 */
export const memberReads: LiveTable = {
  parcels: {
    reads: [parcels.list, parcelCounts.homeCounts, signedIn.home, needs.list, purchases.list, tracking.listMine],
    ofOne: [parcels.get],
  },
  // What an order costs is told with the order.
  orders: { reads: [orders.list, signedIn.home, needs.list, ...money], ofOne: [orders.get] },
  money: { reads: [...money, signedIn.home, needs.list] },
  topUps: { reads: [bankTransfers.list, payments.listMine, payments.refresh, needs.list] },
  claims: { reads: [claims.listMine, needs.list] },
  pool: { reads: [unclaimed.listPool] },
  disputes: { reads: [orders.get, parcels.get, needs.list] },
  bills: { reads: [bills.list] },
  rules: { reads: [rules.list, rules.log, needs.list] },
  notices: { reads: [unreadNotices.countUnread, notices.list] },
  letters: { reads: [feedback.listMine, signedIn.home, needs.list] },
}

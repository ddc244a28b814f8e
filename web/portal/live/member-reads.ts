import type { LiveTable } from '#web/client/live-reads.ts'

export const oneOrder = 'orders.get'
const money = ['wallets.list', 'wallets.listEntries', 'coins.balance', 'coins.listEntries']

/**
 * Which reads of a member show what changed. Not here: prices and the parcels of an application, which somebody is
 * working with; the call that sends them judges what changed meanwhile.
 */
export const memberReads: LiveTable = {
  parcels: {
    reads: ['parcels.list', 'parcels.homeCounts', 'members.home', 'needs.list', 'purchases.list', 'tracking.listMine'],
    ofOne: ['parcels.get'],
  },
  // What an order costs is told with the order.
  orders: { reads: ['orders.list', 'members.home', 'needs.list', ...money], ofOne: [oneOrder] },
  money: { reads: [...money, 'members.home', 'needs.list'] },
  topUps: { reads: ['bankTransfers.list', 'payments.listMine', 'payments.refresh', 'needs.list'] },
  claims: { reads: ['claims.listMine', 'needs.list'] },
  pool: { reads: ['unclaimed.listPool'] },
  disputes: { reads: [oneOrder, 'parcels.get', 'needs.list'] },
  bills: { reads: ['bills.list'] },
  rules: { reads: ['rules.list', 'rules.log', 'needs.list'] },
  notices: { reads: ['notices.countUnread', 'notices.list'] },
  letters: { reads: ['messages.listMine', 'members.home', 'needs.list'] },
}

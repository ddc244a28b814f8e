import type { LiveTable } from '#web/client/live-reads.ts'

/** The work queue and the counts beside the menu are one read. */
export const workQueue = 'reports.dashboard'
export const oneOrder = 'staffOrders.get'

/** Which reads of staff show what changed. */
export const staffReads: LiveTable = {
  parcels: { reads: [workQueue] },
  orders: { reads: [workQueue, 'staffOrders.search'], ofOne: [oneOrder] },
  claims: {
    reads: [workQueue, 'staffClaims.search', 'staffUnclaimedParcels.search'],
    ofOne: ['staffClaims.get'],
  },
  pool: { reads: [workQueue, 'staffUnclaimedParcels.search'] },
  disputes: { reads: [workQueue, 'staffDisputes.list'] },
  topUps: {
    reads: [workQueue, 'staffBankTransfers.search', 'staffPayments.search'],
    ofOne: ['staffBankTransfers.get', 'staffPayments.get'],
  },
  approvals: { reads: [workQueue] },
  letters: { reads: [workQueue] },
}

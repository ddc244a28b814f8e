import type { LiveTable } from '#web/client/live-reads.ts'

/** Which reads of staff show what changed; the work queue and the counts beside the menu are one read. */
export const staffReads: LiveTable = {
  parcels: { reads: ['reports.dashboard'] },
  orders: { reads: ['reports.dashboard', 'staffOrders.search'], ofOne: ['staffOrders.get'] },
  claims: {
    reads: ['reports.dashboard', 'staffClaims.search', 'staffUnclaimedParcels.search'],
    ofOne: ['staffClaims.get'],
  },
  pool: { reads: ['reports.dashboard', 'staffUnclaimedParcels.search'] },
  disputes: { reads: ['reports.dashboard', 'staffDisputes.list'] },
  topUps: {
    reads: ['reports.dashboard', 'staffBankTransfers.search', 'staffPayments.search'],
    ofOne: ['staffBankTransfers.get', 'staffPayments.get'],
  },
  approvals: { reads: ['reports.dashboard'] },
  letters: { reads: ['reports.dashboard'] },
}

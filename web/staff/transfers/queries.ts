import { staffOrders } from '#contract/orders.ts'
import { staffPayments } from '#contract/payments.ts'
import { staffStatements } from '#contract/statements.ts'
import { approvals, staffBankTransfers } from '#contract/topups.ts'

/** Every action here changes a transfer, in the list and on its own page, and a reversal opens or settles a request. */
export const transferReads = [staffBankTransfers.search, staffBankTransfers.get, approvals.list] as const

/** A request is about a transfer, an order, an online payment, or a difference of the daily check. */
export const approvalReads = [
  ...transferReads,
  staffOrders.search,
  staffOrders.get,
  staffPayments.search,
  staffPayments.get,
  staffStatements.list,
  staffStatements.listDifferences,
] as const

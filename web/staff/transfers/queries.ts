import { staffOrders } from '#contract/orders.ts'
import { approvals, staffBankTransfers } from '#contract/topups.ts'

/** Every action here changes a transfer, in the list and on its own page, and a reversal opens or settles a request. */
export const transferReads = [staffBankTransfers.search, staffBankTransfers.get, approvals.list] as const

/** A request is about a transfer or an order. */
export const approvalReads = [...transferReads, staffOrders.search, staffOrders.get] as const

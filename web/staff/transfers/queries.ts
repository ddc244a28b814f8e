import { staffOrders } from '#contract/orders.ts'
import { approvals, staffBankTransfers } from '#contract/topups.ts'

/** Every deed here moves a transfer on, in the list and by itself, and a reversal opens or settles a request. */
export const transferReads = [staffBankTransfers.search, staffBankTransfers.get, approvals.list] as const

/** A request is about a transfer or an order. */
export const approvalReads = [...transferReads, staffOrders.search, staffOrders.get] as const

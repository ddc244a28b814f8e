import { staffDisputes } from '#contract/disputes.ts'
import { staffOrders } from '#contract/orders.ts'

/** Every deed here moves an order on, in the lists and by itself. */
export const orderReads = [staffOrders.search, staffOrders.get, staffDisputes.list] as const

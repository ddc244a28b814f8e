import { staffDisputes } from '#contract/disputes.ts'
import { staffOrders } from '#contract/orders.ts'

/** Every action here changes an order, in the lists and on its own page. */
export const orderReads = [staffOrders.search, staffOrders.get, staffDisputes.list] as const

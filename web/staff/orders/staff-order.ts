import type { Output } from '#contract/wire/operation.ts'
import type { staffOrders } from '#contract/orders.ts'

export type StaffOrder = Output<typeof staffOrders.get>
export type PickLine = StaffOrder['pickList'][number]
export type Dispute = StaffOrder['disputes'][number]
export type Packed = Output<typeof staffOrders.pack>

/** The order in the form that the state table needs (`orderCan`). */
export const standingOf = (order: StaffOrder) => ({
  status: order.status,
  lifecycle: order.lifecycle,
  dueMinor: order.dueMinor,
  holdReason: order.hold?.reason ?? null,
})

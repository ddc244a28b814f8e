import type { Input, Output } from '#contract/wire/operation.ts'
import type { orders } from '#contract/orders.ts'
import type { OrderStatus } from '#domain/order.ts'
import { toHalfWidth } from '#domain/plain-text.ts'
import type { AsMember, ReadCall } from '#server/context.ts'
import { withFacts } from './facts.ts'
import { type Counts, listOrders, type Narrowing } from './lists.sql.ts'

/** C-32: the member's own orders, newest first unless asked otherwise. */
export async function list(
  { db, member, language }: ReadCall & AsMember,
  input: Input<typeof orders.list>,
): Promise<Output<typeof orders.list>> {
  const filter = {
    ...narrowingOf(input),
    memberId: member.id,
    search: toHalfWidth(input.search ?? '').trim() || undefined,
    sort: input.sort,
  }
  const { counts, orders: found } = await listOrders(db, filter)
  return { list: await withFacts(db, found, language), ...pageOf(input, counts) }
}

/** Warehouse 1 means all; an empty text means no filter. */
export function narrowingOf(input: Input<typeof orders.list>): Narrowing {
  const { warehouseCode, orderNumber, logisticsNumber, trackingNumber, receiverName, ...rest } = input
  return {
    ...rest,
    warehouseCode: warehouseCode === 1 ? undefined : warehouseCode,
    orderNumber: orderNumber || undefined,
    logisticsNumber: logisticsNumber || undefined,
    trackingNumber: trackingNumber || undefined,
    receiverName: receiverName || undefined,
  }
}

const none = { awaiting_payment: 0, paid: 0, awaiting_outbound: 0, shipped: 0, signed: 0 } as const satisfies Record<
  OrderStatus,
  number
>

/** Counts apply every filter but the status, so that the total of a tab is its count. */
export function pageOf({ page, pageSize, status }: Input<typeof orders.list>, counts: Counts) {
  const all = { ...none, ...counts }
  const total = status === undefined ? Object.values(all).reduce((sum, count) => sum + count, 0) : all[status]
  return { page, pageSize, total, counts: all }
}

import type { Input, Output } from '#contract/operation.ts'
import { isRange } from '#contract/fields.ts'
import type { orders, staffOrders } from '#contract/orders.ts'
import type { OrderStatus } from '#domain/order.ts'
import { tidyMemberNumber } from '#domain/member-number.ts'
import type { AsMember, AsStaff, ReadCall } from '#server/house.ts'
import { findMemberByNumber, memberCards } from '#server/members/members.ts'
import { assert, refuseFields } from '#server/refuse.ts'
import { listOrders, type OrderFilter } from './lists.sql.ts'
import { orderRow } from './row.ts'
import { seenBy } from './staff-scope.ts'

/** C-32: the member's own orders, newest first. */
export async function list(
  { db, member, language }: ReadCall & AsMember,
  input: Input<typeof orders.list>,
): Promise<Output<typeof orders.list>> {
  const { counts, orders: found } = await listOrders(db, filterOf(input, member.id, null))
  return { list: found.map((order) => orderRow(order, language)), ...pageOf(input, counts) }
}

/** B-OU-01: the same over all members, in the warehouses that the caller may see. */
export async function search(
  { db, staff, language }: ReadCall & AsStaff,
  input: Input<typeof staffOrders.search>,
): Promise<Output<typeof staffOrders.search>> {
  const owner = input.memberNumber ? await findMemberByNumber(db, tidyMemberNumber(input.memberNumber)) : undefined
  if (input.memberNumber && !owner) return { list: [], ...pageOf(input, {}) }
  const { counts, orders: found } = await listOrders(db, filterOf(input, owner?.memberId ?? null, seenBy(staff)))
  const cards = await memberCards(db, [...new Set(found.map(({ memberId }) => memberId))])
  const rows = found.map((order) => {
    const card = cards.find(({ memberId }) => memberId === order.memberId)
    assert(card, 'an order belongs to a member')
    const { memberId, memberNumber, memberName } = card
    const { packerName, holdReason } = order
    return {
      ...orderRow(order, language),
      memberId,
      memberNumber,
      memberName,
      packerName,
      hold: holdReason === null ? null : { reason: holdReason },
    }
  })
  return { list: rows, ...pageOf(input, counts) }
}

/** Warehouse 1 means all; an empty text means no filter. */
function filterOf(input: Input<typeof orders.list>, memberId: string | null, scope: OrderFilter['scope']): OrderFilter {
  if (!isRange(input)) refuseFields({ to: 'field_time_order' })
  const { warehouseCode, orderNumber, logisticsNumber, trackingNumber, receiverName, ...rest } = input
  return {
    ...rest,
    memberId,
    scope,
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

/** Counts follow every filter but the status, so that the total of a tab is its count. */
function pageOf({ page, pageSize, status }: Input<typeof orders.list>, counts: Partial<Record<OrderStatus, number>>) {
  const all = { ...none, ...counts }
  const total = status === undefined ? Object.values(all).reduce((sum, count) => sum + count, 0) : all[status]
  return { page, pageSize, total, counts: all }
}

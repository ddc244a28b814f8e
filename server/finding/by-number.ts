import { type finding, foundAtMost } from '#contract/finding.ts'
import { pickText } from '#contract/wire/language.ts'
import type { Input, Output } from '#contract/wire/operation.ts'
import { orderDueMinor } from '#domain/order.ts'
import { isNumberPart } from '#domain/sought-number.ts'
import type { AsMember, ReadCall } from '#server/context.ts'
import { findBills, findNamedParcels, findOrders, findParcels, findTransfers } from './sql.ts'

/** E-92: only the member's own, and nothing that was deleted. */
export async function byNumber(
  { db, member, language }: ReadCall & AsMember,
  { number }: Input<typeof finding.byNumber>,
): Promise<Output<typeof finding.byNumber>> {
  const [parcels, orders, transfers, bills] = isNumberPart(number)
    ? await Promise.all([
        findParcels(db, member.id, number),
        findOrders(db, member.id, number),
        findTransfers(db, member.id, number),
        findBills(db, member.id, number),
      ])
    : [await findNamedParcels(db, member.id, number), [], [], []]
  return {
    parcels: listed(parcels, ({ warehouseName, ...parcel }) => ({
      ...parcel,
      warehouseName: pickText(warehouseName, language),
    })),
    orders: listed(orders, ({ lifecycle, totalMinor, paidMinor, refundedMinor, ...order }) => ({
      ...order,
      isCancelled: lifecycle === 'cancelled',
      dueMinor: orderDueMinor({ lifecycle, totalMinor, paidMinor, refundedMinor }),
    })),
    transfers: listed(transfers, (transfer) => transfer),
    bills: listed(bills, (bill) => bill),
  }
}

const listed = <Stored, Row>(stored: readonly Stored[], row: (each: Stored) => Row) => ({
  list: stored.slice(0, foundAtMost).map(row),
  hasMore: stored.length > foundAtMost,
})

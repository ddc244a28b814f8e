import type { GoodsType } from '#domain/goods.ts'
import type { Currency } from '#domain/money.ts'
import { type OrderLifecycle, type OrderStatus, orderDueMinor } from '#domain/order.ts'
import type { AddressSnapshot } from '#server/addresses/addresses.ts'
import { type Db, type Query, sql, type Tx } from '#server/database/db.ts'
import type { StoredQuote } from './stored-quote.ts'

/** An order as it was when it was locked, until the transaction ends. */
export interface LockedOrder {
  readonly id: string
  readonly orderNumber: string
  readonly memberId: string
  readonly status: OrderStatus
  readonly lifecycle: OrderLifecycle
  readonly orderType: 'consolidation' | 'single_ticket'
  readonly warehouseId: string
  readonly channelId: string
  readonly destinationCode: string
  readonly pickUpPointId: string | null
  readonly currency: Currency
  readonly goodsType: GoodsType
  readonly declaredValueMinor: number
  readonly insured: boolean
  readonly stored: StoredQuote
  readonly otherRemark: string
  readonly consignee: AddressSnapshot
  readonly remark: string
  readonly totalMinor: number
  readonly paidMinor: number
  readonly refundedMinor: number
  readonly dueMinor: number
  readonly holdReason: string | null
  readonly packerId: string | null
  readonly packingStartedAt: string | null
  /** It has weighed cartons. */
  readonly isPacked: boolean
  readonly packedAt: string | null
  readonly logisticsNumber: string | null
  readonly outboundAt: string | null
  readonly signedAt: string | null
  readonly version: number
}

/** Rows that only refer to the order (a parcel, an event) can still be written. */
async function lock(tx: Tx, which: Query<unknown>): Promise<LockedOrder[]> {
  const locked = await tx.rows(sql<Omit<LockedOrder, 'dueMinor'>>`
    select o.id, o.order_number as "orderNumber", o.member_id as "memberId", o.status, o.lifecycle, o.order_type as "orderType",
      o.warehouse_id as "warehouseId", o.channel_id as "channelId", o.destination_code as "destinationCode",
      o.pickup_point_id as "pickUpPointId", o.currency, o.goods_type as "goodsType", o.declared_value_minor as "declaredValueMinor",
      o.insured, o.quote as stored, o.other_remark as "otherRemark", o.consignee, o.remark, o.total_minor as "totalMinor", o.paid_minor as "paidMinor",
      o.refunded_minor as "refundedMinor", o.hold_reason as "holdReason", o.packer_id as "packerId",
      o.packing_started_at as "packingStartedAt", o.packed_at is not null as "isPacked", o.packed_at as "packedAt", o.logistics_number as "logisticsNumber", o.outbound_at as "outboundAt", o.signed_at as "signedAt", o.version
    from orders o where ${which} order by o.id for no key update`)
  return locked.map((order) => ({ ...order, dueMinor: orderDueMinor(order) }))
}

export const lockOwnOrder = async (tx: Tx, memberId: string, id: string): Promise<LockedOrder | undefined> =>
  (await lock(tx, sql`o.id = ${id} and o.member_id = ${memberId}`))[0]

/** Without deleted orders. */
const ownToPay = (memberId: string, id: string) =>
  sql`o.id = ${id} and o.member_id = ${memberId} and o.lifecycle <> 'deleted'`

export const lockOwnOrderToPay = async (tx: Tx, memberId: string, id: string): Promise<LockedOrder | undefined> =>
  (await lock(tx, ownToPay(memberId, id)))[0]

/** It awaits its first payment, and its price is no longer held. */
const ownWithoutPrice = (memberId: string, id: string) => sql`
  o.id = ${id} and o.member_id = ${memberId} and o.status = 'awaiting_payment' and o.lifecycle = 'active'
    and o.price_hold_until <= now()`

/** Whether an unpaid order has to be priced again; checked before the order is locked. */
export const isPriceOver = async (db: Db, memberId: string, id: string): Promise<boolean> =>
  (await db.find(sql`select 1 from orders o where ${ownWithoutPrice(memberId, id)}`)) !== undefined

export const lockOwnOrderWithoutPrice = async (
  tx: Tx,
  memberId: string,
  id: string,
): Promise<LockedOrder | undefined> => (await lock(tx, ownWithoutPrice(memberId, id)))[0]

/** The warehouses that a staff member may see; null: all. */
export type Scope = readonly string[] | null

export const lockOrderInScope = async (tx: Tx, scope: Scope, id: string): Promise<LockedOrder | undefined> =>
  (await lock(tx, sql`o.id = ${id} and (${scope}::uuid[] is null or o.warehouse_id = any(${scope}::uuid[]))`))[0]

export const lockOrdersByNumber = (tx: Tx, scope: Scope, orderNumbers: readonly string[]): Promise<LockedOrder[]> =>
  lock(
    tx,
    sql`o.order_number = any(${orderNumbers}) and o.lifecycle <> 'deleted'
    and (${scope}::uuid[] is null or o.warehouse_id = any(${scope}::uuid[]))`,
  )

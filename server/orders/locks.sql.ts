import type { GoodsType } from '#domain/goods.ts'
import type { Currency } from '#domain/money.ts'
import { type OrderLifecycle, type OrderStatus, orderDueMinor } from '#domain/order.ts'
import type { AddressSnapshot } from '#server/addresses/addresses.ts'
import { type Query, sql, type Tx } from '#server/db.ts'
import { accountToHold, type HeldAccount } from '#server/ledger/ledger.ts'
import { type Mailbox, mailboxOf } from '#server/members/members.ts'
import type { StoredQuote } from './stored-quote.ts'

/** An order as a deed finds it, held until the deed has ended. */
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
  /** Its cartons stand weighed. */
  readonly isPacked: boolean
  readonly packedAt: string | null
  readonly logisticsNumber: string | null
  readonly outboundAt: string | null
  readonly signedAt: string | null
  readonly version: number
}

/** The row stays writable for those who only point to it (a parcel, an event). */
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

/** An order as a payment finds it, and what a payment needs beside it: the member's account, and where the mail goes. */
export type OrderToPay = OrderToPayRow & Pick<LockedOrder, 'dueMinor'>

type OrderToPayRow = Pick<
  LockedOrder,
  | 'id'
  | 'orderNumber'
  | 'memberId'
  | 'status'
  | 'lifecycle'
  | 'currency'
  | 'totalMinor'
  | 'paidMinor'
  | 'refundedMinor'
  | 'holdReason'
  | 'isPacked'
> &
  HeldAccount &
  Mailbox

const lockToPay = async (tx: Tx, which: Query<unknown>): Promise<OrderToPay | undefined> => {
  const row = await tx.find(sql<OrderToPayRow>`
    select * from (
      select o.id, o.order_number as "orderNumber", o.member_id as "memberId", o.status, o.lifecycle, o.currency,
        o.total_minor as "totalMinor", o.paid_minor as "paidMinor", o.refunded_minor as "refundedMinor", o.hold_reason as "holdReason",
        o.packed_at is not null as "isPacked"
      from orders o where ${which} for no key update
    ) o cross join ${accountToHold(sql`o."memberId"`, sql`o.currency`)} account
      cross join ${mailboxOf(sql`o."memberId"`)} mailbox`)
  return row && { ...row, dueMinor: orderDueMinor(row) }
}

/** The price of an order that is locked already. */
export const readStoredQuote = async (tx: Tx, id: string): Promise<StoredQuote> =>
  (await tx.row(sql<{ stored: StoredQuote }>`select quote as stored from orders where id = ${id}`)).stored

/** A deleted order is nobody's any more. */
const ownToPay = (memberId: string, id: string) =>
  sql`o.id = ${id} and o.member_id = ${memberId} and o.lifecycle <> 'deleted'`

/** No row, and no lock, while the price of an unpaid order is no longer held. */
const ownWithPrice = (memberId: string, id: string) => sql`
  ${ownToPay(memberId, id)} and (o.status <> 'awaiting_payment' or o.lifecycle <> 'active' or o.price_hold_until > now())`

export const lockOrderToPay = (tx: Tx, memberId: string, id: string) => lockToPay(tx, ownToPay(memberId, id))

export const lockOrderToPayWithPrice = (tx: Tx, memberId: string, id: string) =>
  lockToPay(tx, ownWithPrice(memberId, id))

/** The same two for a payment with a coupon or coins, which are locked before the accounts. */
export const lockOwnOrderToPay = async (tx: Tx, memberId: string, id: string): Promise<LockedOrder | undefined> =>
  (await lock(tx, ownToPay(memberId, id)))[0]

export const lockOwnOrderWithPrice = async (tx: Tx, memberId: string, id: string): Promise<LockedOrder | undefined> =>
  (await lock(tx, ownWithPrice(memberId, id)))[0]

/** Whether the price of an unpaid order is to be made anew. */
export const lockOwnOrderWithoutPrice = async (
  tx: Tx,
  memberId: string,
  id: string,
): Promise<LockedOrder | undefined> =>
  (
    await lock(
      tx,
      sql`o.id = ${id} and o.member_id = ${memberId} and o.status = 'awaiting_payment' and o.lifecycle = 'active'
    and o.price_hold_until <= now()`,
    )
  )[0]

/** Warehouses that a member of the staff may see; null for all. */
export type Scope = readonly string[] | null

export const lockOrderInScope = async (tx: Tx, scope: Scope, id: string): Promise<LockedOrder | undefined> =>
  (await lock(tx, sql`o.id = ${id} and (${scope}::uuid[] is null or o.warehouse_id = any(${scope}::uuid[]))`))[0]

export const lockOrdersByNumber = (tx: Tx, scope: Scope, orderNumbers: readonly string[]): Promise<LockedOrder[]> =>
  lock(
    tx,
    sql`o.order_number = any(${orderNumbers}) and o.lifecycle <> 'deleted'
    and (${scope}::uuid[] is null or o.warehouse_id = any(${scope}::uuid[]))`,
  )

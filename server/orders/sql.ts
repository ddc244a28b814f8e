import type { GoodsType } from '#domain/goods.ts'
import type { Currency } from '#domain/money.ts'
import { type OrderEvent, type OrderLifecycle, type OrderStatus, orderDueMinor } from '#domain/order.ts'
import type { OrderTrackEvent } from '#domain/track-event.ts'
import type { StoredText } from '#contract/language.ts'
import type { AddressSnapshot } from '#server/addresses/addresses.ts'
import { type Query, sql, type Tx } from '#server/db.ts'
import type { Actor } from '#server/ledger/ledger.ts'
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
  readonly totalMinor: number
  readonly paidMinor: number
  readonly refundedMinor: number
  readonly dueMinor: number
  readonly holdReason: string | null
  readonly packerId: string | null
  readonly logisticsNumber: string | null
  readonly signedAt: string | null
  readonly version: number
  /** The deed of packing whose cartons stand; null before packing. */
  readonly packingId: string | null
}

/** The row stays writable for those who only point to it (a parcel, an event). */
async function lock(tx: Tx, which: Query<unknown>): Promise<LockedOrder[]> {
  const locked = await tx.rows(sql<Omit<LockedOrder, 'dueMinor'>>`
    select o.id, o.order_number as "orderNumber", o.member_id as "memberId", o.status, o.lifecycle, o.order_type as "orderType",
      o.warehouse_id as "warehouseId", o.channel_id as "channelId", o.destination_code as "destinationCode",
      o.pickup_point_id as "pickUpPointId", o.currency, o.goods_type as "goodsType", o.declared_value_minor as "declaredValueMinor",
      o.insured, o.quote as stored, o.other_remark as "otherRemark", o.total_minor as "totalMinor", o.paid_minor as "paidMinor",
      o.refunded_minor as "refundedMinor", o.hold_reason as "holdReason", o.packer_id as "packerId",
      o.logistics_number as "logisticsNumber", o.signed_at as "signedAt", o.version,
      (select c.packing_id from order_cartons c where c.order_id = o.id and c.voided_at is null limit 1) as "packingId"
    from orders o where ${which} order by o.id for no key update`)
  return locked.map((order) => ({ ...order, dueMinor: orderDueMinor(order) }))
}

export const lockOwnOrder = async (tx: Tx, memberId: string, id: string): Promise<LockedOrder | undefined> =>
  (await lock(tx, sql`o.id = ${id} and o.member_id = ${memberId}`))[0]

/** No row, and no lock, while the price of an unpaid order is no longer held. */
export const lockOwnOrderWithPrice = async (tx: Tx, memberId: string, id: string): Promise<LockedOrder | undefined> =>
  (
    await lock(
      tx,
      sql`o.id = ${id} and o.member_id = ${memberId}
    and (o.status <> 'awaiting_payment' or o.lifecycle <> 'active' or o.price_hold_until > now())`,
    )
  )[0]

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

interface HistoryRow {
  readonly order: Pick<LockedOrder, 'id' | 'status'>
  readonly event: OrderEvent
  readonly to: OrderStatus
  readonly actor: Actor
  readonly note: string
  readonly details: Readonly<Record<string, unknown>> | null
}

/** Writes a move and its history; the old status guards the new, so nobody's move is lost. No row: somebody was first. */
export const writeMove = (tx: Tx, { order, event, to, actor, note, details }: HistoryRow, set: Query<unknown>) =>
  tx.find(sql<{ id: string }>`
    with moved as (
      update orders set ${set}, status = ${to}, version = version + 1
      where id = ${order.id} and status = ${order.status} and lifecycle = 'active' returning id
    )
    insert into order_history (order_id, event, from_status, to_status, actor_kind, actor_id, note, details)
    select id, ${event}, ${order.status}, ${to}, ${actor.kind}, ${actor.id}::uuid, ${note}, ${details && JSON.stringify(details)}::jsonb from moved
    returning order_id as id`)

/** What a move changes beside the status. */
export const changes = {
  delete: sql`lifecycle = 'deleted'`,
  pay: (amountMinor: number) =>
    sql`paid_minor = paid_minor + ${amountMinor}, paid_at = coalesce(paid_at, now()), price_hold_until = null`,
  startPacking: (staffId: string) => sql`packer_id = ${staffId}, packing_started_at = now()`,
  unpack: sql`packed_at = null, packer_id = null, packing_started_at = null`,
  ship: (shipment: {
    logisticsNumber: string
    carrier: string | null
    batchNumber: string | null
    at: string | null
  }) =>
    sql`logistics_number = ${shipment.logisticsNumber}, carrier = ${shipment.carrier}, batch_number = ${shipment.batchNumber},
      outbound_at = coalesce(${shipment.at}::timestamptz, now())`,
  sign: (receipt: { signedBy: string | null; proofFileId: string | null; at: string | null }) =>
    sql`signed_by = ${receipt.signedBy}, proof_file_id = ${receipt.proofFileId}, signed_at = coalesce(${receipt.at}::timestamptz, now())`,
  cancel: (refundMinor: number, reason: string) =>
    sql`lifecycle = 'cancelled', cancelled_at = now(), cancel_reason = ${reason}, refunded_minor = refunded_minor + ${refundMinor}`,
  requote: (stored: StoredQuote) => sql`${price(stored)}, ${priceHold}`,
  edit: (draft: OrderDraft) => sql`
    channel_id = ${draft.channelId}, destination_code = ${draft.destinationCode}, pickup_point_id = ${draft.pickUpPointId},
    warehouse_id = ${draft.warehouseId}, currency = ${draft.currency}, declared_value_minor = ${draft.declaredValueMinor},
    insured = ${draft.insured}, remark = ${draft.remark}, consignee = ${JSON.stringify(draft.consignee)}, ${contents(draft)}, ${price(draft.stored)}, ${priceHold}`,
  pack: (packed: {
    staffId: string
    contents: OrderContents
    stored: StoredQuote
    refundMinor: number
    otherRemark: string
  }) => sql`
    ${contents(packed.contents)}, ${price(packed.stored)}, refunded_minor = refunded_minor + ${packed.refundMinor},
    other_remark = ${packed.otherRemark}, packer_id = coalesce(packer_id, ${packed.staffId}), packed_at = now()`,
}

/** Set by contract C-30: three days, then the price is made anew. */
const priceHold = sql`price_hold_until = now() + interval '72 hours'`

const price = (stored: StoredQuote) => {
  const { quote } = stored
  return sql`
    quote = ${JSON.stringify(stored)}, price_rule_id = ${quote.ruleId}, freight_minor = ${quote.freightMinor},
    coupon_discount_minor = ${quote.couponDiscountMinor}, coins_used = ${quote.coinsUsed}, coin_discount_minor = ${quote.coinDiscountMinor},
    freight_payable_minor = ${quote.freightPayableMinor}, vas_minor = ${quote.vasMinor}, insurance_minor = ${quote.insuranceMinor},
    other_minor = ${quote.otherMinor}, total_minor = ${quote.totalMinor}`
}

const contents = (of: OrderContents) => sql`
  goods_type = ${of.goodsType}, goods_name = ${of.goodsName}, parcel_count = ${of.parcelCount}, total_pieces = ${of.totalPieces},
  total_goods_value_minor = ${of.totalGoodsValueMinor}`

/** What the parcels of an order are together. */
export interface OrderContents {
  readonly goodsType: GoodsType
  readonly goodsName: string
  readonly parcelCount: number
  readonly totalPieces: number
  readonly totalGoodsValueMinor: number
}

/** An order as it was applied for. */
export interface OrderDraft extends OrderContents {
  readonly warehouseId: string
  readonly channelId: string
  readonly destinationCode: string
  readonly pickUpPointId: string | null
  readonly currency: Currency
  readonly declaredValueMinor: number
  readonly insured: boolean
  readonly remark: string
  readonly consignee: AddressSnapshot
  readonly stored: StoredQuote
}

export const insertConsolidation = (tx: Tx, memberId: string, orderNumber: string, draft: OrderDraft) =>
  tx.row(sql<{ id: string }>`
    with submitted as (
      insert into orders (order_number, member_id, order_type, status, warehouse_id, channel_id, destination_code, pickup_point_id, currency,
        goods_type, goods_name, parcel_count, total_pieces, total_goods_value_minor, declared_value_minor, insured, remark, consignee,
        price_rule_id, quote, freight_minor, coupon_discount_minor, coins_used, coin_discount_minor, freight_payable_minor, vas_minor,
        insurance_minor, other_minor, total_minor, price_hold_until)
      values (${orderNumber}, ${memberId}, 'consolidation', 'awaiting_payment', ${draft.warehouseId}, ${draft.channelId}, ${draft.destinationCode},
        ${draft.pickUpPointId}, ${draft.currency}, ${draft.goodsType}, ${draft.goodsName}, ${draft.parcelCount}, ${draft.totalPieces},
        ${draft.totalGoodsValueMinor}, ${draft.declaredValueMinor}, ${draft.insured}, ${draft.remark}, ${JSON.stringify(draft.consignee)},
        ${draft.stored.quote.ruleId}, ${JSON.stringify(draft.stored)}, ${draft.stored.quote.freightMinor}, 0, 0, 0,
        ${draft.stored.quote.freightPayableMinor}, ${draft.stored.quote.vasMinor}, ${draft.stored.quote.insuranceMinor},
        ${draft.stored.quote.otherMinor}, ${draft.stored.quote.totalMinor}, now() + interval '72 hours')
      returning id
    ), noted as (
      insert into order_history (order_id, event, from_status, to_status, actor_kind, actor_id)
      select id, 'submit', null, 'awaiting_payment', 'member', ${memberId}::uuid from submitted
    )
    select id from submitted`)

export const parcelIdsOf = async (tx: Tx, orderId: string): Promise<readonly string[]> =>
  (
    await tx.rows(sql<{ id: string }>`
    select parcel_id as id from order_parcels where order_id = ${orderId} and removed_at is null order by parcel_id`)
  ).map(({ id }) => id)

export const addParcels = (tx: Tx, orderId: string, parcelIds: readonly string[]) =>
  tx.run(sql`insert into order_parcels (order_id, parcel_id) select ${orderId}::uuid, unnest(${parcelIds}::uuid[])`)

export const removeParcels = (tx: Tx, orderId: string, parcelIds: readonly string[]) =>
  tx.run(sql`
    update order_parcels set removed_at = now() where order_id = ${orderId} and parcel_id = any(${parcelIds}) and removed_at is null`)

interface Step {
  readonly code: OrderTrackEvent
  readonly place?: StoredText | null
  readonly note?: string
  readonly actor: Actor
  /** ISO time; now when it is left out. */
  readonly at?: string | null
}

/** Answers the orders whose timeline gained the step: the same step at the same time is there once. */
export const addSteps = (
  tx: Tx,
  orderIds: readonly string[],
  { code, place = null, note = '', actor, at = null }: Step,
) =>
  tx.rows(sql<{ orderId: string }>`
    insert into order_events (order_id, code, place, note, actor_kind, actor_id, at)
    select unnest(${orderIds}::uuid[]), ${code}, ${place && JSON.stringify(place)}::jsonb, ${note}, ${actor.kind}, ${actor.id}::uuid,
      coalesce(${at}::timestamptz, now())
    on conflict (order_id, code, at) do nothing returning order_id as "orderId"`)

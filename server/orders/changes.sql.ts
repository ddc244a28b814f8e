import type { GoodsType } from '#domain/goods.ts'
import type { Currency } from '#domain/money.ts'
import type { AddressSnapshot } from '#server/addresses/addresses.ts'
import type { Actor } from '#server/actor.ts'
import { sql, type Tx } from '#server/database/db.ts'
import type { StoredQuote } from './stored-quote.ts'

/** What a transition changes besides the status. */
export const changes = {
  delete: sql`lifecycle = 'deleted'`,
  pay: (amountMinor: number) =>
    sql`paid_minor = paid_minor + ${amountMinor}, paid_at = coalesce(paid_at, now()), price_hold_until = null`,
  /** The price is stored with what reduced it. */
  payReduced: (amountMinor: number, stored: StoredQuote, couponId: string | null) =>
    sql`${price(stored)}, coupon_id = ${couponId}, ${changes.pay(amountMinor)}`,
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
  requote: (stored: StoredQuote, holdHours: number) => sql`${price(stored)}, price_hold_until = ${holdEnd(holdHours)}`,
  /** One of its parcels was measured or declared again. */
  requoteContents: (of: OrderContents, stored: StoredQuote, holdHours: number) =>
    sql`${contents(of)}, ${changes.requote(stored, holdHours)}`,
  edit: (draft: OrderDraft) => sql`
    channel_id = ${draft.channelId}, destination_code = ${draft.destinationCode}, pickup_point_id = ${draft.pickUpPointId},
    warehouse_id = ${draft.warehouseId}, currency = ${draft.currency}, declared_value_minor = ${draft.declaredValueMinor},
    insured = ${draft.insured}, remark = ${draft.remark}, consignor = ${draft.consignor && JSON.stringify(draft.consignor)},
    consignee = ${JSON.stringify(draft.consignee)}, ${contents(draft)}, ${price(draft.stored)},
    price_hold_until = ${holdEnd(draft.priceHoldHours)}`,
  pack: (packed: {
    staffId: string
    contents: OrderContents
    stored: StoredQuote
    refundMinor: number
    otherRemark: string
  }) => sql`
    ${contents(packed.contents)}, ${price(packed.stored)}, refunded_minor = refunded_minor + ${packed.refundMinor},
    other_remark = ${packed.otherRemark}, packer_id = coalesce(packer_id, ${packed.staffId}), packed_at = now()`,
  /** Priced again after it was paid; the excess is refunded. */
  reprice: (stored: StoredQuote, refundMinor: number) =>
    sql`${price(stored)}, refunded_minor = refunded_minor + ${refundMinor}`,
  /** The member's boxes move to another line. */
  changeLine: (line: Line, stored: StoredQuote, refundMinor: number) => sql`
    channel_id = ${line.channelId}, pickup_point_id = ${line.pickUpPointId}, ${changes.reprice(stored, refundMinor)}`,
  /** Another line, place or receiver, with its price. */
  redirect: (to: Redirection, stored: StoredQuote, refundMinor: number) => sql`
    destination_code = ${to.destinationCode}, consignee = ${JSON.stringify(to.consignee)}, remark = ${to.remark},
    ${changes.changeLine(to, stored, refundMinor)}`,
  adjust: (stored: StoredQuote, refundMinor: number, otherRemark: string) =>
    sql`${changes.reprice(stored, refundMinor)}, other_remark = ${otherRemark}`,
  /** What is left of it waits to be packed again. Its goods type stays the one that it was priced with. */
  reopen: (left: Omit<OrderContents, 'goodsType'>, stored: StoredQuote) => sql`
    goods_name = ${left.goodsName}, parcel_count = ${left.parcelCount}, total_pieces = ${left.totalPieces},
    total_goods_value_minor = ${left.totalGoodsValueMinor}, ${price(stored)}, ${changes.unpack}`,
  hold: (reason: string | null) => sql`hold_reason = ${reason}`,
  lose: (isAllLost: boolean) => (isAllLost ? sql`lost_at = coalesce(lost_at, now())` : changes.nothing),
  nothing: sql`remark = remark`,
}

/** Until then the price holds; afterwards it is calculated again. */
const holdEnd = (hours: number) => sql`now() + make_interval(hours => ${hours})`

/** A price that was paid is kept beside every later one: the member reads the two side by side. */
const asPaid = sql`
  case when paid_at is null then '{}' else jsonb_build_object('paid',
    coalesce(quote->'paid', jsonb_build_object('quote', quote->'quote', 'channelId', channel_id))) end`

const price = (stored: StoredQuote) => {
  const { quote } = stored
  return sql`
    quote = ${JSON.stringify(stored)}::jsonb || ${asPaid}, price_rule_id = ${quote.ruleId}, freight_minor = ${quote.freightMinor},
    coupon_discount_minor = ${quote.couponDiscountMinor}, coins_used = ${quote.coinsUsed}, coin_discount_minor = ${quote.coinDiscountMinor},
    freight_payable_minor = ${quote.freightPayableMinor}, vas_minor = ${quote.vasMinor}, insurance_minor = ${quote.insuranceMinor},
    other_minor = ${quote.otherMinor}, total_minor = ${quote.totalMinor}`
}

const contents = (of: OrderContents) => sql`
  goods_type = ${of.goodsType}, goods_name = ${of.goodsName}, parcel_count = ${of.parcelCount}, total_pieces = ${of.totalPieces},
  total_goods_value_minor = ${of.totalGoodsValueMinor}`

interface Line {
  readonly channelId: string
  readonly pickUpPointId: string | null
}

export interface Redirection extends Line {
  readonly destinationCode: string
  readonly consignee: AddressSnapshot
  readonly remark: string
}

/** The parcels of an order, combined. */
export interface OrderContents {
  readonly goodsType: GoodsType
  readonly goodsName: string
  readonly parcelCount: number
  readonly totalPieces: number
  readonly totalGoodsValueMinor: number
}

export type OrderType = 'consolidation' | 'single_ticket'

/** An order as it was applied for. */
export interface OrderDraft extends OrderContents {
  readonly orderType: OrderType
  readonly warehouseId: string
  readonly channelId: string
  readonly destinationCode: string
  readonly pickUpPointId: string | null
  readonly currency: Currency
  readonly declaredValueMinor: number
  readonly insured: boolean
  readonly remark: string
  /** The sender of a single ticket. */
  readonly consignor: AddressSnapshot | null
  readonly consignee: AddressSnapshot
  readonly stored: StoredQuote
  /** `order.priceHoldHours` */
  readonly priceHoldHours: number
}

export const insertOrder = (
  tx: Tx,
  memberId: string,
  orderNumber: string,
  draft: OrderDraft,
  actor: Actor,
  details: Readonly<Record<string, unknown>>,
) =>
  tx.row(sql<{ id: string }>`
    with submitted as (
      insert into orders (order_number, member_id, order_type, status, warehouse_id, channel_id, destination_code, pickup_point_id, currency,
        goods_type, goods_name, parcel_count, total_pieces, total_goods_value_minor, declared_value_minor, insured, remark, consignor, consignee,
        price_rule_id, quote, freight_minor, coupon_discount_minor, coins_used, coin_discount_minor, freight_payable_minor, vas_minor,
        insurance_minor, other_minor, total_minor, price_hold_until)
      values (${orderNumber}, ${memberId}, ${draft.orderType}, 'awaiting_payment', ${draft.warehouseId}, ${draft.channelId}, ${draft.destinationCode},
        ${draft.pickUpPointId}, ${draft.currency}, ${draft.goodsType}, ${draft.goodsName}, ${draft.parcelCount}, ${draft.totalPieces},
        ${draft.totalGoodsValueMinor}, ${draft.declaredValueMinor}, ${draft.insured}, ${draft.remark}, ${draft.consignor && JSON.stringify(draft.consignor)},
        ${JSON.stringify(draft.consignee)}, ${draft.stored.quote.ruleId}, ${JSON.stringify(draft.stored)}, ${draft.stored.quote.freightMinor}, 0, 0, 0,
        ${draft.stored.quote.freightPayableMinor}, ${draft.stored.quote.vasMinor}, ${draft.stored.quote.insuranceMinor},
        ${draft.stored.quote.otherMinor}, ${draft.stored.quote.totalMinor}, ${holdEnd(draft.priceHoldHours)})
      returning id
    ), noted as (
      insert into order_history (order_id, event, from_status, to_status, actor_kind, actor_id, details)
      select id, 'submit', null, 'awaiting_payment', ${actor.kind}, ${actor.id}::uuid, ${JSON.stringify(details)}::jsonb from submitted
    )
    select id from submitted`)

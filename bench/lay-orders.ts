import { insuranceBp } from '#domain/insurance.ts'
import { volumeDivisor } from '#domain/weight.ts'
import { type Database, sql } from '#server/database/db.ts'
import { priceOrder } from '#server/channels/channels.ts'
import { storedQuote } from '#server/orders/stored-quote.ts'
import type { Client } from 'pg'

/**
 * What all inserted orders share: one parcel of 1.5 kg from the first warehouse to Hong Kong, priced by the product.
 */
export interface OrderPattern {
  readonly totalMinor: number
  /** The columns of `orders` that are the same for all. */
  readonly columns: Readonly<Record<string, unknown>>
}

export async function orderPattern(database: Database): Promise<OrderPattern> {
  const { channelId, warehouseId } = await database.row(sql<{ channelId: string; warehouseId: string }>`
    select r.channel_id as "channelId", (select id from warehouses order by code limit 1) as "warehouseId"
    from price_rules r join channels c on c.id = r.channel_id
    where r.destination_code = 'HK' and r.currency = 'CNY' and r.goods_type <> 'sensitive' and not c.needs_pickup_point
      and 'consolidation' = any(c.order_types)
    order by c.sort, r.id limit 1`)
  const pieces = [{ lengthMm: 300, widthMm: 200, heightMm: 150, quantity: 1 }]
  const line = { channelId, warehouseId, destinationCode: 'HK', currency: 'CNY', orderType: 'consolidation' } as const
  const goods = { goodsType: 'ordinary', actualWeightG: 1500, pieces, vas: [], otherLines: [] } as const
  const value = {
    declaredValueMinor: 20_000,
    insured: true,
    coupon: null,
    coins: null,
    at: null,
    pickUpPointId: null,
    place: null,
  }
  const terms = { volumeDivisor, insuranceBp }
  const priced = await priceOrder(database, { ...line, ...goods, ...value, ...terms })
  const { quote } = priced
  return {
    totalMinor: quote.totalMinor,
    columns: {
      order_type: 'consolidation',
      warehouse_id: warehouseId,
      channel_id: channelId,
      destination_code: 'HK',
      currency: 'CNY',
      goods_type: 'ordinary',
      goods_name: 'Cotton shirt',
      total_goods_value_minor: 20_000,
      declared_value_minor: 20_000,
      insured: true,
      price_rule_id: quote.ruleId,
      quote: storedQuote(priced, pieces),
      freight_minor: quote.freightMinor,
      freight_payable_minor: quote.freightPayableMinor,
      vas_minor: quote.vasMinor,
      insurance_minor: quote.insuranceMinor,
      other_minor: quote.otherMinor,
      total_minor: quote.totalMinor,
      consignee,
    },
  }
}

const regionText = { cn: 'Sha Tin', en: 'Sha Tin', sh: 'Sha Tin' }
const consignee = {
  name: 'Chan Tai Man',
  phone: '+852 5123 4567',
  regionCode: 'HK',
  regionText,
  countryCode: 'HK',
  destinationCode: 'HK',
  address: 'Flat 7, 12/F, Example Court, Example Road',
  postalCode: '999077',
}

/**
 * Inserts an order per row of `source`, which provides the columns that differ: id, order_number, member_id, status,
 * parcel_count, ordered_at, paid_minor, logistics_number.
 */
export async function layOrders(
  client: Client,
  { columns }: OrderPattern,
  source: string,
  values: readonly unknown[] = [],
) {
  const names = Object.keys(columns).join(', ')
  await client.query(
    `insert into orders (id, order_number, member_id, status, parcel_count, total_pieces, ordered_at, paid_minor, logistics_number,
      price_hold_until, ${names})
    select laid.id, laid.order_number, laid.member_id, laid.status, laid.parcel_count, laid.parcel_count, laid.ordered_at, laid.paid_minor,
      laid.logistics_number, case when laid.status = 'awaiting_payment' then now() + interval '72 hours' end,
      ${names
        .split(', ')
        .map((name) => `pattern.${name}`)
        .join(', ')}
    from (${source}) laid, jsonb_populate_record(null::orders, $1::jsonb) pattern`,
    [JSON.stringify(columns), ...values],
  )
}

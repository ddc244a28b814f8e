import type { Currency } from '#domain/money.ts'
import type { PastOrder } from '#domain/tariff-effect.ts'
import { type Db, limitTo, nothing, sql } from '#server/database/db.ts'

export interface PastFilter {
  readonly channelId?: string | undefined
  readonly destinationCode?: string | undefined
  readonly currency?: Currency | undefined
}

/** Of orders placed since an ISO time. */
export interface Past extends PastFilter {
  readonly since: string
}

export interface StoredPastOrder extends Omit<PastOrder, 'surcharges'> {
  readonly surchargeIds: readonly string[]
}

export const monthsAgo = async (db: Db, months: number): Promise<string> =>
  (await db.row(sql<{ since: string }>`select now() - make_interval(months => ${months}::int) as since`)).since

const matches = ({ since, channelId, destinationCode, currency }: Past) => sql`
  o.paid_at is not null and o.ordered_at >= ${since}::timestamptz
  ${channelId ? sql`and o.channel_id = ${channelId}` : nothing}
  ${destinationCode ? sql`and o.destination_code = ${destinationCode}` : nothing}
  ${currency ? sql`and o.currency = ${currency}` : nothing}`

/** One batch, the newest first, behind the order given; null: from the newest on. */
export const nextPastOrders = (db: Db, past: Past, after: string | null, limit: number) =>
  db.rows(sql<StoredPastOrder>`
    select o.id, o.order_number as "orderNumber", o.channel_id as "channelId", o.destination_code as "destinationCode",
      o.warehouse_id as "warehouseId", o.currency, o.goods_type as "goodsType", o.quote->'tariff' as "pricedBy",
      (o.quote->'quote'->>'actualWeightG')::int as "actualWeightG", o.quote->'pieces' as pieces,
      (o.quote->'quote'->>'volumeDivisor')::int as "volumeDivisor", (o.quote->'quote'->>'insuranceBp')::int as "insuranceBp",
      o.quote->'quote'->'vas' as vas, (o.quote->'quote'->>'declaredValueMinor')::bigint as "declaredValueMinor",
      (o.quote->'quote'->>'insured')::boolean as insured, coalesce(o.quote->'surchargeIds', '[]') as "surchargeIds",
      o.quote->'place' as place
    from orders o
    where o.lifecycle = 'active' and ${matches(past)}
      ${after ? sql`and (o.ordered_at, o.id) < (select ordered_at, id from orders where id = ${after}::uuid)` : nothing}
    order by o.ordered_at desc, o.id desc ${limitTo(limit)}`)

/** Up to `bound`. */
export const countPastOrders = async (db: Db, past: Past, bound: number): Promise<number> =>
  (
    await db.row(sql<{ count: number }>`
      select count(*)::int as count from (
        select from orders o where o.lifecycle = 'active' and ${matches(past)} ${limitTo(bound)}
      ) few`)
  ).count

/** Paid and then cancelled: their money was given back. */
export const countCancelled = async (db: Db, past: Past): Promise<number> =>
  (
    await db.row(
      sql<{
        count: number
      }>`select count(*)::int as count from orders o where o.lifecycle = 'cancelled' and ${matches(past)}`,
    )
  ).count

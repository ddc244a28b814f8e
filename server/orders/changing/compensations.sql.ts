import type { StoredQuote } from '#server/orders/stored-quote.ts'
import type { Currency } from '#domain/money.ts'
import type { OrderLifecycle, OrderStatus } from '#domain/order.ts'
import { type Db, sql, type Tx } from '#server/database/db.ts'
import type { Scope } from '#server/orders/locks.sql.ts'

/** What the delivery promise needs to know about an order. */
export interface LateOrder {
  readonly id: string
  readonly status: OrderStatus
  readonly lifecycle: OrderLifecycle
  readonly currency: Currency
  readonly stored: StoredQuote
  readonly isLargeCargo: boolean
  readonly isCompensated: boolean
  /** From its arrival in Hong Kong to the first step of its delivery, or now; null before it has arrived. */
  readonly elapsedMs: number | null
}

export const findLateOrder = (db: Db, scope: Scope, id: string) =>
  db.find(sql<LateOrder>`
    select o.id, o.status, o.lifecycle, o.currency, o.quote as stored, c.large_cargo as "isLargeCargo",
      exists (select from order_compensations x where x.order_id = o.id and x.kind = 'delay') as "isCompensated",
      (extract(epoch from coalesce((
        select min(e.at) from order_events e
        where e.order_id = o.id and e.code in ('out_for_delivery', 'ready_for_pickup', 'signed') and e.at >= arrival.at
      ), now()) - arrival.at) * 1000)::bigint as "elapsedMs"
    from orders o join channels c on c.id = o.channel_id
      left join lateral (select min(e.at) as at from order_events e where e.order_id = o.id and e.code = 'arrived') arrival on true
    where o.id = ${id} and o.lifecycle <> 'deleted' and (${scope}::uuid[] is null or o.warehouse_id = any(${scope}::uuid[]))`)

interface Compensation {
  readonly id: string
  readonly orderId: string
  readonly note: string
  readonly staffId: string
  /** The second person who approved. */
  readonly approvedBy: string | null
}

export const insertDelay = (
  tx: Tx,
  given: Compensation & {
    readonly tier: number
    readonly elapsedMs: number
    readonly baseMinor: number
    readonly reductionMinor: number
    readonly creditMinor: number
  },
) =>
  tx.run(sql`
    insert into order_compensations (id, order_id, kind, tier, elapsed_seconds, base_minor, reduction_minor, credit_minor, note, staff_id, approved_by)
    values (${given.id}, ${given.orderId}, 'delay', ${given.tier}, ${Math.floor(given.elapsedMs / 1000)}, ${given.baseMinor}, ${given.reductionMinor},
      ${given.creditMinor}, ${given.note}, ${given.staffId}, ${given.approvedBy})`)

export const insertLoss = (
  tx: Tx,
  given: Compensation & {
    readonly baseMinor: number
    readonly amountMinor: number
    readonly parcelIds: readonly string[]
  },
) =>
  tx.run(sql`
    insert into order_compensations (id, order_id, kind, base_minor, credit_minor, parcel_ids, note, staff_id, approved_by)
    values (${given.id}, ${given.orderId}, 'loss', ${given.baseMinor}, ${given.amountMinor}, ${given.parcelIds}, ${given.note}, ${given.staffId},
      ${given.approvedBy})`)

/** Paid for losses of this order so far. */
export const lossesOf = (db: Db, orderId: string) =>
  db.rows(sql<{ parcelIds: string[]; amountMinor: number }>`
    select parcel_ids as "parcelIds", credit_minor as "amountMinor" from order_compensations where order_id = ${orderId} and kind = 'loss'`)

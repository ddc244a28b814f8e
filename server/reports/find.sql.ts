import type { StoredText } from '#contract/wire/language.ts'
import { foundAtMost } from '#contract/reports.ts'
import type { AuditStatus, RechargeStatus } from '#domain/bank-transfer.ts'
import type { UnclaimedState } from '#domain/claim.ts'
import type { OrderStatus } from '#domain/order.ts'
import type { ParcelStatus } from '#domain/parcel.ts'
import { type Db, escapeLike, limitTo, nothing, type Query, sql } from '#server/database/db.ts'
import type { Scope } from './waiting.sql.ts'

/*
 * By the beginning of a number, along its index (in the order of its letters' codes, hence `using`). A short beginning may fit very many numbers of other warehouses, so
 * only this many are looked at; with more digits there are fewer.
 */
const lookedAt = 400

const begins = (column: Query<unknown>, typed: string) => sql`${column} like ${`${escapeLike(typed)}%`}`

const within = (column: Query<unknown>, scope: Scope) =>
  scope === null ? nothing : sql`and ${column} = any(${scope}::uuid[])`

/** By their own number or the carrier's; the one whose whole number was typed comes first. */
export const ordersNumbered = (db: Db, typed: string, scope: Scope) =>
  db.rows(sql<{ id: string; orderNumber: string; status: OrderStatus; logisticsNumber: string | null }>`
    select o.id, o.order_number as "orderNumber", o.status, o.logistics_number as "logisticsNumber" from (
      (select * from orders where ${begins(sql`order_number`, typed)} order by order_number using ~>~ ${limitTo(lookedAt)})
      union all
      (select * from orders where logistics_number is not null and ${begins(sql`upper(logistics_number)`, typed)}
        order by upper(logistics_number) using ~<~ ${limitTo(lookedAt)})
    ) o where o.lifecycle <> 'deleted' ${within(sql`o.warehouse_id`, scope)}
    order by (o.order_number = ${typed} or upper(o.logistics_number) = ${typed}) is true desc, o.order_number desc ${limitTo(foundAtMost)}`)

export interface FoundParcel {
  readonly parcelId: string
  readonly trackingNumber: string
  readonly status: ParcelStatus
  readonly warehouseName: StoredText
  readonly shelf: string | null
  readonly orderId: string | null
  readonly orderNumber: string | null
}

export const parcelsNumbered = (db: Db, typed: string, scope: Scope) =>
  db.rows(sql<FoundParcel>`
    select p.id as "parcelId", p.tracking_number as "trackingNumber", p.status, w.name as "warehouseName", p.shelf,
      p.order_id as "orderId", o.order_number as "orderNumber"
    from (
      select * from parcels where ${begins(sql`tracking_number`, typed)} order by tracking_number using ~<~ ${limitTo(lookedAt)}
    ) p join warehouses w on w.id = p.warehouse_id left join orders o on o.id = p.order_id
    where p.deleted_at is null and p.closed_reason is null ${within(sql`p.warehouse_id`, scope)}
    order by p.tracking_number, p.listed_at desc ${limitTo(foundAtMost)}`)

export interface FoundUnclaimed {
  readonly id: string
  readonly trackingNumber: string
  readonly state: UnclaimedState
  readonly warehouseName: StoredText
  readonly shelf: string | null
}

/** Those that still wait for an owner. */
export const unclaimedNumbered = (db: Db, typed: string, scope: Scope) =>
  db.rows(sql<FoundUnclaimed>`
    select u.id, u.tracking_number as "trackingNumber", u.state, w.name as "warehouseName", u.shelf
    from (
      select * from unclaimed_parcels where ${begins(sql`tracking_number`, typed)} order by tracking_number using ~<~ ${limitTo(lookedAt)}
    ) u join warehouses w on w.id = u.warehouse_id
    where u.state = 'to_be_claimed' and u.closed_reason is null ${within(sql`u.warehouse_id`, scope)}
    order by u.tracking_number, u.created_at desc ${limitTo(foundAtMost)}`)

export interface FoundTransfer {
  readonly id: string
  readonly transferNumber: string
  readonly auditStatus: AuditStatus
  readonly rechargeStatus: RechargeStatus
}

/** The range is what its index can be asked for. */
export const transfersNumbered = (db: Db, typed: string) =>
  db.rows(sql<FoundTransfer>`
    select t.id, t.transfer_number as "transferNumber", t.audit_status as "auditStatus", t.recharge_status as "rechargeStatus"
    from bank_transfers t
    where t.transfer_number between ${typed} and ${`${typed}Z`} and ${begins(sql`t.transfer_number`, typed)} and t.deleted_at is null
    order by t.transfer_number desc ${limitTo(foundAtMost)}`)

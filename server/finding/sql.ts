import { foundAtMost } from '#contract/finding.ts'
import type { StoredText } from '#contract/wire/language.ts'
import type { AuditStatus, RechargeStatus } from '#domain/bank-transfer.ts'
import type { Currency } from '#domain/money.ts'
import type { OrderLifecycle, OrderStatus } from '#domain/order.ts'
import type { ParcelStatus } from '#domain/parcel.ts'
import { type Db, escapeLike, limitTo, type Query, sql } from '#server/database/db.ts'

interface Hit {
  /** The whole number was given. */
  readonly isExact: boolean
}

export interface FoundParcel extends Hit {
  readonly parcelId: string
  readonly trackingNumber: string
  readonly status: ParcelStatus
  readonly signed: boolean
  readonly warehouseName: StoredText
  readonly nickname: string | null
}

/** One more than are listed, so that the caller knows whether there are others. */
const limit = limitTo(foundAtMost + 1)

/** Of these the newest are listed. */
const readAtMost = limitTo(200)

/** Numbers are stored in capitals. */
const partOf = (number: string) => `%${escapeLike(number)}%`

/** What ends like this comes before what only holds it: people type the last digits. */
const best = (column: Query<unknown>, number: string) =>
  sql`${column} = ${number} desc, ${column} like ${`%${escapeLike(number)}`} desc`

const own = (memberId: string) => sql`p.member_id = ${memberId} and p.deleted_at is null and p.closed_reason is null`

const shown = (number: string) => sql`p.id as "parcelId", p.tracking_number as "trackingNumber", p.status, p.nickname,
  p.status = 'shipped' and p.latest_event = 'signed' as signed, w.name as "warehouseName", p.tracking_number = ${number} as "isExact"`

/** As the index of nicknames keeps them: without spaces, in capitals, full-width forms folded. */
const nicknameHolds = (typed: string) => sql`p.nickname is not null
  and (upper(replace(normalize(p.nickname, NFKC), ' ', '')) collate "C") like ${partOf(typed.normalize('NFKC').replaceAll(' ', ''))}`

/**
 * Its number begins or ends like this, or its nickname holds it. Each side of the number is read from its own index and cut there, as four digits may begin thousands
 * of numbers; comparing with operators instead of `like` lets a prepared statement use the indexes.
 */
export const findParcels = (db: Db, memberId: string, number: string) => {
  const backwards = [...number].toReversed().join('')
  return db.rows(sql<FoundParcel>`
    select ${shown(number)}
    from (
      (select p.id from parcels p where ${own(memberId)} and p.tracking_number ~>=~ ${number} and p.tracking_number ~<~ ${`${number}~`}
        order by p.tracking_number using ~<~ ${readAtMost})
      union
      (select p.id from parcels p where ${own(memberId)} and reverse(p.tracking_number) ~>=~ ${backwards} and reverse(p.tracking_number) ~<~ ${`${backwards}~`}
        order by reverse(p.tracking_number) using ~<~ ${readAtMost})
      union
      (select p.id from parcels p where ${own(memberId)} and ${nicknameHolds(number)} order by p.listed_at desc ${readAtMost})
    ) hit join parcels p on p.id = hit.id join warehouses w on w.id = p.warehouse_id
    order by ${best(sql`p.tracking_number`, number)}, p.listed_at desc, p.id desc ${limit}`)
}

/** For words too short to be part of a number. */
export const findNamedParcels = (db: Db, memberId: string, typed: string) =>
  db.rows(sql<FoundParcel>`
    select ${shown(typed)}
    from parcels p join warehouses w on w.id = p.warehouse_id
    where ${own(memberId)} and ${nicknameHolds(typed)} order by p.listed_at desc, p.id desc ${limit}`)

export interface FoundOrder extends Hit {
  readonly id: string
  readonly orderNumber: string
  readonly logisticsNumber: string | null
  readonly status: OrderStatus
  readonly lifecycle: OrderLifecycle
  readonly totalMinor: number
  readonly paidMinor: number
  readonly refundedMinor: number
  readonly currency: Currency
}

/** A carrier's number is stored as it was typed. */
export const findOrders = (db: Db, memberId: string, number: string) =>
  db.rows(sql<FoundOrder>`
    select o.id, o.order_number as "orderNumber", o.logistics_number as "logisticsNumber", o.status, o.lifecycle,
      o.total_minor as "totalMinor", o.paid_minor as "paidMinor", o.refunded_minor as "refundedMinor", o.currency,
      o.order_number = ${number} or coalesce(upper(o.logistics_number) = ${number}, false) as "isExact"
    from orders o
    where o.member_id = ${memberId} and o.lifecycle <> 'deleted'
      and (o.order_number like ${partOf(number)} or o.logistics_number ilike ${partOf(number)})
    order by "isExact" desc, o.order_number like ${`%${escapeLike(number)}`} desc, o.ordered_at desc, o.id desc ${limit}`)

export interface FoundTransfer extends Hit {
  readonly id: string
  readonly transferNumber: string
  readonly amountMinor: number
  readonly currency: Currency
  readonly auditStatus: AuditStatus
  readonly rechargeStatus: RechargeStatus
  readonly submittedAt: string
}

export const findTransfers = (db: Db, memberId: string, number: string) =>
  db.rows(sql<FoundTransfer>`
    select t.id, t.transfer_number as "transferNumber", t.amount_minor as "amountMinor", t.currency, t.audit_status as "auditStatus",
      t.recharge_status as "rechargeStatus", date_trunc('second', t.submitted_at) as "submittedAt", t.transfer_number = ${number} as "isExact"
    from bank_transfers t
    where t.member_id = ${memberId} and t.deleted_at is null and t.transfer_number like ${partOf(number)}
    order by ${best(sql`t.transfer_number`, number)}, t.submitted_at desc, t.id desc ${limit}`)

export interface FoundBill extends Hit {
  readonly id: string
  readonly orderNumber: string
  readonly payableTotalMinor: number
  readonly currency: Currency
  readonly consolidatedAt: string
}

export const findBills = (db: Db, memberId: string, number: string) =>
  db.rows(sql<FoundBill>`
    select b.id, b.order_number as "orderNumber", b.payable_total_minor as "payableTotalMinor", b.currency,
      date_trunc('second', b.consolidated_at) as "consolidatedAt", b.order_number = ${number} as "isExact"
    from bills b
    where b.member_id = ${memberId} and b.state = 'live' and b.order_number like ${partOf(number)}
    order by ${best(sql`b.order_number`, number)}, b.consolidated_at desc, b.id desc ${limit}`)

import type { StoredText } from '#contract/wire/language.ts'
import { type Db, sql } from '#server/database/db.ts'
import { type Clock, clock, clockColumns, freeUntil, isStored } from './clock.sql.ts'

/** The member's own parcels in our warehouses. */
export const findClocks = (db: Db, memberId: string, parcelIds: readonly string[], freeDays: number) =>
  db.rows(sql<Clock & { parcelId: string; freeUntil: string }>`
    select p.id as "parcelId", ${clockColumns}, ${freeUntil(freeDays)} as "freeUntil"
    from parcels p ${clock}
    where p.member_id = ${memberId} and p.id = any(${parcelIds}) and p.status in ('in_stock', 'packing')
      and p.deleted_at is null and p.closed_reason is null`)

export interface Ending extends Clock {
  readonly warehouseCode: number
  readonly warehouseName: StoredText
  readonly parcelId: string
  readonly trackingNumber: string
  readonly freeUntil: string
}

/**
 * Of one member, in stock and not waiting for us: free days that end within so many days, or (if requested) have ended.
 */
export const findEnding = (
  db: Db,
  memberId: string,
  { freeDays, withinDays, withEnded }: { freeDays: number; withinDays: number; withEnded: boolean },
) =>
  db.rows(sql<Ending>`
    select * from (
      select p.id as "parcelId", p.tracking_number as "trackingNumber", w.code as "warehouseCode", w.name as "warehouseName", ${clockColumns},
        date_trunc('second', ${freeUntil(freeDays)}) as "freeUntil"
      from (
        select * from parcels p
        where p.member_id = ${memberId} and ${isStored}
          and p.inbound_at <= now() - make_interval(days => ${freeDays - withinDays})
        order by p.inbound_at desc, p.id desc limit 500
      ) p join warehouses w on w.id = p.warehouse_id ${clock}
    ) each
    where not each."isPaused" and each."freeUntil" <= now() + make_interval(days => ${withinDays})
      and (${withEnded}::boolean or each."freeUntil" > now())
    order by each."freeUntil", each."parcelId"`)

export interface Extension {
  readonly parcelId: string
  readonly days: number
  readonly reason: string
  readonly showsReason: boolean
  readonly by: string
  readonly at: string
}

/** The newest first. */
export const extensionsOf = (db: Db, parcelIds: readonly string[]) =>
  db.rows(sql<Extension>`
    select e.parcel_id as "parcelId", e.days, e.reason, e.shows_reason as "showsReason", s.name as by, e.at
    from storage_extensions e join staff s on s.id = e.staff_id where e.parcel_id = any(${parcelIds}) order by e.at desc, e.id desc`)

import type { StoredText } from '#contract/wire/language.ts'
import { type Db, sql, type Tx } from '#server/database/db.ts'

/**
 * Times that do not count because the parcel waited for us: in a paid order, while a weighing was checked, or for a paid
 * transfer to another warehouse, unless its member withdrew it. They may overlap, so they are merged before they are
 * added up.
 */
const clock = sql`
  cross join lateral (
    select range_agg(tstzrange(s.from_at, coalesce(s.until, now()))) as ours, coalesce(bool_or(s.until is null), false) as is_paused
    from (
      select greatest(o.paid_at, op.added_at, p.inbound_at) as from_at, op.removed_at as until
      from order_parcels op join orders o on o.id = op.order_id where op.parcel_id = p.id and o.paid_at is not null
      union all
      select greatest(d.opened_at, p.inbound_at), d.closed_at from disputes d where d.parcel_id = p.id
      union all
      select greatest(t.asked_at, p.inbound_at), coalesce(t.received_at, t.closed_at) from warehouse_transfers t
      where t.parcel_id = p.id and t.state <> 'withdrawn'
    ) s where s.from_at < coalesce(s.until, now())
  ) s
  cross join lateral (
    select coalesce(sum(extract(epoch from upper(each) - lower(each))), 0) as seconds from unnest(s.ours) each
  ) paused`

const clockColumns = sql`
  ((extract(epoch from now() - p.inbound_at) - paused.seconds) * 1000)::bigint as "storedMs",
  (paused.seconds * 1000)::bigint as "pausedMs", s.is_paused as "isPaused"`

interface Clock {
  readonly storedMs: number
  readonly pausedMs: number
  readonly isPaused: boolean
}

/** The member's own parcels in our warehouses. */
export const findClocks = (db: Db, memberId: string, parcelIds: readonly string[], freeDays: number) =>
  db.rows(sql<Clock & { parcelId: string; freeUntil: string }>`
    select p.id as "parcelId", ${clockColumns},
      p.inbound_at + make_interval(days => ${freeDays}, secs => paused.seconds::float8) as "freeUntil"
    from parcels p ${clock}
    where p.member_id = ${memberId} and p.id = any(${parcelIds}) and p.status in ('in_stock', 'packing')
      and p.deleted_at is null and p.closed_reason is null`)

export interface Ending {
  readonly warehouseCode: number
  readonly warehouseName: StoredText
  readonly parcelId: string
  readonly trackingNumber: string
  readonly storedMs: number
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
        date_trunc('second', p.inbound_at + make_interval(days => ${freeDays}, secs => paused.seconds::float8)) as "freeUntil"
      from (
        select * from parcels p
        where p.member_id = ${memberId} and p.status = 'in_stock' and p.deleted_at is null and p.closed_reason is null
          and p.inbound_at <= now() - make_interval(days => ${freeDays - withinDays})
        order by p.inbound_at desc, p.id desc limit 500
      ) p join warehouses w on w.id = p.warehouse_id ${clock}
    ) each
    where not each."isPaused" and each."freeUntil" <= now() + make_interval(days => ${withinDays})
      and (${withEnded}::boolean or each."freeUntil" > now())
    order by each."freeUntil", each."parcelId"`)

export interface Lying extends Clock {
  readonly parcelId: string
  readonly memberId: string
  readonly trackingNumber: string
  readonly inboundAt: string
}

/** In stock for so many days at least, and not reminded for the last time; the longest first. */
export const findLying = (
  db: Db,
  sinceDays: number,
  after: Pick<Lying, 'inboundAt' | 'parcelId'> | null,
  atATime: number,
) =>
  db.rows(sql<Lying>`
    select p.id as "parcelId", p.member_id as "memberId", p.tracking_number as "trackingNumber", p.inbound_at as "inboundAt", ${clockColumns}
    from (
      select * from parcels p
      where p.status = 'in_stock' and p.deleted_at is null and p.closed_reason is null
        and p.inbound_at <= now() - make_interval(days => ${sinceDays})
        and (${after?.inboundAt ?? null}::timestamptz is null or (p.inbound_at, p.id) > (${after?.inboundAt ?? null}::timestamptz, ${after?.parcelId ?? null}::uuid))
        and not exists (select from storage_reminders r where r.parcel_id = p.id and r.days_left = 0)
      order by p.inbound_at, p.id limit ${atATime}
    ) p ${clock} order by p.inbound_at, p.id`)

/** Those that were not reminded at their mark before; another process may have been first. */
export const noteReminders = async (
  tx: Tx,
  reminders: readonly { readonly parcelId: string; readonly daysLeft: number }[],
): Promise<readonly string[]> =>
  (
    await tx.rows(sql<{ parcelId: string }>`
      insert into storage_reminders (parcel_id, days_left)
      select * from unnest(${reminders.map(({ parcelId }) => parcelId)}::uuid[], ${reminders.map(({ daysLeft }) => daysLeft)}::int[])
      on conflict do nothing returning parcel_id as "parcelId"`)
  ).map(({ parcelId }) => parcelId)

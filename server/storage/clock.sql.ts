import { type Query, sql } from '#server/database/db.ts'

/* The storage clock as the database counts it, for a row `p` of `parcels`. */

/**
 * Times that do not count because the parcel waited for us: in a paid order, while a weighing was checked, for a paid
 * transfer to another warehouse, unless its member withdrew it, or until its receipt was stored. They may overlap, so
 * they are merged before they are added up.
 */
export const clock = sql`
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
      union all
      select p.inbound_at, p.inbound_stored_at where p.inbound_stored_at is not null
    ) s where s.from_at < coalesce(s.until, now())
  ) s
  cross join lateral (
    select coalesce(sum(extract(epoch from upper(each) - lower(each))), 0) as seconds from unnest(s.ours) each
  ) paused`

export interface Clock {
  readonly storedMs: number
  readonly pausedMs: number
  readonly isPaused: boolean
  /** Free days that staff granted. */
  readonly extraDays: number
}

export const clockColumns = sql`
  ((extract(epoch from now() - p.inbound_at) - paused.seconds) * 1000)::bigint as "storedMs",
  (paused.seconds * 1000)::bigint as "pausedMs", s.is_paused as "isPaused", p.storage_extra_days as "extraDays"`

/** The moment at which so many days have been counted. */
const after = (days: Query<unknown>) =>
  sql`p.inbound_at + make_interval(days => ${days}, secs => paused.seconds::float8)`

export const freeUntil = (freeDays: number) => after(sql`(${freeDays}::int + p.storage_extra_days)`)

/** Never before the free days end. */
export const stayUntil = (freeDays: number, longestDays: number) =>
  after(sql`greatest(${longestDays}::int, ${freeDays}::int + p.storage_extra_days)`)

export const isStored = sql`p.status = 'in_stock' and p.deleted_at is null and p.closed_reason is null`

/** Reminders count until the parcel is extended again. */
export const roundOf = sql`(select count(*)::int from storage_extensions x where x.parcel_id = p.id)`

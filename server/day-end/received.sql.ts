import type { DayPlace } from '#domain/day-end.ts'
import { type Db, limitTo, type Query, sql } from '#server/database/db.ts'

/* The receipts of one business day of one warehouse, and where each parcel is now. */

export interface DayOf {
  readonly warehouseId: string
  /** `2026-11-27`; connections are in the business zone. */
  readonly day: string
}

export const within = (moment: Query<unknown>, { day }: Pick<DayOf, 'day'>) =>
  sql`${moment} >= ${day}::date::timestamptz and ${moment} < (${day}::date + 1)::timestamptz`

/** Receipts that were stored only after two people had signed the day of their scan count on a later day. */
export const countsOn = (day: Query<unknown>) => sql`
  ((r.at >= ${day}::timestamptz and r.at < (${day} + 1)::timestamptz and r.counted_on is null) or r.counted_on = ${day})`

/** Corrections of a weight are receipts too, but nothing arrived with them. */
const arrivals = ({ warehouseId, day }: DayOf) => sql`
  r.warehouse_id = ${warehouseId} and ${countsOn(sql`${day}::date`)} and r.result <> 'corrected'`

/** An unclaimed parcel that was given to a member is followed to the parcel that it became. */
const received = (of: DayOf) => sql`
  select r.id as receipt_id, r.at as received_at, r.staff_id as received_by, r.tracking_number, p.id as parcel_id, u.id as unclaimed_id,
    (u.id is not null and u.state = 'to_be_claimed') as is_unclaimed,
    case when u.state = 'to_be_claimed' then u.shelf else p.shelf end as shelf,
    case
      when u.state = 'to_be_claimed' then case when u.closed_reason is null then 'exceptions' else 'left' end
      when p.id is null or p.deleted_at is not null or (p.status = 'forecast' and p.closed_reason is null) then 'unexplained'
      when p.closed_reason is not null or p.status = 'shipped' or p.warehouse_id <> r.warehouse_id then 'left'
      when p.status = 'packing' then 'inOrders'
      when p.abnormal_code is not null
        or exists (select from disputes d where d.parcel_id = p.id and d.state = 'open')
        or exists (select from parcel_closings c where c.parcel_id = p.id and c.state = 'asked') then 'exceptions'
      when p.shelf is not null then 'shelved'
      else 'notShelved'
    end as place
  from receipts r left join unclaimed_parcels u on u.id = r.unclaimed_id
    left join parcels p on p.id = case when u.id is null then r.parcel_id when u.state = 'claimed' then u.parcel_id end
  where ${arrivals(of)} and r.result <> 'duplicate' and not exists (select from receipt_undos x where x.receipt_id = r.id)`

export interface Arrivals {
  received: number
  duplicates: number
  undone: number
  /** A place where none is has no entry. */
  places: Partial<Record<DayPlace, number>>
  exceptionsNotShelved: number
}

/**
 * Received is counted from the receipts alone, so that it can be compared with where the parcels are; in one statement,
 * so that a scan in between is seen by both or by neither.
 */
export const countArrivals = (db: Db, of: DayOf) =>
  db.row(sql<Arrivals>`
    with placed as (select place, shelf from (${received(of)}) d)
    select (count(*) filter (where x.receipt_id is null and r.result <> 'duplicate'))::int as received,
      (count(*) filter (where x.receipt_id is null and r.result = 'duplicate'))::int as duplicates,
      (count(*) filter (where x.receipt_id is not null))::int as undone,
      (select coalesce(jsonb_object_agg(place, count), '{}') from (select place, count(*) from placed group by place) each) as places,
      (select count(*)::int from placed where place = 'exceptions' and shelf is null) as "exceptionsNotShelved"
    from receipts r left join receipt_undos x on x.receipt_id = r.id where ${arrivals(of)}`)

export interface ParcelOfDay {
  id: string
  isUnclaimed: boolean
  trackingNumber: string
  place: DayPlace
  shelf: string | null
  isShelved: boolean
  lastScan: 'receipt' | 'shelf' | 'label' | 'count'
  lastBy: string
  lastAt: string
}

/** What is not on a shelf without a problem, with who had it in hand last; the most doubtful first. */
export const parcelsToName = (db: Db, of: DayOf, limit: number) =>
  db.rows(sql<ParcelOfDay>`
    select coalesce(case when d.is_unclaimed then d.unclaimed_id else d.parcel_id end, d.receipt_id) as id, d.is_unclaimed as "isUnclaimed",
      d.tracking_number as "trackingNumber", d.place, coalesce(d.shelf, last.seen_in) as shelf, d.shelf is not null as "isShelved",
      last.scan as "lastScan", s.name as "lastBy", last.at as "lastAt"
    from (
      select * from (${received(of)}) all_of_them where place in ('unexplained', 'notShelved', 'exceptions')
      order by array_position(array['unexplained', 'notShelved', 'exceptions'], place), shelf is not null, received_at, receipt_id
      ${limitTo(limit)}
    ) d cross join lateral (
      select * from (
        select 'receipt' as scan, d.received_by as staff_id, d.received_at as at, null as seen_in
        union all
        (select 'shelf', e.actor_id, e.at, null from parcel_events e
          where e.parcel_id = d.parcel_id and e.code = 'shelved' and e.actor_kind = 'staff' order by e.at desc limit 1)
        union all
        (select 'label', l.staff_id, l.at, null from label_prints l
          where (l.parcel_id = d.parcel_id or l.unclaimed_id = d.unclaimed_id) order by l.at desc limit 1)
        union all
        (select 'count', n.staff_id, n.at, b.code from bin_count_scans n join bin_counts c on c.id = n.count_id join bins b on b.id = c.bin_id
          where n.tracking_number = d.tracking_number and c.warehouse_id = ${of.warehouseId} and n.at >= d.received_at order by n.at desc limit 1)
      ) scans order by at desc limit 1
    ) last join staff s on s.id = last.staff_id
    order by array_position(array['unexplained', 'notShelved', 'exceptions'], d.place), d.shelf is not null, d.received_at, d.receipt_id`)

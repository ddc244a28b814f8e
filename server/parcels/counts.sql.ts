import type { ParcelStatus } from '#domain/parcel.ts'
import { type Db, type Query, sql } from '#server/database/db.ts'
import { live } from './sql.ts'

/* Counts that the trigger on parcels keeps by member and business day (decision record 13). */

/** `signed` is the part of the shipped ones that was received. */
export type Counts = Partial<Record<ParcelStatus | 'signed', number>>

/** Its receiver has signed for it; the status stays "shipped". */
export const isSigned = sql`(p.status = 'shipped' and p.latest_event = 'signed')`

const statusCounts = sql`
  json_build_object('forecast', coalesce(k.forecast, 0), 'in_stock', coalesce(k.in_stock, 0), 'packing', coalesce(k.packing, 0),
    'shipped', coalesce(k.shipped, 0), 'signed', coalesce(k.signed, 0))`

/** All of a member's live parcels by status; no row for a member who never had one. */
export const keptCounts = (memberId: string) => sql`
  select ${statusCounts} from parcel_counts k where k.member_id = ${memberId} and k.day is null`

/**
 * Those listed from one moment until before another. Counts are stored by whole days; where a range starts or ends
 * within a day, that part is counted. The screens ask for whole days.
 */
export const keptCountsBetween = (memberId: string, since: Query<unknown>, until: Query<unknown>) => sql`
  select json_build_object('forecast', coalesce(sum(part.forecast), 0), 'in_stock', coalesce(sum(part.in_stock), 0),
    'packing', coalesce(sum(part.packing), 0), 'shipped', coalesce(sum(part.shipped), 0),
    'signed', coalesce(sum(part.signed), 0))
  from (
    select k.forecast, k.in_stock, k.packing, k.shipped, k.signed from parcel_counts k
    where k.member_id = ${memberId} and k.day >= (${dayFrom(since)})::date and k.day < (${dayOf(until)})::date
    union all
    ${countedBetween(memberId, since, sql`least(${dayFrom(since)}, ${until})`)}
    union all
    ${countedBetween(memberId, sql`greatest(${dayOf(until)}, ${dayFrom(since)})`, until)}
  ) part`

/** Midnights of the business time zone, which every connection uses. */
const dayOf = (moment: Query<unknown>) => sql`date_trunc('day', ${moment})`

/** The first midnight at or after the moment. */
const dayFrom = (moment: Query<unknown>) =>
  sql`date_trunc('day', ${moment} - interval '1 microsecond') + interval '1 day'`

const countedBetween = (memberId: string, since: Query<unknown>, until: Query<unknown>) => sql`
  select count(*) filter (where p.status = 'forecast'), count(*) filter (where p.status = 'in_stock'),
    count(*) filter (where p.status = 'packing'), count(*) filter (where p.status = 'shipped'), count(*) filter (where ${isSigned})
  from parcels p where p.member_id = ${memberId} and ${live} and p.listed_at >= ${since} and p.listed_at < ${until}`

/** How many may go into an order (C-29). */
export const keptSendable = (memberId: string) => sql`
  select coalesce((select k.sendable from parcel_counts k where k.member_id = ${memberId} and k.day is null), 0)`

interface HomeCounts {
  readonly counts: Counts
  readonly abnormalCount: number
  readonly sendableCount: number
  readonly awaitingPayment: number
}

export const countHome = (db: Db, memberId: string) =>
  db.row(sql<HomeCounts>`
    select ${statusCounts} as counts, coalesce(k.abnormal, 0) as "abnormalCount", coalesce(k.sendable, 0) as "sendableCount", (
      select count(*)::int from orders where member_id = ${memberId} and status = 'awaiting_payment' and lifecycle = 'active'
    ) as "awaitingPayment"
    from (values (1)) once left join parcel_counts k on k.member_id = ${memberId} and k.day is null`)

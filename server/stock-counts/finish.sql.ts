import { putThere } from '#server/bins/bins.ts'
import { sql, type Tx } from '#server/database/db.ts'
import { type HeldCount, recordedAs } from './sql.ts'

/* What a count came to. */

/** Recorded here since before it began, and not seen. What came during the count may lie where was counted before. */
export const insertMissing = (tx: Tx, count: HeldCount, staffId: string) =>
  tx.rows(sql<{ id: string }>`
    insert into bin_differences (count_id, bin_id, warehouse_id, kind, tracking_number, parcel_id, unclaimed_id, recorded_shelf, counted_by)
    select distinct on (s.tracking_number) ${count.id}::uuid, ${count.binId}::uuid, ${count.warehouseId}::uuid, 'missing', s.tracking_number,
      case when not s.is_unclaimed then s.id end, case when s.is_unclaimed then s.id end, s.code, ${staffId}::uuid
    from on_shelves s ${putThere}
    where s.warehouse_id = ${count.warehouseId} and s.code = ${count.code} and put.at <= (select started_at from bin_counts where id = ${count.id})
      and not exists (select from bin_count_scans n where n.count_id = ${count.id} and n.tracking_number = s.tracking_number)
    order by s.tracking_number, s.id
    on conflict (bin_id, kind, tracking_number) where state = 'open'
    do update set count_id = excluded.count_id, counted_by = excluded.counted_by
    returning id`)

/** Seen here and recorded elsewhere, gone, or unknown, by the records of now: somebody may have put it right meanwhile. */
export const insertOthers = (tx: Tx, count: HeldCount) =>
  tx.rows(sql<{ id: string }>`
    insert into bin_differences (count_id, bin_id, warehouse_id, kind, tracking_number, parcel_id, unclaimed_id, recorded_shelf, counted_by)
    select n.count_id, ${count.binId}::uuid, ${count.warehouseId}::uuid, coalesce(r.note, 'unknown'), n.tracking_number, r."parcelId", r."unclaimedId",
      r."recordedShelf", n.staff_id
    from bin_count_scans n left join lateral (
      ${recordedAs(sql`n.tracking_number`, sql`${count.warehouseId}::uuid`, sql`${count.code}`)}
    ) r on true
    where n.count_id = ${count.id} and n.note <> 'here' and r.note is distinct from 'here' order by n.tracking_number
    on conflict (bin_id, kind, tracking_number) where state = 'open'
    do update set count_id = excluded.count_id, counted_by = excluded.counted_by, recorded_shelf = excluded.recorded_shelf
    returning id`)

/** What was seen where it is recorded is missing nowhere any more. */
export const settleSeen = (tx: Tx, count: HeldCount, staffId: string) =>
  tx.run(sql`
    update bin_differences d set state = 'found', found_in = ${count.code}, resolved_by = ${staffId}, resolved_at = now()
    from on_shelves s join bin_count_scans n on n.tracking_number = s.tracking_number and n.count_id = ${count.id}
    where s.warehouse_id = ${count.warehouseId} and s.code = ${count.code} and d.state = 'open' and (d.parcel_id = s.id or d.unclaimed_id = s.id)`)

interface Result {
  readonly missing: number
  readonly others: number
}

export const saveResult = (tx: Tx, count: HeldCount, staffId: string, { missing, others }: Result) =>
  tx.run(sql`
    update bin_counts set state = 'finished', finished_by = ${staffId}, finished_at = now(), missing = ${missing}, others = ${others},
      found = seen.found, expected = seen.found + ${missing}
    from (
      select count(*)::int as found from bin_count_scans n where n.count_id = ${count.id} and (n.note = 'here' or exists (
        select from on_shelves s where s.warehouse_id = ${count.warehouseId} and s.code = ${count.code} and s.tracking_number = n.tracking_number))
    ) seen
    where id = ${count.id} and state = 'open'`)

export const dropCount = (tx: Tx, id: string, staffId: string) =>
  tx.run(sql`
    update bin_counts set state = 'dropped', finished_by = ${staffId}, finished_at = now() where id = ${id} and state = 'open'`)

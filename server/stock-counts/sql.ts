import type { BinCountState, ScanNote } from '#domain/bin.ts'
import { countedAtMost } from '#domain/long-list.ts'
import type { StaffSession } from '#server/auth/session.ts'
import { type Db, limitTo, nothing, type Query, sql, type Tx } from '#server/database/db.ts'

/* Counts of bins, and what was scanned in them. */

export interface StoredCount {
  id: string
  binId: string
  warehouseId: string
  binCode: string
  state: BinCountState
  startedBy: string
  startedAt: string
  finishedBy: string | null
  finishedAt: string | null
  expected: number
  scanned: number
  found: number
  missing: number | null
  others: number | null
}

const columns = sql`
  c.id, c.bin_id as "binId", c.warehouse_id as "warehouseId", b.code as "binCode", c.state, s.name as "startedBy", c.started_at as "startedAt",
  f.name as "finishedBy", c.finished_at as "finishedAt",
  coalesce(c.expected, (select count(*)::int from on_shelves l where l.warehouse_id = c.warehouse_id and l.code = b.code)) as expected,
  scans.scanned, coalesce(c.found, scans.found) as found, c.missing, c.others`
const names = sql`
  join bins b on b.id = c.bin_id join staff s on s.id = c.started_by left join staff f on f.id = c.finished_by
  cross join lateral (
    select count(*)::int as scanned, count(*) filter (where n.note = 'here')::int as found from bin_count_scans n where n.count_id = c.id
  ) scans`

export const findCount = (db: Db, id: string) =>
  db.find(sql<StoredCount>`select ${columns} from bin_counts c ${names} where c.id = ${id}`)

export interface CountFilter {
  readonly warehouseId: string
  readonly binId: string | undefined
  readonly state: BinCountState | undefined
}

const matching = ({ warehouseId, binId, state }: CountFilter): Query<unknown> => sql`
  c.warehouse_id = ${warehouseId} ${binId === undefined ? nothing : sql`and c.bin_id = ${binId}`}
  ${state === undefined ? nothing : sql`and c.state = ${state}`}`

/** The newest first, those after one. */
export function listCounts(db: Db, filter: CountFilter, after: string | undefined, limit: number) {
  const further =
    after === undefined
      ? nothing
      : sql`and (c.started_at, c.id) < (select last.started_at, last.id from bin_counts last where last.id = ${after})`
  return db.rows(sql<StoredCount>`
    select ${columns} from bin_counts c ${names} where ${matching(filter)} ${further}
    order by c.started_at desc, c.id desc limit ${limit}`)
}

export const countCounts = async (db: Db, filter: CountFilter) =>
  (
    await db.row(sql<{ count: number }>`
      select count(*)::int as count from (select from bin_counts c where ${matching(filter)} ${limitTo(countedAtMost)}) few`)
  ).count

/** Undefined while the bin is being counted. */
export const insertCount = (tx: Tx, binId: string, warehouseId: string, staffId: string) =>
  tx.find(sql<{ id: string }>`
    insert into bin_counts (bin_id, warehouse_id, started_by) values (${binId}, ${warehouseId}, ${staffId})
    on conflict (bin_id) where state = 'open' do nothing returning id`)

export interface HeldCount {
  id: string
  binId: string
  warehouseId: string
  code: string
  state: BinCountState
}

export const lockCount = (tx: Tx, id: string) =>
  tx.find(sql<HeldCount>`
    select c.id, c.bin_id as "binId", c.warehouse_id as "warehouseId", b.code, c.state
    from bin_counts c join bins b on b.id = c.bin_id where c.id = ${id} for no key update of c`)

export interface Recorded {
  parcelId: string | null
  unclaimedId: string | null
  note: ScanNote
  recordedShelf: string | null
}

/**
 * What the records of this warehouse say of a number found in a bin, the likeliest first: it lies here, it lies on another
 * shelf or on none, it has left or is packed. Nothing: nobody recorded it here.
 */
export const recordedAs = (number: Query<unknown>, warehouseId: Query<unknown>, code: Query<unknown>) => sql`
  select case when not is_unclaimed then id end as "parcelId", case when is_unclaimed then id end as "unclaimedId", note,
    case when note = 'elsewhere' then shelf end as "recordedShelf"
  from (
    select s.id, s.is_unclaimed, s.code as shelf, case when s.code = ${code} then 'here' else 'elsewhere' end as note,
      case when s.code = ${code} then 1 else 2 end as rank
    from on_shelves s where s.tracking_number = ${number} and s.warehouse_id = ${warehouseId}
    union all
    select p.id, false, null, 'elsewhere', 3 from parcels p
    where p.tracking_number = ${number} and p.warehouse_id = ${warehouseId} and p.shelf is null and p.status in ('in_stock', 'packing')
      and p.latest_event <> 'consolidated' and p.transfer_state is distinct from 'on_the_way' and p.deleted_at is null and p.closed_reason is null
    union all
    select u.id, true, null, 'elsewhere', 3 from unclaimed_parcels u
    where u.tracking_number = ${number} and u.warehouse_id = ${warehouseId} and u.shelf is null and u.state = 'to_be_claimed' and u.closed_reason is null
    union all
    select p.id, false, null, 'left', 4 from parcels p
    where p.tracking_number = ${number} and p.warehouse_id = ${warehouseId} and p.deleted_at is null and p.closed_reason is null
      and (p.status = 'shipped' or p.transfer_state = 'on_the_way' or p.status = 'packing' and p.latest_event = 'consolidated')
  ) known order by rank, id desc limit 1`

export const findRecorded = (db: Db, trackingNumber: string, { warehouseId, code }: HeldCount) =>
  db.find(sql<Recorded>`${recordedAs(sql`${trackingNumber}`, sql`${warehouseId}::uuid`, sql`${code}`)}`)

export interface StoredScan {
  trackingNumber: string
  note: ScanNote
  recordedShelf: string | null
  by: string
  at: string
}

const scanColumns = sql`
  n.tracking_number as "trackingNumber", n.note, n.recorded_shelf as "recordedShelf", s.name as by, n.at`

/** Undefined when it was scanned before. */
export const insertScan = (
  tx: Tx,
  countId: string,
  trackingNumber: string,
  { note, recordedShelf }: Pick<Recorded, 'note' | 'recordedShelf'>,
  { id, shiftId }: Pick<StaffSession, 'id' | 'shiftId'>,
) =>
  tx.find(sql<{ note: ScanNote }>`
    insert into bin_count_scans (count_id, tracking_number, note, recorded_shelf, staff_id, shift_id)
    values (${countId}, ${trackingNumber}, ${note}, ${recordedShelf}, ${id}, ${shiftId})
    on conflict (count_id, tracking_number) do nothing returning note`)

export const findScan = (db: Db, countId: string, trackingNumber: string) =>
  db.row(sql<StoredScan>`
    select ${scanColumns} from bin_count_scans n join staff s on s.id = n.staff_id
    where n.count_id = ${countId} and n.tracking_number = ${trackingNumber}`)

export const lastScans = (db: Db, countId: string) =>
  db.rows(sql<StoredScan>`
    select ${scanColumns} from bin_count_scans n join staff s on s.id = n.staff_id
    where n.count_id = ${countId} order by n.at desc, n.tracking_number ${limitTo(50)}`)

export const countScans = async (db: Db, countId: string) =>
  (await db.row(sql<{ count: number }>`select count(*)::int as count from bin_count_scans where count_id = ${countId}`))
    .count

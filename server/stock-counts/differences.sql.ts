import type { BinDifferenceKind, BinDifferenceState } from '#domain/bin.ts'
import { countedAtMost } from '#domain/long-list.ts'
import { type Db, limitTo, nothing, sql, type Tx } from '#server/database/db.ts'

/* Differences between what lies in a bin and what is recorded. */

export interface StoredDifference {
  id: string
  countId: string
  binId: string
  warehouseId: string
  binCode: string
  kind: BinDifferenceKind
  trackingNumber: string
  parcelId: string | null
  unclaimedId: string | null
  memberNumber: string | null
  memberName: string | null
  recordedShelf: string | null
  countedBy: string
  since: string
  state: BinDifferenceState
  foundIn: string | null
  reason: string
  resolvedBy: string | null
  resolvedAt: string | null
}

const columns = sql`
  d.id, d.count_id as "countId", d.bin_id as "binId", d.warehouse_id as "warehouseId", b.code as "binCode", d.kind,
  d.tracking_number as "trackingNumber", d.parcel_id as "parcelId", d.unclaimed_id as "unclaimedId", m.member_number as "memberNumber",
  m.real_name as "memberName", d.recorded_shelf as "recordedShelf", c.name as "countedBy", d.created_at as since, d.state,
  d.found_in as "foundIn", d.reason, r.name as "resolvedBy", d.resolved_at as "resolvedAt"`
const names = sql`
  join bins b on b.id = d.bin_id join staff c on c.id = d.counted_by left join staff r on r.id = d.resolved_by
  left join parcels p on p.id = d.parcel_id left join members m on m.id = p.member_id`

export interface DifferenceFilter {
  readonly warehouseId: string
  readonly binId: string | undefined
  readonly countId: string | undefined
  readonly open: boolean | undefined
}

const matching = ({ warehouseId, binId, countId, open }: DifferenceFilter) => sql`
  d.warehouse_id = ${warehouseId} ${binId === undefined ? nothing : sql`and d.bin_id = ${binId}`}
  ${countId === undefined ? nothing : sql`and d.count_id = ${countId}`}
  ${open === undefined ? nothing : open ? sql`and d.state = 'open'` : sql`and d.state <> 'open'`}`

/** The longest waiting first, those after one. */
export function listDifferences(db: Db, filter: DifferenceFilter, after: string | undefined, limit: number) {
  const further =
    after === undefined
      ? nothing
      : sql`and (d.created_at, d.id) > (select last.created_at, last.id from bin_differences last where last.id = ${after})`
  return db.rows(sql<StoredDifference>`
    select ${columns} from bin_differences d ${names} where ${matching(filter)} ${further}
    order by d.created_at, d.id limit ${limit}`)
}

export const countDifferences = async (db: Db, filter: DifferenceFilter) =>
  (
    await db.row(sql<{ count: number }>`
      select count(*)::int as count from (select from bin_differences d where ${matching(filter)} ${limitTo(countedAtMost)}) few`)
  ).count

export const findDifference = (db: Db, id: string) =>
  db.find(sql<StoredDifference>`select ${columns} from bin_differences d ${names} where d.id = ${id}`)

/** Only while it is open. */
export const lockDifference = (tx: Tx, id: string) =>
  tx.find(sql<{ id: string }>`select id from bin_differences where id = ${id} and state = 'open' for update`)

export const noteSearched = (tx: Tx, id: string, staffId: string, reason: string) =>
  tx.run(sql`
    update bin_differences set state = 'searched', reason = ${reason}, resolved_by = ${staffId}, resolved_at = now()
    where id = ${id} and state = 'open'`)

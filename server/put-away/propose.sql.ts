import { countedAtMost } from '#domain/long-list.ts'
import { type Db, limitTo, nothing, sql } from '#server/database/db.ts'

export interface Waiting {
  id: string
  trackingNumber: string
  memberNumber: string
  weightG: number | null
  inboundAt: string | null
}

const unshelved = (warehouseId: string) => sql`
  p.warehouse_id = ${warehouseId} and p.shelf is null and p.status = 'in_stock' and p.deleted_at is null and p.closed_reason is null
  and p.transfer_state is distinct from 'on_the_way'`

/** The longest waiting first, those after one. */
export function listUnshelved(db: Db, warehouseId: string, after: string | undefined, limit: number) {
  const further =
    after === undefined
      ? nothing
      : sql`and (p.inbound_at, p.id) > (select last.inbound_at, last.id from parcels last where last.id = ${after})`
  return db.rows(sql<Waiting>`
    select p.id, p.tracking_number as "trackingNumber", m.member_number as "memberNumber", p.actual_weight_g as "weightG", p.inbound_at as "inboundAt"
    from parcels p join members m on m.id = p.member_id
    where ${unshelved(warehouseId)} ${further} order by p.inbound_at, p.id limit ${limit}`)
}

export const countUnshelved = async (db: Db, warehouseId: string) =>
  (
    await db.row(sql<{ count: number }>`
      select count(*)::int as count from (select from parcels p where ${unshelved(warehouseId)} ${limitTo(countedAtMost)}) few`)
  ).count

export interface ToPutAway {
  id: string
  status: string
  memberId: string
  memberNumber: string
  trackingNumber: string
  weightG: number | null
  lengthMm: number | null
  widthMm: number | null
  heightMm: number | null
  shelf: string | null
  orderNumber: string | null
}

/** The parcel of this number that is here; one on no shelf before others, one in stock before those of orders. */
export const findHere = (db: Db, warehouseId: string, trackingNumber: string) =>
  db.find(sql<ToPutAway>`
    select p.id, p.status, p.member_id as "memberId", m.member_number as "memberNumber", p.tracking_number as "trackingNumber",
      p.actual_weight_g as "weightG", p.length_mm as "lengthMm", p.width_mm as "widthMm", p.height_mm as "heightMm", p.shelf,
      o.order_number as "orderNumber"
    from parcels p join members m on m.id = p.member_id left join orders o on o.id = p.order_id
    where p.tracking_number = ${trackingNumber} and p.warehouse_id = ${warehouseId} and p.status in ('in_stock', 'packing')
      and p.deleted_at is null and p.closed_reason is null and p.transfer_state is distinct from 'on_the_way'
    order by p.status, p.shelf is not null, p.inbound_at, p.id limit 1`)

export const isUnclaimedHere = async (db: Db, warehouseId: string, trackingNumber: string) =>
  (await db.find(sql`
    select id from unclaimed_parcels
    where warehouse_id = ${warehouseId} and tracking_number = ${trackingNumber} and state = 'to_be_claimed' and closed_reason is null`)) !==
  undefined

export interface FittingBin {
  binId: string
  code: string
  zone: string
  theirs: number
  parcels: number
  capacity: number | null
}

interface Wanted {
  readonly warehouseId: string
  readonly parcelId: string
  readonly memberId: string
  /** Of the parcel; null: nobody measured it. */
  readonly longestSideMm: number | null
}

const fitting = ({ warehouseId, longestSideMm }: Wanted) => sql`
  b.warehouse_id = ${warehouseId} and b.closed_at is null
  and (b.longest_side_mm is null or ${longestSideMm}::int is null or b.longest_side_mm >= ${longestSideMm}::int)
  and (b.capacity is null or b.capacity > lying.parcels)`

/** Without the parcel itself, which may lie there already. */
const lying = ({ parcelId }: Wanted) => sql`
  cross join lateral (
    select count(*)::int as parcels from on_shelves s where s.warehouse_id = b.warehouse_id and s.code = b.code and s.id <> ${parcelId}
  ) lying`

const columns = sql`b.id as "binId", b.code, b.zone, lying.parcels, b.capacity`

/** Where most of the same member's other parcels lie and there is room; of several the first on the way. */
export const binOfMember = (db: Db, wanted: Wanted) =>
  db.find(sql<FittingBin>`
    select ${columns}, of_member.theirs
    from (
      select upper(p.shelf) as code, count(*)::int as theirs from parcels p
      where p.member_id = ${wanted.memberId} and p.warehouse_id = ${wanted.warehouseId} and p.id <> ${wanted.parcelId} and p.shelf is not null
        and p.status in ('in_stock', 'packing') and p.latest_event <> 'consolidated' and p.deleted_at is null and p.closed_reason is null
      group by upper(p.shelf)
    ) of_member join bins b on b.code = of_member.code ${lying(wanted)}
    where ${fitting(wanted)} order by of_member.theirs desc, b.walk_order, b.code limit 1`)

export const firstFreeBin = (db: Db, wanted: Wanted) =>
  db.find(sql<FittingBin>`
    select ${columns}, 0 as theirs from bins b ${lying(wanted)}
    where ${fitting(wanted)} order by b.walk_order, b.code limit 1`)

import type { Input, Output } from '#contract/wire/operation.ts'
import type { staffLabels } from '#contract/labels.ts'
import type { staffParcelFiles } from '#contract/staff-parcels.ts'
import type { StoredText } from '#contract/wire/language.ts'
import type { ParcelStatus } from '#domain/parcel.ts'
import type { StaffSession } from '#server/auth/session.ts'
import { sentNothing } from '#domain/printing.ts'
import { type Db, type Query, sql, type Tx } from '#server/database/db.ts'

/** What stands on the label of a parcel, or of an unclaimed one. */
export interface Labelled {
  trackingNumber: string
  /** Null: nobody knows whose it is. */
  memberNumber: string | null
  warehouseId: string
  warehouseName: StoredText
  shelf: string | null
  /** Null: it has not arrived. */
  weightG: number | null
  receivedAt: string | null
  pieces: number
  /** Of an unclaimed parcel: in stock until it is given to somebody or closed, null from then on. */
  status: ParcelStatus | null
}

/**
 * How many pieces arrived under the number. A forecast counts goods, not what they are packed in: only what nobody has
 * declared is counted by `total_pieces`.
 */
const piecesOfParcel = sql`
  case when p.goods_type is null then p.total_pieces else coalesce((
    select r.pieces from receipts r
    where (r.parcel_id = p.id or r.unclaimed_id in (select u.id from unclaimed_parcels u where u.parcel_id = p.id))
      and r.result in ('matched', 'direct', 'unclaimed') order by r.at desc limit 1
  ), 1) end`

const parcelLabel = (id: string, lock: Query<unknown>) => sql<Labelled>`
  select p.tracking_number as "trackingNumber", m.member_number as "memberNumber", p.warehouse_id as "warehouseId",
    w.name as "warehouseName", p.shelf, p.actual_weight_g as "weightG", p.inbound_at as "receivedAt",
    ${piecesOfParcel} as pieces, p.status
  from parcels p join members m on m.id = p.member_id join warehouses w on w.id = p.warehouse_id
  where p.id = ${id} and p.deleted_at is null and p.closed_reason is null ${lock}`

const unclaimedLabel = (id: string, lock: Query<unknown>) => sql<Labelled>`
  select u.tracking_number as "trackingNumber", null as "memberNumber", u.warehouse_id as "warehouseId", w.name as "warehouseName",
    r.shelf, r.actual_weight_g as "weightG", u.created_at as "receivedAt", r.pieces,
    case when u.state = 'to_be_claimed' and u.closed_reason is null then 'in_stock' end as status
  from unclaimed_parcels u join receipts r on r.id = u.receipt_id join warehouses w on w.id = u.warehouse_id
  where u.id = ${id} ${lock}`

type Of = Input<typeof staffLabels.print>['of']

export const findLabelled = (db: Db, of: Of, id: string) =>
  db.find(of === 'parcel' ? parcelLabel(id, sql``) : unclaimedLabel(id, sql``))

/** Locked until the transaction ends, so that of two first prints one is the second. */
export const lockLabelled = (tx: Tx, of: Of, id: string) =>
  tx.find(of === 'parcel' ? parcelLabel(id, sql`for update of p`) : unclaimedLabel(id, sql`for update of u`))

const isOf = (of: Of, id: string) => (of === 'parcel' ? sql`parcel_id = ${id}` : sql`unclaimed_id = ${id}`)

/** Those that may be on paper. */
export const countPrints = async (tx: Tx, of: Of, id: string): Promise<number> => {
  const { count } = await tx.row(sql<{ count: number }>`
    select count(*)::int as count from label_prints where ${isOf(of, id)} and outcome <> all(${[...sentNothing]})`)
  return count
}

/** On the printer of a station, which has still to answer. */
export interface Through {
  readonly stationId: string
  /** The caller's idempotency key. */
  readonly key: string | null
}

export const insertPrint = (
  tx: Tx,
  by: Pick<StaffSession, 'id' | 'shiftId'>,
  { id, of, size, format, copies, reason = '' }: Input<typeof staffLabels.print>,
  through: Through | null = null,
) =>
  tx.row(sql<{ id: string }>`
    insert into label_prints
      (parcel_id, unclaimed_id, staff_id, shift_id, size, format, copies, reason, station_id, outcome, idempotency_key)
    values (${of === 'parcel' ? id : null}, ${of === 'unclaimed' ? id : null}, ${by.id}, ${by.shiftId}, ${size}, ${format}, ${copies},
      ${reason}, ${through?.stationId ?? null}, ${through ? 'sending' : 'printed'}, ${through?.key ?? null})
    returning id`)

type LabelPrint = Output<typeof staffParcelFiles.get>['labelPrints'][number]

/** Who printed the labels of these parcels, the newest first; at most fifty of each. */
export async function labelPrintsOf(
  db: Db,
  of: Of,
  ids: readonly string[],
): Promise<ReadonlyMap<string, LabelPrint[]>> {
  const prints = await db.rows(sql<LabelPrint & { id: string }>`
    select labelled.id, l.at, s.name as by, l.size, l.format, l.copies, l.reason, l.outcome, d.name as printer
    from unnest(${ids}::uuid[]) labelled(id) cross join lateral (
      select * from label_prints few where ${of === 'parcel' ? sql`few.parcel_id` : sql`few.unclaimed_id`} = labelled.id
      order by few.at desc, few.id desc limit 50
    ) l join staff s on s.id = l.staff_id left join stations d on d.id = l.station_id
    order by l.at desc, l.id desc`)
  return new Map(ids.map((one) => [one, prints.filter(({ id }) => id === one).map(({ id: _id, ...print }) => print)]))
}

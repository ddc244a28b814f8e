import { type ParcelStatus, parcelMoves } from '#domain/parcel.ts'
import type { ParcelTrackEvent } from '#domain/track-event.ts'
import type { GoodsType } from '#domain/goods.ts'
import type { Actor } from '#server/actor.ts'
import { nothing, type Query, sql, type Tx } from '#server/database/db.ts'
import { live, returnNote } from './sql.ts'

/** A parcel as an order sees it, locked until the transaction ends. */
export interface LockedParcel {
  id: string
  memberId: string
  trackingNumber: string
  status: ParcelStatus
  warehouseId: string
  orderId: string | null
  actualWeightG: number | null
  lengthMm: number | null
  widthMm: number | null
  heightMm: number | null
  totalPieces: number
  totalGoodsValueMinor: number
  goodsType: GoodsType | null
  goodsName: string
  customerCode: string
  abnormalBlocking: boolean
}

export const lockOwnParcels = (tx: Tx, memberId: string, ids: readonly string[]) =>
  tx.rows(sql<LockedParcel>`
    select p.id, p.member_id as "memberId", p.tracking_number as "trackingNumber", p.status, p.warehouse_id as "warehouseId",
      p.order_id as "orderId", p.actual_weight_g as "actualWeightG", p.length_mm as "lengthMm", p.width_mm as "widthMm",
      p.height_mm as "heightMm", p.total_pieces as "totalPieces", p.total_goods_value_minor as "totalGoodsValueMinor",
      p.goods_type as "goodsType", p.goods_name as "goodsName", p.customer_code as "customerCode", p.abnormal_blocking as "abnormalBlocking"
    from parcels p where p.id = any(${ids}) and p.member_id = ${memberId} and ${live} order by p.id for update`)

interface Move {
  ids: readonly string[]
  from: readonly ParcelStatus[]
  set: Query<unknown>
  /** The timeline's new step: a code, or a query for it. */
  step: ParcelTrackEvent | Query<unknown>
  actor: Actor
  when?: Query<unknown>
  note?: string
  /** ISO time; now if absent. */
  at?: string | null
  /** False for what does not happen in the warehouse. */
  inWarehouse?: boolean
}

/** Moves parcels and writes the step of each; returns how many were in the transition's old state. */
async function move(
  tx: Tx,
  { ids, from, set, step, actor, when = nothing, note = '', at = null, inWarehouse = true }: Move,
): Promise<number> {
  const { count } = await tx.row(sql<{ count: number }>`
    with moved as (
      update parcels p set ${set}, latest_event = ${typeof step === 'string' ? sql`${step}` : step},
        latest_event_at = coalesce(${at}::timestamptz, now()), version = version + 1
      where p.id = any(${ids}) and p.status = any(${from}) and ${live} ${when}
      returning p.id, p.warehouse_id, p.latest_event, p.latest_event_at
    ), written as (
      insert into parcel_events (parcel_id, code, place, note, actor_kind, actor_id, shift_id, at)
      select moved.id, moved.latest_event, case when ${inWarehouse}::boolean then w.name end, ${note}, ${actor.kind}, ${actor.id}::uuid,
        ${actor.shiftId ?? null}::uuid, moved.latest_event_at
      from moved join warehouses w on w.id = moved.warehouse_id
    )
    select count(*)::int as count from moved`)
  return count
}

const { shelve, pack, unpack, consolidate, ship, sign } = parcelMoves

/** 30 → 35: parcels that are not weighed, or may not leave, stay unchanged. */
export const packParcels = (tx: Tx, ids: readonly string[], orderId: string, actor: Actor) =>
  move(tx, {
    ids,
    from: pack.from,
    set: sql`status = ${pack.to}, order_id = ${orderId}, packing_at = now()`,
    when: sql`and p.actual_weight_g is not null and not p.abnormal_blocking`,
    step: 'packing',
    actor,
  })

/** 35 → 30: the latest step is again the one by which it was in the warehouse. */
export const unpackParcels = (tx: Tx, ids: readonly string[], actor: Actor) =>
  move(tx, {
    ids,
    from: unpack.from,
    set: sql`status = ${unpack.to}, order_id = null, packing_at = null`,
    step: sql`coalesce((
      select e.code from parcel_events e where e.parcel_id = p.id and e.code in ('received', 'shelved') order by e.at desc, e.id desc limit 1
    ), 'received')`,
    note: returnNote,
    actor,
  })

/** Still 30: it is on a shelf, which is its latest step. */
export const putOnShelf = (tx: Tx, ids: readonly string[], shelf: string, actor: Actor) =>
  move(tx, {
    ids,
    from: shelve.from,
    set: sql`shelf = ${shelf}`,
    when: sql`and p.transfer_state is distinct from 'on_the_way'`,
    step: 'shelved',
    actor,
  })

/** Still 35: it waits for its box in another place, which is no step that its member sees. */
export const relocateOrdered = (tx: Tx, ids: readonly string[], shelf: string, actor: Actor) =>
  tx.run(sql`
    with moved as (
      update parcels p set shelf = ${shelf}, version = version + 1
      from (select id, shelf from parcels where id = any(${ids})) old
      where p.id = old.id and p.status = 'packing' and p.latest_event <> 'consolidated' and ${live}
      returning p.id, old.shelf
    )
    insert into parcel_history (parcel_id, event, from_status, to_status, actor_kind, actor_id, details)
    select id, 'relocate', 'packing', 'packing', ${actor.kind}, ${actor.id}::uuid, jsonb_build_object('from', shelf, 'to', ${shelf}::text) from moved`)

export const noteConsolidated = (tx: Tx, ids: readonly string[], actor: Actor) =>
  move(tx, { ids, from: consolidate.from, set: sql`status = status`, step: 'consolidated', actor })

/** 35 → 40. */
export const shipOut = (tx: Tx, ids: readonly string[], actor: Actor, at: string | null) =>
  move(tx, {
    ids,
    from: ship.from,
    set: sql`status = ${ship.to}, outbound_at = coalesce(${at}::timestamptz, now())`,
    step: 'shipped',
    actor,
    at,
  })

export const noteSigned = (tx: Tx, ids: readonly string[], actor: Actor, at: string | null) =>
  move(tx, { ids, from: sign.from, set: sql`status = status`, step: 'signed', actor, at, inWarehouse: false })

/**
 * A step of one parcel without a transition: it runs together with the insert or update that caused it, and has its
 * time.
 */
export const writeStep = (tx: Tx, parcelId: string, code: ParcelTrackEvent, actor: Actor) =>
  tx.run(sql`
    insert into parcel_events (parcel_id, code, place, actor_kind, actor_id, at)
    select p.id, ${code}, case when ${actor.kind} = 'staff' then w.name end, ${actor.kind}, ${actor.id}::uuid, p.latest_event_at
    from parcels p join warehouses w on w.id = p.warehouse_id where p.id = ${parcelId}`)

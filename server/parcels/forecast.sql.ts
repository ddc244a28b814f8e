import type { GoodsTotals } from '#domain/goods.ts'
import { type ParcelStatus, parcelMoves } from '#domain/parcel.ts'
import type { OpenTransferState } from '#domain/warehouse-transfer.ts'
import type { Actor } from '#server/actor.ts'
import { type Db, type Query, sql, type Tx } from '#server/database/db.ts'
import { declaredNow, holdsNumber, live, memberNumberKey, sentFromHere, type StoredGoodsLine } from './sql.ts'

export interface ForecastDraft extends GoodsTotals {
  warehouseId: string
  courierCode: string
  trackingNumber: string
  customerCode: string
  remark: string
  purchaseId: string | null
}

/** A forecast with its goods. */
export interface NewForecast extends ForecastDraft {
  readonly goods: readonly StoredGoodsLine[]
}

interface Origin {
  readonly source: 'web' | 'batch' | 'site'
  readonly actor: Actor | { readonly kind: 'visitor'; readonly id: null }
}

/**
 * Forecasts with their goods and first steps, in one statement. A number that its member already has a parcel of is
 * left out of the answer; an uncommitted rival is waited for, always in the order of the numbers.
 */
export const insertForecasts = (
  tx: Tx,
  memberId: string,
  drafts: readonly NewForecast[],
  { source, actor }: Origin,
) => {
  const goods = drafts.flatMap(({ trackingNumber, goods: lines }) =>
    lines.map((line, index) => ({ ...line, trackingNumber, lineNo: index + 1 })),
  )
  return tx.rows(sql<{ id: string; trackingNumber: string }>`
    with made as (
      insert into parcels (member_id, warehouse_id, courier_code, tracking_number, customer_code, remark, purchase_id, total_pieces,
        total_goods_value_minor, goods_type, goods_name, source, status, latest_event, latest_event_at, forecast_at, listed_at)
      select ${memberId}::uuid, draft.*, ${source}, ${parcelMoves.forecast.to}, 'forecast', now(), now(), now()
      from unnest(
        ${each(drafts, 'warehouseId')}::uuid[], ${each(drafts, 'courierCode')}::text[], ${each(drafts, 'trackingNumber')}::text[],
        ${each(drafts, 'customerCode')}::text[], ${each(drafts, 'remark')}::text[], ${each(drafts, 'purchaseId')}::uuid[],
        ${each(drafts, 'totalPieces')}::int[], ${each(drafts, 'totalGoodsValueMinor')}::bigint[], ${each(drafts, 'goodsType')}::text[],
        ${each(drafts, 'goodsName')}::text[]
      ) as draft(warehouse_id, courier_code, tracking_number) order by draft.tracking_number
      on conflict ${memberNumberKey} do nothing
      returning id, tracking_number
    ), declared as (
      insert into parcel_goods (parcel_id, line_no, product_name, specification, goods_type, quantity, unit_price_minor, total_price_minor)
      select made.id, line.no, line.product_name, line.specification, line.goods_type, line.quantity, line.unit_price_minor, line.total_price_minor
      from made join unnest(
        ${each(goods, 'trackingNumber')}::text[], ${each(goods, 'lineNo')}::int[], ${each(goods, 'productName')}::text[],
        ${each(goods, 'specification')}::text[], ${each(goods, 'goodsType')}::text[], ${each(goods, 'quantity')}::int[],
        ${each(goods, 'unitPriceMinor')}::bigint[], ${each(goods, 'totalPriceMinor')}::bigint[]
      ) as line(tracking_number, no, product_name, specification, goods_type, quantity, unit_price_minor, total_price_minor)
        on line.tracking_number = made.tracking_number
    ), stepped as (
      insert into parcel_events (parcel_id, code, actor_kind, actor_id, at)
      select made.id, 'forecast', ${actor.kind}, ${actor.id}::uuid, now() from made
    )
    select id, tracking_number as "trackingNumber" from made`)
}

const each = <Row, Key extends keyof Row>(rows: readonly Row[], key: Key) => rows.map((row) => row[key])

export const insertGoods = (tx: Tx, parcelId: string, lines: readonly StoredGoodsLine[]) =>
  tx.run(sql`
    insert into parcel_goods (parcel_id, line_no, product_name, specification, goods_type, quantity, unit_price_minor, total_price_minor)
    select ${parcelId}::uuid, line.no, line.product_name, line.specification, line.goods_type, line.quantity, line.unit_price_minor, line.total_price_minor
    from unnest(
      ${each(lines, 'productName')}::text[], ${each(lines, 'specification')}::text[], ${each(lines, 'goodsType')}::text[],
      ${each(lines, 'quantity')}::int[], ${each(lines, 'unitPriceMinor')}::bigint[], ${each(lines, 'totalPriceMinor')}::bigint[]
    ) with ordinality as line(product_name, specification, goods_type, quantity, unit_price_minor, total_price_minor, no)`)

export const deleteGoods = (tx: Tx, parcelId: string) =>
  tx.run(sql`delete from parcel_goods where parcel_id = ${parcelId}`)

export interface OwnParcel {
  id: string
  status: ParcelStatus
  warehouseId: string
  courierCode: string
  trackingNumber: string
  customerCode: string
  remark: string
  purchaseId: string | null
  transferState: OpenTransferState | null
  version: number
}

/** The member's own parcel, locked until the transaction ends. */
export const lockOwnParcel = (tx: Tx, memberId: string, id: string) =>
  tx.find(sql<OwnParcel>`
    select p.id, p.status, p.warehouse_id as "warehouseId", p.courier_code as "courierCode", p.tracking_number as "trackingNumber",
      p.customer_code as "customerCode", p.remark, p.purchase_id as "purchaseId", p.transfer_state as "transferState", p.version
    from parcels p where p.id = ${id} and p.member_id = ${memberId} and ${live} for update`)

/**
 * Those of these numbers that this member has a parcel of, with its id; including parcels that left recently (decision
 * record 14).
 */
export const heldNumbers = async (
  db: Db,
  memberId: string,
  numbers: readonly string[],
): Promise<ReadonlyMap<string, string>> => {
  const held = await db.rows(sql<{ trackingNumber: string; id: string }>`
    select p.tracking_number as "trackingNumber", p.id from parcels p
    where p.member_id = ${memberId} and p.tracking_number = any(${numbers}::text[]) and ${holdsNumber}`)
  return new Map(held.map(({ trackingNumber, id }) => [trackingNumber, id]))
}

const declared = (draft: ForecastDraft) => sql`
  customer_code = ${draft.customerCode}, remark = ${draft.remark}, purchase_id = ${draft.purchaseId}::uuid, total_pieces = ${draft.totalPieces},
  total_goods_value_minor = ${draft.totalGoodsValueMinor}, goods_type = ${draft.goodsType}, goods_name = ${draft.goodsName}`

/** Changes that a member can make. */
export const changes = {
  edit: (draft: ForecastDraft) => sql`
    warehouse_id = ${draft.warehouseId}, courier_code = ${draft.courierCode}, tracking_number = ${draft.trackingNumber}, ${declared(draft)}`,
  /** Declares the goods of a parcel that has arrived. */
  declare: (draft: ForecastDraft) => sql`${declared(draft)}, ${declaredNow}`,
  /** Sends it from the warehouse where it is, though it was forecast for another. */
  sendFromHere: sentFromHere,
  /** The row stays; the number can be used again (C-20). */
  delete: sql`deleted_at = now()`,
}

interface Change {
  readonly event: keyof typeof changes
  readonly set: Query<unknown>
  readonly actor: Actor
  /** The values before and after. */
  readonly details?: Readonly<Record<string, unknown>>
}

/**
 * Changes a parcel without a timeline step, and records in its history who did it. Undefined when somebody else was
 * first; violates the key `parcels_member_number` when the new number is another parcel's. A deleted parcel keeps its
 * last status, as an order does.
 */
export const changeParcel = (tx: Tx, id: string, { event, set, actor, details }: Change) =>
  tx.find(sql<{ id: string }>`
    with changed as (
      update parcels p set ${set}, version = version + 1
      where p.id = ${id} and p.status = any(${parcelMoves[event].from}) and ${live} returning p.id, p.status
    ), noted as (
      insert into parcel_history (parcel_id, event, from_status, to_status, actor_kind, actor_id, details)
      select id, ${event}, status, status, ${actor.kind}, ${actor.id}::uuid, ${details ? JSON.stringify(details) : null}::jsonb from changed
      returning parcel_id as id
    )
    select id from noted`)

/** Forecasts of one member are counted and created one call after the other, so that the limits hold. */
export const lockForecasts = (tx: Tx, memberId: string) =>
  tx.run(sql`select pg_advisory_xact_lock(hashtextextended(${`forecast:${memberId}`}, 0))`)

/** How many open forecasts a member has, and how many they made today (including deleted ones). */
export const countForecasts = (db: Db, memberId: string) => {
  const madeToday = sql`p.member_id = ${memberId} and p.listed_at >= date_trunc('day', now()) and p.forecast_at is not null`
  return db.row(sql<{ open: number; today: number }>`
    select
      (select count(*)::int from parcels p where p.member_id = ${memberId} and p.status = 'forecast' and ${live}) as open,
      (select count(*)::int from parcels p where ${madeToday} and ${live})
      + (select count(*)::int from parcels p where ${madeToday} and (p.deleted_at is not null or p.closed_reason is not null)) as today`)
}

import type { StoredText } from '#contract/wire/language.ts'
import { disputeMoves, type DisputeState } from '#domain/dispute.ts'
import { countedAtMost } from '#domain/long-list.ts'
import { type Db, limitTo, nothing, type Query, sql, type Tx } from '#server/database/db.ts'
import type { Scope } from '#server/orders/locks.sql.ts'
import { standingReceipt } from '#server/parcels/parcels.ts'

/** A measurement read off scale and tape. */
export interface Measured {
  readonly weightG: number
  readonly lengthMm: number
  readonly widthMm: number
  readonly heightMm: number
}

export interface Dispute {
  readonly id: string
  /** The id of the carton or the receipt. */
  readonly weighingId: string
  readonly orderId: string | null
  readonly parcelId: string | null
  readonly state: DisputeState
  readonly reason: string
  readonly openedAt: string
  readonly answerBy: string
  readonly closedAt: string | null
  readonly weightG: number | null
  readonly lengthMm: number | null
  readonly widthMm: number | null
  readonly heightMm: number | null
  readonly photoFileIds: readonly string[]
  readonly memberPhotos: readonly { readonly fileId: string; readonly takenAt: string }[]
  readonly measuredBy: string | null
  readonly note: string
  readonly refundMinor: number
}

const disputeColumns = sql`
  d.id, coalesce(d.carton_id, d.receipt_id) as "weighingId", d.order_id as "orderId", d.parcel_id as "parcelId", d.state, d.reason, d.opened_at as "openedAt", d.answer_by as "answerBy",
  d.closed_at as "closedAt", d.weight_g as "weightG", d.length_mm as "lengthMm", d.width_mm as "widthMm", d.height_mm as "heightMm",
  d.photo_file_ids as "photoFileIds", decider.name as "measuredBy", d.note, d.refund_minor as "refundMinor",
  (select coalesce(jsonb_agg(jsonb_build_object('fileId', f.id, 'takenAt', to_char(f.created_at, 'YYYY-MM-DD"T"HH24:MI:SS"+08:00"'))
    order by array_position(d.member_photo_file_ids, f.id)), '[]') from files f where f.id = any(d.member_photo_file_ids)) as "memberPhotos"`
const decider = sql`left join staff decider on decider.id = d.decided_by`

export const disputesOf = (db: Db, orderId: string) =>
  db.rows(
    sql<Dispute>`select ${disputeColumns} from disputes d ${decider} where d.order_id = ${orderId} order by d.opened_at, d.id`,
  )

export const disputesOfParcel = (db: Db, parcelId: string) =>
  db.rows(
    sql<Dispute>`select ${disputeColumns} from disputes d ${decider} where d.parcel_id = ${parcelId} order by d.opened_at, d.id`,
  )

export const disputesOfParcels = (db: Db, parcelIds: readonly string[]) =>
  db.rows(sql<Dispute>`
    select ${disputeColumns} from disputes d ${decider} where d.parcel_id = any(${parcelIds}::uuid[]) order by d.opened_at, d.id`)

/** A weighing that a member may dispute: a box of their own order, or a parcel of theirs as it arrived. */
export const findOwnWeighing = (db: Db, memberId: string, id: string) =>
  db.find(sql<{ orderId: string; parcelId: null } | { orderId: null; parcelId: string }>`
    select o.id as "orderId", null as "parcelId" from order_cartons c join orders o on o.id = c.order_id
    where c.id = ${id} and o.member_id = ${memberId} and o.lifecycle <> 'deleted'
    union all
    select null, p.id from receipts r join parcels p on p.id = coalesce(r.parcel_id, (
      select u.parcel_id from unclaimed_parcels u where u.id = r.unclaimed_id
    ))
    where r.id = ${id} and r.result <> 'duplicate' and ${standingReceipt} and p.member_id = ${memberId} and p.deleted_at is null and p.closed_reason is null`)

/** The weighing that counts for a parcel now, while it can still change the price; none once the parcel is packed. */
export const countingReceipt = (db: Db, parcelId: string) =>
  db.find(sql<{ id: string }>`
    select r.id from parcels p join receipts r on r.result <> 'duplicate' and ${standingReceipt} and (r.parcel_id = p.id or r.unclaimed_id in (
      select u.id from unclaimed_parcels u where u.parcel_id = p.id
    )) left join orders o on o.id = p.order_id
    where p.id = ${parcelId} and p.status in ('in_stock', 'packing') and o.packed_at is null
    order by r.at desc, r.id desc limit 1`)

/** The disputed weighing: of a box of an order, or of a parcel as it arrived. */
export type Disputed =
  | { readonly orderId: string; readonly cartonId: string; readonly parcelId: null; readonly receiptId: null }
  | { readonly orderId: null; readonly cartonId: null; readonly parcelId: string; readonly receiptId: string }

/** Undefined: this weighing was disputed before. */
export const insertDispute = (
  tx: Tx,
  dispute: {
    readonly memberId: string
    readonly about: Disputed
    readonly reason: string
    readonly answerHours: number
  },
) =>
  tx.find(sql<{ id: string }>`
    with opened as (
      insert into disputes (member_id, order_id, carton_id, parcel_id, receipt_id, reason, answer_by)
      values (${dispute.memberId}, ${dispute.about.orderId}, ${dispute.about.cartonId}, ${dispute.about.parcelId}, ${dispute.about.receiptId}, ${dispute.reason},
        now() + make_interval(hours => ${dispute.answerHours}))
      on conflict do nothing returning id, state
    ), noted as (
      insert into dispute_history (dispute_id, event, to_state, actor_kind, actor_id)
      select id, 'open', state, 'member', ${dispute.memberId}::uuid from opened
    )
    select id from opened`)

/** Their member has seen the decision. */
export const markSeen = (db: Db, memberId: string, ids: readonly string[]) =>
  db.run(
    sql`update disputes set seen_at = now() where id = any(${ids}::uuid[]) and member_id = ${memberId} and seen_at is null`,
  )

/** The parcels were packed: their boxes are weighed again, and that weighing can be disputed. */
export const supersedeParcels = (tx: Tx, parcelIds: readonly string[]) =>
  tx.run(sql`
    update disputes set state = ${disputeMoves.supersede.to}, closed_at = now()
    where parcel_id = any(${parcelIds}::uuid[]) and state = any(${disputeMoves.supersede.from})`)

export const hasOpenDispute = async (db: Db, orderId: string): Promise<boolean> =>
  (await db.find(
    sql`select 1 from disputes where order_id = ${orderId} and carton_id is not null and state = 'open'`,
  )) !== undefined

/** What a dispute is about, and who weighed it; read first, because the order is locked before it. */
export const findDisputed = (db: Db, id: string) =>
  db.find(sql<{ orderId: string | null; parcelId: string | null }>`
    select order_id as "orderId", parcel_id as "parcelId" from disputes where id = ${id}`)

export const lockDispute = (tx: Tx, id: string) =>
  tx.row(sql<{ state: DisputeState; weighingId: string }>`
    select state, coalesce(carton_id, receipt_id) as "weighingId" from disputes where id = ${id} for no key update`)

/** What was recorded when a parcel was received. */
export const receiptOf = (tx: Tx, id: string) =>
  tx.row(sql<Measured & { weigherId: string; volumeWeightG: number }>`
    select actual_weight_g as "weightG", length_mm as "lengthMm", width_mm as "widthMm", height_mm as "heightMm", staff_id as "weigherId",
      volume_weight_g as "volumeWeightG" from receipts where id = ${id}`)

export interface Verdict extends Measured {
  readonly id: string
  readonly state: 'upheld' | 'confirmed'
  readonly photoFileIds: readonly string[]
  readonly note: string
  readonly staffId: string
  readonly refundMinor: number
}

/** 0: somebody else was first. */
export const closeDispute = (tx: Tx, verdict: Verdict) =>
  tx.run(sql`
    update disputes set state = ${verdict.state}, closed_at = now(), decided_by = ${verdict.staffId}, note = ${verdict.note},
      weight_g = ${verdict.weightG}, length_mm = ${verdict.lengthMm}, width_mm = ${verdict.widthMm}, height_mm = ${verdict.heightMm},
      photo_file_ids = ${verdict.photoFileIds}, refund_minor = ${verdict.refundMinor}
    where id = ${verdict.id} and state = 'open'`)

export interface ListedDispute extends Dispute {
  readonly orderNumber: string | null
  readonly trackingNumber: string | null
  readonly memberId: string
  readonly warehouseName: StoredText
  readonly cartonNumber: number | null
  readonly weighed: Measured
  readonly weighedBy: string
  readonly weigherId: string
}

const about = sql`
  left join orders o on o.id = d.order_id left join parcels p on p.id = d.parcel_id
  join warehouses w on w.id = coalesce(o.warehouse_id, p.warehouse_id)`
const listed = sql`
  from disputes d ${decider} ${about} left join order_cartons c on c.id = d.carton_id left join receipts r on r.id = d.receipt_id
    join staff weigher on weigher.id = coalesce(c.staff_id, r.staff_id)`

const listedColumns = sql`
  ${disputeColumns}, o.order_number as "orderNumber", p.tracking_number as "trackingNumber", d.member_id as "memberId",
  w.name as "warehouseName", c.carton_no as "cartonNumber",
  jsonb_build_object('weightG', coalesce(c.weight_g, r.actual_weight_g), 'lengthMm', coalesce(c.length_mm, r.length_mm),
    'widthMm', coalesce(c.width_mm, r.width_mm), 'heightMm', coalesce(c.height_mm, r.height_mm)) as weighed,
  weigher.name as "weighedBy", weigher.id as "weigherId"`

/** The warehouse of what is disputed. */
export const warehouseOfDispute = async (tx: Tx, id: string): Promise<string> =>
  (await tx.row(sql<{ id: string }>`select w.id from disputes d ${about} where d.id = ${id}`)).id

const within = (scope: Scope) => (scope === null ? nothing : sql`and w.id = any(${scope}::uuid[])`)
const inState = (state: DisputeState | undefined): Query<unknown> =>
  state === undefined ? nothing : sql`and d.state = ${state}`

/** Those that wait longest first. */
export const listDisputes = (
  db: Db,
  { scope, state, limit, offset }: { scope: Scope; state: DisputeState | undefined; limit: number; offset: number },
) =>
  db.rows(sql<ListedDispute>`
    select ${listedColumns} ${listed} where true ${within(scope)} ${inState(state)}
    order by d.opened_at, d.id limit ${limit} offset ${offset}`)

export const countDisputes = (db: Db, scope: Scope, state: DisputeState | undefined) =>
  db.row(sql<{ total: number }>`
    select count(*)::int as total from (
      select from disputes d ${about} where true ${within(scope)} ${inState(state)} ${limitTo(countedAtMost)}) few`)

/** Undecided disputes of an order: about its boxes, and about its parcels as they arrived. */
export const openDisputesOf = (db: Db, orderId: string) =>
  db.rows(sql<ListedDispute>`
    select ${listedColumns} ${listed}
    where d.state = 'open' and (d.order_id = ${orderId} or d.parcel_id in (select id from parcels where order_id = ${orderId}))
    order by d.opened_at, d.id`)

export const findListedDispute = (db: Db, id: string) =>
  db.row(sql<ListedDispute>`select ${listedColumns} ${listed} where d.id = ${id}`)

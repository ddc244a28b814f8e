import { pickText, type StoredText } from '#contract/wire/language.ts'
import type { Language } from '#domain/language.ts'
import type { OpenTransferState } from '#domain/warehouse-transfer.ts'
import { parcelMoves } from '#domain/parcel.ts'
import type { Actor } from '#server/actor.ts'
import { type Db, type Query, sql, type Tx } from '#server/database/db.ts'
import { live, sentFromHere, sentNote } from './sql.ts'

/* A parcel that moves from one warehouse to another. The state of its transfer guards each step. */

type TransferMove = 'askTransfer' | 'endTransfer' | 'sendTransfer' | 'receiveTransfer'

interface Change {
  readonly move: TransferMove
  readonly from: OpenTransferState | null
  readonly set: Query<unknown>
  /** As its history names it. */
  readonly event: string
  readonly actor: Actor
  readonly note: string
  readonly details: Readonly<Record<string, unknown>>
}

/** Undefined: it is no longer in that state. */
const change = (tx: Tx, id: string, { move, from, set, event, actor, note, details }: Change) =>
  tx.find(sql<{ id: string }>`
    with changed as (
      update parcels p set ${set}, version = version + 1
      where p.id = ${id} and p.status = any(${parcelMoves[move].from}) and p.transfer_state is not distinct from ${from} and ${live}
      returning p.id, p.status
    )
    insert into parcel_history (parcel_id, event, from_status, to_status, actor_kind, actor_id, note, details)
    select id, ${event}, status, status, ${actor.kind}, ${actor.id}::uuid, ${note}, ${JSON.stringify(details)}::jsonb from changed
    returning parcel_id as id`)

type Given = Pick<Change, 'event' | 'actor' | 'note' | 'details'>

/** Blocked from now on, as what may not leave. */
export const holdForTransfer = (tx: Tx, id: string, given: Given) =>
  change(tx, id, {
    ...given,
    move: 'askTransfer',
    from: null,
    set: sql`transfer_state = 'asked', abnormal_blocking = true`,
  })

/** It stays where it lies; `isBlocking`: its own faults keep it here. */
export const letGo = (tx: Tx, id: string, isBlocking: boolean, given: Given) =>
  change(tx, id, {
    ...given,
    move: 'endTransfer',
    from: 'asked',
    set: sql`transfer_state = null, abnormal_blocking = ${isBlocking}`,
  })

/** It lies on no shelf any more. */
export const takeOff = (tx: Tx, id: string, given: Given) =>
  change(tx, id, {
    ...given,
    move: 'sendTransfer',
    from: 'asked',
    set: sql`transfer_state = 'on_the_way', shelf = null, latest_event = 'received', latest_event_at = now()`,
  })

interface Arrival {
  readonly warehouseId: string
  readonly shelf: string | null
  readonly isBlocking: boolean
}

/** It lies where its member wanted it; the day on which it first arrived stays. */
export const putIn = (tx: Tx, id: string, { warehouseId, shelf, isBlocking }: Arrival, given: Given) =>
  change(tx, id, {
    ...given,
    move: 'receiveTransfer',
    from: 'on_the_way',
    set: sql`
      transfer_state = null, warehouse_id = ${warehouseId}, shelf = ${shelf}, ${sentFromHere}, abnormal_blocking = ${isBlocking},
      latest_event = 'received', latest_event_at = now()`,
  })

/** A step of the timeline that has no code of its own, at the warehouse which it leaves. */
export const writeSentStep = (tx: Tx, id: string, actor: Actor) =>
  tx.run(sql`
    insert into parcel_events (parcel_id, code, place, note, actor_kind, actor_id, at)
    select p.id, 'received', w.name, ${sentNote}, ${actor.kind}, ${actor.id}::uuid, p.latest_event_at
    from parcels p join warehouses w on w.id = p.warehouse_id where p.id = ${id}`)

export interface OnTheWay {
  transferId: string
  parcelId: string
  memberId: string
  fromWarehouseId: string
  toWarehouseId: string
  fromName: StoredText
  toName: StoredText
  sentBy: string
  sentAt: string
}

const onTheWay = sql`
  select t.id as "transferId", p.id as "parcelId", p.member_id as "memberId", t.from_warehouse_id as "fromWarehouseId",
    t.to_warehouse_id as "toWarehouseId", f.name as "fromName", w.name as "toName", s.name as "sentBy", t.sent_at as "sentAt"
  from parcels p join warehouse_transfers t on t.parcel_id = p.id and t.state = 'on_the_way'
    join warehouses f on f.id = t.from_warehouse_id join warehouses w on w.id = t.to_warehouse_id join staff s on s.id = t.sent_by`

/** Between which warehouses a parcel is, and who sent it. */
export const findOnTheWay = (db: Db, parcelId: string) =>
  db.find(sql<OnTheWay>`${onTheWay} where p.id = ${parcelId} and p.transfer_state = 'on_the_way'`)

/** The same of a number. */
export const onTheWayOfNumber = (db: Db, trackingNumber: string) =>
  db.rows(sql<OnTheWay>`
    ${onTheWay} where p.tracking_number = ${trackingNumber} and p.transfer_state = 'on_the_way' and ${live} order by t.sent_at, t.id`)

/** As staff read it. */
export const wayOnWire = (
  { transferId, fromName, toName, toWarehouseId, sentBy, sentAt }: OnTheWay,
  language: Language,
) => ({
  ...{ transferId, toWarehouseId, sentBy, sentAt },
  fromName: pickText(fromName, language),
  toName: pickText(toName, language),
})

import type { OrderTrackEvent } from '#domain/track-event.ts'
import type { StoredText } from '#contract/wire/language.ts'
import type { Actor } from '#server/actor.ts'
import { sql, type Tx } from '#server/database/db.ts'

export const parcelIdsOf = async (tx: Tx, orderId: string): Promise<readonly string[]> =>
  (
    await tx.rows(sql<{ id: string }>`
    select parcel_id as id from order_parcels where order_id = ${orderId} and removed_at is null order by parcel_id`)
  ).map(({ id }) => id)

export const addParcels = (tx: Tx, orderId: string, parcelIds: readonly string[]) =>
  tx.run(sql`insert into order_parcels (order_id, parcel_id) select ${orderId}::uuid, unnest(${parcelIds}::uuid[])`)

export const removeParcels = (tx: Tx, orderId: string, parcelIds: readonly string[]) =>
  tx.run(sql`
    update order_parcels set removed_at = now() where order_id = ${orderId} and parcel_id = any(${parcelIds}) and removed_at is null`)

interface Step {
  readonly code: OrderTrackEvent
  readonly place?: StoredText | null
  readonly note?: string
  readonly actor: Actor
  /** ISO time; now if absent. */
  readonly at?: string | null
}

/** Returns the orders whose timeline gained the step: the same step at the same time is stored once. */
export const addSteps = (
  tx: Tx,
  orderIds: readonly string[],
  { code, place = null, note = '', actor, at = null }: Step,
) =>
  tx.rows(sql<{ orderId: string }>`
    insert into order_events (order_id, code, place, note, actor_kind, actor_id, at)
    select unnest(${orderIds}::uuid[]), ${code}, ${place && JSON.stringify(place)}::jsonb, ${note}, ${actor.kind}, ${actor.id}::uuid,
      coalesce(${at}::timestamptz, now())
    on conflict (order_id, code, at) do nothing returning order_id as "orderId"`)

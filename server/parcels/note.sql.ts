import type { Actor } from '#server/actor.ts'
import { sql, type Tx } from '#server/database/db.ts'

interface Note {
  readonly event: string
  readonly actor: Actor
  /** What a person wrote. */
  readonly note?: string
  readonly details: Readonly<Record<string, unknown>>
}

/** A line in the history of a parcel that stays as it is. */
export const noteOnParcel = (tx: Tx, parcelId: string, { event, actor, note = '', details }: Note) =>
  tx.run(sql`
    insert into parcel_history (parcel_id, event, from_status, to_status, actor_kind, actor_id, note, details)
    select p.id, ${event}, p.status, p.status, ${actor.kind}, ${actor.id}::uuid, ${note}, ${JSON.stringify(details)}::jsonb
    from parcels p where p.id = ${parcelId}`)

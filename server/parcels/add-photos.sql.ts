import { sql, type Tx } from '#server/database/db.ts'
import type { HeldParcel } from './staff.sql.ts'

export const countPhotos = (tx: Tx, parcelId: string) =>
  tx.run(sql`
    update parcels set photo_count = (select count(*) from parcel_photos where parcel_id = ${parcelId}), version = version + 1
    where id = ${parcelId}`)

/** Something that staff did about a parcel without moving it. */
export const noteDeed = (
  tx: Tx,
  { id, status }: Pick<HeldParcel, 'id' | 'status'>,
  event: 'addPhotos' | 'setAbnormal',
  staffId: string,
  details: Readonly<Record<string, unknown>>,
  note = '',
) =>
  tx.run(sql`
    insert into parcel_history (parcel_id, event, from_status, to_status, actor_kind, actor_id, note, details)
    values (${id}, ${event}, ${status}, ${status}, 'staff', ${staffId}, ${note}, ${JSON.stringify(details)})`)

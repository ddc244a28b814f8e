import { sql, type Tx } from '#server/database/db.ts'
import type { Scan } from './receive.sql.ts'

interface Moment {
  /** As the database writes times, so that nothing below a second is lost. */
  readonly receivedAt: string
  readonly storedAt: string
  /** `2026-11-27` */
  readonly day: string
  readonly isEarlier: boolean
  /** Long enough that both times are worth telling. */
  readonly hasWaited: boolean
}

/**
 * So many milliseconds ago, but not before what happened to the parcel earlier: its forecast, another receipt of its number or
 * the undoing of one, or the handover that it is scanned for.
 */
export const momentOfScan = (
  tx: Tx,
  { trackingNumber, handover }: Pick<Scan, 'trackingNumber' | 'handover'>,
  ageMs: number,
  parcelId: string | null,
) =>
  tx.row(sql<Moment>`
    select m.at::text as "receivedAt", now()::text as "storedAt", to_char(m.at, 'YYYY-MM-DD') as day, m.at < now() as "isEarlier",
      m.at < now() - interval '5 seconds' as "hasWaited"
    from (
      select least(now(), greatest(
        now() - ${ageMs}::int * interval '1 millisecond',
        (select greatest(p.forecast_at, p.latest_event_at) from parcels p where p.id = ${parcelId}::uuid),
        (select max(greatest(r.at, u.at)) from receipts r left join receipt_undos u on u.receipt_id = r.id
          where r.tracking_number = ${trackingNumber}),
        (select h.taken_at from courier_handovers h where h.id = ${handover?.id ?? null}::uuid)
      )) as at
    ) m`)

import type { LabelSize } from '#domain/label.ts'
import { type PrintOutcome, sentNothing } from '#domain/printing.ts'
import { sql, type Tx } from '#server/database/db.ts'

interface Made {
  printId: string
  of: 'parcel' | 'unclaimed'
  labelledId: string
  size: LabelSize
  copies: number
  stationId: string
  outcome: PrintOutcome
  /** How often it had been printed then, that time included. */
  printCount: number
}

/** What was made under this key. */
export const findByKey = (tx: Tx, staffId: string, key: string) =>
  tx.find(sql<Made>`
    select l.id as "printId", case when l.parcel_id is null then 'unclaimed' else 'parcel' end as of,
      coalesce(l.parcel_id, l.unclaimed_id) as "labelledId", l.size, l.copies, l.station_id as "stationId", l.outcome, (
        select count(*)::int from label_prints b
        where (b.parcel_id = l.parcel_id or b.unclaimed_id = l.unclaimed_id) and b.at <= l.at and b.outcome <> all(${[...sentNothing]})
      ) as "printCount"
    from label_prints l where l.staff_id = ${staffId} and l.idempotency_key = ${key}`)

export const endPrint = (tx: Tx, id: string, outcome: PrintOutcome) =>
  tx.run(sql`update label_prints set outcome = ${outcome} where id = ${id} and outcome = 'sending'`)

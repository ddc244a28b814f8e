import type { StoredText } from '#contract/wire/language.ts'
import type { BinDifferenceKind } from '#domain/bin.ts'
import type { HandoverState } from '#domain/courier-handover.ts'
import type { DayExplanations, DayFigures, DaySignatureState } from '#domain/day-end.ts'
import { type Db, limitTo, nothing, sql, type Tx } from '#server/database/db.ts'
import { countsOn, type DayOf, within } from './received.sql.ts'

/* What else a day is compared with, and its signatures. */

/** Those taken over on the day, and earlier ones that nobody has finished. */
const handovers = ({ warehouseId, day }: DayOf) => sql`
  select h.*, (
    select count(*)::int from receipts r where r.handover_id = h.id and not exists (select from receipt_undos u where u.receipt_id = r.id)
  ) as scanned
  from courier_handovers h
  where h.warehouse_id = ${warehouseId} and (${within(sql`h.taken_at`, { day })}
    or (h.taken_at < ${day}::date::timestamptz and h.state in ('open', 'difference')))`

interface HandoverFigures {
  handovers: number
  handedOver: number
  scannedOfThem: number
  handoversOpen: number
  handoversDiffering: number
}

export const countHandovers = (db: Db, of: DayOf) =>
  db.row(sql<HandoverFigures>`
    select count(*)::int as handovers, coalesce(sum(counted), 0)::int as "handedOver", coalesce(sum(scanned), 0)::int as "scannedOfThem",
      (count(*) filter (where state = 'open'))::int as "handoversOpen", (count(*) filter (where state = 'difference'))::int as "handoversDiffering"
    from (${handovers(of)}) h`)

export interface HandoverOfDay {
  id: string
  courierName: StoredText
  bagNumber: string
  counted: number
  scanned: number
  state: HandoverState
  takenBy: string
  takenAt: string
  explanation: string
}

/** What is open or differs first. */
export const handoversOf = (db: Db, of: DayOf, limit: number) =>
  db.rows(sql<HandoverOfDay>`
    select h.id, c.name as "courierName", h.bag_number as "bagNumber", h.counted, h.scanned, h.state, s.name as "takenBy", h.taken_at as "takenAt", h.explanation
    from (${handovers(of)}) h join couriers c on c.code = h.courier_code join staff s on s.id = h.taken_by
    order by array_position(array['open', 'difference', 'settled', 'closed'], h.state), h.taken_at, h.id ${limitTo(limit)}`)

const begunBy = ({ warehouseId, day }: DayOf) => sql`
  select c.id, c.bin_id, null as kind, '' as tracking_number, c.started_by as staff_id, c.started_at as since
  from bin_counts c where c.warehouse_id = ${warehouseId} and c.state = 'open' and c.started_at < (${day}::date + 1)::timestamptz`
const foundBy = ({ warehouseId, day }: DayOf) => sql`
  select d.id, d.bin_id, d.kind, d.tracking_number, d.counted_by, d.created_at
  from bin_differences d where d.warehouse_id = ${warehouseId} and d.state = 'open' and d.created_at < (${day}::date + 1)::timestamptz`

export const countCounts = (db: Db, of: DayOf) =>
  db.row(sql<{ countsOpen: number; countDifferences: number }>`
    select (select count(*)::int from (${begunBy(of)}) c) as "countsOpen", (select count(*)::int from (${foundBy(of)}) d) as "countDifferences"`)

export interface CountOfDay {
  id: string
  binId: string
  binCode: string
  kind: BinDifferenceKind | null
  trackingNumber: string
  by: string
  since: string
}

export const countsOf = (db: Db, of: DayOf, limit: number) =>
  db.rows(sql<CountOfDay>`
    select c.id, c.bin_id as "binId", b.code as "binCode", c.kind, c.tracking_number as "trackingNumber", s.name as by, c.since
    from (${begunBy(of)} union all ${foundBy(of)}) c join bins b on b.id = c.bin_id join staff s on s.id = c.staff_id
    order by c.since, c.id ${limitTo(limit)}`)

export interface SignatureRow {
  id: string
  warehouseId: string
  day: string
  state: DaySignatureState
  figures: DayFigures
  explanations: DayExplanations
  signedById: string
  signedBy: string
  signedAt: string
  countersignedBy: string | null
  countersignedAt: string | null
}

const columns = sql`
  g.id, g.warehouse_id as "warehouseId", to_char(g.day, 'YYYY-MM-DD') as day, g.state, g.figures, g.explanations, g.signed_by as "signedById",
  s.name as "signedBy", g.signed_at as "signedAt", k.name as "countersignedBy", g.countersigned_at as "countersignedAt"`
const names = sql`join staff s on s.id = g.signed_by left join staff k on k.id = g.countersigned_by`

export const findSignature = (db: Db, id: string) =>
  db.find(sql<SignatureRow>`select ${columns} from day_signatures g ${names} where g.id = ${id}`)

/** The one that holds; those that were replaced stay as they were. */
export const currentSignature = (db: Db, { warehouseId, day }: DayOf) =>
  db.find(sql<SignatureRow>`
    select ${columns} from day_signatures g ${names} where g.warehouse_id = ${warehouseId} and g.day = ${day}::date and g.state <> 'replaced'`)

/** Two people who sign or countersign one day at once come one after the other. */
export const lockDay = (tx: Tx, { warehouseId, day }: DayOf) =>
  tx.run(sql`select pg_advisory_xact_lock(hashtextextended(${`day:${warehouseId}:${day}`}, 0))`)

/** Held by late receipts of the day, so that nobody signs it before they are stored. */
export const holdDay = (tx: Tx, { warehouseId, day }: DayOf) =>
  tx.run(sql`select pg_advisory_xact_lock_shared(hashtextextended(${`day:${warehouseId}:${day}`}, 0))`)

interface LateReceipts {
  /** Counted on this day, though they were scanned on an earlier one that was signed already. */
  scannedEarlier: number
  /** Scanned on this day, but counted on a later one, because two people had signed it. */
  countedLater: number
}

export const countLate = (db: Db, { warehouseId, day }: DayOf) =>
  db.row(sql<LateReceipts>`
    select (select count(*)::int from receipts r where r.warehouse_id = ${warehouseId} and r.counted_on = ${day}::date and ${stands}) as "scannedEarlier",
      (select count(*)::int from receipts r where r.warehouse_id = ${warehouseId} and ${within(sql`r.at`, { day })} and r.counted_on is not null
        and ${stands}) as "countedLater"`)

const stands = sql`
  r.result in ('matched', 'direct', 'unclaimed') and not exists (select from receipt_undos u where u.receipt_id = r.id)`

export const replaceSignature = (tx: Tx, id: string) =>
  tx.run(sql`update day_signatures set state = 'replaced' where id = ${id}`)

interface NewSignature extends DayOf {
  readonly figures: DayFigures
  readonly explanations: DayExplanations
  readonly staffId: string
}

export const insertSignature = (tx: Tx, { warehouseId, day, figures, explanations, staffId }: NewSignature) =>
  tx.row(sql<{ id: string }>`
    insert into day_signatures (warehouse_id, day, figures, explanations, signed_by)
    values (${warehouseId}, ${day}::date, ${JSON.stringify(figures)}::jsonb, ${JSON.stringify(explanations)}::jsonb, ${staffId}) returning id`)

export const countersignDay = (tx: Tx, id: string, staffId: string) =>
  tx.find(sql<{ id: string }>`
    update day_signatures set state = 'closed', countersigned_by = ${staffId}, countersigned_at = now()
    where id = ${id} and state = 'signed' and signed_by <> ${staffId} returning id`)

/** The present business day. */
export const readToday = async (db: Db) =>
  (await db.row(sql<{ today: string }>`select to_char(current_date, 'YYYY-MM-DD') as today`)).today

/** From one day back to the first receipt of the warehouse. */
export const daysOf = (db: Db, warehouseId: string, before: string | undefined, limit: number) =>
  db.rows(sql<{ day: string; received: number }>`
    select to_char(d.day, 'YYYY-MM-DD') as day, (
      select count(*)::int from receipts r
      where r.warehouse_id = ${warehouseId} and ${countsOn(sql`d.day::date`)} and ${stands}
    ) as received
    from (
      select generate_series(last.day, greatest(last.day - ${limit}::int, first.day)::timestamptz, interval '-1 day') as day
      from (select ${before === undefined ? sql`current_date` : sql`least(${before}::date - 1, current_date)`} as day) last
      cross join (select coalesce(min(r.at), now())::date as day from receipts r where r.warehouse_id = ${warehouseId}) first
    ) d order by d.day desc ${limit > 0 ? limitTo(limit) : nothing}`)

export const signaturesOf = (db: Db, warehouseId: string, days: readonly string[]) =>
  db.rows(sql<SignatureRow>`
    select ${columns} from day_signatures g ${names}
    where g.warehouse_id = ${warehouseId} and g.day = any(${days}::date[]) and g.state <> 'replaced'`)

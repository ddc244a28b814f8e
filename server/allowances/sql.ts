import type { StoredText } from '#contract/wire/language.ts'
import { type Db, type Query, sql } from '#server/database/db.ts'

interface Receiver {
  readonly name: string
  readonly phone: string
  readonly destinationCode: string
  /** Days of the business time zone, both included. */
  readonly from: string
  readonly to: string
}

interface Shipments {
  readonly sent: number
  readonly planned: number
}

/** The last eight digits of a phone number: it is the same with or without its country code. */
const dialled = (phone: Query<unknown>) => sql`nullif(right(regexp_replace(${phone}, '\\D', '', 'g'), 8), '')`

/**
 * A member's own orders to each of these receivers within its window; cancelled and deleted ones were never shipped.
 */
export async function countShipments<R extends Receiver>(
  db: Db,
  memberId: string,
  receivers: readonly R[],
  exceptOrderId: string | null,
): Promise<ReadonlyMap<R, Shipments>> {
  if (receivers.length === 0) return new Map()
  const rows = await db.rows(sql<Shipments & { position: number }>`
    select r.position::int, count(*) filter (where o.status <> 'awaiting_payment')::int as sent,
      count(*) filter (where o.status = 'awaiting_payment')::int as planned
    from unnest(${receivers.map(({ name }) => name)}::text[], ${receivers.map(({ phone }) => phone)}::text[],
      ${receivers.map(({ destinationCode }) => destinationCode)}::text[], ${receivers.map(({ from }) => from)}::date[],
      ${receivers.map(({ to }) => to)}::date[]) with ordinality as r(name, phone, destination_code, first_day, last_day, position)
    join orders o on o.member_id = ${memberId} and o.lifecycle = 'active' and o.destination_code = r.destination_code
      and coalesce(o.outbound_at, o.paid_at, now())::date between r.first_day and r.last_day
      and (lower(trim(o.consignee ->> 'name')) = lower(trim(r.name))
        or ${dialled(sql`o.consignee ->> 'phone'`)} = ${dialled(sql`r.phone`)})
    where (${exceptOrderId}::uuid is null or o.id <> ${exceptOrderId}::uuid)
    group by r.position`)
  return new Map(
    rows.flatMap(({ position, sent, planned }) => {
      const receiver = receivers[position - 1]
      return receiver ? [[receiver, { sent, planned }] as const] : []
    }),
  )
}

export const destinationNames = (db: Db, codes: readonly string[]) =>
  db.rows(sql<{ code: string; name: StoredText }>`select code, name from destinations where code = any(${codes})`)

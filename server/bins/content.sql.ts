import { countedAtMost } from '#domain/long-list.ts'
import { type Db, limitTo, nothing, sql } from '#server/database/db.ts'

export interface Lying {
  id: string
  isUnclaimed: boolean
  trackingNumber: string
  memberNumber: string | null
  isInOrder: boolean
  weightG: number | null
  since: string
  by: string | null
}

/**
 * Since when `s` lies where it lies, and who put it there: its arrival, its last shelf, or the last move while it is in an
 * order. A return from an order moves nothing.
 */
export const putThere = sql`
  cross join lateral (
    select at, actor_id from (
      select e.at, e.actor_id from parcel_events e
      where e.parcel_id = s.id and e.code in ('received', 'shelved') and e.note <> 'returned'
      union all
      select h.at, h.actor_id from parcel_history h where h.parcel_id = s.id and h.event = 'relocate'
      union all
      select coalesce(u.shelved_at, u.created_at), u.shelved_by from unclaimed_parcels u where u.id = s.id
      union all
      select p.inbound_at, null from parcels p where p.id = s.id
    ) each order by at desc nulls last, actor_id nulls last limit 1
  ) put left join staff f on f.id = put.actor_id`

interface BinOf {
  readonly warehouseId: string
  readonly code: string
}

/** By tracking number, those after one. */
export function contentOf(db: Db, { warehouseId, code }: BinOf, after: string | undefined, limit: number) {
  const further =
    after === undefined
      ? nothing
      : sql`and (s.tracking_number, s.id) > (
          select tracking_number, id from (
            select tracking_number, id from parcels where id = ${after}
            union all select tracking_number, id from unclaimed_parcels where id = ${after}
          ) last)`
  return db.rows(sql<Lying>`
    select s.id, s.is_unclaimed as "isUnclaimed", s.tracking_number as "trackingNumber", m.member_number as "memberNumber",
      coalesce(s.status = 'packing', false) as "isInOrder", s.weight_g as "weightG", put.at as since, f.name as by
    from (
      select * from on_shelves s where s.warehouse_id = ${warehouseId} and s.code = ${code} ${further}
      order by s.tracking_number, s.id limit ${limit}
    ) s left join members m on m.id = s.member_id ${putThere}
    order by s.tracking_number, s.id`)
}

export const countContent = async (db: Db, { warehouseId, code }: BinOf) =>
  (
    await db.row(sql<{ count: number }>`
      select count(*)::int as count from (
        select from on_shelves where warehouse_id = ${warehouseId} and code = ${code} ${limitTo(countedAtMost)}
      ) few`)
  ).count

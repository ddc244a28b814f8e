import { type Db, limitTo, nothing, sql } from '#server/database/db.ts'

/* What people did on a day. Each person's rows are found by their own index, however many others there are. */

export interface PersonDay {
  staffId: string
  by: string
  received: number
  shelved: number
  undone: number
  putAway: number
  counted: number
  printed: number
  firstAt: string | null
  lastAt: string | null
}

interface Asked {
  /** `2026-11-27`; connections are in the business zone. */
  readonly day: string
  /** Undefined: all warehouses. */
  readonly warehouseId?: string | undefined
  /** Undefined: everybody. */
  readonly staffId?: string | undefined
}

/** Far more people than a warehouse has. */
const peopleMost = 500

export function figuresOfPeople(db: Db, { day, warehouseId, staffId }: Asked) {
  const during = sql`>= ${day}::date::timestamptz`
  const until = sql`< (${day}::date + 1)::timestamptz`
  const here = (column: 'r' | 'p' | 'u' | 'c') =>
    warehouseId === undefined ? nothing : sql`and ${{ parts: [`${column}.warehouse_id`], values: [] }} = ${warehouseId}`
  return db.rows(sql<PersonDay>`
    select s.id as "staffId", s.name as by, d.received, d.shelved, d.undone, d."putAway", d.counted, d.printed, d."firstAt", d."lastAt"
    from staff s cross join lateral (
      select coalesce(sum(n) filter (where kind in ('received', 'shelved')), 0)::int as received,
        coalesce(sum(n) filter (where kind = 'shelved'), 0)::int as shelved, coalesce(sum(n) filter (where kind = 'undone'), 0)::int as undone,
        coalesce(sum(n) filter (where kind = 'putAway'), 0)::int as "putAway", coalesce(sum(n) filter (where kind = 'counted'), 0)::int as counted,
        coalesce(sum(n) filter (where kind = 'label'), 0)::int as printed, min(at) as "firstAt", max(at) as "lastAt"
      from (
        select case when x.receipt_id is not null then 'undone' when r.shelf is not null and r.result <> 'duplicate' then 'shelved' else 'received' end as kind,
          1 as n, r.at
        from receipts r left join receipt_undos x on x.receipt_id = r.id
        where r.staff_id = s.id and r.at ${during} and r.at ${until} and r.result <> 'corrected' ${here('r')}
        union all
        select 'putAway', 1, e.at from parcel_events e join parcels p on p.id = e.parcel_id
        where e.actor_id = s.id and e.code = 'shelved' and e.actor_kind = 'staff' and e.at ${during} and e.at ${until} ${here('p')}
        union all
        select 'putAway', 1, u.shelved_at from unclaimed_parcels u
        where u.shelved_by = s.id and u.shelved_at ${during} and u.shelved_at ${until} and u.shelved_at > u.created_at ${here('u')}
        union all
        select 'counted', 1, n.at from bin_count_scans n join bin_counts c on c.id = n.count_id
        where n.staff_id = s.id and n.at ${during} and n.at ${until} ${here('c')}
        union all
        select 'label', l.copies, l.at from label_prints l left join parcels p on p.id = l.parcel_id left join unclaimed_parcels u on u.id = l.unclaimed_id
        where l.staff_id = s.id and l.at ${during} and l.at ${until}
          ${warehouseId === undefined ? nothing : sql`and coalesce(p.warehouse_id, u.warehouse_id) = ${warehouseId}`}
      ) deeds
    ) d
    where ${staffId === undefined ? sql`d."firstAt" is not null` : sql`s.id = ${staffId}`}
    order by d.received desc, s.name, s.id ${limitTo(peopleMost)}`)
}

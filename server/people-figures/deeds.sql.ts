import { type Query, sql } from '#server/database/db.ts'

/* What people did, from the rows that carry their name. */

export interface Figures {
  received: number
  shelved: number
  undone: number
  putAway: number
  counted: number
  printed: number
  firstAt: string | null
  lastAt: string | null
}

/** The columns by which the deeds of one table are found, each by an index of its own. */
export interface DeedColumns {
  readonly staff: Query<unknown>
  readonly at: Query<unknown>
  readonly shift: Query<unknown>
  readonly warehouse: Query<unknown>
}

/** Each deed with its person, kind, number and time. A receipt counts when it was scanned, whenever it was stored. */
export const deeds = (which: (of: DeedColumns) => Query<unknown>) => sql`
  select r.staff_id,
    case when x.receipt_id is not null then 'undone' when r.shelf is not null and r.result <> 'duplicate' then 'shelved' else 'received' end as kind,
    1 as n, r.at
  from receipts r left join receipt_undos x on x.receipt_id = r.id
  where r.result <> 'corrected' and ${which(columnsOf('r', 'staff_id', 'at', 'shift_id', 'r.warehouse_id'))}
  union all
  select e.actor_id, 'putAway', 1, e.at from parcel_events e join parcels p on p.id = e.parcel_id
  where e.code = 'shelved' and e.actor_kind = 'staff' and ${which(columnsOf('e', 'actor_id', 'at', 'shift_id', 'p.warehouse_id'))}
  union all
  select u.shelved_by, 'putAway', 1, u.shelved_at from unclaimed_parcels u
  where u.shelved_at > u.created_at and ${which(columnsOf('u', 'shelved_by', 'shelved_at', 'shelved_shift_id', 'u.warehouse_id'))}
  union all
  select n.staff_id, 'counted', 1, n.at from bin_count_scans n join bin_counts c on c.id = n.count_id
  where ${which(columnsOf('n', 'staff_id', 'at', 'shift_id', 'c.warehouse_id'))}
  union all
  select l.staff_id, 'label', l.copies, l.at from label_prints l left join parcels p on p.id = l.parcel_id left join unclaimed_parcels u on u.id = l.unclaimed_id
  where l.outcome = 'printed' and ${which(columnsOf('l', 'staff_id', 'at', 'shift_id', 'coalesce(p.warehouse_id, u.warehouse_id)'))}`

const columnsOf = (table: string, staff: string, at: string, shift: string, warehouse: string): DeedColumns => ({
  staff: column(`${table}.${staff}`),
  at: column(`${table}.${at}`),
  shift: column(`${table}.${shift}`),
  warehouse: column(warehouse),
})

/** Names of ours, never what a caller gave. */
const column = (name: string): Query<unknown> => ({ parts: [name], values: [] })

/** The figures of some deeds. */
export const sums = sql`
  coalesce(sum(n) filter (where kind in ('received', 'shelved')), 0)::int as received,
  coalesce(sum(n) filter (where kind = 'shelved'), 0)::int as shelved, coalesce(sum(n) filter (where kind = 'undone'), 0)::int as undone,
  coalesce(sum(n) filter (where kind = 'putAway'), 0)::int as "putAway",
  coalesce(sum(n) filter (where kind = 'counted'), 0)::int as counted,
  coalesce(sum(n) filter (where kind = 'label'), 0)::int as printed, min(at) as "firstAt", max(at) as "lastAt"`

export const figureColumns = sql`
  d.received, d.shelved, d.undone, d."putAway", d.counted, d.printed, d."firstAt", d."lastAt"`

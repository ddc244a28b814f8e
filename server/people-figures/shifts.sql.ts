import type { StoredText } from '#contract/wire/language.ts'
import { type Db, limitTo, nothing, sql } from '#server/database/db.ts'
import { deeds, type Figures, figureColumns, sums } from './deeds.sql.ts'
import { type Asked, ofPersonOnDay } from './sql.ts'

/* What people did in the shifts of stations, and at no station. */

export interface PersonShift extends Figures {
  /** Null: at no station. */
  shiftId: string | null
  stationName: string | null
  warehouseName: StoredText | null
  openedAt: string | null
  /** Null: it goes on. */
  endedAt: string | null
  staffId: string
  by: string
}

interface AskedShifts extends Asked {
  /** Also this one, whenever it was opened. */
  readonly alsoShiftId?: string | null
}

/** Far more people and shifts than a warehouse has on a day. */
const rowsMost = 1000

/**
 * A shift belongs to the day on which it was opened, with all that was done until its end. The earliest first, and last
 * what was done on the day at no station.
 */
export const figuresOfShifts = (db: Db, asked: AskedShifts) => {
  const { day, warehouseId, staffId, alsoShiftId = null } = asked
  return db.rows(sql<PersonShift>`
    with in_shifts as (
      select f.id as shift_id, b.name as station_name, w.name as warehouse_name, f.opened_at,
        case when coalesce(f.closed_at, f.expires_at) <= now() then coalesce(f.closed_at, f.expires_at) end as ended_at, d.*
      from station_shifts f join stations b on b.id = f.station_id join warehouses w on w.id = b.warehouse_id cross join lateral (
        select staff_id, ${sums} from (${deeds(({ shift, staff }) => sql`${shift} = f.id ${staffId === undefined ? nothing : sql`and ${staff} = ${staffId}`}`)}) deeds
        group by staff_id
      ) d
      where ((f.opened_at >= ${day}::date::timestamptz and f.opened_at < (${day}::date + 1)::timestamptz) or f.id = ${alsoShiftId}::uuid)
        ${warehouseId === undefined ? nothing : sql`and b.warehouse_id = ${warehouseId}`}
    ), elsewhere as (
      select null::uuid, null::text, null::jsonb, null::timestamptz, null::timestamptz, s.id as staff_id, d.*
      from staff s cross join lateral (
        select ${sums} from (${deeds(ofPersonOnDay(asked, ({ shift }) => sql`and ${shift} is null`))}) deeds
      ) d
      where d."firstAt" is not null ${staffId === undefined ? nothing : sql`and s.id = ${staffId}`}
    )
    select d.shift_id as "shiftId", d.station_name as "stationName", d.warehouse_name as "warehouseName", d.opened_at as "openedAt",
      d.ended_at as "endedAt", d.staff_id as "staffId", s.name as by, ${figureColumns}
    from (select * from in_shifts union all select * from elsewhere) d join staff s on s.id = d.staff_id
    order by d.opened_at nulls last, d.station_name, d.shift_id, d.received desc, s.name, s.id ${limitTo(rowsMost)}`)
}

import { type Db, limitTo, nothing, type Query, sql } from '#server/database/db.ts'
import { type DeedColumns, deeds, type Figures, figureColumns, sums } from './deeds.sql.ts'

/* What people did on a day. Each person's rows are found by their own index, however many others there are. */

export interface PersonDay extends Figures {
  staffId: string
  by: string
}

export interface Asked {
  /** `2026-11-27`; connections are in the business zone. */
  readonly day: string
  /** Undefined: all warehouses. */
  readonly warehouseId?: string | undefined
  /** Undefined: everybody. */
  readonly staffId?: string | undefined
}

/** Far more people than a warehouse has. */
const peopleMost = 500

/** The deeds of the person `s` on the day. */
export const ofPersonOnDay =
  ({ day, warehouseId }: Asked, also: (of: DeedColumns) => Query<unknown> = () => nothing) =>
  (of: DeedColumns) =>
    sql`
    ${of.staff} = s.id and ${of.at} >= ${day}::date::timestamptz and ${of.at} < (${day}::date + 1)::timestamptz
    ${warehouseId === undefined ? nothing : sql`and ${of.warehouse} = ${warehouseId}`} ${also(of)}`

export function figuresOfPeople(db: Db, asked: Asked) {
  return db.rows(sql<PersonDay>`
    select s.id as "staffId", s.name as by, ${figureColumns}
    from staff s cross join lateral (select ${sums} from (${deeds(ofPersonOnDay(asked))}) deeds) d
    where ${asked.staffId === undefined ? sql`d."firstAt" is not null` : sql`s.id = ${asked.staffId}`}
    order by d.received desc, s.name, s.id ${limitTo(peopleMost)}`)
}

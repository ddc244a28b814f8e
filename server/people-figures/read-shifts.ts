import type { staffFigures } from '#contract/people-figures.ts'
import { pickText } from '#contract/wire/language.ts'
import type { Input, Output } from '#contract/wire/operation.ts'
import { refuseOtherWarehouse } from '#server/bins/bins.ts'
import type { AsStaff, ReadCall } from '#server/context.ts'
import { readToday, refuseDayToCome } from '#server/day-end/day-end.ts'
import { readsEverybody } from './read.ts'
import { figuresOfShifts, type PersonShift } from './shifts.sql.ts'

type Calls = typeof staffFigures
type Call = ReadCall & AsStaff

/** B-RP-31 */
export async function shifts(
  { db, staff }: Call,
  { warehouseId, day }: Input<Calls['shifts']>,
): Promise<Output<Calls['shifts']>> {
  refuseOtherWarehouse(staff, warehouseId)
  await refuseDayToCome(db, day)
  const staffId = readsEverybody(staff) ? undefined : staff.id
  const rows = await figuresOfShifts(db, { day, warehouseId, staffId })
  return {
    day,
    list: rows.map((row) => ({ shift: shiftOf(row), staffId: row.staffId, by: row.by, ...figuresOf(row) })),
  }
}

/** B-RP-32 */
export async function ownShifts(
  { db, staff, language }: Call,
  typed: Input<Calls['ownShifts']>,
): Promise<Output<Calls['ownShifts']>> {
  const day = typed.day ?? (await readToday(db))
  await refuseDayToCome(db, day)
  const alsoShiftId = typed.day === undefined ? staff.shiftId : null
  const rows = await figuresOfShifts(db, { day, staffId: staff.id, alsoShiftId })
  return {
    day,
    list: rows.map((row) => ({
      shift: shiftOf(row),
      warehouseName: row.warehouseName && pickText(row.warehouseName, language),
      isPresent: row.shiftId !== null && row.shiftId === staff.shiftId,
      ...figuresOf(row),
    })),
  }
}

const shiftOf = ({ shiftId: id, stationName, openedAt, endedAt }: PersonShift) =>
  id === null || stationName === null || openedAt === null ? null : { id, stationName, openedAt, endedAt }

const figuresOf = (row: PersonShift) => {
  const { received, shelved, undone, putAway, counted, printed, firstAt, lastAt } = row
  return { received, shelved, undone, putAway, counted, printed, firstAt, lastAt }
}

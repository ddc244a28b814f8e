import type { staffFigures } from '#contract/people-figures.ts'
import type { Input, Output } from '#contract/wire/operation.ts'
import { isAuditor, type StaffSession } from '#server/auth/session.ts'
import { refuseOtherWarehouse } from '#server/bins/bins.ts'
import type { AsStaff, ReadCall } from '#server/context.ts'
import { readToday, refuseDayToCome } from '#server/day-end/day-end.ts'
import { assert } from '#server/http/refuse.ts'
import { figuresOfPeople } from './sql.ts'

type Calls = typeof staffFigures
type Call = ReadCall & AsStaff

/** Whoever has the letters of the operations manager leads a warehouse. */
export const readsEverybody = (staff: StaffSession) =>
  isAuditor(staff) || staff.roles.includes('A') || (staff.roles.includes('W') && staff.roles.includes('S'))

/** B-RP-25 */
export async function people(
  { db, staff }: Call,
  { warehouseId, day }: Input<Calls['people']>,
): Promise<Output<Calls['people']>> {
  refuseOtherWarehouse(staff, warehouseId)
  await refuseDayToCome(db, day)
  const staffId = readsEverybody(staff) ? undefined : staff.id
  return { day, list: await figuresOfPeople(db, { day, warehouseId, staffId }) }
}

/** B-RP-26 */
export async function own({ context, staff }: Call, typed: Input<Calls['own']>): Promise<Output<Calls['own']>> {
  const db = context.database.reads
  if (typed.day) await refuseDayToCome(db, typed.day)
  const day = typed.day ?? (await readToday(db))
  const [mine] = await figuresOfPeople(db, { day, staffId: staff.id })
  assert(mine, 'the caller is one of the staff')
  const { staffId: _id, by: _by, ...figures } = mine
  return { day, ...figures }
}

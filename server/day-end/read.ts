import { dayRowsMost, type staffDays } from '#contract/day-end.ts'
import { pickText } from '#contract/wire/language.ts'
import type { Input, Output } from '#contract/wire/operation.ts'
import { changedFigures, differencesOf } from '#domain/day-end.ts'
import { refuseOtherWarehouse } from '#server/bins/bins.ts'
import type { AsStaff, Call, ReadCall } from '#server/context.ts'
import { readFigures } from './figures.ts'
import { parcelsToName } from './received.sql.ts'
import { countLate, countsOf, currentSignature, daysOf, handoversOf, type SignatureRow, signaturesOf } from './sql.ts'
import { refuseDayToCome } from './today.ts'

type Calls = typeof staffDays

export function signatureOnWire({ staff }: Call & AsStaff, row: SignatureRow): Output<Calls['sign']> {
  const { warehouseId: _where, day: _day, signedById, ...signature } = row
  return { ...signature, isOwn: signedById === staff.id }
}

/** B-RP-21: as the rows say now, beside what was signed. */
export async function get(call: ReadCall & AsStaff, of: Input<Calls['get']>): Promise<Output<Calls['get']>> {
  const { db, staff, language } = call
  refuseOtherWarehouse(staff, of.warehouseId)
  await refuseDayToCome(db, of.day)
  const [figures, parcels, handovers, counts, signature, late] = await Promise.all([
    readFigures(db, of),
    parcelsToName(db, of, dayRowsMost),
    handoversOf(db, of, dayRowsMost),
    countsOf(db, of, dayRowsMost),
    currentSignature(db, of),
    countLate(db, of),
  ])
  return {
    day: of.day,
    ...late,
    figures,
    differences: [...differencesOf(figures)],
    parcels,
    handovers: handovers.map(({ courierName, ...row }) => ({ ...row, courierName: pickText(courierName, language) })),
    counts,
    signature: signature ? signatureOnWire(call, signature) : null,
    changed: signature ? [...changedFigures(signature.figures, figures)] : [],
  }
}

/** B-RP-24 */
export async function list(
  call: ReadCall & AsStaff,
  { warehouseId, before, days: limit }: Input<Calls['list']>,
): Promise<Output<Calls['list']>> {
  const { db, staff } = call
  refuseOtherWarehouse(staff, warehouseId)
  const found = await daysOf(db, warehouseId, before, limit + 1)
  const days = found.slice(0, limit)
  const signatures = await signaturesOf(
    db,
    warehouseId,
    days.map(({ day }) => day),
  )
  return {
    list: days.map(({ day, received }) => {
      const signature = signatures.find((each) => each.day === day)
      return { day, received, signature: signature ? signatureOnWire(call, signature) : null }
    }),
    next: found.length > limit ? (days.at(-1)?.day ?? null) : null,
  }
}

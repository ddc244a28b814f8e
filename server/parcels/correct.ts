import { isDeepStrictEqual } from 'node:util'
import type { Input } from '#contract/wire/operation.ts'
import type { parcelCorrections } from '#contract/receiving.ts'
import { goodsTotals, lineTotalMinor } from '#domain/goods.ts'
import { parcelCan } from '#domain/parcel.ts'
import { weigh } from '#domain/weight.ts'
import { orRefuse, type Tx } from '#server/database/db.ts'
import { violated } from '#server/database/db-faults.ts'
import { refuse, refuseFields } from '#server/http/refuse.ts'
import { findCourier } from '#server/warehouses/warehouses.ts'
import {
  type Corrected,
  insertCorrectedReceipt,
  type Measured,
  noteCorrection,
  writeCorrection,
} from './correct.sql.ts'
import { deleteGoods, insertGoods } from './forecast.sql.ts'
import { goodsOf } from './sql.ts'
import { refuseOnTheWay } from './in-transfer.ts'
import { type HeldParcel, lockForStaff } from './staff.sql.ts'

type Correction = Input<typeof parcelCorrections.correct>

interface By {
  readonly staffId: string
  /** cm³ per kg. */
  readonly divisor: number
}

/**
 * Corrects what staff or the member recorded wrongly (B-IN-05), until the parcel has left. A weighing is never changed:
 * the right one is stored next to it. Returns the values before and after.
 */
export async function correctParcel(tx: Tx, correction: Correction, { staffId, divisor }: By) {
  const { id, reason, goods } = correction
  const parcel = orRefuse(await lockForStaff(tx, id), 'not_found')
  refuseOnTheWay(parcel)
  if (!parcelCan.correct(parcel)) refuse('staff_state')
  if (correction.version !== undefined && correction.version !== parcel.version) refuse('version_conflict')
  const corrected = await correctedOf(tx, parcel, correction, divisor)
  const lines = goods?.map((line) => ({ ...line, totalPriceMinor: lineTotalMinor(line) }))
  const before = { ...audited(parcel), ...(lines ? { goods: await goodsOf(tx, id) } : {}) }
  orRefuse(await writeUnique(tx, id, corrected), 'staff_state')
  if (corrected.measured)
    await insertCorrectedReceipt(tx, staffId, { ...parcel, ...corrected }, corrected.measured, reason)
  if (lines) {
    await deleteGoods(tx, id)
    await insertGoods(tx, id, lines)
  }
  const after = { ...audited(orRefuse(await lockForStaff(tx, id), 'staff_state')), ...(lines ? { goods: lines } : {}) }
  const details = { before, after }
  await noteCorrection(tx, parcel, staffId, reason, details)
  return details
}

const audited = ({
  courierCode,
  trackingNumber,
  actualWeightG,
  lengthMm,
  widthMm,
  heightMm,
  totalPieces,
}: HeldParcel) => ({
  courierCode,
  trackingNumber,
  actualWeightG,
  lengthMm,
  widthMm,
  heightMm,
  totalPieces,
})

async function correctedOf(tx: Tx, parcel: HeldParcel, correction: Correction, divisor: number): Promise<Corrected> {
  const { courierCode = parcel.courierCode, trackingNumber = parcel.trackingNumber } = correction
  if (!(await findCourier(tx, courierCode))) refuseFields({ courierCode: 'field_courier' })
  return {
    courierCode,
    trackingNumber,
    totalPieces: correction.pieces ?? parcel.totalPieces,
    measured: remeasured(parcel, correction, divisor),
    declared: correction.goods ? goodsTotals(correction.goods) : null,
  }
}

/** Null when the measurements are the same. A parcel that has not arrived was never weighed. */
function remeasured(parcel: HeldParcel, correction: Correction, divisor: number): Measured | null {
  const { actualWeightG, lengthMm, widthMm, heightMm } = parcel
  const typed = [correction.actualWeightG, correction.lengthMm, correction.widthMm, correction.heightMm]
  if (typed.every((each) => each === undefined)) return null
  if (actualWeightG === null || lengthMm === null || widthMm === null || heightMm === null) refuse('staff_state')
  const before = { actualWeightG, lengthMm, widthMm, heightMm }
  const after = {
    actualWeightG: correction.actualWeightG ?? actualWeightG,
    lengthMm: correction.lengthMm ?? lengthMm,
    widthMm: correction.widthMm ?? widthMm,
    heightMm: correction.heightMm ?? heightMm,
  }
  if (isDeepStrictEqual(before, after)) return null
  return { ...after, weighing: weigh(after.actualWeightG, [{ ...after, quantity: 1 }], divisor) }
}

async function writeUnique(tx: Tx, id: string, corrected: Corrected) {
  try {
    return await writeCorrection(tx, id, corrected)
  } catch (fault) {
    if (violated(fault, 'parcels_member_number')) refuse('tracking_duplicate')
    throw fault
  }
}

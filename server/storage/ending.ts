import { extendedBy, freeDaysLeft } from '#domain/storage.ts'
import type { Db } from '#server/database/db.ts'
import type { Context } from '#server/context.ts'
import { storageTerms } from './clock.ts'
import { findEnding } from './sql.ts'

const withinDays = 7

/**
 * The member's parcels in stock whose free days end within seven days, the soonest first. Those whose free days have
 * ended are included if storage then costs something; otherwise there is no hurry.
 */
export async function endingParcels(context: Context, db: Db, memberId: string) {
  const terms = await storageTerms(context, db)
  const withEnded = Object.values(terms.perDayMinor).some((minor) => minor > 0)
  const ending = await findEnding(db, memberId, { freeDays: terms.freeDays, withinDays, withEnded })
  return ending.map(({ parcelId, trackingNumber, warehouseCode, warehouseName, storedMs, extraDays, freeUntil }) => ({
    parcelId,
    trackingNumber,
    warehouseCode,
    warehouseName,
    freeDaysLeft: freeDaysLeft(storedMs, extendedBy(terms, extraDays)),
    freeUntil,
  }))
}

export const endingParcelIds = async (context: Context, db: Db, memberId: string): Promise<readonly string[]> =>
  (await endingParcels(context, db, memberId)).map(({ parcelId }) => parcelId)

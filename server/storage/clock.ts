import type { Input, Output } from '#contract/wire/operation.ts'
import type { storage } from '#contract/storage.ts'
import {
  daysStored,
  extendedBy,
  forecastFeeMinor,
  freeDaysLeft,
  storageFeeMinor,
  type StorageTerms,
} from '#domain/storage.ts'
import { readConfig } from '#server/settings/config.ts'
import type { Db } from '#server/database/db.ts'
import type { AsMember, Context, ReadCall } from '#server/context.ts'
import { extensionsOf, findClocks } from './sql.ts'

/** E-47: parcels that are not the member's, or not in our warehouse, are left out. */
export async function clock(
  { context, db, member }: ReadCall & AsMember,
  { parcelIds }: Input<typeof storage.clock>,
): Promise<Output<typeof storage.clock>> {
  const terms = await storageTerms(context, db)
  const clocks = await findClocks(db, member.id, parcelIds, terms.freeDays)
  const extensions = await extensionsOf(
    db,
    clocks.flatMap(({ parcelId, extraDays }) => (extraDays > 0 ? [parcelId] : [])),
  )
  return {
    freeDays: terms.freeDays,
    perDayMinor: { ...terms.perDayMinor },
    list: clocks.map(({ parcelId, storedMs, pausedMs, isPaused, extraDays, freeUntil }) => {
      const its = extendedBy(terms, extraDays)
      return {
        parcelId,
        daysStored: daysStored(storedMs),
        daysPaused: daysStored(pausedMs),
        isPaused,
        freeDaysLeft: freeDaysLeft(storedMs, its),
        freeUntil,
        extensions: extensions
          .filter((each) => each.parcelId === parcelId)
          .map(({ days, by, at, reason, showsReason }) => ({ days, by, at, reason: showsReason ? reason : '' })),
        feeMinor: inBoth((currency) => storageFeeMinor(storedMs, its, currency)),
        inSevenDaysMinor: inBoth((currency) => forecastFeeMinor(storedMs, 7, its, currency)),
      }
    }),
  }
}

/** How long a parcel has waited for us: that time does not count. */
export const pausedMsOf = async (db: Db, memberId: string, parcelId: string): Promise<number> =>
  (await findClocks(db, memberId, [parcelId], 0))[0]?.pausedMs ?? 0

export const inBoth = (of: (currency: 'CNY' | 'HKD') => number) => ({ CNY: of('CNY'), HKD: of('HKD') })

export async function storageTerms(
  context: Context,
  db: Db,
): Promise<StorageTerms & { readonly marks: readonly number[]; readonly longestDays: number }> {
  const config = await readConfig(context, db)
  return {
    freeDays: config['storage.freeDays'],
    perDayMinor: config['storage.perDayMinor'],
    marks: config['storage.reminderDays'],
    longestDays: config['storage.longestDays'],
  }
}

import type { Input, Output } from '#contract/wire/operation.ts'
import type { storage } from '#contract/storage.ts'
import { daysStored, forecastFeeMinor, freeDaysLeft, storageFeeMinor, type StorageTerms } from '#domain/storage.ts'
import { readConfig } from '#server/settings/config.ts'
import type { Db } from '#server/database/db.ts'
import type { AsMember, Context, ReadCall } from '#server/context.ts'
import { findClocks } from './sql.ts'

/** E-47: parcels that are not the member's, or not in our warehouse, are left out. */
export async function clock(
  { context, db, member }: ReadCall & AsMember,
  { parcelIds }: Input<typeof storage.clock>,
): Promise<Output<typeof storage.clock>> {
  const terms = await storageTerms(context, db)
  const clocks = await findClocks(db, member.id, parcelIds, terms.freeDays)
  return {
    freeDays: terms.freeDays,
    perDayMinor: { ...terms.perDayMinor },
    list: clocks.map(({ parcelId, storedMs, pausedMs, isPaused, freeUntil }) => ({
      parcelId,
      daysStored: daysStored(storedMs),
      daysPaused: daysStored(pausedMs),
      isPaused,
      freeDaysLeft: freeDaysLeft(storedMs, terms),
      freeUntil,
      feeMinor: inBoth((currency) => storageFeeMinor(storedMs, terms, currency)),
      inSevenDaysMinor: inBoth((currency) => forecastFeeMinor(storedMs, 7, terms, currency)),
    })),
  }
}

/** How long a parcel has waited for us: that time does not count. */
export const pausedMsOf = async (db: Db, memberId: string, parcelId: string): Promise<number> =>
  (await findClocks(db, memberId, [parcelId], 0))[0]?.pausedMs ?? 0

const inBoth = (of: (currency: 'CNY' | 'HKD') => number) => ({ CNY: of('CNY'), HKD: of('HKD') })

export async function storageTerms(
  context: Context,
  db: Db,
): Promise<StorageTerms & { readonly marks: readonly number[] }> {
  const config = await readConfig(context, db)
  return {
    freeDays: config['storage.freeDays'],
    perDayMinor: config['storage.perDayMinor'],
    marks: config['storage.reminderDays'],
  }
}

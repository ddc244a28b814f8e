import type { Db } from '#server/db.ts'
import { refuse } from '#server/refuse.ts'
import { isSamePerson, readSetting } from './sql.ts'

/** Above it a credit needs a second person: CNY or HKD 10 000.00 unless configured otherwise (decision 26). */
const defaultLimitMinor = 1_000_000

export async function secondPersonAbove(db: Db): Promise<number> {
  const setting = await readSetting(db, 'fourEyes.amountMinor')
  return typeof setting?.value === 'number' ? setting.value : defaultLimitMinor
}

/** By itself, or with what the same clerk gave the same member today: splitting does not help (reliability sf2). */
export const isAboveLimit = (amountMinor: number, todayMinor: number, limitMinor: number) =>
  amountMinor + todayMinor > limitMinor

/** Nobody acts on an account of their own (decision 26). */
export async function refuseOwnAccount(db: Db, staffId: string, memberId: string): Promise<void> {
  if (await isSamePerson(db, staffId, memberId)) refuse('four_eyes')
}

import { readConfig } from '#server/settings/config.ts'
import type { Db } from '#server/database/db.ts'
import type { Call } from '#server/context.ts'

/** Above this a credit needs a second person; in the credit's own currency. */
export const secondPersonAbove = async ({ context }: Pick<Call, 'context'>, db: Db): Promise<number> =>
  (await readConfig(context, db))['fourEyes.amountMinor']

/** Alone, or with what the same staff member gave the same member today, so that splitting an amount does not help. */
export const isAboveLimit = (amountMinor: number, todayMinor: number, limitMinor: number) =>
  amountMinor + todayMinor > limitMinor

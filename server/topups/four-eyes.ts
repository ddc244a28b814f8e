import { mailboxOfEmail } from '#domain/referral.ts'
import { readConfig } from '#server/settings/config.ts'
import type { Db } from '#server/database/db.ts'
import type { Call } from '#server/context.ts'
import { refuse } from '#server/http/refuse.ts'
import { emailsBeside } from './sql.ts'

/** Above this a credit needs a second person; in the credit's own currency. */
export const secondPersonAbove = async ({ context }: Pick<Call, 'context'>, db: Db): Promise<number> =>
  (await readConfig(context, db))['fourEyes.amountMinor']

/** Alone, or with what the same staff member gave the same member today, so that splitting an amount does not help. */
export const isAboveLimit = (amountMinor: number, todayMinor: number, limitMinor: number) =>
  amountMinor + todayMinor > limitMinor

/** Nobody acts on an account of their own, as far as the mailbox shows whose it is. */
export const refuseOwnAccount = (db: Db, staffId: string, memberId: string): Promise<void> =>
  refuseOwnAccounts(db, staffId, [memberId])

export async function refuseOwnAccounts(db: Db, staffId: string, memberIds: readonly string[]): Promise<void> {
  const pairs = await emailsBeside(db, staffId, memberIds)
  if (pairs.some(({ ofClerk, ofMember }) => mailboxOfEmail(ofClerk) === mailboxOfEmail(ofMember))) refuse('four_eyes')
}

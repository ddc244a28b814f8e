import { extendedBy, reminderMark, type StorageTerms } from '#domain/storage.ts'
import type { Context } from '#server/context.ts'
import type { Tx } from '#server/database/db.ts'
import { businessDate } from '#server/database/numbers.ts'
import { sendMemberMail } from '#server/members/members.ts'
import { storageTerms } from './clock.ts'
import { reminderMail } from './mail.ts'
import { beginMail, findLying, findMembers, type Lying, noteReminders } from './remind.sql.ts'

const atATime = 500

type Terms = StorageTerms & { readonly marks: readonly number[] }

/** Free days that end within the widest mark: before that nobody is reminded. */
export const sinceDays = ({ freeDays, marks }: Terms): number => Math.max(0, freeDays - Math.max(0, ...marks))

/** The mark that a parcel has reached; null: none, or it waits for us, and its member can do nothing. */
export const markOf = (parcel: Lying, terms: Terms): number | null =>
  parcel.isPaused ? null : reminderMark(parcel.storedMs, extendedBy(terms, parcel.extraDays), terms.marks)

/**
 * Scheduled once a day: one mail to each member whose free days are ending, about all their parcels that have reached a
 * mark; a parcel is included once per mark, and again after an extension.
 */
export async function remindOfStorage(context: Context): Promise<void> {
  const { database } = context
  const terms = await storageTerms(context, database)
  const told = new Set<string>()
  for (let after: { parcelId: string; inboundAt: string } | null = null; ; ) {
    const found: Awaited<ReturnType<typeof findMembers>> = await findMembers(database, sinceDays(terms), after, atATime)
    for (const { memberId } of found) {
      if (told.has(memberId)) continue
      told.add(memberId)
      await database.transaction((tx) => remindMember(context, tx, terms, memberId))
    }
    const last = found.at(-1)
    if (last === undefined || found.length < atATime) return
    after = last
  }
}

async function remindMember(context: Context, tx: Tx, terms: Terms, memberId: string): Promise<void> {
  const due = (await findLying(tx, memberId, sinceDays(terms), true)).flatMap((parcel) => {
    const mark = markOf(parcel, terms)
    return mark === null || parcel.marks.includes(mark) ? [] : [{ ...parcel, mark }]
  })
  if (due.length > 0) await tellOf(context, tx, terms, { memberId, due, staffId: null })
}

interface Told {
  readonly memberId: string
  readonly due: readonly (Lying & { readonly mark: number | null })[]
  /** Null: the daily run. */
  readonly staffId: string | null
}

/** The one mail of the day about these parcels; false when their member had it before. */
export async function tellOf(
  context: Context,
  tx: Tx,
  terms: Terms,
  { memberId, due, staffId }: Told,
): Promise<boolean> {
  const mail = await beginMail(tx, memberId, businessDate(), staffId)
  if (!mail) return false
  await noteReminders(tx, mail.id, due)
  await sendMemberMail(tx, memberId, 'STORAGE_REMINDER', (language) =>
    reminderMail(language, { parcels: due, terms, publicUrl: context.environment.publicUrl }),
  )
  return true
}

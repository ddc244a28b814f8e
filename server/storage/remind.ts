import { reminderMark, type StorageTerms } from '#domain/storage.ts'
import type { Context } from '#server/context.ts'
import { sendMemberMail } from '#server/members/members.ts'
import { storageTerms } from './clock.ts'
import { reminderMail } from './mail.ts'
import { findLying, type Lying, noteReminders } from './sql.ts'

const atATime = 500

type Due = Lying & { readonly daysLeft: number }

/** Scheduled once a day: one mail to each member whose free days are ending; a parcel is included once per mark. */
export async function remindOfStorage(context: Context): Promise<void> {
  const { database } = context
  const terms = await storageTerms(context, database)
  const sinceDays = Math.max(0, terms.freeDays - Math.max(0, ...terms.marks))
  let after: Lying | null = null
  for (;;) {
    const lying: readonly Lying[] = await findLying(database, sinceDays, after, atATime)
    const due = lying.flatMap((parcel): readonly Due[] => {
      // While it waits for us, its member can do nothing.
      const daysLeft = parcel.isPaused ? null : reminderMark(parcel.storedMs, terms, terms.marks)
      return daysLeft === null ? [] : [{ ...parcel, daysLeft }]
    })
    for (const memberId of new Set(due.map((parcel) => parcel.memberId)))
      await remind(
        context,
        terms,
        memberId,
        due.filter((parcel) => parcel.memberId === memberId),
      )
    const last = lying.at(-1)
    if (last === undefined || lying.length < atATime) return
    after = last
  }
}

async function remind(context: Context, terms: StorageTerms, memberId: string, due: readonly Due[]): Promise<void> {
  await context.database.transaction(async (tx) => {
    const noted = await noteReminders(tx, due)
    const reminded = due.filter(({ parcelId }) => noted.includes(parcelId))
    if (reminded.length === 0) return
    await sendMemberMail(tx, memberId, 'STORAGE_REMINDER', (language) =>
      reminderMail(language, { parcels: reminded, terms, publicUrl: context.environment.publicUrl }),
    )
  })
}

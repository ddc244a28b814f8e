import { extendedBy, staysBecause } from '#domain/storage.ts'
import { minuteOf } from '#domain/wall-clock.ts'
import type { WriteCall } from '#server/context.ts'
import { orRefuse } from '#server/database/db.ts'
import { refuse } from '#server/http/refuse.ts'
import { findStored } from './stored.sql.ts'
import { stayTerms } from './stored.ts'
import { notRemindedText, notYetText } from './text.ts'

/**
 * A parcel leaves for its storage only once the longest stay is over and its member had the reminders; the refusal says
 * what is missing. Also asked after the row was locked and closed, so that an extension in the meantime is seen.
 */
export async function refuseUnlessStoredTooLong(call: WriteCall, parcelId: string): Promise<void> {
  const terms = await stayTerms(call, call.tx)
  const parcel = orRefuse(await findStored(call.tx, parcelId, terms), 'staff_state')
  const because = staysBecause(parcel, extendedBy(terms, parcel.extraDays))
  if (because === 'stay') refuse('staff_state', { text: notYetText(minuteOf(parcel.stayUntil)) })
  if (because === 'reminders') refuse('staff_state', { text: notRemindedText(parcel.reminders, terms.remindersNeeded) })
}

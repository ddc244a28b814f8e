import type { staffStorage } from '#contract/storage-office.ts'
import type { Input, Output } from '#contract/wire/operation.ts'
import { refuseOwnAccount } from '#server/auth/own-account.ts'
import type { AsStaff, WriteCall } from '#server/context.ts'
import { orRefuse } from '#server/database/db.ts'
import { businessDate } from '#server/database/numbers.ts'
import { refuse } from '#server/http/refuse.ts'
import { storageTerms } from './clock.ts'
import { findLying, findMail } from './remind.sql.ts'
import { markOf, sinceDays, tellOf } from './remind.ts'
import { findStored } from './stored.sql.ts'
import { stayTerms } from './stored.ts'
import { notEndingText, remindedTodayText } from './text.ts'

type Remind = typeof staffStorage.remind

/** B-IN-58: tells a member today of all their parcels whose free days end soon or have ended, with this one. */
export async function remind(call: WriteCall & AsStaff, { id }: Input<Remind>): Promise<Output<Remind>> {
  const { context, tx, staff } = call
  const { memberId } = orRefuse(await findStored(tx, id, await stayTerms(call, tx)), 'not_found')
  await refuseOwnAccount(tx, staff.id, memberId)
  const terms = await storageTerms(context, tx)
  const lying = await findLying(tx, memberId, sinceDays(terms), false)
  const due = lying.flatMap((parcel) => (markOf(parcel, terms) === null ? [] : [{ ...parcel, mark: null }]))
  if (!due.some(({ parcelId }) => parcelId === id)) refuse('staff_state', { text: notEndingText })
  if (!(await tellOf(context, tx, terms, { memberId, due, staffId: staff.id }))) {
    const mail = await findMail(tx, memberId, businessDate())
    refuse('staff_state', { text: remindedTodayText(mail?.by ?? null, mail?.at.slice(11, 16) ?? '') })
  }
  call.audit({ kind: 'parcel', id, after: { remindedOf: due.map(({ parcelId }) => parcelId) } })
  return { parcels: due.length }
}

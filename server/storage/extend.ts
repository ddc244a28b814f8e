import type { staffStorage } from '#contract/storage-office.ts'
import type { Input, Output } from '#contract/wire/operation.ts'
import { daysToAdd, extendedBy } from '#domain/storage.ts'
import { refuseOwnAccount } from '#server/auth/own-account.ts'
import type { AsStaff, WriteCall } from '#server/context.ts'
import { orRefuse } from '#server/database/db.ts'
import { refuse } from '#server/http/refuse.ts'
import { sendMemberMail } from '#server/members/members.ts'
import { lockForStaff } from '#server/parcels/parcels.ts'
import { readConfig } from '#server/settings/config.ts'
import { extendedMail } from './mail.ts'
import { addFreeDays, findStored, noteExtension } from './stored.sql.ts'
import { stayTerms } from './stored.ts'
import { tooManyDaysText } from './text.ts'

type Extend = typeof staffStorage.extend

/**
 * B-IN-56: more free days, from the end of the free ones, or from now once they have ended. Never fewer, and no money
 * moves: days that are free now were never charged.
 */
export async function extend(call: WriteCall & AsStaff, typed: Input<Extend>): Promise<Output<Extend>> {
  const { context, tx, staff } = call
  const { id, days, reason, showsReason = false } = typed
  const { 'storage.extendDaysMax': atMost } = await readConfig(context, tx)
  if (days > atMost) refuse('staff_state', { text: tooManyDaysText(atMost) })
  const terms = await stayTerms(call, tx)
  const { memberId } = orRefuse(await lockForStaff(tx, id), 'not_found')
  await refuseOwnAccount(tx, staff.id, memberId)
  const before = orRefuse(await findStored(tx, id, terms), 'staff_state')
  const addedDays = daysToAdd(before.storedMs, extendedBy(terms, before.extraDays), days)
  orRefuse(await addFreeDays(tx, id, addedDays), 'staff_state')
  await noteExtension(tx, { id, days, addedDays, reason, showsReason, staffId: staff.id })
  const { freeUntil, trackingNumber } = orRefuse(await findStored(tx, id, terms), 'staff_state')
  await sendMemberMail(tx, memberId, 'STORAGE_EXTENDED', (language) =>
    extendedMail(language, {
      trackingNumber,
      days,
      freeUntil,
      reason: showsReason ? reason : '',
      publicUrl: context.environment.publicUrl,
    }),
  )
  call.audit({
    kind: 'parcel',
    id,
    before: { freeUntil: before.freeUntil },
    after: { freeUntil, days, addedDays, reason },
  })
  return { freeUntil, addedDays }
}

import type { ClosingCause, ClosingReason } from '#domain/parcel-closing.ts'
import type { AsStaff, WriteCall } from '#server/context.ts'
import { sendMemberMail } from '#server/members/members.ts'
import { closedMail } from './mail.ts'

/** Its member reads that it left, how and why. */
export const tellClosed = (
  { tx, context }: WriteCall & AsStaff,
  { memberId, trackingNumber }: { readonly memberId: string; readonly trackingNumber: string },
  {
    reason,
    cause,
    note,
  }: { readonly reason: ClosingReason; readonly cause: ClosingCause | null; readonly note: string },
): Promise<void> =>
  sendMemberMail(tx, memberId, 'PARCEL_CLOSED', (language) =>
    closedMail(language, { trackingNumber, reason, cause, note, publicUrl: context.environment.publicUrl }),
  )

import type { ClosingReason } from '#domain/parcel-closing.ts'
import type { AsStaff, WriteCall } from '#server/context.ts'
import { sendMemberMail } from '#server/members/members.ts'
import { closedMail } from './mail.ts'

/** Its member reads that it left, how and why. */
export const tellClosed = (
  { tx, context }: WriteCall & AsStaff,
  { memberId, trackingNumber }: { readonly memberId: string; readonly trackingNumber: string },
  { reason, note }: { readonly reason: ClosingReason; readonly note: string },
): Promise<void> =>
  sendMemberMail(tx, memberId, 'PARCEL_CLOSED', (language) =>
    closedMail(language, { trackingNumber, reason, note, publicUrl: context.environment.publicUrl }),
  )

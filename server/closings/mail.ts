import { closingCauseText, closingReasonText } from '#contract/parcel-closings.text.ts'
import type { Language } from '#domain/language.ts'
import type { ClosingCause, ClosingReason } from '#domain/parcel-closing.ts'
import { letterOf } from '#server/mail/texts/mail-text.ts'
import { parcelClosed } from '#server/mail/texts/parcel-closed.text.ts'

interface Closed {
  readonly trackingNumber: string
  readonly reason: ClosingReason
  readonly cause: ClosingCause | null
  /** What staff wrote. */
  readonly note: string
  readonly publicUrl: string
}

/** PARCEL_CLOSED: the parcel left without an order. */
export const closedMail = (language: Language, { trackingNumber, reason, cause, note, publicUrl }: Closed) =>
  letterOf(
    parcelClosed,
    language,
    {
      trackingNumber,
      reason: closingReasonText[reason][language],
      note: cause === null ? note : `${closingCauseText[cause][language]}\n${note}`,
      parcelsLink: `${publicUrl}/web_site/packageList`,
    },
    { isUrgent: true },
  )

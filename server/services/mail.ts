import type { Currency } from '#domain/money.ts'
import { withDecimals } from '#domain/decimals.ts'
import type { Language } from '#domain/language.ts'
import { letterOf } from '#server/mail/texts/mail-text.ts'
import { serviceDone, serviceRefused } from '#server/mail/texts/services.text.ts'

interface Answered {
  readonly trackingNumber: string
  readonly parcelId: string
  readonly service: string
  /** What the warehouse wrote. */
  readonly words: string
  readonly currency: Currency
  readonly amountMinor: number
  readonly publicUrl: string
}

/** PARCEL_SERVICE: it was done; the photos are with the parcel. */
export const serviceDoneMail = (language: Language, { trackingNumber, service, words, ...rest }: Answered) =>
  letterOf(serviceDone, language, { trackingNumber, service, note: words, parcelLink: linkTo(rest) })

/** PARCEL_SERVICE: why it was not done, and that its price is back. */
export const serviceRefusedMail = (language: Language, { trackingNumber, service, words, ...rest }: Answered) =>
  letterOf(serviceRefused, language, {
    trackingNumber,
    service,
    reason: words,
    amount: `${rest.currency} ${withDecimals(rest.amountMinor, 2)}`,
    parcelLink: linkTo(rest),
  })

const linkTo = ({ publicUrl, parcelId }: Pick<Answered, 'publicUrl' | 'parcelId'>) =>
  `${publicUrl}/web_site/packageList?parcel=${parcelId}`

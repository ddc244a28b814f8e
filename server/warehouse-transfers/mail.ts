import { withDecimals } from '#domain/decimals.ts'
import type { Language } from '#domain/language.ts'
import type { Currency } from '#domain/money.ts'
import { letterOf } from '#server/mail/texts/mail-text.ts'
import { transferArrived, transferRefused } from '#server/mail/texts/warehouse-transfers.text.ts'

interface About {
  readonly trackingNumber: string
  readonly parcelId: string
  /** Where it is now. */
  readonly warehouse: string
  readonly publicUrl: string
}

/** PARCEL_TRANSFER: it is where its member wanted it. */
export const transferArrivedMail = (language: Language, { trackingNumber, warehouse, ...rest }: About) =>
  letterOf(transferArrived, language, { trackingNumber, warehouse, parcelLink: linkTo(rest) })

interface Refused extends About {
  readonly reason: string
  readonly currency: Currency
  readonly amountMinor: number
}

/** PARCEL_TRANSFER: why it stays, and that its price is back. */
export const transferRefusedMail = (language: Language, refused: Refused) => {
  const { trackingNumber, warehouse, reason, currency, amountMinor } = refused
  return letterOf(transferRefused, language, {
    trackingNumber,
    warehouse,
    reason,
    amount: `${currency} ${withDecimals(amountMinor, 2)}`,
    parcelLink: linkTo(refused),
  })
}

const linkTo = ({ publicUrl, parcelId }: Pick<About, 'publicUrl' | 'parcelId'>) =>
  `${publicUrl}/web_site/packageList?parcel=${parcelId}`

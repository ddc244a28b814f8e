import type { Language } from '#domain/language.ts'
import { letterOf } from '#server/mail/texts/mail-text.ts'
import { bankTransferApproved, bankTransferCredited, bankTransferRejected } from '#server/mail/texts/money.text.ts'
import { amountText } from './amount.ts'
import type { Transfer } from './sql.ts'

/** BANK_TRANSFER_APPROVED: the voucher was approved, the money follows. */
export const approvedMail = (language: Language, transfer: Transfer, receivedMinor: number, publicUrl: string) =>
  letterOf(bankTransferApproved, language, about(transfer, receivedMinor, publicUrl))

/** BANK_TRANSFER_CREDITED: the money can be spent. */
export const creditedMail = (language: Language, transfer: Transfer, receivedMinor: number, publicUrl: string) =>
  letterOf(bankTransferCredited, language, about(transfer, receivedMinor, publicUrl))

/** BANK_TRANSFER_REJECTED: why, and what to do. */
export const rejectedMail = (language: Language, transfer: Transfer, reason: string, publicUrl: string) =>
  letterOf(bankTransferRejected, language, { ...about(transfer, transfer.amountMinor, publicUrl), reason })

const about = ({ transferNumber, currency }: Transfer, amountMinor: number, publicUrl: string) => ({
  transferNumber,
  amount: amountText(amountMinor, currency),
  transfersLink: `${publicUrl}/web_site/bankTransfer`,
})

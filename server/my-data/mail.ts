import type { Language } from '#domain/language.ts'
import { accountErased, deletionAsked, deletionRefused } from '#server/mail/texts/deletion.text.ts'
import { letterOf } from '#server/mail/texts/mail-text.ts'

const accountLink = (publicUrl: string) => `${publicUrl}/web_site/basicInformation`

/** DELETION_ASKED: so that nobody's account is deleted without its owner knowing. */
export const askedMail = (language: Language, publicUrl: string) =>
  letterOf(deletionAsked, language, { accountLink: accountLink(publicUrl) })

/** DELETION_REFUSED */
export const refusedMail = (language: Language, reason: string, publicUrl: string) =>
  letterOf(deletionRefused, language, { reason, accountLink: accountLink(publicUrl) }, { notice: reason })

/** ACCOUNT_ERASED: the last mail to this address. */
export const erasedMail = (language: Language) => letterOf(accountErased, language, {})

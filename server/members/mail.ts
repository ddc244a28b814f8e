import type { Language } from '#domain/language.ts'
import type { Mail } from '#server/mail/outbox.ts'
import {
  activation,
  firstPassword,
  passwordChanged,
  reset,
  signInGuessed,
  welcome,
} from '#server/mail/texts/account.text.ts'
import { letterOf, type MailText, type Values } from '#server/mail/texts/mail-text.ts'
import type { VariableName } from '#server/mail/texts/variables.text.ts'

export interface Reader {
  readonly memberNumber: string
  readonly language: Language
}

export const activationMail = ({ language }: Reader, publicUrl: string, token: string) =>
  mail(activation, language, { activationLink: `${publicUrl}/web_site/activation?token=${token}` })

export const welcomeMail = ({ language, memberNumber }: Reader, publicUrl: string) =>
  mail(welcome, language, { memberNumber, addressesLink: `${publicUrl}/web_site/warehouseAddress` })

export const resetMail = ({ language }: Reader, publicUrl: string, token: string) =>
  mail(reset, language, { newPasswordLink: `${publicUrl}/web_site/changePassword?token=${token}` })

/** To somebody who moved in from an old system: how to choose a password, and what becomes of their old number. */
export const firstPasswordMail = (
  { language, memberNumber }: Reader,
  publicUrl: string,
  token: string,
  oldNumber: string,
) =>
  mail(firstPassword, language, {
    memberNumber,
    oldNumber,
    newPasswordLink: `${publicUrl}/web_site/changePassword?token=${token}`,
    resetLink: resetLink(publicUrl),
  })

export const guessedMail = ({ language }: Reader, publicUrl: string) =>
  mail(signInGuessed, language, { resetLink: resetLink(publicUrl) })

export const passwordChangedMail = ({ language }: Reader, publicUrl: string) =>
  mail(passwordChanged, language, { resetLink: resetLink(publicUrl) })

export const resetLink = (publicUrl: string) => `${publicUrl}/web_site/retrievePassword`
export const accountLink = (publicUrl: string) => `${publicUrl}/web_site/basicInformation`

/** To the address of an account, in its language; its notice can be read in all three. */
export function mailTo(
  { id, email, ...reader }: Reader & { readonly id: string; readonly email: string },
  write: (reader: Reader) => ReturnType<typeof mail>,
): Mail {
  const { language, kind } = write(reader)
  return { memberId: id, to: email, kind, language, write: (spoken) => write({ ...reader, language: spoken }) }
}

export const mail = <Name extends VariableName>(text: MailText<Name>, language: Language, values: Values<Name>) => ({
  kind: text.kind,
  language,
  ...letterOf(text, language, values),
})

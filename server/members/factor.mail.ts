import {
  codeOff,
  codeOn,
  passkeyAdd,
  passkeyRemove,
  passkeySuspect,
  recoveryCode,
} from '#server/mail/texts/factors.text.ts'
import { accountLink, mail, type Reader, resetLink } from './mail.ts'

export type FactorChange =
  | 'code_on'
  | 'code_off'
  | 'recovery_code'
  | 'passkey_add'
  | 'passkey_remove'
  | 'passkey_suspect'

/** To the owner: somebody with a stolen session cannot change how one signs in unnoticed. */
export const factorMail = ({ language }: Reader, publicUrl: string, change: FactorChange, about: string) => {
  const links = { accountLink: accountLink(publicUrl), resetLink: resetLink(publicUrl) }
  return mail(texts[change], language, { ...links, codesLeft: about, passkeyName: about })
}

const texts = {
  code_on: codeOn,
  code_off: codeOff,
  recovery_code: recoveryCode,
  passkey_add: passkeyAdd,
  passkey_remove: passkeyRemove,
  passkey_suspect: passkeySuspect,
}

import { phoneBound, phoneChanged, phoneRemoved } from '#server/mail/texts/phone.text.ts'
import { mail, type Reader, resetLink } from './mail.ts'

export type PhoneChange = 'bound' | 'changed' | 'removed'

/** To the owner. It names no number, so that somebody else who reads it learns nothing. */
export const phoneChangedMail = ({ language }: Reader, publicUrl: string, change: PhoneChange) =>
  mail(texts[change], language, { resetLink: resetLink(publicUrl) })

const texts = { bound: phoneBound, changed: phoneChanged, removed: phoneRemoved }

import type { feedback } from '#contract/feedback.ts'
import type { Input } from '#contract/wire/operation.ts'

export interface ContactValues {
  readonly contactName: string
  readonly email: string
  readonly phone: string
  readonly content: string
}

export const emptyContact: ContactValues = { contactName: '', email: '', phone: '', content: '' }

/** Either is enough; with neither, nobody could answer. */
export const lacksWay = ({ email, phone }: ContactValues): boolean => email.trim() === '' && phone.trim() === ''

/** As C-52 takes it: empty values are not sent. */
export const contactInput = (
  { contactName, email, phone, content }: ContactValues,
  code: object,
): Input<typeof feedback.create> => ({
  kind: 'contact',
  contactName,
  email: email.trim() || undefined,
  phone: phone.trim() || undefined,
  content,
  ...code,
})

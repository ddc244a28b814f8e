import { feedback } from '#contract/feedback.ts'
import { fieldText } from '#contract/wire/field-texts.ts'
import type { Input } from '#contract/wire/operation.ts'
import type { Language } from '#domain/language.ts'
import { tidyTrackingNumber } from '#domain/tracking-number.ts'
import { inputFaults } from '#web/client/api.ts'
import { textIn } from '#web/kit/text/use-text.ts'
import { text } from './text.ts'

export interface LetterValues {
  readonly contactName: string
  readonly phone: string
  readonly content: string
}

/** The start of a letter written from a parcel's page; empty if the address names no parcel. */
export function letterBegun({ parcel, about }: { parcel: string; about: string }, language: Language): string {
  const number = tidyTrackingNumber(parcel)
  if (number === null) return ''
  return textIn(text, language).fill(about === 'elsewhere' ? 'aboutElsewhere' : 'aboutParcel', { number })
}

/** Empty fields are left out, so that the server decides whether they are required. */
export const toLetter = ({ contactName, phone, content }: LetterValues): Input<typeof feedback.create> => ({
  kind: 'feedback',
  contactName: contactName.trim() || undefined,
  phone: phone.trim() || undefined,
  content: content.trim() || undefined,
})

/** Whether a phone is required is a setting, so the server checks it. */
export function letterFaults(values: LetterValues, language: Language): Record<string, string> {
  const required = fieldText('field_required', language)
  const missing = (['contactName', 'content'] as const).filter((name) => values[name].trim() === '')
  return {
    ...inputFaults(feedback.create, toLetter(values), language),
    ...Object.fromEntries(missing.map((name) => [name, required])),
  }
}

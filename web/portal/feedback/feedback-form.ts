import { feedback } from '#contract/feedback.ts'
import { fieldText } from '#contract/wire/field-texts.ts'
import type { Input } from '#contract/wire/operation.ts'
import type { Language } from '#domain/language.ts'
import { isOrderNumber } from '#domain/order-number.ts'
import { tidyTrackingNumber } from '#domain/tracking-number.ts'
import { inputFaults } from '#web/client/input-faults.ts'
import { textIn } from '#web/kit/text/use-text.ts'
import { text } from './text.ts'

export interface LetterValues {
  readonly contactName: string
  readonly phone: string
  readonly content: string
}

/** The start of a letter written from the page of a parcel or an order; empty if the address names neither. */
export function letterBegun(
  { parcel, order, about }: { parcel: string; order: string; about: string },
  language: Language,
): string {
  if (isOrderNumber(order)) return textIn(text, language).fill('aboutOrder', { number: order.toUpperCase() })
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

import { showDecimal } from '#web/kit/form/decimal.ts'
import type { Language } from '#domain/language.ts'
import { textIn } from '#domain/text-in.ts'
import { contactName } from '#contract/contact-kinds.text.ts'
import { choiceText } from './choices.text.ts'
import { fieldText } from './fields.text.ts'
import { isGroup, type Shape, type Value } from './setting.ts'
import { text } from './text.ts'

/** Minor units as an amount, hundredths of a per cent as per cent, anything else as it is. */
export const numberWords = ({ scale }: Shape, value: number): string => {
  if (scale === 'minor') return showDecimal(value, 2, true)
  return scale === 'bp' ? `${showDecimal(value, 2)} %` : value.toLocaleString('en')
}

/** A value in one line, as a file has it. */
export function valueWords(shape: Shape, value: Value, language: Language): string {
  const t = textIn(text, language)
  if (Array.isArray(value)) return value.map((row) => valueWords(shape.items ?? {}, row, language)).join('; ')
  if (isGroup(value)) {
    const parts = Object.entries(shape.properties ?? {}).map(([name, part]) => {
      const label = fieldText[name as keyof typeof fieldText][language]
      return `${label}: ${valueWords(part, value[name] ?? null, language)}`
    })
    return parts.join(', ')
  }
  if (typeof value === 'boolean') return value ? t.yes : t.no
  if (typeof value === 'number') return numberWords(shape, value)
  if (value === null) return ''
  if (shape.names === 'contactKind') return contactName(value, value, language)
  return shape.enum ? (choiceText[value as keyof typeof choiceText]?.[language] ?? value) : value
}

import { pickText, type StoredText } from '#contract/wire/language.ts'
import type { Language } from '#domain/language.ts'
import type { useText } from '#web/kit/text/use-text.ts'
import { showDecimal } from '#web/kit/form/decimal.ts'
import type { text } from './text.ts'

/** How a field is typed and shown: weights, lengths and fees are stored in their smallest unit. */
export type FieldKind = 'line' | 'three' | 'threeLong' | 'whole' | 'degrees' | 'kg' | 'cm' | 'hkd' | 'choice' | 'many'

export interface Field {
  readonly name: string
  readonly label: string
  readonly kind: FieldKind
  readonly hint?: string
  /** The hint is for entries that came with the product. */
  readonly hintsSample?: boolean
  readonly maxLength?: number
  /** Part of the key: set once. */
  readonly isFixed?: boolean
  /** May be left empty, which means none. */
  readonly isOptional?: boolean
  readonly options?: readonly { readonly value: string; readonly label: string }[]
}

/** One row of a list, as the server sends it. */
export type Entry = Readonly<Record<string, unknown>>

const isThree = (value: unknown): value is StoredText =>
  typeof value === 'object' && value !== null && 'cn' in value && 'en' in value && 'sh' in value

/** A value as people read it; a dash where there is none. */
export function shown({ kind, options = [] }: Field, value: unknown, language: Language): string {
  if (value === null || value === undefined || value === '') return '—'
  const labelOf = (each: unknown) => options.find((option) => option.value === each)?.label ?? String(each)
  if (isThree(value)) return nameCells(value).join(' · ')
  if (Array.isArray(value)) return value.map(labelOf).join(language === 'en' ? ', ' : '、')
  if (kind === 'choice') return labelOf(value)
  if (kind === 'kg') return `${showDecimal(Number(value), 3)} kg`
  if (kind === 'cm') return `${showDecimal(Number(value), 1)} cm`
  if (kind === 'hkd') return `HKD ${showDecimal(Number(value), 2, true)}`
  return String(value)
}

/** The name of an entry in the reader's language. */
export const nameOf = (entry: Entry, language: Language): string =>
  isThree(entry['name']) ? pickText(entry['name'], language) : ''

/** What a new entry starts with. */
export const emptyOf = ({ kind, isOptional, options = [] }: Field): unknown => {
  if (kind === 'three' || kind === 'threeLong') return { cn: '', en: '', sh: '' }
  if (kind === 'many' || isOptional) return null
  if (kind === 'whole') return 0
  return kind === 'choice' ? (options[0]?.value ?? '') : ''
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one ?? null) === JSON.stringify(other ?? null)

/** The fields that differ between what is stored and what is typed. */
export const changedFields = (fields: readonly Field[], before: Entry, after: Entry): readonly Field[] =>
  fields.filter(({ name }) => !isSame(before[name], after[name]))

/** As the server takes it: an optional field that was emptied is none. */
export const sent = (fields: readonly Field[], values: Entry): Record<string, unknown> =>
  Object.fromEntries(
    fields.map(({ name, kind, isOptional, options = [] }) => {
      const value = values[name]
      if (value !== '' && value !== undefined) return [name, value]
      // The form was open before its choices had come, and the browser shows the first of them.
      if (kind === 'choice' && !isOptional && options[0]) return [name, options[0].value]
      return [name, isOptional ? null : value]
    }),
  )

type Say = ReturnType<typeof useText<typeof text>>

/** The headings of a name in an export, one for each language. */
export const nameHeadings = (shared: Say): readonly string[] =>
  (['cn', 'en', 'sh'] as const).map((code) => shared.fill(code, { label: shared.name }))

/** A name in three cells of an export, under these headings. */
export const nameCells = ({ cn, en, sh }: StoredText): readonly string[] => [cn, en, sh]

import type { Language } from '#domain/language.ts'
import { type DayRange, dayInWords } from '#web/kit/text/business-day.ts'
import { textIn } from '#web/kit/text/use-text.ts'
import type { Chip } from './FilterLine.tsx'
import { text } from './list.text.ts'

/** A filter of a list: its name in the URL, its label, and what its value is called. */
interface Filter<Filters> {
  readonly name: keyof Filters & string
  readonly label: string
  /** Undefined for a value that means nothing, e.g. one typed by hand into the address. */
  readonly value: string | undefined
}

/** Chips of the filters that are set; removing one empties it. */
export const chipsOf = <Filters extends Readonly<Record<string, string>>>(
  filters: Filters,
  described: readonly Filter<Filters>[],
  onChange: (changes: Partial<Filters>) => void,
): readonly Chip[] =>
  described.flatMap(({ name, label, value }) =>
    filters[name] && value
      ? [{ key: name, label, value, onRemove: () => onChange({ [name]: '' } as Partial<Filters>) }]
      : [],
  )

/** The chip of a range of dates, also of the default one; removing it shows all dates. */
export function rangeChip(
  label: string,
  { from, to }: DayRange,
  language: Language,
  onChange: (range: DayRange) => void,
): readonly Chip[] {
  if (from === '' && to === '') return []
  return [
    {
      key: 'dates',
      label,
      value: rangeInWords({ from, to }, language),
      onRemove: () => onChange({ from: '', to: '' }),
    },
  ]
}

/** `23 Oct 2026 to 23 Nov 2026`; a range may be open at one end. */
export function rangeInWords({ from, to }: DayRange, language: Language): string {
  const t = textIn(text, language)
  const day = (typed: string) => dayInWords(typed, language)
  if (from === '') return t.fill('till', { to: day(to) })
  if (to === '') return t.fill('since', { from: day(from) })
  return t.fill('between', { from: day(from), to: day(to) })
}

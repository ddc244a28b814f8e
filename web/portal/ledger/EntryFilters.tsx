import { ledgerEventText } from '#contract/ledger-events.text.ts'
import { currencies } from '#domain/money.ts'
import { useText } from '#web/kit/text/use-text.ts'
import { chipsOf, rangeChip } from '#web/kit/list/chips.ts'
import { FilterChoice } from '#web/kit/list/FilterChoice.tsx'
import { FilterLine } from '#web/kit/list/FilterLine.tsx'
import { SortChoice } from '#web/kit/list/SortChoice.tsx'
import { isFiltered } from '#web/kit/list/use-url-filters.ts'
import { RangeFields } from '#web/kit/form/RangeFields.tsx'
import type { DayRange } from '#web/kit/text/business-day.ts'
import { currencyText } from '#contract/currency.text.ts'
import { type EntryFilters as Filters, moneyEvents } from './entry-filters.ts'
import { text } from './text.ts'

interface Props {
  readonly filters: Filters
  readonly defaults: Filters
  readonly onChange: (changes: Partial<Filters>) => void
}

export function EntryFilters({ filters, defaults, onChange }: Props) {
  const t = useText(text)
  const currency = currencies.find((each) => each === filters.currency)
  const event = moneyEvents.find((each) => each === filters.event)
  const chips = chipsOf(
    filters,
    [
      { name: 'currency', label: t.currency, value: currency && currencyText[currency][t.language] },
      { name: 'event', label: t.event, value: event && ledgerEventText[event][t.language] },
    ],
    onChange,
  )
  const onRange = ({ from, to }: DayRange) => onChange({ from, to })
  return (
    <FilterLine
      label={t.filters}
      sort={<SortChoice value={filters.sort} onChange={(sort) => onChange({ sort })} />}
      chips={[...rangeChip(t.time, filters, t.language, onRange), ...chips]}
      onClear={isFiltered(filters, defaults) ? () => onChange(defaults) : undefined}
    >
      <FilterChoice
        label={t.currency}
        any={t.all}
        value={filters.currency}
        onChange={(chosen) => onChange({ currency: chosen })}
        options={currencies.map((each) => ({ value: each, label: currencyText[each][t.language] }))}
      />
      <FilterChoice
        label={t.event}
        any={t.all}
        value={filters.event}
        onChange={(chosen) => onChange({ event: chosen })}
        options={moneyEvents.map((each) => ({ value: each, label: ledgerEventText[each][t.language] }))}
      />
      <RangeFields from={filters.from} to={filters.to} onChange={onRange} />
    </FilterLine>
  )
}

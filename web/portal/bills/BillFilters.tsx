import { Button } from '@mantine/core'
import { useState } from 'react'
import { parcels } from '#contract/parcels.ts'
import { currencies } from '#domain/money.ts'
import { currencyText } from '#contract/currency.text.ts'
import { useRead } from '#web/client/queries.ts'
import { useText } from '#web/kit/text/use-text.ts'
import { chipsOf, rangeChip } from '#web/kit/list/chips.ts'
import { FilterChoice } from '#web/kit/list/FilterChoice.tsx'
import { FilterLine } from '#web/kit/list/FilterLine.tsx'
import { SortChoice } from '#web/kit/list/SortChoice.tsx'
import { isFiltered } from '#web/kit/list/use-url-filters.ts'
import { RangeFields } from '#web/kit/form/RangeFields.tsx'
import { SearchField } from '#web/kit/form/SearchField.tsx'
import { lastMonthDays } from '#web/kit/text/business-day.ts'
import type { BillFilters as Filters } from './bill-filters.ts'
import { text } from './text.ts'

interface Props {
  readonly filters: Filters
  readonly defaults: Filters
  readonly onChange: (changes: Partial<Filters>) => void
}

export function BillFilters({ filters, defaults, onChange }: Props) {
  const t = useText(text)
  const { data: options } = useRead(parcels.formOptions, {})
  const currency = currencies.find((each) => each === filters.currency)
  const collected: Readonly<Record<string, string>> = { yes: t.collected, no: t.notCollected }
  const chips = chipsOf(
    filters,
    [
      { name: 'customer', label: t.customer, value: filters.customer },
      { name: 'channel', label: t.channel, value: options?.channels.find(({ id }) => id === filters.channel)?.text },
      { name: 'currency', label: t.currency, value: currency && currencyText[currency][t.language] },
      { name: 'collected', label: t.collection, value: collected[filters.collected] },
    ],
    onChange,
  )
  return (
    <FilterLine
      label={t.filters}
      search={
        <SearchField
          aria-label={t.orderNumber}
          placeholder={t.orderNumber}
          maxLength={20}
          value={filters.orderNumber}
          onSearch={(orderNumber) => onChange({ orderNumber })}
        />
      }
      sort={<SortChoice value={filters.sort} onChange={(sort) => onChange({ sort })} />}
      chips={[...rangeChip(t.consolidatedAt, filters, t.language, ({ from, to }) => onChange({ from, to })), ...chips]}
      onClear={isFiltered(filters, defaults) ? () => onChange(defaults) : undefined}
      extra={<LastMonth filters={filters} defaults={defaults} onChange={onChange} />}
    >
      <SearchField
        label={t.customer}
        maxLength={50}
        value={filters.customer}
        onSearch={(customer) => onChange({ customer })}
      />
      <FilterChoice
        label={t.channel}
        any={t.any}
        value={filters.channel}
        onChange={(channel) => onChange({ channel })}
        options={(options?.channels ?? []).map((channel) => ({ value: channel.id, label: channel.text }))}
      />
      <FilterChoice
        label={t.currency}
        any={t.any}
        value={filters.currency}
        onChange={(currency) => onChange({ currency })}
        options={currencies.map((each) => ({ value: each, label: currencyText[each][t.language] }))}
      />
      <FilterChoice
        label={t.collection}
        any={t.any}
        value={filters.collected}
        onChange={(collected) => onChange({ collected })}
        options={[
          { value: 'yes', label: t.collected },
          { value: 'no', label: t.notCollected },
        ]}
      />
      <RangeFields from={filters.from} to={filters.to} onChange={({ from, to }) => onChange({ from, to })} />
    </FilterLine>
  )
}

/** The month that is exported for the books, in one press instead of two dates. */
function LastMonth({ filters, defaults, onChange }: Props) {
  const t = useText(text)
  const [days] = useState(() => lastMonthDays())
  const isChosen = filters.from === days.from && filters.to === days.to
  const next = isChosen ? { from: defaults.from, to: defaults.to } : days
  return (
    <Button variant={isChosen ? 'light' : 'default'} aria-pressed={isChosen} onClick={() => onChange({ ...next })}>
      {t.lastMonth}
    </Button>
  )
}

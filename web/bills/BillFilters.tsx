import { NativeSelect, TextInput } from '@mantine/core'
import { parcels } from '#contract/parcels.ts'
import { currencies } from '#domain/money.ts'
import { currencyText } from '#web/ledger/currency.text.ts'
import { useRead } from '#web/queries.ts'
import { useText } from '#web/text/use-text.ts'
import { FilterForm, WideFilter } from '#web/ui/FilterForm.tsx'
import { RangeFields } from '#web/ui/RangeFields.tsx'
import type { BillFilters as Filters } from './bill-filters.ts'
import { text } from './text.ts'

interface Props {
  readonly filters: Filters
  readonly onChange: (changes: Partial<Filters>) => void
  readonly onClear: () => void
}

export function BillFilters({ filters, onChange, onClear }: Props) {
  const t = useText(text)
  const options = useRead(parcels.formOptions, {})
  return (
    <FilterForm
      words={{ open: t.filters, close: t.hideFilters, search: t.search, clear: t.clear }}
      typed={{ orderNumber: filters.orderNumber, customer: filters.customer }}
      onSearch={(word) => onChange({ orderNumber: word('orderNumber'), customer: word('customer') })}
      onClear={onClear}
    >
      <TextInput label={t.orderNumber} name="orderNumber" maxLength={20} defaultValue={filters.orderNumber} />
      <TextInput label={t.customer} name="customer" maxLength={50} defaultValue={filters.customer} />
      <NativeSelect
        label={t.channel}
        value={filters.channel}
        onChange={(event) => onChange({ channel: event.currentTarget.value })}
        data={[
          { value: '', label: t.any },
          ...(options.data?.channels ?? []).map((channel) => ({ value: channel.id, label: channel.text })),
        ]}
      />
      <NativeSelect
        label={t.currency}
        value={filters.currency}
        onChange={(event) => onChange({ currency: event.currentTarget.value })}
        data={[
          { value: '', label: t.any },
          ...currencies.map((currency) => ({ value: currency, label: currencyText[currency][t.language] })),
        ]}
      />
      <NativeSelect
        label={t.collection}
        value={filters.collected}
        onChange={(event) => onChange({ collected: event.currentTarget.value })}
        data={[
          { value: '', label: t.any },
          { value: 'yes', label: t.collected },
          { value: 'no', label: t.notCollected },
        ]}
      />
      <WideFilter>
        <RangeFields from={filters.from} to={filters.to} onChange={({ from, to }) => onChange({ from, to })} />
      </WideFilter>
    </FilterForm>
  )
}

import { TextInput } from '@mantine/core'
import { parcels } from '#contract/parcels.ts'
import { currencies } from '#domain/money.ts'
import { currencyText } from '#web/shared/currency.text.ts'
import { useRead } from '#web/client/queries.ts'
import { useText } from '#web/kit/text/use-text.ts'
import { FilterChoice } from '#web/kit/list/FilterChoice.tsx'
import { FilterForm, WideFilter } from '#web/kit/list/FilterForm.tsx'
import { RangeFields } from '#web/kit/form/RangeFields.tsx'
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
      <FilterChoice
        label={t.channel}
        any={t.any}
        value={filters.channel}
        onChange={(channel) => onChange({ channel })}
        options={(options.data?.channels ?? []).map((channel) => ({ value: channel.id, label: channel.text }))}
      />
      <FilterChoice
        label={t.currency}
        any={t.any}
        value={filters.currency}
        onChange={(currency) => onChange({ currency })}
        options={currencies.map((currency) => ({ value: currency, label: currencyText[currency][t.language] }))}
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
      <WideFilter>
        <RangeFields from={filters.from} to={filters.to} onChange={({ from, to }) => onChange({ from, to })} />
      </WideFilter>
    </FilterForm>
  )
}

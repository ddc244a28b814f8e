import { orderTypeText, stages, stageText } from '#contract/codes.ts'
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
import { WarehouseSelect } from '#web/kit/form/WarehouseSelect.tsx'
import { NativeSelect } from '@mantine/core'
import { text } from '#web/portal/orders/text.ts'
import { isEverywhere, type OrderFilters as Filters } from './order-filters.ts'

interface Props {
  readonly filters: Filters
  readonly onChange: (changes: Partial<Filters>) => void
  readonly defaults: Filters
}

export function OrderFilters({ filters, onChange, defaults }: Props) {
  const t = useText(text)
  const options = useRead(parcels.formOptions, {})
  const chips = useChips({ filters, onChange, defaults })
  // The tabs stay as they are.
  const isSet = isFiltered({ ...filters, status: '' }, defaults)
  return (
    <FilterLine
      label={t.filters}
      search={
        <SearchField
          aria-label={t.searchOrders}
          placeholder={t.searchHint}
          maxLength={40}
          value={filters.search}
          onSearch={(search) => onChange({ search })}
        />
      }
      sort={<SortChoice value={filters.sort} onChange={(sort) => onChange({ sort })} />}
      chips={chips}
      onClear={isSet ? () => onChange({ ...defaults, status: filters.status }) : undefined}
      hint={isEverywhere(filters, defaults) && t.everywhere}
    >
      <SearchField
        label={t.receiver}
        maxLength={50}
        value={filters.receiver}
        onSearch={(receiver) => onChange({ receiver })}
      />
      <FilterChoice
        label={t.orderType}
        any={t.any}
        value={filters.type}
        onChange={(type) => onChange({ type })}
        options={Object.entries(orderTypeText).map(([value, name]) => ({ value, label: name[t.language] }))}
      />
      <FilterChoice
        label={t.stage}
        any={t.any}
        value={filters.stage}
        onChange={(stage) => onChange({ stage })}
        options={stages.map((value) => ({ value, label: stageText[value][t.language] }))}
      />
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
        label={t.owing}
        any={t.any}
        value={filters.due}
        onChange={(due) => onChange({ due })}
        options={[
          { value: '1', label: t.owingSome },
          { value: '0', label: t.owingNone },
        ]}
      />
      <WarehouseSelect
        by="code"
        label={t.warehouse}
        none={t.any}
        value={filters.warehouse}
        onChange={(warehouse) => onChange({ warehouse })}
      />
      <NativeSelect
        label={t.dateField}
        value={filters.dateField}
        onChange={(event) => onChange({ dateField: event.currentTarget.value })}
        data={[
          { value: 'order', label: t.byOrderTime },
          { value: 'outbound', label: t.byOutboundTime },
          { value: 'signed', label: t.bySignedTime },
        ]}
      />
      <RangeFields from={filters.from} to={filters.to} onChange={({ from, to }) => onChange({ from, to })} />
    </FilterLine>
  )
}

function useChips({ filters, onChange, defaults }: Props) {
  const t = useText(text)
  const { data: options } = useRead(parcels.formOptions, {})
  const times: Readonly<Record<string, string>> = { outbound: t.byOutboundTime, signed: t.bySignedTime }
  const owing: Readonly<Record<string, string>> = { '1': t.owingSome, '0': t.owingNone }
  const type = Object.entries(orderTypeText).find(([each]) => each === filters.type)
  const stage = stages.find((each) => each === filters.stage)
  const currency = currencies.find((each) => each === filters.currency)
  const named = chipsOf(
    filters,
    [
      { name: 'receiver', label: t.receiver, value: filters.receiver },
      { name: 'type', label: t.orderType, value: type?.[1][t.language] },
      { name: 'stage', label: t.stage, value: stage && stageText[stage][t.language] },
      { name: 'channel', label: t.channel, value: options?.channels.find(({ id }) => id === filters.channel)?.text },
      { name: 'currency', label: t.currency, value: currency && currencyText[currency][t.language] },
      { name: 'due', label: t.owing, value: owing[filters.due] },
      {
        name: 'warehouse',
        label: t.warehouse,
        value: options?.warehouses.find(({ code }) => String(code) === filters.warehouse)?.name,
      },
    ],
    onChange,
  )
  if (isEverywhere(filters, defaults)) return named
  return [
    ...rangeChip(times[filters.dateField] ?? t.byOrderTime, filters, t.language, ({ from, to }) =>
      onChange({ from, to }),
    ),
    ...named,
  ]
}

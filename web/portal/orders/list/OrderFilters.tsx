import { orderTypeText, stages, stageText } from '#contract/codes.ts'
import { parcels } from '#contract/parcels.ts'
import { currencies } from '#domain/money.ts'
import { currencyText } from '#web/shared/currency.text.ts'
import { useRead } from '#web/client/queries.ts'
import { useText } from '#web/kit/text/use-text.ts'
import { FilterChoice } from '#web/kit/list/FilterChoice.tsx'
import { FilterForm, WideFilter } from '#web/kit/list/FilterForm.tsx'
import { RangeFields } from '#web/kit/form/RangeFields.tsx'
import { SearchField } from '#web/kit/form/SearchField.tsx'
import { WarehouseSelect } from '#web/kit/form/WarehouseSelect.tsx'
import { NativeSelect, TextInput } from '@mantine/core'
import { text } from '#web/portal/orders/text.ts'
import { isEverywhere, type OrderFilters as Filters } from './order-filters.ts'
import styles from './OrderListPage.module.css'

interface Props {
  readonly filters: Filters
  readonly onChange: (changes: Partial<Filters>) => void
  readonly defaults: Filters
}

export function OrderFilters({ filters, onChange, defaults }: Props) {
  const t = useText(text)
  const options = useRead(parcels.formOptions, {})
  return (
    <div className={styles.filters}>
      <SearchField
        className={styles.search ?? ''}
        label={t.searchOrders}
        placeholder={t.searchHint}
        maxLength={40}
        value={filters.search}
        onSearch={(search) => onChange({ search })}
      />
      {isEverywhere(filters, defaults) && (
        <small className="muted" role="status">
          {t.everywhere}
        </small>
      )}
      <FilterForm
        words={{ open: t.filters, close: t.hideFilters, search: t.search, clear: t.clear }}
        typed={{ receiver: filters.receiver }}
        onSearch={(word) => onChange({ receiver: word('receiver') })}
        onClear={() => onChange({ ...defaults, status: filters.status })}
      >
        <TextInput label={t.receiver} name="receiver" maxLength={50} defaultValue={filters.receiver} />
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
        <WideFilter>
          <RangeFields from={filters.from} to={filters.to} onChange={({ from, to }) => onChange({ from, to })} />
        </WideFilter>
      </FilterForm>
    </div>
  )
}

import { orderTypeText, stages, stageText } from '#contract/codes.ts'
import { parcels } from '#contract/parcels.ts'
import { useRead } from '#web/queries.ts'
import { useText } from '#web/text/use-text.ts'
import { FilterForm, WideFilter } from '#web/ui/FilterForm.tsx'
import { RangeFields } from '#web/ui/RangeFields.tsx'
import { WarehouseSelect } from '#web/ui/WarehouseSelect.tsx'
import { NativeSelect, TextInput } from '@mantine/core'
import { text } from '#web/orders/list.text.ts'
import type { OrderFilters as Filters, orderFilterDefaults } from './order-filters.ts'
import styles from './OrderListPage.module.css'

interface Props {
  readonly filters: Filters
  readonly onChange: (changes: Partial<Filters>) => void
  readonly defaults: ReturnType<typeof orderFilterDefaults>
}

export function OrderFilters({ filters, onChange, defaults }: Props) {
  const t = useText(text)
  const options = useRead(parcels.formOptions, {})
  return (
    <div className={styles.filters}>
      <FilterForm
        words={{ open: t.filters, close: t.hideFilters, search: t.search, clear: t.clear }}
        typed={[filters.orderNumber, filters.logisticsNumber, filters.receiver]}
        onSearch={(word) =>
          onChange({
            orderNumber: word('orderNumber'),
            logisticsNumber: word('logisticsNumber'),
            receiver: word('receiver'),
          })
        }
        onClear={() => onChange({ ...defaults, status: filters.status })}
      >
        <TextInput label={t.orderNumber} name="orderNumber" maxLength={20} defaultValue={filters.orderNumber} />
        <TextInput
          label={t.logisticsNumber}
          name="logisticsNumber"
          maxLength={40}
          defaultValue={filters.logisticsNumber}
        />
        <TextInput label={t.receiver} name="receiver" maxLength={50} defaultValue={filters.receiver} />
        <NativeSelect
          label={t.orderType}
          value={filters.type}
          onChange={(event) => onChange({ type: event.currentTarget.value })}
          data={[
            { value: '', label: t.any },
            ...Object.entries(orderTypeText).map(([value, name]) => ({ value, label: name[t.language] })),
          ]}
        />
        <NativeSelect
          label={t.stage}
          value={filters.stage}
          onChange={(event) => onChange({ stage: event.currentTarget.value })}
          data={[
            { value: '', label: t.any },
            ...stages.map((value) => ({ value, label: stageText[value][t.language] })),
          ]}
        />
        <NativeSelect
          label={t.channel}
          value={filters.channel}
          onChange={(event) => onChange({ channel: event.currentTarget.value })}
          data={[
            { value: '', label: t.any },
            ...(options.data?.channels ?? []).map((channel) => ({ value: channel.id, label: channel.text })),
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

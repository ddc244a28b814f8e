import { Checkbox, NativeSelect, Tabs, TextInput } from '@mantine/core'
import { goodsTypeText, parcelStatusText } from '#contract/codes.ts'
import type { Input, Output } from '#contract/operation.ts'
import { parcels } from '#contract/parcels.ts'
import { type GoodsType, goodsTypes } from '#domain/goods.ts'
import type { ParcelStatus } from '#domain/parcel.ts'
import { useText } from '#web/text/use-text.ts'
import { defaultDays, rangeOf } from '#web/ui/business-day.ts'
import { CourierSelect } from '#web/ui/CourierSelect.tsx'
import { RangeFields } from '#web/ui/RangeFields.tsx'
import { useUrlFilters } from '#web/ui/use-url-filters.ts'
import { WarehouseSelect } from '#web/ui/WarehouseSelect.tsx'
import styles from './ParcelFilters.module.css'
import { text } from './text.ts'

const statuses = ['forecast', 'in_stock', 'packing', 'shipped'] as const satisfies readonly ParcelStatus[]
const dateFields = ['forecast', 'inbound', 'packing', 'outbound'] as const

const isStatus = (value: string): value is ParcelStatus => statuses.some((status) => status === value)
const isGoodsType = (value: string): value is GoodsType => goodsTypes.some((type) => type === value)
const isDateField = (value: string): value is (typeof dateFields)[number] => dateFields.some((field) => field === value)

/** The filters of the URL and the call that they ask for. */
export function useParcelFilters() {
  const days = defaultDays()
  const defaults = {
    status: '',
    number: '',
    warehouse: '',
    courier: '',
    goodsType: '',
    customer: '',
    abnormal: '',
    dateField: 'forecast',
    from: days.from,
    to: days.to,
    page: '1',
  }
  const [filters, setFilters] = useUrlFilters(defaults)
  const input: Input<typeof parcels.list> = {
    ...(isStatus(filters.status) ? { status: filters.status } : {}),
    ...(filters.warehouse ? { warehouseCode: Number(filters.warehouse) } : {}),
    ...(filters.courier ? { courierCode: filters.courier } : {}),
    ...(filters.number ? { trackingNumber: filters.number } : {}),
    ...(filters.customer ? { customerCode: filters.customer } : {}),
    ...(isGoodsType(filters.goodsType) ? { goodsType: filters.goodsType } : {}),
    ...(filters.abnormal ? { abnormal: true } : {}),
    dateField: isDateField(filters.dateField) ? filters.dateField : 'forecast',
    ...rangeOf(filters),
    page: Number(filters.page) || 1,
    pageSize: 20,
  }
  const isFiltered = Object.entries(defaults).some(
    ([name, value]) => name !== 'page' && filters[name as keyof typeof defaults] !== value,
  )
  return { filters, setFilters, input, isFiltered }
}

type Filters = ReturnType<typeof useParcelFilters>

interface ParcelFiltersProps {
  readonly filters: Filters['filters']
  readonly setFilters: Filters['setFilters']
  readonly counts: Output<typeof parcels.list>['counts'] | undefined
}

/** Five tabs with their counts, and the finer filters below them. */
export function ParcelFilters({ filters, setFilters, counts }: ParcelFiltersProps) {
  const t = useText(text)
  const words = useText(parcelStatusText)
  const types = useText(goodsTypeText)
  const total = counts ? statuses.reduce((sum, status) => sum + counts[status], 0) : null
  const dateTexts = {
    forecast: t.dateForecast,
    inbound: t.dateInbound,
    packing: t.datePacking,
    outbound: t.dateOutbound,
  }
  return (
    <>
      <Tabs
        value={filters.status || 'all'}
        onChange={(status) => setFilters({ status: status === 'all' ? '' : (status ?? '') })}
      >
        <Tabs.List aria-label={t.statusTabs} className={styles.tabs}>
          <Tabs.Tab value="all">{counted(t.all, total)}</Tabs.Tab>
          {statuses.map((status) => (
            <Tabs.Tab key={status} value={status}>
              {counted(words[status], counts?.[status] ?? null)}
            </Tabs.Tab>
          ))}
        </Tabs.List>
      </Tabs>
      <div className={styles.filters}>
        <TextInput
          type="search"
          label={t.search}
          defaultValue={filters.number}
          onChange={(event) => setFilters({ number: event.currentTarget.value.trim() })}
        />
        <RangeFields from={filters.from} to={filters.to} onChange={setFilters} />
        <details className={styles.more}>
          <summary>{t.moreFilters}</summary>
          <div className={styles.filters}>
            <NativeSelect
              label={t.dateField}
              value={filters.dateField}
              onChange={(event) => setFilters({ dateField: event.currentTarget.value })}
              data={dateFields.map((field) => ({ value: field, label: dateTexts[field] }))}
            />
            <WarehouseSelect
              by="code"
              none={t.allWarehouses}
              value={filters.warehouse}
              onChange={(warehouse) => setFilters({ warehouse })}
            />
            <CourierSelect none={t.all} value={filters.courier} onChange={(courier) => setFilters({ courier })} />
            <NativeSelect
              label={t.goodsType}
              value={filters.goodsType}
              onChange={(event) => setFilters({ goodsType: event.currentTarget.value })}
              data={[
                { value: '', label: t.allTypes },
                ...goodsTypes.map((type) => ({ value: type, label: types[type] })),
              ]}
            />
            <TextInput
              label={t.anyCode}
              defaultValue={filters.customer}
              onChange={(event) => setFilters({ customer: event.currentTarget.value })}
            />
            <Checkbox
              label={t.onlyAbnormal}
              checked={filters.abnormal !== ''}
              onChange={(event) => setFilters({ abnormal: event.currentTarget.checked ? '1' : '' })}
            />
          </div>
        </details>
      </div>
    </>
  )
}

const counted = (word: string, count: number | null) => (count === null ? word : `${word} ${count}`)

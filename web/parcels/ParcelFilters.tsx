import { Checkbox, NativeSelect } from '@mantine/core'
import { goodsTypeText, parcelStatusText, stages, stageText } from '#contract/codes.ts'
import type { Input, Output } from '#contract/operation.ts'
import { parcels } from '#contract/parcels.ts'
import { type GoodsType, goodsTypes } from '#domain/goods.ts'
import type { ParcelStatus } from '#domain/parcel.ts'
import { useText } from '#web/text/use-text.ts'
import { defaultDays, rangeOf } from '#web/ui/business-day.ts'
import { CourierSelect } from '#web/ui/CourierSelect.tsx'
import { RangeFields } from '#web/ui/RangeFields.tsx'
import { SearchField } from '#web/ui/SearchField.tsx'
import { StatusTabs } from '#web/ui/StatusTabs.tsx'
import { isFiltered, pageNumber, useUrlFilters } from '#web/ui/use-url-filters.ts'
import { WarehouseSelect } from '#web/ui/WarehouseSelect.tsx'
import styles from './ParcelFilters.module.css'
import { text } from './text.ts'

const statuses = ['forecast', 'in_stock', 'packing', 'shipped'] as const satisfies readonly ParcelStatus[]
const dateFields = ['forecast', 'inbound', 'packing', 'outbound'] as const

const isStatus = (value: string): value is ParcelStatus => statuses.some((status) => status === value)
const isStage = (value: string): value is (typeof stages)[number] => stages.some((stage) => stage === value)
const isGoodsType = (value: string): value is GoodsType => goodsTypes.some((type) => type === value)
const isDateField = (value: string): value is (typeof dateFields)[number] => dateFields.some((field) => field === value)

/** The filters of the URL and the call that they ask for. */
export function useParcelFilters() {
  const days = defaultDays()
  const defaults = {
    status: '',
    search: '',
    warehouse: '',
    courier: '',
    goodsType: '',
    customer: '',
    stage: '',
    abnormal: '',
    dateField: 'forecast',
    from: days.from,
    to: days.to,
    page: '1',
  }
  const [filters, setFilters] = useUrlFilters(defaults)
  // Who looks for one parcel seldom knows its month: only days that were chosen narrow a search.
  const isEverywhere = filters.search !== '' && filters.from === days.from && filters.to === days.to
  const input: Input<typeof parcels.list> = {
    ...(isStatus(filters.status) ? { status: filters.status } : {}),
    ...(filters.warehouse ? { warehouseCode: Number(filters.warehouse) } : {}),
    ...(filters.courier ? { courierCode: filters.courier } : {}),
    ...(filters.search ? { search: filters.search.slice(0, 40) } : {}),
    ...(filters.customer ? { customerCode: filters.customer } : {}),
    ...(isGoodsType(filters.goodsType) ? { goodsType: filters.goodsType } : {}),
    ...(isStage(filters.stage) ? { stage: filters.stage } : {}),
    ...(filters.abnormal ? { abnormal: true } : {}),
    dateField: isDateField(filters.dateField) ? filters.dateField : 'forecast',
    ...(isEverywhere ? {} : rangeOf(filters)),
    page: pageNumber(filters.page),
    pageSize: 20,
  }
  return { filters, setFilters, input, isFiltered: isFiltered(filters, defaults), isEverywhere }
}

type Filters = ReturnType<typeof useParcelFilters>

interface ParcelFiltersProps {
  readonly filters: Filters['filters']
  readonly setFilters: Filters['setFilters']
  readonly counts: Output<typeof parcels.list>['counts'] | undefined
  /** Whether the search goes beyond the days that are shown. */
  readonly isEverywhere: boolean
}

/** Five tabs with their counts, and the finer filters below them. */
export function ParcelFilters({ filters, setFilters, counts, isEverywhere }: ParcelFiltersProps) {
  const t = useText(text)
  const words = useText(parcelStatusText)
  const types = useText(goodsTypeText)
  const tabs = [
    { key: '', name: t.all, count: counts && statuses.reduce((sum, status) => sum + counts[status], 0) },
    ...statuses.map((status) => ({ key: status, name: words[status], count: counts?.[status] })),
  ]
  const dateTexts = {
    forecast: t.dateForecast,
    inbound: t.dateInbound,
    packing: t.datePacking,
    outbound: t.dateOutbound,
  }
  return (
    <>
      <StatusTabs
        label={t.statusTabs}
        tabs={tabs}
        current={filters.status}
        onChoose={(status) => setFilters({ status })}
      />
      <div className={styles.filters}>
        <SearchField
          className={styles.search}
          label={t.search}
          placeholder={t.searchHint}
          maxLength={40}
          value={filters.search}
          onSearch={(search) => setFilters({ search })}
          isMain
        />
        <RangeFields from={filters.from} to={filters.to} onChange={setFilters} />
        {isEverywhere && (
          <small className={`${styles.everywhere} muted`} role="status">
            {t.everywhere}
          </small>
        )}
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
            <NativeSelect
              label={t.stage}
              value={filters.stage}
              onChange={(event) => setFilters({ stage: event.currentTarget.value })}
              data={[
                { value: '', label: t.all },
                ...stages.map((value) => ({ value, label: stageText[value][t.language] })),
              ]}
            />
            <SearchField
              label={t.anyCode}
              maxLength={32}
              value={filters.customer}
              onSearch={(customer) => setFilters({ customer })}
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

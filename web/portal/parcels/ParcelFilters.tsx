import { Checkbox, NativeSelect } from '@mantine/core'
import { goodsTypeText, parcelStatusText, stages, stageText } from '#contract/codes.ts'
import type { Output } from '#contract/wire/operation.ts'
import type { parcels } from '#contract/parcels.ts'
import { goodsTypes } from '#domain/goods.ts'
import { useText } from '#web/kit/text/use-text.ts'
import { CourierSelect } from '#web/kit/form/CourierSelect.tsx'
import { RangeFields } from '#web/kit/form/RangeFields.tsx'
import { SearchField } from '#web/kit/form/SearchField.tsx'
import { StatusTabs } from '#web/kit/list/StatusTabs.tsx'
import { isFiltered, useUrlFilters } from '#web/kit/list/use-url-filters.ts'
import { WarehouseSelect } from '#web/kit/form/WarehouseSelect.tsx'
import { dateFields, isEverywhere, parcelFilterDefaults, parcelListInput, parcelStatuses } from './parcel-filters.ts'
import styles from './ParcelFilters.module.css'
import { text } from './text.ts'

/** The filters in the URL, and the call they lead to. */
export function useParcelFilters() {
  const defaults = parcelFilterDefaults()
  const [filters, setFilters] = useUrlFilters(defaults)
  return {
    filters,
    setFilters,
    input: parcelListInput(filters, defaults),
    isFiltered: isFiltered(filters, defaults),
    isEverywhere: isEverywhere(filters, defaults),
  }
}

type Filters = ReturnType<typeof useParcelFilters>

interface ParcelFiltersProps {
  readonly filters: Filters['filters']
  readonly setFilters: Filters['setFilters']
  readonly counts: Output<typeof parcels.list>['counts'] | undefined
  /** How many of the shipped ones are signed. */
  readonly signedCount: number | undefined
  /** Whether the search goes beyond the dates shown. */
  readonly isEverywhere: boolean
}

/** Five tabs with their counts, and the finer filters below them. */
export function ParcelFilters({ filters, setFilters, counts, signedCount, isEverywhere: isWide }: ParcelFiltersProps) {
  const t = useText(text)
  const words = useText(parcelStatusText)
  const types = useText(goodsTypeText)
  const tabs = [
    { key: '', name: t.all, count: counts && parcelStatuses.reduce((sum, status) => sum + counts[status], 0) },
    ...parcelStatuses.map((status) => ({ key: status, name: words[status], count: counts?.[status] })),
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
        onChoose={(status) => setFilters({ status, signed: '' })}
      />
      <SignedTabs filters={filters} setFilters={setFilters} shipped={counts?.shipped ?? 0} signed={signedCount} />
      <div className={styles.filters}>
        <SearchField
          className={styles.search}
          label={t.search}
          placeholder={t.searchHint}
          maxLength={40}
          value={filters.search}
          onSearch={(search) => setFilters({ search })}
        />
        <RangeFields from={filters.from} to={filters.to} onChange={setFilters} />
        {isWide && (
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
              none={t.all}
              value={filters.warehouse}
              onChange={(warehouse) => setFilters({ warehouse })}
            />
            <CourierSelect none={t.all} value={filters.courier} onChange={(courier) => setFilters({ courier })} />
            <NativeSelect
              label={t.goodsType}
              value={filters.goodsType}
              onChange={(event) => setFilters({ goodsType: event.currentTarget.value })}
              data={[{ value: '', label: t.all }, ...goodsTypes.map((type) => ({ value: type, label: types[type] }))]}
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
            <Checkbox
              label={t.onlyEnding}
              checked={filters.ending !== ''}
              onChange={(event) => setFilters({ ending: event.currentTarget.checked ? '1' : '' })}
            />
          </div>
        </details>
      </div>
    </>
  )
}

interface SignedTabsProps extends Pick<ParcelFiltersProps, 'filters' | 'setFilters'> {
  readonly shipped: number
  readonly signed: number | undefined
}

/** The status stays "shipped out" (40); these tabs separate what has arrived from what is still on its way. */
function SignedTabs({ filters, setFilters, shipped, signed = 0 }: SignedTabsProps) {
  const t = useText(text)
  if (filters.status === '')
    return signed > 0 ? <p className="muted">{t.fill('ofTheseSigned', { count: signed })}</p> : null
  if (filters.status !== 'shipped') return null
  return (
    <StatusTabs
      label={t.signedTabs}
      tabs={[
        { key: '', name: t.allShipped, count: shipped },
        { key: '0', name: t.underWay, count: shipped - signed },
        { key: '1', name: t.signed, count: signed },
      ]}
      current={filters.signed}
      onChoose={(key) => setFilters({ signed: key })}
    />
  )
}

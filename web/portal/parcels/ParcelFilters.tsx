import { Checkbox, NativeSelect } from '@mantine/core'
import { goodsTypeText, parcelStatusText, stages, stageText } from '#contract/codes.ts'
import type { Output } from '#contract/wire/operation.ts'
import { parcels } from '#contract/parcels.ts'
import { goodsTypes } from '#domain/goods.ts'
import { useRead } from '#web/client/queries.ts'
import { useText } from '#web/kit/text/use-text.ts'
import { CourierSelect } from '#web/kit/form/CourierSelect.tsx'
import { RangeFields } from '#web/kit/form/RangeFields.tsx'
import { SearchField } from '#web/kit/form/SearchField.tsx'
import { chipsOf, rangeChip } from '#web/kit/list/chips.ts'
import { FilterLine } from '#web/kit/list/FilterLine.tsx'
import { SortChoice } from '#web/kit/list/SortChoice.tsx'
import { StatusTabs } from '#web/kit/list/StatusTabs.tsx'
import { isFiltered, useUrlFilters } from '#web/kit/list/use-url-filters.ts'
import { WarehouseSelect } from '#web/kit/form/WarehouseSelect.tsx'
import {
  dateFields,
  isEverywhere,
  openParcelParam,
  parcelFilterDefaults,
  parcelListInput,
  parcelStatuses,
} from './parcel-filters.ts'
import { text } from './text.ts'

/** The filters in the URL, and the call they lead to. */
export function useParcelFilters() {
  const defaults = parcelFilterDefaults()
  const [filters, setFilters] = useUrlFilters(defaults, openParcelParam)
  return {
    filters,
    setFilters,
    input: parcelListInput(filters, defaults),
    isFiltered: isFiltered(filters, defaults),
    isEverywhere: isEverywhere(filters, defaults),
    /** Without what the tabs show. */
    clear: isFiltered({ ...filters, status: '', signed: '' }, defaults)
      ? () => setFilters({ ...defaults, status: filters.status, signed: filters.signed })
      : undefined,
  }
}

type Filters = ReturnType<typeof useParcelFilters>

type Counts = Output<typeof parcels.list>['counts']

interface TabsProps extends Pick<Filters, 'filters' | 'setFilters'> {
  readonly counts: Counts | undefined
  /** How many of the shipped ones are signed. */
  readonly signedCount: number | undefined
}

/** Five tabs with their counts. */
export function ParcelTabs({ filters, setFilters, counts, signedCount }: TabsProps) {
  const t = useText(text)
  const words = useText(parcelStatusText)
  const tabs = [
    { key: '', name: t.all, count: counts && parcelStatuses.reduce((sum, status) => sum + counts[status], 0) },
    ...parcelStatuses.map((status) => ({ key: status, name: words[status], count: counts?.[status] })),
  ]
  return (
    <>
      <StatusTabs
        label={t.statusTabs}
        tabs={tabs}
        current={filters.status}
        onChoose={(status) => setFilters({ status, signed: '' })}
      />
      <SignedTabs filters={filters} setFilters={setFilters} shipped={counts?.shipped ?? 0} signed={signedCount} />
    </>
  )
}

/** The search, and the finer filters behind one button. */
export function ParcelFilters({
  filters,
  setFilters,
  isEverywhere: isWide,
  clear,
}: Omit<Filters, 'input' | 'isFiltered'>) {
  const t = useText(text)
  const types = useText(goodsTypeText)
  const dateTexts = {
    forecast: t.dateForecast,
    inbound: t.dateInbound,
    packing: t.datePacking,
    outbound: t.dateOutbound,
  }
  const chips = useChips({ filters, setFilters, isEverywhere: isWide })
  const sort = <SortChoice value={filters.sort} onChange={(choice) => setFilters({ sort: choice })} />
  return (
    <FilterLine
      label={t.filters}
      search={
        <SearchField
          aria-label={t.search}
          placeholder={t.searchHint}
          maxLength={40}
          value={filters.search}
          onSearch={(search) => setFilters({ search })}
        />
      }
      sort={sort}
      chips={chips}
      onClear={clear}
      hint={isWide && t.everywhere}
    >
      <NativeSelect
        label={t.dateField}
        value={filters.dateField}
        onChange={(event) => setFilters({ dateField: event.currentTarget.value })}
        data={dateFields.map((field) => ({ value: field, label: dateTexts[field] }))}
      />
      <RangeFields from={filters.from} to={filters.to} onChange={setFilters} />
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
        data={[{ value: '', label: t.all }, ...stages.map((value) => ({ value, label: stageText[value][t.language] }))]}
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
    </FilterLine>
  )
}

/** What is set, the default dates included; the search is in its field, and a search through all dates says so. */
function useChips({
  filters,
  setFilters,
  isEverywhere: isWide,
}: Pick<Filters, 'filters' | 'setFilters' | 'isEverywhere'>) {
  const t = useText(text)
  const types = useText(goodsTypeText)
  const { data: options } = useRead(parcels.formOptions, {})
  const dates = { forecast: t.dateForecast, inbound: t.dateInbound, packing: t.datePacking, outbound: t.dateOutbound }
  const field = dateFields.find((each) => each === filters.dateField) ?? 'forecast'
  const goodsType = goodsTypes.find((type) => type === filters.goodsType)
  const stage = stages.find((each) => each === filters.stage)
  const named = chipsOf(
    filters,
    [
      {
        name: 'warehouse',
        label: t.where,
        value: options?.warehouses.find(({ code }) => String(code) === filters.warehouse)?.name,
      },
      {
        name: 'courier',
        label: t.courier,
        value: options?.couriers.find(({ code }) => code === filters.courier)?.text,
      },
      { name: 'goodsType', label: t.goodsType, value: goodsType && types[goodsType] },
      { name: 'stage', label: t.stage, value: stage && stageText[stage][t.language] },
      { name: 'customer', label: t.anyCode, value: filters.customer },
      { name: 'abnormal', label: t.onlyAbnormal, value: t.yes },
      { name: 'ending', label: t.onlyEnding, value: t.yes },
    ],
    setFilters,
  )
  return isWide ? named : [...rangeChip(dates[field], filters, t.language, setFilters), ...named]
}

interface SignedTabsProps extends Pick<Filters, 'filters' | 'setFilters'> {
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

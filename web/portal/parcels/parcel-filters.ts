import { stages } from '#contract/codes.ts'
import type { Input } from '#contract/wire/operation.ts'
import type { parcels } from '#contract/parcels.ts'
import { goodsTypes } from '#domain/goods.ts'
import type { ParcelStatus } from '#domain/parcel.ts'
import { defaultDays, rangeOf } from '#web/kit/text/business-day.ts'
import { pageNumber, pageSizeOf } from '#web/kit/list/use-url-filters.ts'

export const parcelStatuses = ['forecast', 'in_stock', 'packing', 'shipped'] as const satisfies readonly ParcelStatus[]
export const dateFields = ['forecast', 'inbound', 'packing', 'outbound'] as const

export const usualPageSize = 20

/** The open parcel in the URL, so that links lead to one. */
export const openParcelParam = 'parcel'

/**
 * Filters of the parcel list as kept in the URL; dates start with the last month, and are empty for all time.
 */
export const parcelFilterDefaults = (now?: Date) => ({
  status: '',
  search: '',
  warehouse: '',
  courier: '',
  goodsType: '',
  customer: '',
  stage: '',
  abnormal: '',
  /** `1` if signed for, `0` if shipped and still on its way. */
  signed: '',
  /** Free days end within a week. */
  ending: '',
  dateField: 'forecast',
  ...defaultDays(now),
  sort: 'newest',
  size: String(usualPageSize),
  page: '1',
})

export type ParcelFilters = ReturnType<typeof parcelFilterDefaults>

/** People who search for a parcel seldom know its month, so only dates they chose themselves narrow the search. */
export const isEverywhere = (filters: ParcelFilters, defaults: ParcelFilters) =>
  filters.search !== '' && filters.from === defaults.from && filters.to === defaults.to

/** An address typed by hand may contain anything: unknown values are ignored. */
export function parcelListInput(filters: ParcelFilters, defaults: ParcelFilters): Input<typeof parcels.list> {
  return {
    status: oneOf(parcelStatuses, filters.status),
    warehouseCode: Number(filters.warehouse) || undefined,
    courierCode: filters.courier || undefined,
    search: filters.search.slice(0, 40) || undefined,
    customerCode: filters.customer || undefined,
    goodsType: oneOf(goodsTypes, filters.goodsType),
    stage: oneOf(stages, filters.stage),
    abnormal: filters.abnormal ? true : undefined,
    signed: filters.signed === '1' ? true : filters.signed === '0' ? false : undefined,
    endingFreeDays: filters.ending ? true : undefined,
    dateField: oneOf(dateFields, filters.dateField) ?? 'forecast',
    ...(isEverywhere(filters, defaults) ? {} : rangeOf(filters)),
    sort: filters.sort === 'oldest' ? 'oldest' : undefined,
    photos: true,
    page: pageNumber(filters.page),
    pageSize: pageSizeOf(filters.size, usualPageSize),
  }
}

const oneOf = <Word extends string>(words: readonly Word[], typed: string): Word | undefined =>
  words.find((word) => word === typed)

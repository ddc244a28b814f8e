import type { bills } from '#contract/bills.ts'
import type { Input } from '#contract/wire/operation.ts'
import { currencies } from '#domain/money.ts'
import { defaultDays, rangeOf } from '#web/kit/text/business-day.ts'
import { pageNumber, pageSizeOf } from '#web/kit/list/use-url-filters.ts'

export const usualPageSize = 20

/** Bill filters as kept in the URL. */
export interface BillFilters extends Readonly<Record<string, string>> {
  readonly orderNumber: string
  readonly customer: string
  readonly channel: string
  readonly currency: string
  /** `yes`, `no`, or empty for both. */
  readonly collected: string
  readonly from: string
  readonly to: string
  readonly sort: string
  readonly size: string
  readonly page: string
}

/** the last month to today. */
export const billFilterDefaults = (now?: Date): BillFilters => ({
  orderNumber: '',
  customer: '',
  channel: '',
  currency: '',
  collected: '',
  ...defaultDays(now),
  sort: 'newest',
  size: String(usualPageSize),
  page: '1',
})

export const billListInput = (filters: BillFilters): Input<typeof bills.list> => ({
  ...narrowed(filters),
  sort: filters.sort === 'oldest' ? 'oldest' : undefined,
  page: pageNumber(filters.page),
  pageSize: pageSizeOf(filters.size, usualPageSize),
})

export const billExportInput = (
  filters: BillFilters,
  format: Input<typeof bills.export>['format'],
): Input<typeof bills.export> => ({ ...narrowed(filters), format })

/** An address typed by hand may contain anything: unknown values are ignored. */
const narrowed = (filters: BillFilters) => ({
  orderNumber: filters.orderNumber.slice(0, 20) || undefined,
  customerName: filters.customer.slice(0, 50) || undefined,
  channelId: /^[0-9a-f-]{36}$/.test(filters.channel) ? filters.channel : undefined,
  currency: currencies.find((currency) => currency === filters.currency),
  collected: filters.collected === 'yes' ? true : filters.collected === 'no' ? false : undefined,
  ...rangeOf(filters),
})

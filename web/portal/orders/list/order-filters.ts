import { stages } from '#contract/codes.ts'
import type { Input } from '#contract/wire/operation.ts'
import type { orders } from '#contract/orders.ts'
import { currencies } from '#domain/money.ts'
import { orderStatuses } from '#domain/order.ts'
import { defaultDays, rangeOf } from '#web/kit/text/business-day.ts'
import { pageNumber, pageSizeOf } from '#web/kit/list/use-url-filters.ts'

export const usualPageSize = 10

/** Filters of the order list as kept in the URL; `status` may also be `cancelled`, which is a lifecycle. */
export interface OrderFilters extends Readonly<Record<string, string>> {
  readonly status: string
  readonly type: string
  /** A stage that one of its parcels has reached. */
  readonly stage: string
  readonly channel: string
  readonly warehouse: string
  readonly currency: string
  /** `1` if something is still to be paid, `0` if not. */
  readonly due: string
  /** Part of the number of an order, a carrier or a parcel. */
  readonly search: string
  readonly receiver: string
  readonly dateField: string
  readonly from: string
  readonly to: string
  readonly sort: string
  readonly size: string
  readonly page: string
}

/** the last month to today. */
export const orderFilterDefaults = (now?: Date): OrderFilters => ({
  status: '',
  type: '',
  stage: '',
  channel: '',
  warehouse: '',
  currency: '',
  due: '',
  search: '',
  receiver: '',
  dateField: 'order',
  ...defaultDays(now),
  sort: 'newest',
  size: String(usualPageSize),
  page: '1',
})

/** People who search for a number seldom know its month, so only dates they chose themselves narrow the search. */
export const isEverywhere = ({ search, from, to }: OrderFilters, defaults: OrderFilters): boolean =>
  search !== '' && from === defaults.from && to === defaults.to

/** An address typed by hand may contain anything: unknown values are ignored. */
export function orderListInput(filters: OrderFilters, defaults: OrderFilters): Input<typeof orders.list> {
  return {
    status: oneOf(orderStatuses, filters.status),
    orderType: oneOf(['consolidation', 'single_ticket'], filters.type),
    stage: oneOf(stages, filters.stage),
    search: filters.search.slice(0, 40) || undefined,
    currency: oneOf(currencies, filters.currency),
    due: yesOrNo(filters.due),
    channelId: filters.channel || undefined,
    warehouseCode: Number(filters.warehouse) || undefined,
    receiverName: filters.receiver || undefined,
    lifecycle: filters.status === 'cancelled' ? 'cancelled' : 'active',
    dateField: oneOf(['order', 'outbound', 'signed'], filters.dateField) ?? 'order',
    ...(isEverywhere(filters, defaults) ? {} : rangeOf(filters)),
    sort: filters.sort === 'oldest' ? 'oldest' : undefined,
    page: pageNumber(filters.page),
    pageSize: pageSizeOf(filters.size, usualPageSize),
  }
}

const yesOrNo = (typed: string) => (typed === '1' ? true : typed === '0' ? false : undefined)

const oneOf = <Word extends string>(words: readonly Word[], typed: string): Word | undefined =>
  words.find((word) => word === typed)

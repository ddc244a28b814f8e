import { stages } from '#contract/codes.ts'
import type { Input } from '#contract/wire/operation.ts'
import type { orders } from '#contract/orders.ts'
import { currencies } from '#domain/money.ts'
import { orderStatuses } from '#domain/order.ts'
import { defaultDays, rangeOf } from '#web/kit/text/business-day.ts'
import { pageNumber } from '#web/kit/list/use-url-filters.ts'

/** Filters of the order list as the URL holds them; `status` may also be `cancelled`, which is a lifecycle. */
export interface OrderFilters extends Readonly<Record<string, string>> {
  readonly status: string
  readonly type: string
  /** A step that one of its parcels has come to. */
  readonly stage: string
  readonly channel: string
  readonly warehouse: string
  readonly currency: string
  /** `1` where something is still to be paid, `0` where nothing is. */
  readonly due: string
  /** A part of an order's, a carrier's or a parcel's number. */
  readonly search: string
  readonly receiver: string
  readonly dateField: string
  readonly from: string
  readonly to: string
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
  page: '1',
})

/** Who looks for one number seldom knows its month: only days that were chosen narrow a search. */
export const isEverywhere = ({ search, from, to }: OrderFilters, defaults: OrderFilters): boolean =>
  search !== '' && from === defaults.from && to === defaults.to

/** An address typed by hand may hold anything: what is no choice of ours filters nothing. */
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
    page: pageNumber(filters.page),
    pageSize: 10,
  }
}

const yesOrNo = (typed: string) => (typed === '1' ? true : typed === '0' ? false : undefined)

const oneOf = <Word extends string>(words: readonly Word[], typed: string): Word | undefined =>
  words.find((word) => word === typed)

import { stages } from '#contract/codes.ts'
import type { Input } from '#contract/operation.ts'
import type { orders } from '#contract/orders.ts'
import { orderStatuses } from '#domain/order.ts'
import { defaultDays, rangeOf } from '#web/ui/business-day.ts'
import { pageNumber } from '#web/ui/use-url-filters.ts'

/** Filters of the order list as the URL holds them; `status` may also be `cancelled`, which is a lifecycle. */
export interface OrderFilters extends Readonly<Record<string, string>> {
  readonly status: string
  readonly type: string
  /** A step that one of its parcels has come to. */
  readonly stage: string
  readonly channel: string
  readonly warehouse: string
  readonly orderNumber: string
  readonly logisticsNumber: string
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
  orderNumber: '',
  logisticsNumber: '',
  receiver: '',
  dateField: 'order',
  ...defaultDays(now),
  page: '1',
})

/** An address typed by hand may hold anything: what is no choice of ours filters nothing. */
export function orderListInput(filters: OrderFilters): Input<typeof orders.list> {
  return {
    status: oneOf(orderStatuses, filters.status),
    orderType: oneOf(['consolidation', 'single_ticket'], filters.type),
    stage: oneOf(stages, filters.stage),
    orderNumber: filters.orderNumber || undefined,
    logisticsNumber: filters.logisticsNumber || undefined,
    channelId: filters.channel || undefined,
    warehouseCode: Number(filters.warehouse) || undefined,
    receiverName: filters.receiver || undefined,
    lifecycle: filters.status === 'cancelled' ? 'cancelled' : 'active',
    dateField: oneOf(['order', 'outbound', 'signed'], filters.dateField) ?? 'order',
    ...rangeOf(filters),
    page: pageNumber(filters.page),
    pageSize: 10,
  }
}

const oneOf = <Word extends string>(words: readonly Word[], typed: string): Word | undefined =>
  words.find((word) => word === typed)

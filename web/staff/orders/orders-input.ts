import type { staffOrders } from '#contract/orders.ts'
import type { Input } from '#contract/wire/operation.ts'
import type { OrderStatus } from '#domain/order.ts'
import { tidyCode } from '#domain/plain-text.ts'
import { pageNumber } from '#web/kit/list/use-url-filters.ts'
import { typedMemberNumber } from '#web/staff/lists/typed-number.ts'

export const queueStatuses = ['paid', 'awaiting_outbound', 'shipped'] as const satisfies readonly OrderStatus[]
/** Empty: any status. */
export type QueueStatus = (typeof queueStatuses)[number] | ''

export const statusOf = (word: string): QueueStatus =>
  word === '' ? '' : (queueStatuses.find((each) => each === word) ?? 'paid')

/** What keeps an order from being worked on; the work queue counts the three apart from each other. */
const filterOf = {
  ready: { hold: false, due: false },
  held: { hold: true },
  owing: { due: true },
} as const satisfies Readonly<Record<string, Partial<Input<typeof staffOrders.search>>>>

export type Shown = keyof typeof filterOf
export const showable = ['ready', 'held', 'owing'] as const satisfies readonly Shown[]

interface OrdersFilters {
  readonly status: string
  readonly show: string
  readonly warehouse: string
  readonly q: string
  readonly page: string
}

/** One field for whatever number is at hand: of a member or an order. */
export function ordersInput({ show, warehouse, q, page, ...filters }: OrdersFilters): Input<typeof staffOrders.search> {
  const number = tidyCode(q)
  const memberNumber = typedMemberNumber(q)
  const byNumber = memberNumber === null ? { orderNumber: number } : { memberNumber }
  const status = statusOf(filters.status)
  const shown = showable.find((each) => each === show)
  return {
    ...(status === '' ? {} : { status }),
    ...(shown ? filterOf[shown] : {}),
    lifecycle: 'active',
    dateField: 'order',
    page: pageNumber(page),
    pageSize: 20,
    ...(number === '' ? {} : byNumber),
    ...(/^\d{1,2}$/.test(warehouse) ? { warehouseCode: Number(warehouse) } : {}),
  }
}

import { consignees, consignors } from '#contract/addresses.ts'
import { orders } from '#contract/orders.ts'
import { useRead } from '#web/client/queries.ts'
import { useUrlFilters } from '#web/kit/list/use-url-filters.ts'
import { useWholeBook } from '#web/portal/addresses/whole-book.ts'
import { againValues } from './again.ts'
import type { OrderType } from './apply-form.ts'

/** The order that is sent once more (`?again=`), with its choices; another kind of order, or none of hers, gives none. */
export function useEarlier(orderType: OrderType, isNew: boolean) {
  const [{ again: id }] = useUrlFilters({ again: '' })
  const enabled = isNew && id !== ''
  const isSingle = orderType === 'single_ticket'
  const earlier = useRead(orders.get, { id }, { enabled })
  const receivers = useWholeBook(consignees, { enabled })
  const shippers = useWholeBook(consignors, { enabled: enabled && isSingle })
  const order = enabled && earlier.data?.orderType === orderType ? earlier.data : null
  // If a book cannot be loaded, the address is typed as it was.
  const isPending = enabled && (earlier.isPending || receivers.isPending || (isSingle && shippers.isPending))
  return {
    order,
    values: order && againValues(order, receivers.data ?? [], shippers.data),
    isPending,
    isGone: enabled && !isPending && order === null,
  }
}

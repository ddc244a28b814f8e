import { consignees, consignors } from '#contract/addresses.ts'
import { orders } from '#contract/orders.ts'
import { parcels } from '#contract/parcels.ts'
import { useWholeBook } from '#web/portal/addresses/whole-book.ts'
import { useRead } from '#web/client/queries.ts'
import { pageNumber, useUrlFilters } from '#web/kit/list/use-url-filters.ts'
import { type OrderType, parcelsPerOrderMax } from './apply-form.ts'

/** What the parcels are searched by. */
export const pickerDefaults = { warehouse: '', search: '', parcel: '', page: '1' }

/**
 * Requests that depend on no other answer are sent in parallel when the page opens, so that it is ready after two
 * rounds: these, then what depends on the receiver. The form below makes the same requests and finds them in the cache.
 */
export function useFirstReads(orderType: OrderType, orderId: string | undefined, enabled: boolean) {
  const [{ parcel }] = useUrlFilters(pickerDefaults)
  useRead(parcels.formOptions, {}, { enabled })
  // An order, or the parcel that someone comes from, says which warehouse to ask for.
  useRead(orders.currencies, {}, { enabled: enabled && orderId === undefined && parcel === '' })
  useWholeBook(consignees, { enabled })
  useWholeBook(consignors, { enabled: enabled && orderType === 'single_ticket' })
  useEligible(orderType, orderId, enabled)
}

/** Parcels that may be sent, narrowed by the URL (C-29), including those of the order that is edited. */
export function useEligible(orderType: OrderType, orderId: string | undefined, enabled = true) {
  const [filters] = useUrlFilters(pickerDefaults)
  return useRead(
    orders.eligibleParcels,
    {
      orderType,
      warehouseCode: Number(filters.warehouse) || undefined,
      search: filters.search.slice(0, 40) || undefined,
      orderId,
      page: pageNumber(filters.page),
      // A page holds as many as one order, so that they can be ticked at once; a single ticket is chosen from a few.
      pageSize: orderType === 'single_ticket' ? 10 : parcelsPerOrderMax,
    },
    { keep: true, enabled },
  )
}

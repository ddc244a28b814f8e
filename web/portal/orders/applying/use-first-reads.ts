import { consignees, consignors } from '#contract/addresses.ts'
import { orders } from '#contract/orders.ts'
import { parcels } from '#contract/parcels.ts'
import { useWholeBook } from '#web/portal/addresses/whole-book.ts'
import { useRead } from '#web/client/queries.ts'
import { pageNumber, useUrlFilters } from '#web/kit/list/use-url-filters.ts'
import { type OrderType, parcelsPerOrderMax } from './apply-form.ts'

/** What the parcels are sought by. */
export const pickerDefaults = { warehouse: '', search: '', parcel: '', page: '1' }

/**
 * What waits for no other answer is asked side by side when the page opens, so that it stands after two rounds: these,
 * then what rests on the receiver. The form below asks again by the same names, and finds the answers here.
 */
export function useFirstReads(orderType: OrderType, orderId: string | undefined, enabled: boolean) {
  const [{ parcel }] = useUrlFilters(pickerDefaults)
  useRead(parcels.formOptions, {}, { enabled })
  // An order, or the parcel that somebody comes from, brings a warehouse to ask for.
  useRead(orders.currencies, {}, { enabled: enabled && orderId === undefined && parcel === '' })
  useWholeBook(consignees, { enabled })
  useWholeBook(consignors, { enabled: enabled && orderType === 'single_ticket' })
  useEligible(orderType, orderId, enabled)
}

/** Parcels that may be sent, as the URL narrows them (C-29); with those of the order that is changed. */
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
      // All that one order holds on one page, so that they are ticked at once; a single ticket is one of few.
      pageSize: orderType === 'single_ticket' ? 10 : parcelsPerOrderMax,
    },
    { keep: true, enabled },
  )
}

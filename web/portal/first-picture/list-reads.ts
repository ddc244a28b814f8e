import { orders } from '#contract/orders.ts'
import { parcels } from '#contract/parcels.ts'
import { requestFor } from '#contract/wire/request.ts'
import { listDays } from './list-days.ts'
import { withoutDays } from '#web/kit/list/without-days.ts'
import { paths } from '#web/paths.ts'
import { orderFilterDefaults, orderListInput } from '#web/portal/orders/list/order-filters.ts'
import type { PortalPage } from '#web/portal/pages.ts'
import { parcelFilterDefaults, parcelListInput } from '#web/portal/parcels/parcel-filters.ts'

/** Any moment: its days are replaced by those of the visit. */
const built = new Date('2026-01-15T12:00:00+08:00')

const ofOrders = orderListInput(orderFilterDefaults(built), orderFilterDefaults(built))
const ofParcels = parcelListInput(parcelFilterDefaults(built), parcelFilterDefaults(built))

/** What a list asks for when it is opened without filters: its first page, and how many rows its dates hide. */
const lists: Readonly<Record<string, readonly string[]>> = {
  [paths.orders]: [requestFor(orders.list, ofOrders).url, requestFor(orders.list, withoutDays(ofOrders)).url],
  [paths.parcels]: [requestFor(parcels.list, ofParcels).url, requestFor(parcels.list, withoutDays(ofParcels)).url],
}

/** The build puts them into the document of the list, whose script fills in the days (`ahead.ts`). */
export function listReadsOf({ path }: Pick<PortalPage, 'path'>): readonly string[] {
  const { from, to } = listDays(built)
  return (lists[path] ?? []).map((url) => url.replace(from, '{from}').replace(to, '{to}'))
}

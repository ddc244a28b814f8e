import type { staffParcelServices } from '#contract/parcel-services.ts'
import type { Input } from '#contract/wire/operation.ts'
import { parcelServiceStates } from '#domain/parcel-service.ts'
import { pageNumber } from '#web/kit/list/use-url-filters.ts'

/** Asked for on a parcel that is here, as the work queue counts it: the others wait for their parcels. */
const here = 'here'
export const views = [here, ...parcelServiceStates] as const

export const serviceDefaults = { state: 'asked', q: '', warehouse: '', page: '1' } as const

type Filters = Readonly<Record<keyof typeof serviceDefaults, string>>

export const viewOf = (word: string) => views.find((each) => each === word) ?? 'asked'

export function servicesInput({ state, q, warehouse, page }: Filters): Input<typeof staffParcelServices.list> {
  const view = viewOf(state)
  return {
    ...(view === here ? { state: 'asked', here: true } : { state: view }),
    page: pageNumber(page),
    pageSize: 20,
    ...(q === '' ? {} : { trackingNumber: q }),
    ...(warehouse === '' ? {} : { warehouseId: warehouse }),
  }
}

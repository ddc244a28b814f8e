import { parcelServices } from '#contract/parcel-services.ts'
import type { Output } from '#contract/wire/operation.ts'
import { afterMoney } from '#web/portal/orders/after-money.ts'

export type Services = Output<typeof parcelServices.list>

/** What a service that is asked for or withdrawn changes. */
export const serviceReads = [parcelServices.list, ...afterMoney] as const

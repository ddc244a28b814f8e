import { parcelServices } from '#contract/parcel-services.ts'
import { storage } from '#contract/storage.ts'
import { warehouseTransfers } from '#contract/warehouse-transfers.ts'
import type { Output } from '#contract/wire/operation.ts'
import { afterMoney } from '#web/portal/orders/after-money.ts'

export type Transfers = Output<typeof warehouseTransfers.options>

/** What a transfer that is asked for or withdrawn changes. */
export const transferReads = [warehouseTransfers.options, parcelServices.list, storage.clock, ...afterMoney] as const

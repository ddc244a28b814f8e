import { reports } from '#contract/reports.ts'
import { staffWarehouseTransfers } from '#contract/warehouse-transfers.ts'
import type { Operation, Output } from '#contract/wire/operation.ts'
import { parcelReads } from '#web/staff/parcels/staff-parcel.ts'

export type StaffTransfer = Output<typeof staffWarehouseTransfers.list>['list'][number]

/** Where a number is scanned: where it leaves, or where it arrives. */
export type End = 'send' | 'receive'

/** One that was chosen in the list, of two with the same number. */
export interface Chosen {
  readonly end: End
  readonly id: string
  readonly trackingNumber: string
}

/** What is stale once a transfer moved on. */
export const transferReads: readonly Operation[] = [
  staffWarehouseTransfers.list,
  staffWarehouseTransfers.get,
  ...parcelReads,
  reports.dashboard,
]

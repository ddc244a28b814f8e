import { staffParcelClosings } from '#contract/parcel-closings.ts'
import { reports } from '#contract/reports.ts'
import { staffStorage } from '#contract/storage-office.ts'
import { staffParcelFiles } from '#contract/staff-parcels.ts'
import type { Operation, Output } from '#contract/wire/operation.ts'

export type Closing = Output<typeof staffParcelClosings.list>['list'][number]

export interface ClosingProps {
  readonly closing: Closing
  /** What was done, in words. */
  readonly onDone: (said: string) => void
}

/** What is stale once a parcel was closed, or somebody asked for it. */
export const closingReads: readonly Operation[] = [
  staffParcelClosings.list,
  staffStorage.list,
  staffParcelFiles.search,
  staffParcelFiles.get,
  reports.dashboard,
]

import type { staffParcelServices } from '#contract/parcel-services.ts'
import type { Output } from '#contract/wire/operation.ts'

export type StaffService = Output<typeof staffParcelServices.list>['list'][number]

export interface ServiceProps {
  readonly service: StaffService
  /** The sentence that says what was done. */
  readonly onDone: (sentence: string) => void
}

import { parcelCorrections, staffParcels } from '#contract/receiving.ts'
import { staffParcelFiles } from '#contract/staff-parcels.ts'
import type { Operation, Output } from '#contract/wire/operation.ts'
import type { ParcelStatus } from '#domain/parcel.ts'
import type { Tone } from '#web/kit/look/StatusTag.tsx'

export type StaffParcelRow = Output<typeof staffParcelFiles.search>['list'][number]
export type StaffParcel = Output<typeof staffParcelFiles.get>

export const { shelve, addPhotos, setAbnormal } = staffParcels
export const { correct } = parcelCorrections

export interface WorkProps {
  readonly parcel: StaffParcel
  /** What was done, in words. */
  readonly onDone: (said: string) => void
}

/** What shows a parcel, and is stale once something was done to it. */
export const parcelReads: readonly Operation[] = [staffParcelFiles.search, staffParcelFiles.get, staffParcels.lookup]

export const parcelTones: Readonly<Record<ParcelStatus, Tone>> = {
  forecast: 'wait',
  in_stock: 'hand',
  packing: 'hand',
  shipped: 'way',
}

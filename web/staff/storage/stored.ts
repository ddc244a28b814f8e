import { staffParcelFiles } from '#contract/staff-parcels.ts'
import { staffStorage } from '#contract/storage-office.ts'
import { reports } from '#contract/reports.ts'
import type { Input, Operation, Output } from '#contract/wire/operation.ts'
import { storedShows } from '#domain/storage.ts'

export type StoredAnswer = Output<typeof staffStorage.list>
export type StoredParcel = StoredAnswer['list'][number]

/** What is stale once a parcel was extended or its member reminded. */
export const storedReads: readonly Operation[] = [staffStorage.list, staffParcelFiles.get, reports.dashboard]

export const everything = { show: '', q: '', member: '', warehouse: '', after: '' }
export type StoredFilters = Readonly<Record<keyof typeof everything, string>>

/** An address typed by hand may contain anything: unknown values are ignored. */
export function inputOf(filters: StoredFilters): Omit<Input<typeof staffStorage.list>, 'after' | 'pageSize'> {
  const { q, member, warehouse } = filters
  const show = storedShows.find((each) => each === filters.show)
  return {
    ...(show === undefined ? {} : { show }),
    ...(q === '' ? {} : { trackingNumber: q.slice(0, 32) }),
    ...(member === '' ? {} : { memberNumber: member.slice(0, 12) }),
    ...(warehouse === '' ? {} : { warehouseId: warehouse }),
  }
}

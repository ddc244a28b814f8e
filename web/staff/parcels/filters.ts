import type { staffParcelFiles } from '#contract/staff-parcels.ts'
import type { Input } from '#contract/wire/operation.ts'
import { type ParcelStatus, parcelStatuses } from '#domain/parcel.ts'

export const everything = {
  q: '',
  member: '',
  goods: '',
  shelf: '',
  status: '',
  fault: '',
  age: '',
  warehouse: '',
  after: '',
}
export type ParcelFilters = Readonly<Record<keyof typeof everything, string>>

/** Days in stock from which on a parcel may be asked about. */
export const ages = [7, 14, 30, 60, 90] as const

/** The fewest characters of a number that are looked for; a part shorter than that is in most numbers. */
const partAtLeast = 3

/** An address typed by hand may contain anything: unknown values are ignored. */
export function inputOf(filters: ParcelFilters): Omit<Input<typeof staffParcelFiles.search>, 'after' | 'pageSize'> {
  const { q, member, goods, shelf, fault, age, warehouse } = filters
  const status = parcelStatuses.find((each): each is ParcelStatus => each === filters.status)
  return {
    dateField: 'forecast',
    ...(q.trim().length >= partAtLeast ? { trackingNumber: q.slice(0, 32) } : {}),
    ...(member === '' ? {} : { memberNumber: member.slice(0, 12) }),
    ...(goods === '' ? {} : { goodsName: goods.slice(0, 60) }),
    ...(shelf === '' ? {} : { shelf: shelf.slice(0, 20) }),
    ...(status === undefined ? {} : { status }),
    ...(fault === 'with' || fault === 'without' ? { abnormal: fault === 'with' } : {}),
    ...(ages.some((each) => String(each) === age) ? { agedDays: Number(age) } : {}),
    ...(warehouse === '' ? {} : { warehouseId: warehouse }),
  }
}

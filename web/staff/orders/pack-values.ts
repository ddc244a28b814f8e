import type { Input } from '#contract/operation.ts'
import type { staffOrders } from '#contract/orders.ts'
import type { Photo } from '#web/ui/PhotosField.tsx'
import { type PackingPlan, parcelsIn } from './packing-plan.ts'
import type { StaffOrder } from './staff-order.ts'

export type PackInput = Input<typeof staffOrders.pack>

export interface CartonValues {
  /** Names the carton while others come and go. */
  readonly key: number
  readonly weightG: number | null
  readonly lengthMm: number | null
  readonly widthMm: number | null
  readonly heightMm: number | null
  readonly photos: readonly Photo[]
}

export interface PackValues {
  readonly cartons: readonly CartonValues[]
  /** How often each ordered service was done. */
  readonly vas: readonly { readonly id: string; readonly qty: number }[]
  readonly otherFeeMinor: number | null
  readonly otherRemark: string
  readonly removeReason: string
}

export const emptyCarton = (key: number): CartonValues => ({
  key,
  weightG: null,
  lengthMm: null,
  widthMm: null,
  heightMm: null,
  photos: [],
})

/** The line that an earlier packing of the same order has left; this packing's fee takes its place. */
const packingFee = 'OTHER_FEE'

export const newPacking = (order: StaffOrder): PackValues => ({
  cartons: [emptyCarton(1)],
  vas: order.vas.map(({ id, qty }) => ({ id, qty })),
  otherFeeMinor: order.otherLines.find((line) => line.code === packingFee)?.amountMinor ?? null,
  otherRemark: order.otherRemark,
  removeReason: '',
})

type Fault = 'missing' | 'out' | 'cartonEmpty' | 'otherRemarkRequired' | 'removeReasonRequired'

/** Faults by the form's paths; the limits are those of contract A4. */
export function packFaults(values: PackValues, plan: PackingPlan): Record<string, Fault> {
  const faults: Record<string, Fault> = {}
  for (const [index, carton] of values.cartons.entries()) {
    for (const measure of ['weightG', 'lengthMm', 'widthMm', 'heightMm'] as const) {
      const fault = measured(carton[measure], measure === 'weightG' ? 2_000_000 : 20_000)
      if (fault) faults[`cartons.${index}.${measure}`] = fault
    }
    if (parcelsIn(plan, index).length === 0) faults[`cartons.${index}.parcelIds`] = 'cartonEmpty'
  }
  if (values.otherFeeMinor && values.otherRemark.trim() === '') faults['otherRemark'] = 'otherRemarkRequired'
  if (parcelsIn(plan, null).length > 0 && values.removeReason.trim() === '')
    faults['removeReason'] = 'removeReasonRequired'
  return faults
}

export function toPackInput(orderId: string, values: PackValues, plan: PackingPlan): PackInput {
  const removed = parcelsIn(plan, null)
  return {
    id: orderId,
    cartons: values.cartons.map((carton, index) => ({
      weightG: carton.weightG ?? 0,
      lengthMm: carton.lengthMm ?? 0,
      widthMm: carton.widthMm ?? 0,
      heightMm: carton.heightMm ?? 0,
      parcelIds: parcelsIn(plan, index),
      photoFileIds: carton.photos.map((photo) => photo.fileId),
    })),
    vas: values.vas.filter(({ qty }) => qty > 0).map(({ id, qty }) => ({ id, qty })),
    otherFeeMinor: values.otherFeeMinor ?? 0,
    otherRemark: values.otherFeeMinor ? values.otherRemark : '',
    ...(removed.length > 0 ? { removeParcelIds: removed, removeReason: values.removeReason } : {}),
  }
}

function measured(value: number | null, most: number): Fault | null {
  if (value === null) return 'missing'
  return value < 1 || value > most ? 'out' : null
}

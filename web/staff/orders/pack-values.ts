import type { NoPhotoReason } from '#contract/codes.ts'
import type { Input } from '#contract/wire/operation.ts'
import type { staffOrders } from '#contract/orders.ts'
import { odditiesOfCarton } from '#web/staff/stations/unlikely.ts'
import type { Photo } from '#web/kit/form/PhotosField.tsx'
import { type MeasureFault, measureFaults, type Measures, measuresToSend, noMeasures } from './measures.ts'
import { type PackingPlan, parcelsIn } from './packing-plan.ts'
import type { PickLine, StaffOrder } from './staff-order.ts'

export type PackInput = Input<typeof staffOrders.pack>

export interface CartonValues extends Measures {
  /** Identifies the carton while others are added and removed. */
  readonly key: number
  readonly photos: readonly Photo[]
}

export interface PackValues {
  readonly cartons: readonly CartonValues[]
  /** How often each ordered service was carried out. */
  readonly vas: readonly { readonly id: string; readonly qty: number }[]
  readonly otherFeeMinor: number | null
  readonly otherRemark: string
  readonly removeReason: string
}

export const emptyCarton = (key: number): CartonValues => ({ key, ...noMeasures, photos: [] })

/** The line that an earlier packing of the same order has left; this packing's fee replaces it. */
const packingFee = 'OTHER_FEE'

export const newPacking = (order: StaffOrder): PackValues => ({
  cartons: [emptyCarton(1)],
  vas: order.vas.map(({ id, qty }) => ({ id, qty })),
  otherFeeMinor: order.otherLines.find((line) => line.code === packingFee)?.amountMinor ?? null,
  otherRemark: order.otherRemark,
  removeReason: '',
})

type Fault = MeasureFault | 'cartonEmpty' | 'otherRemarkRequired' | 'removeReasonRequired'

/** Faults by the paths of the form. */
export function packFaults(values: PackValues, plan: PackingPlan): Record<string, Fault> {
  const faults: Record<string, Fault> = {}
  for (const [index, carton] of values.cartons.entries()) {
    for (const [measure, fault] of measureFaults(carton)) faults[`cartons.${index}.${measure}`] = fault
    if (parcelsIn(plan, index).length === 0) faults[`cartons.${index}.parcelIds`] = 'cartonEmpty'
  }
  if (values.otherFeeMinor && values.otherRemark.trim() === '') faults['otherRemark'] = 'otherRemarkRequired'
  if (parcelsIn(plan, null).length > 0 && values.removeReason.trim() === '')
    faults['removeReason'] = 'removeReasonRequired'
  return faults
}

/** `noPhotoReason` is sent if a carton has no photo. */
export function toPackInput(
  orderId: string,
  values: PackValues,
  plan: PackingPlan,
  noPhotoReason: NoPhotoReason | null,
): PackInput {
  const removed = parcelsIn(plan, null)
  return {
    id: orderId,
    cartons: values.cartons.map((carton, index) => ({
      ...measuresToSend(carton),
      parcelIds: parcelsIn(plan, index),
      photoFileIds: carton.photos.map((photo) => photo.fileId),
    })),
    vas: values.vas.filter(({ qty }) => qty > 0).map(({ id, qty }) => ({ id, qty })),
    otherFeeMinor: values.otherFeeMinor ?? 0,
    otherRemark: values.otherFeeMinor ? values.otherRemark : '',
    ...(noPhotoReason && lacksPhoto(values) ? { noPhotoReason } : {}),
    ...(removed.length > 0 ? { removeParcelIds: removed, removeReason: values.removeReason } : {}),
  }
}

export const lacksPhoto = ({ cartons }: PackValues) => cartons.some(({ photos }) => photos.length === 0)

/** Indexes of cartons whose measurements look like a mistake. */
export const doubtfulCartons = (values: PackValues, plan: PackingPlan, picks: readonly PickLine[], bounds: Bounds) =>
  values.cartons.flatMap((carton, index) => {
    const inside = parcelsIn(plan, index)
    const weights = picks.filter(({ parcelId }) => inside.includes(parcelId)).map((pick) => pick.actualWeightG ?? 0)
    const measured = { ...measuresToSend(carton), parcelsG: weights.reduce((sum, weightG) => sum + weightG, 0) }
    const oddities = odditiesOfCarton(measured, bounds)
    return oddities.length > 0 ? [{ index, measured, oddities }] : []
  })

type Bounds = Parameters<typeof odditiesOfCarton>[1]

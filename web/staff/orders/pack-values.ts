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

interface ServiceValues {
  readonly id: string
  /** How often the member paid for it; 0 if a packer added it. */
  readonly askedQty: number
  /** How often it was carried out. */
  readonly qty: number
  /** Why fewer than paid for, and photos of why. */
  readonly reason: string
  readonly photos: readonly Photo[]
}

export interface PackValues {
  readonly cartons: readonly CartonValues[]
  readonly vas: readonly ServiceValues[]
  readonly otherFeeMinor: number | null
  readonly otherRemark: string
  readonly removeReason: string
}

export const emptyCarton = (key: number): CartonValues => ({ key, ...noMeasures, photos: [] })

/** The line that an earlier packing of the same order has left; this packing's fee replaces it. */
const packingFee = 'OTHER_FEE'

/** What the member paid for, then what a packer has added. */
export function packServices({ paidPrice, vas }: StaffOrder): StaffOrder['vas'] {
  const asked = paidPrice?.quote.vas ?? vas
  return [...asked, ...vas.filter(({ id }) => !asked.some((service) => service.id === id))]
}

/** Packed again, an order starts from what its last packing recorded. */
export const newPacking = (order: StaffOrder): PackValues => ({
  cartons: [emptyCarton(1)],
  vas: packServices(order).map(({ id }) => {
    const recorded = order.reducedServices.find((service) => service.id === id)
    return {
      id,
      askedQty: (order.paidPrice?.quote.vas ?? order.vas).find((service) => service.id === id)?.qty ?? 0,
      qty: order.vas.find((service) => service.id === id)?.qty ?? 0,
      reason: recorded?.reason ?? '',
      photos: recorded?.photos ?? [],
    }
  }),
  otherFeeMinor: order.otherLines.find((line) => line.code === packingFee)?.amountMinor ?? null,
  otherRemark: order.otherRemark,
  removeReason: '',
})

export const isReduced = ({ qty, askedQty }: Pick<ServiceValues, 'qty' | 'askedQty'>) => qty < askedQty

type Fault = MeasureFault | 'cartonEmpty' | 'serviceReasonRequired' | 'otherRemarkRequired' | 'removeReasonRequired'

/** Faults by the paths of the form. */
export function packFaults(values: PackValues, plan: PackingPlan): Record<string, Fault> {
  const faults: Record<string, Fault> = {}
  for (const [index, carton] of values.cartons.entries()) {
    for (const [measure, fault] of measureFaults(carton)) faults[`cartons.${index}.${measure}`] = fault
    if (parcelsIn(plan, index).length === 0) faults[`cartons.${index}.parcelIds`] = 'cartonEmpty'
  }
  for (const [index, service] of values.vas.entries())
    if (isReduced(service) && service.reason.trim() === '') faults[`vas.${index}.reason`] = 'serviceReasonRequired'
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
    vas: values.vas.map(({ id, qty, reason, photos, askedQty }) => ({
      id,
      qty,
      ...(isReduced({ qty, askedQty }) ? { reason, photoFileIds: photos.map(({ fileId }) => fileId) } : {}),
    })),
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

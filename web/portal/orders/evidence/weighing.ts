import type { Order } from '#web/portal/orders/applying/apply-form.ts'

/** A sealed box as it was weighed. */
export type Weighing = Order['cartons'][number]

/** A parcel inside as it was weighed on arrival. */
export type ParcelWeighing = Order['parcelWeighings'][number]

import { isElsewhere } from '#web/shared/parcels/elsewhere.ts'
import type { ParcelRow } from './parcel-columns.tsx'

/** What a member may do with a parcel; `choose`: say what to do with one that is at the wrong warehouse. */
export type ParcelAction = 'choose' | 'apply' | 'edit' | 'order' | 'track' | 'delete'

type Standing = Pick<ParcelRow, 'status' | 'abnormal' | 'transferState' | 'orderId' | 'canEdit' | 'canDelete'> &
  Parameters<typeof isElsewhere>[0]

/** In stock, and nothing prevents sending it. */
export const isSendable = ({ status, abnormal }: Pick<ParcelRow, 'status' | 'abnormal'>): boolean =>
  status === 'in_stock' && !abnormal?.blocking

/** The most likely one first. */
export function actionsOn(parcel: Standing): readonly ParcelAction[] {
  const { status, transferState, orderId, canEdit, canDelete } = parcel
  const may: readonly (ParcelAction | false)[] = [
    status === 'in_stock' && transferState === null && isElsewhere(parcel) && 'choose',
    isSendable(parcel) && 'apply',
    canEdit && 'edit',
    orderId !== null && 'order',
    'track',
    canDelete && 'delete',
  ]
  return may.filter((action) => action !== false)
}

import { parcelsPerOrderMax } from '#web/portal/orders/applying/apply-form.ts'
import { isSendable } from './parcel-actions.ts'
import type { ParcelRow } from './parcel-columns.tsx'

/** Why these parcels cannot be sent as one order; null if they can. */
export function whyNot(
  ticked: readonly Pick<ParcelRow, 'status' | 'abnormal' | 'warehouseCode'>[],
): 'onlyInStock' | 'oneWarehouse' | 'tooMany' | null {
  if (!ticked.every(isSendable)) return 'onlyInStock'
  if (new Set(ticked.map(({ warehouseCode }) => warehouseCode)).size > 1) return 'oneWarehouse'
  return ticked.length > parcelsPerOrderMax ? 'tooMany' : null
}

import { staffClaims } from '#contract/claims.ts'
import { staffArticles } from '#contract/content-office.ts'
import type { Operation, StaffRole } from '#contract/wire/operation.ts'
import { staffOrders } from '#contract/orders.ts'
import { staffBankTransfers } from '#contract/topups.ts'
import { isAuditor, mayCall, type StaffSession } from '#server/auth/session.ts'

export interface StoredPicture {
  readonly ownerKind: 'member' | 'staff'
  readonly ownerId: string
  readonly purpose: 'claim' | 'voucher' | 'photo' | 'article'
  readonly used: boolean
  /** The warehouse of the parcel or order that it shows; null: none. */
  readonly warehouseId: string | null
}

/** The call that works with pictures of each purpose: staff who may not make it may not open the picture. */
const workedWith: Readonly<Record<StoredPicture['purpose'], Operation & { readonly who: readonly StaffRole[] }>> = {
  claim: staffClaims.get,
  voucher: staffBankTransfers.get,
  photo: staffOrders.get,
  article: staffArticles.update,
}

/**
 * Whether a staff member may open a picture by its id: with a task that it is for, warehouse staff only those of their
 * own warehouses (decision record 40), and an auditor any. A picture that is not attached yet can be opened only by its uploader.
 */
export function mayOpen(
  staff: StaffSession,
  { ownerKind, ownerId, purpose, used, warehouseId }: StoredPicture,
): boolean {
  if (!used) return ownerKind === 'staff' && ownerId === staff.id
  if (isAuditor(staff)) return true
  const { who } = workedWith[purpose]
  if (!mayCall(staff, who)) return false
  const worksEverywhere = staff.roles.some((role) => role === 'A' || (role !== 'W' && who.includes(role)))
  return worksEverywhere || (warehouseId !== null && staff.warehouseIds.includes(warehouseId))
}

import { staffClaims } from '#contract/claims.ts'
import { staffArticles } from '#contract/content-office.ts'
import type { Operation, StaffRole } from '#contract/wire/operation.ts'
import { staffOrders } from '#contract/orders.ts'
import { staffBankTransfers } from '#contract/topups.ts'
import { mayCall, type StaffSession } from '#server/auth/session.ts'

export interface StoredPicture {
  readonly ownerKind: 'member' | 'staff'
  readonly ownerId: string
  readonly purpose: 'claim' | 'voucher' | 'photo' | 'article'
  readonly used: boolean
  /** Where what it shows lies; null: in no warehouse. */
  readonly warehouseId: string | null
}

/** The page on which a picture of each purpose is worked with: who may not open that does not open the picture. */
const workedWith: Readonly<Record<StoredPicture['purpose'], Operation & { readonly who: readonly StaffRole[] }>> = {
  claim: staffClaims.get,
  voucher: staffBankTransfers.get,
  photo: staffOrders.get,
  article: staffArticles.update,
}

/**
 * Whether one of the staff opens a picture by its id: with a task that it is for, the warehouse only what lies in its own
 * (decision record 40). What nothing is attached to yet is its uploader's alone.
 */
export function mayOpen(
  staff: StaffSession,
  { ownerKind, ownerId, purpose, used, warehouseId }: StoredPicture,
): boolean {
  if (!used) return ownerKind === 'staff' && ownerId === staff.id
  const { who } = workedWith[purpose]
  if (!mayCall(staff, who)) return false
  const worksEverywhere = staff.roles.some((role) => role === 'A' || (role !== 'W' && who.includes(role)))
  return worksEverywhere || (warehouseId !== null && staff.warehouseIds.includes(warehouseId))
}

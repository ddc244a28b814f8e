import { isAuditor, type StaffSession, worksIn } from '#server/auth/session.ts'
import { refuse } from '#server/http/refuse.ts'

/** Whose bins somebody of the staff reads: those of their warehouses, an auditor all. */
export const readsIn = (staff: StaffSession, warehouseId: string) => isAuditor(staff) || worksIn(staff, warehouseId)

export function refuseOtherWarehouse(staff: StaffSession, warehouseId: string) {
  if (!readsIn(staff, warehouseId)) refuse('role_missing')
}

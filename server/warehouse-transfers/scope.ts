import { isAuditor, type StaffSession } from '#server/auth/session.ts'
import type { Db } from '#server/database/db.ts'
import { refuse } from '#server/http/refuse.ts'
import { findTransfer, type Scope, type TransferRow } from './sql.ts'

/** Customer service and administrators, in every warehouse. */
export const isOfService = ({ roles }: StaffSession): boolean => roles.some((role) => role === 'S' || role === 'A')

/** Warehouse staff what leaves or reaches their own warehouses; customer service, administrators and auditors all. */
export const seenBy = (staff: StaffSession): Scope =>
  isAuditor(staff) || isOfService(staff) ? null : staff.warehouseIds

/** As the caller may see it. */
export async function seen(db: Db, staff: StaffSession, id: string): Promise<TransferRow> {
  const found = await findTransfer(db, id)
  const scope = seenBy(staff)
  if (!found || (scope !== null && ![found.fromWarehouseId, found.toWarehouseId].some((each) => scope.includes(each))))
    refuse('not_found')
  return found
}

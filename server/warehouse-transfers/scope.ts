import { parcelsSeenBy, type StaffSession } from '#server/auth/session.ts'
import type { Db } from '#server/database/db.ts'
import { refuse } from '#server/http/refuse.ts'
import { findTransfer, type Scope, type TransferRow } from './sql.ts'

/** Customer service and administrators, in every warehouse. */
export const isOfService = ({ roles }: StaffSession): boolean => roles.some((role) => role === 'S' || role === 'A')

/** Where the caller scans what leaves and arrives; null: in all warehouses, also for those who only read. */
export const scansIn = ({ roles, warehouseIds }: StaffSession): Scope =>
  roles.includes('W') && !roles.includes('A') ? warehouseIds : null

/** As the caller may see it. */
export async function seen(db: Db, staff: StaffSession, id: string): Promise<TransferRow> {
  const found = await findTransfer(db, id)
  const scope = parcelsSeenBy(staff)
  if (!found || (scope !== null && ![found.fromWarehouseId, found.toWarehouseId].some((each) => scope.includes(each))))
    refuse('not_found')
  return found
}

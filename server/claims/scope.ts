import { isAuditor, type StaffSession } from '#server/auth/session.ts'
import type { Scope } from './staff.sql.ts'

/** Whose parcels a staff member sees: warehouse staff their own warehouses', customer service and auditors all. */
export const seenBy = (staff: StaffSession): Scope => (decides(staff) || isAuditor(staff) ? null : staff.warehouseIds)

/** Customer service and administrators decide; warehouse staff only propose. */
export const decides = ({ roles }: StaffSession): boolean => roles.some((role) => role === 'S' || role === 'A')

export const mayTouch = (staff: StaffSession, warehouseId: string): boolean =>
  decides(staff) || staff.warehouseIds.includes(warehouseId)

import { isAuditor, type StaffSession } from '#server/auth/session.ts'
import type { Scope } from './locks.sql.ts'

/** Whose orders a staff member reads: an auditor all, the others those that they see. */
export const readBy = (staff: StaffSession): Scope => (isAuditor(staff) ? null : seenBy(staff))

/** Whose orders a staff member sees and works with: warehouse staff their own warehouses', finance and service all. */
export const seenBy = (staff: StaffSession): Scope =>
  staff.roles.some((role) => role === 'A' || role === 'F' || role === 'S') ? null : staff.warehouseIds

/** Where a staff member packs and ships: only in their own warehouses, whatever else they may see. */
export const workedBy = (staff: StaffSession): Scope => (staff.roles.includes('A') ? null : staff.warehouseIds)

import type { StaffSession } from '#server/auth/session.ts'
import type { Scope } from './locks.sql.ts'

/** Whose orders a staff member sees: warehouse staff their own warehouses', finance and service all. */
export const seenBy = (staff: StaffSession): Scope =>
  staff.roles.some((role) => role === 'A' || role === 'F' || role === 'S') ? null : staff.warehouseIds

/** Where a staff member packs and ships: only in their own warehouses, whatever else they may see. */
export const workedBy = (staff: StaffSession): Scope => (staff.roles.includes('A') ? null : staff.warehouseIds)

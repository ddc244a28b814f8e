import type { StaffSession } from '#server/auth/session.ts'
import type { Scope } from './locks.sql.ts'

/** Whose orders somebody of the staff sees: the warehouse its own, finance and service all of them. */
export const seenBy = (staff: StaffSession): Scope =>
  staff.roles.some((role) => role === 'A' || role === 'F' || role === 'S') ? null : staff.warehouseIds

/** Where somebody packs and ships: only in the own warehouses, whatever else they may see. */
export const workedBy = (staff: StaffSession): Scope => (staff.roles.includes('A') ? null : staff.warehouseIds)

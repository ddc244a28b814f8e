import type { StaffSession } from '#server/auth/session.ts'
import type { Scope } from './staff.sql.ts'

/** Whose parcels somebody of the staff sees: the warehouse its own, customer service all of them. */
export const seenBy = (staff: StaffSession): Scope => (decides(staff) ? null : staff.warehouseIds)

/** Customer service and administrators decide; the warehouse proposes (contract C, table of roles). */
export const decides = ({ roles }: StaffSession): boolean => roles.some((role) => role === 'S' || role === 'A')

export const mayTouch = (staff: StaffSession, warehouseId: string): boolean =>
  decides(staff) || staff.warehouseIds.includes(warehouseId)

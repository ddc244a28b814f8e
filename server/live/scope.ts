import type { LiveTopic } from '#contract/live.ts'
import type { StaffRole } from '#contract/wire/operation.ts'
import type { StaffSession } from '#server/auth/session.ts'
import type { LiveEvent } from './sql.ts'

interface Seen {
  /** Roles that see it wherever it is; administrators and auditors see everything that staff see. */
  readonly everywhere: readonly StaffRole[]
  /** Roles that see it in the warehouses they work in. */
  readonly inWarehouse: readonly StaffRole[]
}

/** As the calls with which staff read each kind of thing; a topic that is not here is its member's alone. */
const seenByStaff: Partial<Readonly<Record<LiveTopic, Seen>>> = {
  parcels: { everywhere: ['S'], inWarehouse: ['W'] },
  orders: { everywhere: ['F', 'S'], inWarehouse: ['W'] },
  claims: { everywhere: ['S'], inWarehouse: ['W'] },
  pool: { everywhere: ['S'], inWarehouse: ['W'] },
  disputes: { everywhere: ['F', 'S'], inWarehouse: ['W'] },
  topUps: { everywhere: ['F', 'S'], inWarehouse: [] },
  approvals: { everywhere: ['F', 'S'], inWarehouse: [] },
  letters: { everywhere: ['S'], inWarehouse: [] },
}

export type StaffAudience = Pick<StaffSession, 'roles' | 'warehouseIds'>

/** Whether this person may know that something of this kind changed there. */
export function isForStaff({ roles, warehouseIds }: StaffAudience, event: Pick<LiveEvent, 'topic' | 'warehouseId'>) {
  const seen = seenByStaff[event.topic]
  if (!seen) return false
  if (roles.some((role) => role === 'A' || role === 'U' || seen.everywhere.includes(role))) return true
  return (
    event.warehouseId !== null &&
    warehouseIds.includes(event.warehouseId) &&
    roles.some((role) => seen.inWarehouse.includes(role))
  )
}

export const isForMember = (memberId: string, event: Pick<LiveEvent, 'memberId' | 'everybody'>): boolean =>
  event.everybody || event.memberId === memberId

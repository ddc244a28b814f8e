import type { Operation, Output } from '#contract/wire/operation.ts'
import type { staff } from '#contract/staff.ts'
import { createContext, use } from 'react'

export type StaffMember = Output<typeof staff.me>['staff']
export type StaffWarehouse = StaffMember['warehouses'][number]

export type StationSettings = Output<typeof staff.me>['station']

export type Workplace = Output<typeof staff.me>['at']

export interface Desk {
  readonly staff: StaffMember
  readonly station: StationSettings
  /** The station that several people share; null: a device of one's own. */
  readonly at: Workplace
  /** Names of the calls that the roles may make, as the server lists them. */
  readonly permissions: readonly string[]
  /** Where the person is working now; null for someone without a warehouse. */
  readonly warehouse: StaffWarehouse | null
  readonly chooseWarehouse: (id: string) => void
}

export const DeskContext = createContext<Desk | null>(null)

/** Who is signed in, and at which warehouse. */
export function useDesk(): Desk {
  const desk = use(DeskContext)
  if (!desk) throw new Error('a back office page stands inside the signed-in shell')
  return desk
}

/** Whether the person may call an operation: pages and buttons that would be refused are hidden. */
export function useMay(): (operation: Operation) => boolean {
  const { permissions } = useDesk()
  return (operation) => permissions.includes(operation.name)
}

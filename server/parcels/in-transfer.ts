import type { OpenTransferState } from '#domain/warehouse-transfer.ts'
import { refuse } from '#server/http/refuse.ts'
import { askedText, onTheWayText } from './in-transfer.text.ts'

interface Movable {
  readonly transferState: OpenTransferState | null
}

/** Between two warehouses nobody can touch it. */
export function refuseOnTheWay({ transferState }: Movable): void {
  if (transferState === 'on_the_way') refuse('staff_state', { text: onTheWayText })
}

/** What would make it leave, or somebody else's, waits until its transfer has ended. */
export function refuseInTransfer(parcel: Movable): void {
  refuseOnTheWay(parcel)
  if (parcel.transferState !== null) refuse('staff_state', { text: askedText })
}

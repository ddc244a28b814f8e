import { can, type Moves } from './moves.ts'
import type { ParcelStatus } from './parcel.ts'

/** How a parcel leaves without an order. */
export const closingReasons = ['returned', 'disposed', 'handed_over', 'merged'] as const
export type ClosingReason = (typeof closingReasons)[number]

/** Why staff close a parcel that nobody asked them to close: it was stored for too long. */
export const closingCauses = ['storage'] as const
export type ClosingCause = (typeof closingCauses)[number]

/** What becomes of a parcel that was stored for too long: it is nobody else's, and joins no other. */
export const isStorageEnd = (reason: ClosingReason): boolean => reason === 'returned' || reason === 'disposed'

export const closingStates = ['asked', 'confirmed', 'refused', 'withdrawn'] as const
export type ClosingState = (typeof closingStates)[number]

/** The state table of a request to close a parcel in stock. */
export const closingMoves = {
  ask: { from: [null], to: 'asked' },
  // By another person than the one who asked.
  confirm: { from: ['asked'], to: 'confirmed' },
  refuse: { from: ['asked'], to: 'refused' },
  // By the one who asked.
  withdraw: { from: ['asked'], to: 'withdrawn' },
} as const satisfies Moves<ClosingState>

export const closingCan = can(closingMoves, (closing: { readonly state: ClosingState }) => closing.state)

/** What is only forecast is not here: nothing leaves, so one person closes it, without a photo. */
export const needsSecondPerson = (status: ParcelStatus): boolean => status !== 'forecast'

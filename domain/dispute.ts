import { can, type Moves } from './moves.ts'

export const disputeStates = ['open', 'upheld', 'confirmed', 'superseded', 'withdrawn'] as const

export type DisputeState = (typeof disputeStates)[number]

/** A member's dispute of a weighing, from opening it to the second measurement (decision record 16). */
export const disputeMoves = {
  open: { from: [null], to: 'open' },
  // Pictures from the member that show what to look at when measuring.
  showMore: { from: ['open'], to: 'same' },
  // Before anybody has measured. The same weighing cannot be disputed again.
  withdraw: { from: ['open'], to: 'withdrawn' },
  // Measured again, the price is lower: the difference is refunded.
  uphold: { from: ['open'], to: 'upheld' },
  // Measured again, the price stays; a heavier box does not raise it.
  confirm: { from: ['open'], to: 'confirmed' },
  // The boxes were opened: the next packing is weighed again, and that weighing can be disputed again.
  supersede: { from: ['open'], to: 'superseded' },
} as const satisfies Moves<DisputeState>

export const disputeCan = can(disputeMoves, ({ state }: { readonly state: DisputeState }) => state)

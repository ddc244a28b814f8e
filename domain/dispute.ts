import { can, type Moves } from './moves.ts'

export const disputeStates = ['open', 'upheld', 'confirmed', 'superseded', 'withdrawn'] as const

export type DisputeState = (typeof disputeStates)[number]

/** A member's dispute of a weighing, from opening it to the second measurement (decision record 16). */
export const disputeMoves = {
  open: { from: [null], to: 'open', by: ['member'] },
  // Pictures that show what the member means, for whoever measures.
  showMore: { from: ['open'], to: 'same', by: ['member'] },
  // Before anybody has measured. The same weighing cannot be disputed again.
  withdraw: { from: ['open'], to: 'withdrawn', by: ['member'] },
  // Measured again, the price is lower: the difference is refunded.
  uphold: { from: ['open'], to: 'upheld', by: ['warehouse', 'service'] },
  // Measured again, the price stays; a heavier box does not raise it.
  confirm: { from: ['open'], to: 'confirmed', by: ['warehouse', 'service'] },
  // The boxes were opened: the next packing is weighed anew, and that weighing can be disputed again.
  supersede: { from: ['open'], to: 'superseded', by: ['member', 'warehouse', 'service'] },
} as const satisfies Moves<DisputeState>

export const disputeCan = can(disputeMoves, ({ state }: { readonly state: DisputeState }) => state)

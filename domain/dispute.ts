import { can, type Moves } from './moves.ts'

export const disputeStates = ['open', 'upheld', 'confirmed', 'superseded', 'withdrawn'] as const

export type DisputeState = (typeof disputeStates)[number]

/** A member's doubt about a weighing, from the question to what was measured again (decision record 16). */
export const disputeMoves = {
  open: { from: [null], to: 'open' },
  // Pictures that tell what the member means, for whoever measures.
  showMore: { from: ['open'], to: 'same' },
  // The member sees that they were wrong, before anybody has measured. For this weighing that stands.
  withdraw: { from: ['open'], to: 'withdrawn' },
  // Measured again, the price is lower: the difference goes back.
  uphold: { from: ['open'], to: 'upheld' },
  // Measured again, the price stays; a heavier box does not raise it.
  confirm: { from: ['open'], to: 'confirmed' },
  // The boxes were opened: what is packed next is weighed anew, and that weighing can be doubted again.
  supersede: { from: ['open'], to: 'superseded' },
} as const satisfies Moves<DisputeState>

export const disputeCan = can(disputeMoves, ({ state }: { readonly state: DisputeState }) => state)

import { can, type Moves } from './moves.ts'

export const handoverStates = ['open', 'closed', 'difference', 'settled'] as const
export type HandoverState = (typeof handoverStates)[number]

/** The state table of parcels that a courier handed over and the warehouse counted, before each was scanned. */
export const handoverMoves = {
  take: { from: [null], to: 'open' },
  // As many were scanned as were counted.
  close: { from: ['open'], to: 'closed' },
  // They differ, and whoever closed it said why.
  closeDiffering: { from: ['open'], to: 'difference' },
  // A later scan, or one that was undone, made it even.
  even: { from: ['difference'], to: 'closed' },
  // By another person than the one who closed it.
  settle: { from: ['difference'], to: 'settled' },
  // A scan was undone, so that it is to be closed again.
  reopen: { from: ['closed', 'settled'], to: 'open' },
  scan: { from: ['open', 'difference'], to: 'same' },
} as const satisfies Moves<HandoverState>

export const handoverCan = can(handoverMoves, (handover: { readonly state: HandoverState }) => handover.state)

/** How many parcels one handover may have. */
export const handedOverMost = 9999

/** Positive: so many were counted and not scanned; negative: more were scanned than counted. */
export const missingOf = ({ counted, scanned }: { readonly counted: number; readonly scanned: number }): number =>
  counted - scanned

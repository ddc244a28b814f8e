import { can, type Moves } from './moves.ts'

export const parcelServiceStates = ['asked', 'done', 'refused', 'withdrawn'] as const
export type ParcelServiceState = (typeof parcelServiceStates)[number]

/** The state table of services asked for on a parcel. */
export const parcelServiceMoves = {
  ask: { from: [null], to: 'asked' },
  // With a picture.
  finish: { from: ['asked'], to: 'done' },
  // With a reason; what was paid is given back.
  refuse: { from: ['asked'], to: 'refused' },
  // By its member, or because the parcel is gone; what was paid is given back.
  withdraw: { from: ['asked'], to: 'withdrawn' },
} as const satisfies Moves<ParcelServiceState>

export const parcelServiceCan = can(
  parcelServiceMoves,
  (service: { readonly state: ParcelServiceState }) => service.state,
)

/** Where a service may be asked for. */
export const askedOn = ['order', 'parcel'] as const

/** A parcel that is forecast has no weight yet, and no freight: only these two can be priced on it. */
export const parcelCharges = ['perOrder', 'perPiece'] as const
export type ParcelCharge = (typeof parcelCharges)[number]

export const isParcelCharge = (charge: string): charge is ParcelCharge => parcelCharges.some((each) => each === charge)

/** What it costs: once for the parcel, or for each piece. */
export const parcelServiceMinor = (charge: ParcelCharge, unitMinor: number, quantity: number): number =>
  charge === 'perOrder' ? unitMinor : unitMinor * quantity

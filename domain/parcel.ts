import { can, type Moves } from './moves.ts'

export const parcelStatuses = ['forecast', 'in_stock', 'packing', 'shipped'] as const

export type ParcelStatus = (typeof parcelStatuses)[number]

type Packable = {
  readonly actualWeightG: number | null
  readonly abnormal: { readonly blocking: boolean } | null
}

/** Nobody can price what was not weighed, and PROHIBITED and COD may not leave. */
const isPackable = (parcel: Packable) => parcel.actualWeightG !== null && parcel.abnormal?.blocking !== true

/** Contract D1, row for row. A parcel that is gone was deleted by its member or closed by staff. */
export const parcelMoves = {
  forecast: { from: [null], to: 'forecast' },
  edit: { from: ['forecast'], to: 'same' },
  delete: { from: ['forecast'], to: null },
  receive: { from: ['forecast'], to: 'in_stock' },
  // Several members forecast the number and no label tells them apart: staff decide with evidence.
  receiveContested: { from: ['forecast'], to: 'same' },
  // Nobody forecast it, but the label shows a member number.
  receiveByLabel: { from: [null], to: 'in_stock' },
  // Nobody's: it becomes an unclaimed parcel (D3), not a parcel.
  receiveUnclaimed: { from: [null], to: null },
  match: { from: ['forecast'], to: 'in_stock' },
  // The claimer's own forecast of the number is used when there is one.
  approveClaim: { from: [null, 'forecast'], to: 'in_stock' },
  declare: { from: ['in_stock'], to: 'same' },
  // It came to another warehouse than forecast, and its member has it sent on from there.
  sendFromHere: { from: ['in_stock'], to: 'same' },
  shelve: { from: ['in_stock'], to: 'same' },
  // What staff wrote down wrongly (B-IN-05).
  correct: { from: ['forecast', 'in_stock', 'packing'], to: 'same' },
  setAbnormal: { from: ['in_stock'], to: 'same' },
  pack: { from: ['in_stock'], to: 'packing', when: isPackable },
  // Its order was deleted, cancelled or edited without it, or the warehouse took it out.
  unpack: { from: ['packing'], to: 'in_stock' },
  consolidate: { from: ['packing'], to: 'same' },
  ship: { from: ['packing'], to: 'shipped' },
  sign: { from: ['shipped'], to: 'same' },
  close: { from: ['forecast', 'in_stock'], to: null },
} as const satisfies Moves<ParcelStatus>

/** Asked of a parcel that is still there. */
export const parcelCan = can(parcelMoves, (parcel: { readonly status: ParcelStatus }) => parcel.status)

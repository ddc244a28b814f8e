import { can, type Moves } from './moves.ts'
import type { OpenTransferState } from './warehouse-transfer.ts'

export const parcelStatuses = ['forecast', 'in_stock', 'packing', 'shipped'] as const

export type ParcelStatus = (typeof parcelStatuses)[number]

type Packable = {
  readonly actualWeightG: number | null
  readonly abnormal: { readonly blocking: boolean } | null
}

/** What was not weighed cannot be priced, and PROHIBITED and COD may not leave. */
const isPackable = (parcel: Packable) => parcel.actualWeightG !== null && parcel.abnormal?.blocking !== true

interface Movable {
  /** Of a transfer to another warehouse that is asked for or on the way; null: there is none. */
  readonly transferState: OpenTransferState | null
}

/** Between two warehouses nobody can touch it. */
const isHere = ({ transferState }: Movable) => transferState !== 'on_the_way'

/** Its member has paid for a transfer, which has to end first. */
const stays = ({ transferState }: Movable) => transferState === null

/** The state table of parcels. A parcel that is gone was deleted by its member or closed by staff. */
export const parcelMoves = {
  forecast: { from: [null], to: 'forecast' },
  edit: { from: ['forecast'], to: 'same' },
  delete: { from: ['forecast'], to: null },
  receive: { from: ['forecast'], to: 'in_stock' },
  // Several members forecast the number and no label tells whose it is: staff decide with evidence.
  receiveContested: { from: ['forecast'], to: 'same' },
  // It has no forecast, but the label shows a member number.
  receiveByLabel: { from: [null], to: 'in_stock' },
  // Its owner is unknown: it becomes an unclaimed parcel, not a parcel.
  receiveUnclaimed: { from: [null], to: null },
  // Its receipt was undone (B-IN-16): it is expected again, or was never there.
  undoReceive: { from: ['in_stock'], to: 'forecast', when: stays },
  undoReceiveByLabel: { from: ['in_stock'], to: null, when: stays },
  match: { from: ['forecast'], to: 'in_stock' },
  // The claimer's own forecast of the number is used if there is one.
  approveClaim: { from: [null, 'forecast'], to: 'in_stock' },
  declare: { from: ['in_stock'], to: 'same' },
  // It arrived at another warehouse than forecast, and its member has it sent from there.
  sendFromHere: { from: ['in_stock'], to: 'same', when: stays },
  shelve: { from: ['in_stock'], to: 'same', when: isHere },
  addPhotos: { from: ['in_stock', 'packing'], to: 'same', when: isHere },
  // Corrects what staff recorded wrongly (B-IN-05).
  correct: { from: ['forecast', 'in_stock', 'packing'], to: 'same', when: isHere },
  setAbnormal: { from: ['in_stock'], to: 'same', when: isHere },
  pack: { from: ['in_stock'], to: 'packing', when: isPackable },
  // Its order was deleted, cancelled or edited without it, or the warehouse took it out.
  unpack: { from: ['packing'], to: 'in_stock' },
  consolidate: { from: ['packing'], to: 'same' },
  ship: { from: ['packing'], to: 'shipped' },
  sign: { from: ['shipped'], to: 'same' },
  close: { from: ['forecast', 'in_stock'], to: null, when: stays },
  // To another warehouse: asked and paid for, sent from here, received there; or it stays after all.
  askTransfer: { from: ['in_stock'], to: 'same', when: stays },
  endTransfer: { from: ['in_stock'], to: 'same' },
  sendTransfer: { from: ['in_stock'], to: 'same' },
  receiveTransfer: { from: ['in_stock'], to: 'same' },
  // One of two; the second is a new parcel.
  split: { from: ['in_stock'], to: 'same', when: stays },
  // Its label is printed while it lies in the warehouse.
  label: { from: ['in_stock', 'packing'], to: 'same' },
  // It was unclaimed and given to the wrong member (B-IN-15).
  takeBack: { from: ['in_stock'], to: null, when: stays },
} as const satisfies Moves<ParcelStatus>

/** For a parcel that still exists. */
export const parcelCan = can(parcelMoves, (parcel: { readonly status: ParcelStatus }) => parcel.status)

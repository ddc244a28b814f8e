import { can, type Moves } from './moves.ts'
import type { Currency } from './money.ts'

export const warehouseTransferStates = ['asked', 'on_the_way', 'arrived', 'withdrawn', 'refused'] as const
export type WarehouseTransferState = (typeof warehouseTransferStates)[number]

/** The state table of transfers of one parcel between warehouses, asked and paid for by its member. */
export const warehouseTransferMoves = {
  ask: { from: [null], to: 'asked' },
  // By its member; what was paid is given back.
  withdraw: { from: ['asked'], to: 'withdrawn' },
  // By staff, with a reason; what was paid is given back.
  refuse: { from: ['asked'], to: 'refused' },
  // Scanned where it lies.
  send: { from: ['asked'], to: 'on_the_way' },
  // Scanned where it goes.
  receive: { from: ['on_the_way'], to: 'arrived' },
  // It is late, and somebody has looked for it.
  noteMissing: { from: ['on_the_way'], to: 'same' },
} as const satisfies Moves<WarehouseTransferState>

export const warehouseTransferCan = can(
  warehouseTransferMoves,
  (transfer: { readonly state: WarehouseTransferState }) => transfer.state,
)

/** While it is in one of these, the parcel does nothing else. */
export const openTransferStates = ['asked', 'on_the_way'] as const satisfies readonly WarehouseTransferState[]
export type OpenTransferState = (typeof openTransferStates)[number]

export interface TransferTariff {
  /** For each started kilogram. */
  readonly perKgMinor: Readonly<Record<Currency, number>>
  readonly atLeastMinor: Readonly<Record<Currency, number>>
}

/** The price of moving a parcel of this actual weight between any two warehouses. */
export const warehouseTransferMinor = (weightG: number, tariff: TransferTariff, currency: Currency): number =>
  Math.max(tariff.atLeastMinor[currency], Math.ceil(weightG / 1000) * tariff.perKgMinor[currency])

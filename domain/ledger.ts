/** House accounts: where members' money and coins come from and go to. Their balances are not stored. */
export const houseAccounts = [
  'bank',
  'alipay',
  'wechat',
  'store',
  'sales',
  'coins',
  'compensation',
  'adjustment',
  'receivable',
  'opening',
] as const

export type HouseAccount = (typeof houseAccounts)[number]

export type AccountKind = 'member' | HouseAccount

type Flow = {
  /** `origin`: the house account that the money being taken back came from. */
  readonly from: AccountKind | 'origin'
  readonly to: AccountKind | 'origin'
  readonly unit: 'money' | 'coins' | 'any'
  /**
   * What may have only one such entry; null: its source is an action of its own (the packing, the decision, the
   * dispute).
   */
  readonly oncePer: 'order' | 'bank_transfer' | 'payment' | 'store_topup' | 'referral' | 'opening' | null
}

/** Every event of the ledger, with the accounts that it moves money between. */
export const ledgerEvents = {
  TOPUP_BANK: { from: 'bank', to: 'member', unit: 'money', oncePer: 'bank_transfer' },
  TOPUP_ALIPAY: { from: 'alipay', to: 'member', unit: 'money', oncePer: 'payment' },
  TOPUP_WECHAT: { from: 'wechat', to: 'member', unit: 'money', oncePer: 'payment' },
  TOPUP_STORE: { from: 'store', to: 'member', unit: 'money', oncePer: 'store_topup' },
  ORDER_PAY: { from: 'member', to: 'sales', unit: 'money', oncePer: 'order' },
  ORDER_SUPPLEMENT: { from: 'member', to: 'sales', unit: 'money', oncePer: null },
  WEIGHT_REFUND: { from: 'sales', to: 'member', unit: 'money', oncePer: null },
  ORDER_REFUND: { from: 'sales', to: 'member', unit: 'money', oncePer: 'order' },
  REFERRAL: { from: 'coins', to: 'member', unit: 'coins', oncePer: 'referral' },
  STAFF_GRANT: { from: 'coins', to: 'member', unit: 'coins', oncePer: null },
  REDEEM: { from: 'member', to: 'coins', unit: 'coins', oncePer: 'order' },
  REDEEM_REFUND: { from: 'coins', to: 'member', unit: 'coins', oncePer: null },
  STAFF_DEDUCT: { from: 'member', to: 'coins', unit: 'coins', oncePer: null },
  EXPIRE: { from: 'member', to: 'coins', unit: 'coins', oncePer: null },
  DELAY_REDUCTION: { from: 'compensation', to: 'member', unit: 'money', oncePer: 'order' },
  DELAY_CREDIT: { from: 'compensation', to: 'member', unit: 'money', oncePer: 'order' },
  LOSS_COMPENSATION: { from: 'compensation', to: 'member', unit: 'money', oncePer: null },
  DISPUTE_REFUND: { from: 'compensation', to: 'member', unit: 'money', oncePer: null },
  ADJUST_IN: { from: 'adjustment', to: 'member', unit: 'money', oncePer: null },
  ADJUST_OUT: { from: 'member', to: 'adjustment', unit: 'money', oncePer: null },
  REVERSAL: { from: 'member', to: 'origin', unit: 'any', oncePer: null },
  RECEIVABLE_OPEN: { from: 'receivable', to: 'origin', unit: 'any', oncePer: null },
  RECEIVABLE_PAID: { from: 'member', to: 'receivable', unit: 'any', oncePer: null },
  STORAGE_FEE: { from: 'member', to: 'sales', unit: 'money', oncePer: null },
  OPENING: { from: 'opening', to: 'member', unit: 'any', oncePer: 'opening' },
  // A service asked for on one parcel, and what is given back when it is not done.
  PARCEL_SERVICE: { from: 'member', to: 'sales', unit: 'money', oncePer: null },
  PARCEL_SERVICE_REFUND: { from: 'sales', to: 'member', unit: 'money', oncePer: null },
  // Of one parcel to another warehouse, and what is given back when it was not sent.
  TRANSFER_FEE: { from: 'member', to: 'sales', unit: 'money', oncePer: null },
  TRANSFER_REFUND: { from: 'sales', to: 'member', unit: 'money', oncePer: null },
  // What a member chose to be done with a parcel, and what is given back when it was not done.
  PARCEL_ANSWER: { from: 'member', to: 'sales', unit: 'money', oncePer: null },
  PARCEL_ANSWER_REFUND: { from: 'sales', to: 'member', unit: 'money', oncePer: null },
} as const satisfies Record<string, Flow>

export type LedgerEvent = keyof typeof ledgerEvents

/** Both accounts of an entry; `origin` is used only where money goes back to where it came from. */
export function endsOf(event: LedgerEvent, origin: HouseAccount): { from: AccountKind; to: AccountKind } {
  const { from, to } = ledgerEvents[event]
  return { from, to: to === 'origin' ? origin : to }
}

export type BalanceMove =
  | { readonly isCovered: true; readonly before: number; readonly after: number }
  | { readonly isCovered: false; readonly shortBy: number }

/** Adds a signed amount to a member's balance; no balance ever falls below 0. Whole numbers of one unit. */
export function move(before: number, amount: number): BalanceMove {
  const after = before + amount
  return after < 0 ? { isCovered: false, shortBy: -after } : { isCovered: true, before, after }
}

/** How much of an older debt in the same unit a credit pays, before the member may spend it (RECEIVABLE_PAID). */
export const receivablePayment = (credit: number, owed: number) => Math.min(credit, Math.max(0, owed))

export type Reversal = { readonly taken: number; readonly opened: number }

/** Taking a credit back takes what is there (REVERSAL) and opens the rest as a debt (RECEIVABLE_OPEN). */
export function reversal(balance: number, amount: number): Reversal {
  const taken = Math.min(balance, amount)
  return { taken, opened: amount - taken }
}

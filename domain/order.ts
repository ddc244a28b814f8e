import { can, type Moves } from './moves.ts'

export const orderStatuses = ['awaiting_payment', 'paid', 'awaiting_outbound', 'shipped', 'signed'] as const

export type OrderStatus = (typeof orderStatuses)[number]

/** Separate from the status, because a cancelled order keeps its last status. */
export type OrderLifecycle = 'active' | 'deleted' | 'cancelled'

export type OrderStanding = { readonly status: OrderStatus; readonly lifecycle: OrderLifecycle }
type Owing = { readonly dueMinor: number }
type Holdable = { readonly holdReason: string | null }
/** Both null again after an order was opened once more (unpacked, or parcels left out). */
type Packable = { readonly packingStartedAt: string | null; readonly packedAt: string | null }

const isOwing = (order: Owing) => order.dueMinor > 0
const isFree = (order: Holdable) => order.holdReason === null
const isFreeAndSettled = (order: Holdable & Owing) => isFree(order) && !isOwing(order)
const isUntouched = (order: Holdable & Owing & Packable) =>
  isFreeAndSettled(order) && order.packingStartedAt === null && order.packedAt === null

/**
 * The state table of orders, including a price rise after payment. An action that may end in two states has a row for
 * each; a row after which money is due ends in `paid`. A payment that the balance does not cover is no transition.
 */
export const orderMoves = {
  // A standing rule of the member's applies, and pays up to its limit, automatically (decision record 20).
  submit: { from: [null], to: 'awaiting_payment' },
  edit: { from: ['awaiting_payment'], to: 'same' },
  delete: { from: ['awaiting_payment'], to: null },
  // The held price expired, or staff corrected a parcel of it (B-IN-05): the new quote is stored, and the payment is
  // refused until the member has seen it.
  requote: { from: ['awaiting_payment'], to: 'same' },
  pay: { from: ['awaiting_payment'], to: 'paid' },
  startPacking: { from: ['paid'], to: 'same', when: isFree },
  pack: { from: ['paid'], to: 'awaiting_outbound', when: isFree },
  packOwing: { from: ['paid'], to: 'same', when: isFree },
  paySupplement: { from: ['paid'], to: 'awaiting_outbound', when: isOwing },
  // A fee that was added before packing.
  payBeforePacking: { from: ['paid'], to: 'same', when: isOwing },
  // The member's other answers to a supplement (E-18).
  decideSettled: { from: ['paid'], to: 'awaiting_outbound', when: isOwing },
  decideOpen: { from: ['paid'], to: 'same', when: isOwing },
  decideCancel: { from: ['paid'], to: null, when: isOwing },
  waive: { from: ['paid'], to: 'awaiting_outbound', when: isOwing },
  adjustFee: { from: ['awaiting_payment', 'paid', 'awaiting_outbound'], to: 'same' },
  adjustFeeOwing: { from: ['paid', 'awaiting_outbound'], to: 'paid' },
  // After shipping a fee only moves money, and the order's price stays (B-OU-13).
  adjustShipped: { from: ['shipped', 'signed'], to: 'same' },
  // The member disputes a weighing; measuring again may lower the price, but never raise it (decision record 16).
  dispute: { from: ['paid', 'awaiting_outbound', 'shipped', 'signed'], to: 'same' },
  remeasure: { from: ['paid', 'awaiting_outbound', 'shipped', 'signed'], to: 'same' },
  remeasureSettled: { from: ['paid'], to: 'awaiting_outbound', when: isOwing },
  unpack: { from: ['awaiting_outbound'], to: 'paid' },
  amend: { from: ['paid', 'awaiting_outbound'], to: 'same' },
  amendOwing: { from: ['paid', 'awaiting_outbound'], to: 'paid' },
  // After the amendment nothing is due on an order that was packed.
  amendSettled: { from: ['paid'], to: 'awaiting_outbound', when: isOwing },
  hold: {
    from: ['awaiting_payment', 'paid', 'awaiting_outbound'],
    to: 'same',
  },
  release: {
    from: ['awaiting_payment', 'paid', 'awaiting_outbound'],
    to: 'same',
  },
  ship: { from: ['awaiting_outbound'], to: 'shipped', when: isFreeAndSettled },
  track: { from: ['shipped'], to: 'same' },
  reportException: { from: ['paid', 'awaiting_outbound', 'shipped'], to: 'same' },
  confirmReceipt: { from: ['shipped'], to: 'signed' },
  sign: { from: ['shipped'], to: 'signed' },
  autoSign: { from: ['shipped'], to: 'signed' },
  cancel: { from: ['awaiting_payment', 'paid', 'awaiting_outbound'], to: null },
  // The member changes their mind before anybody has packed it (E-90).
  cancelOwn: { from: ['paid'], to: null, when: isUntouched },
  compensateDelay: { from: ['shipped', 'signed'], to: 'same' },
  compensateLoss: { from: ['shipped'], to: 'same' },
} as const satisfies Moves<OrderStatus>

export type OrderEvent = keyof typeof orderMoves

export const orderCan = can(orderMoves, (order: OrderStanding) => (order.lifecycle === 'active' ? order.status : null))

export const orderActionNames = [
  'pay',
  'edit',
  'delete',
  'cancel',
  'confirm',
  'track',
  'details',
  'decide',
  'again',
  'receipt',
] as const

export type OrderAction = (typeof orderActionNames)[number]

type Acted = OrderStanding & Owing & Holdable & Packable & { readonly paidAt: string | null }

/** What the member may do with an order now: screens show these and have no table of their own. */
export function orderActions(order: Acted): readonly OrderAction[] {
  const isPaid = order.paidAt !== null
  if (order.lifecycle === 'deleted') return []
  if (order.lifecycle === 'cancelled') return isPaid ? ['details', 'receipt'] : ['details']
  const isPossible: Record<OrderAction, boolean> = {
    pay: orderCan.pay(order) || orderCan.paySupplement(order),
    edit: orderCan.edit(order),
    delete: orderCan.delete(order),
    cancel: orderCan.cancelOwn(order),
    confirm: orderCan.confirmReceipt(order),
    track: true,
    details: true,
    decide: orderCan.decideCancel(order),
    again: order.status === 'signed',
    receipt: isPaid,
  }
  return orderActionNames.filter((action) => isPossible[action])
}

type OrderMoney = { readonly totalMinor: number; readonly paidMinor: number; readonly refundedMinor: number }

/** Never below 0, and 0 once the order is deleted or cancelled. */
export const orderDueMinor = (order: OrderMoney & Pick<OrderStanding, 'lifecycle'>) =>
  order.lifecycle === 'active' ? Math.max(0, order.totalMinor - order.paidMinor + order.refundedMinor) : 0

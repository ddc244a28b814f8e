import { can, type Moves } from './moves.ts'

export const paymentMethods = ['alipay', 'wechat'] as const
export type PaymentMethod = (typeof paymentMethods)[number]

export const paymentStates = ['pending', 'succeeded', 'failed', 'expired', 'closed', 'refunded'] as const
export type PaymentState = (typeof paymentStates)[number]

/** The state table of an online payment: one attempt to top up a balance through Alipay or WeChat Pay. */
export const paymentMoves = {
  create: { from: [null], to: 'pending' },
  pay: { from: ['pending'], to: 'succeeded' },
  // The money was taken although we had given the payment up: it is credited, and finance looks at it.
  payLate: { from: ['failed', 'expired', 'closed'], to: 'succeeded' },
  // A repeated notice is acknowledged and moves nothing.
  payAgain: { from: ['succeeded', 'refunded'], to: 'same' },
  fail: { from: ['pending'], to: 'failed' },
  expire: { from: ['pending'], to: 'expired' },
  close: { from: ['pending'], to: 'closed' },
  refundPart: { from: ['succeeded'], to: 'same' },
  refundWhole: { from: ['succeeded'], to: 'refunded' },
} as const satisfies Moves<PaymentState>

export type PaymentEvent = keyof typeof paymentMoves

export const paymentCan = can(paymentMoves, ({ state }: { readonly state: PaymentState }) => state)

/** Which of its two moves "it was paid" is; null when it had been credited before. */
export function movePaid(payment: { readonly state: PaymentState }): 'pay' | 'payLate' | null {
  if (paymentCan.pay(payment)) return 'pay'
  return paymentCan.payLate(payment) ? 'payLate' : null
}

export const refundStates = ['requested', 'sent', 'done', 'failed'] as const
export type RefundState = (typeof refundStates)[number]

/**
 * The state table of a refund. The balance is debited when it is requested, and credited again if the provider refuses.
 * `sent`: the provider took it and has not finished.
 */
export const refundMoves = {
  request: { from: [null], to: 'requested' },
  send: { from: ['requested', 'sent'], to: 'sent' },
  finish: { from: ['requested', 'sent'], to: 'done' },
  fail: { from: ['requested', 'sent'], to: 'failed' },
} as const satisfies Moves<RefundState>

export const refundCan = can(refundMoves, ({ state }: { readonly state: RefundState }) => state)

/** What can still be refunded: less what was, and less what is under way. */
export const refundableMinor = (payment: {
  readonly state: PaymentState
  readonly amountMinor: number
  readonly refundedMinor: number
  readonly refundingMinor: number
}): number =>
  paymentCan.refundPart(payment) ? payment.amountMinor - payment.refundedMinor - payment.refundingMinor : 0

/** For how long after its expiry a payment is still asked about: a notice can arrive a day late. */
const askedForS = 25 * 3600

/**
 * In how many seconds the provider is asked again about a payment that is not credited, when no notice came: every
 * minute until five minutes after it expired, then hourly for 25 hours; null: never again.
 */
export function askAgainInS(sinceExpiryS: number): number | null {
  if (sinceExpiryS < 5 * 60) return 60
  return sinceExpiryS < askedForS ? 3600 : null
}

/** In how many seconds an unfinished refund is tried or asked about again: from a minute up to an hour. */
export const refundAgainInS = (tries: number): number => Math.min(3600, 60 * 2 ** Math.min(tries, 6))

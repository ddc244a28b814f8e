import type { PaymentMethod } from '#domain/payment.ts'
import type { StatementSubject } from '#domain/statement.ts'

/* What both providers can do, in our words. An adapter a provider: `alipay.ts`, `wechat.ts`. */

export interface NewOrder {
  readonly paymentNumber: string
  readonly amountMinor: number
  /** ISO 8601 in the business zone. */
  readonly expiresAt: string
  /** What the payer reads in the wallet app. */
  readonly subject: string
  readonly channel: 'qr' | 'phone'
  readonly payerIp: string
  /** Where the provider sends its notices. */
  readonly noticeUrl: string
  /** Where the wallet app returns to. */
  readonly returnUrl: string
}

export interface Payable {
  readonly qrContent: string | null
  readonly phoneLink: string | null
}

/** What was paid, as the provider says; whether it is what was asked for is judged in one place (`apply.ts`). */
export interface Paid {
  readonly kind: 'paid'
  /** Null: not an amount. */
  readonly amountMinor: number | null
  readonly currency: string
  readonly tradeNumber: string
  /** App, merchant and payment number are those that were asked about. */
  readonly isOurs: boolean
}

/**
 * What a provider says of a payment. `none`: nobody has scanned the code yet, or it does not know the number;
 * `refunded`: paid and given back without us.
 */
export type Found = Paid | { readonly kind: 'pending' | 'none' | 'closed' | 'failed' | 'refunded' }

export type Closed = 'closed' | 'none' | 'refused'

export interface RefundOrder {
  readonly paymentNumber: string
  readonly refundNumber: string
  readonly amountMinor: number
  readonly totalMinor: number
  readonly reason: string
}

/** `refused`: it will never happen; `unknown`: the provider does not know the number. */
export type RefundFound = {
  readonly kind: 'done' | 'processing' | 'refused' | 'unknown'
  /** The provider's own word, for the log. */
  readonly word: string
}

/** A notice whose signature is right. */
export interface Notice {
  readonly paymentNumber: string
  readonly found: Found
}

export interface RawNotice {
  readonly body: Buffer
  readonly header: (name: string) => string | undefined
  readonly nowMs: number
}

export interface Provider {
  readonly method: PaymentMethod
  readonly create: (order: NewOrder) => Promise<Payable>
  readonly query: (paymentNumber: string) => Promise<Found>
  readonly close: (paymentNumber: string) => Promise<Closed>
  readonly refund: (order: RefundOrder) => Promise<RefundFound>
  readonly queryRefund: (order: RefundOrder) => Promise<RefundFound>
  /** What it lists for a day in China, `2026-11-21`. Throws `StatementFault` unless it is whole, right and of that day. */
  readonly statement: (day: string) => Promise<Statement>
  /** Throws `BadNotice` unless it was signed by the provider. */
  readonly readNotice: (raw: RawNotice) => Notice | null
}

/** One line of a statement: a payment that was made, or a refund. */
export interface StatementRow {
  readonly subject: StatementSubject
  /** Our number of the payment or refund; a refund that was made elsewhere has one that we do not know. */
  readonly number: string
  readonly paymentNumber: string
  readonly tradeNumber: string
  readonly amountMinor: number
}

/** `none`: there is no statement of this day, because nothing happened or because it is not made yet. */
export type Statement =
  | { readonly kind: 'rows'; readonly rows: readonly StatementRow[] }
  | { readonly kind: 'none' | 'not_ready' }

/** No trustworthy answer came: what happened over there is unknown, so nothing may be concluded from it. */
export class ProviderFault extends Error {}

/** It came from somebody, and nothing shows that it was the provider. */
export class UnsignedAnswer extends ProviderFault {}

/** A statement that must not count, and why. */
export class StatementFault extends ProviderFault {
  readonly word: 'wrong_file' | 'wrong_day'

  constructor(word: StatementFault['word'], message: string) {
    super(message)
    this.word = word
  }
}

/** The provider clearly refused; `word` is its code. */
export class ProviderRefusal extends Error {
  readonly word: string

  constructor(word: string) {
    super(`the provider refused: ${word}`)
    this.word = word
  }
}

/** Not signed by the provider, or not readable: nothing in it is believed. */
export class BadNotice extends Error {}

/** `12.30` → 1230; null for anything else. Never through a floating-point number. */
export function minorOf(text: unknown): number | null {
  const [, units, cents = ''] = (typeof text === 'string' && /^(\d{1,10})(?:\.(\d{1,2}))?$/.exec(text)) || []
  return units === undefined ? null : Number(units) * 100 + Number(cents.padEnd(2, '0'))
}

/** 1230 → `12.30` */
export const decimalOf = (minor: number) => `${Math.floor(minor / 100)}.${String(minor % 100).padStart(2, '0')}`

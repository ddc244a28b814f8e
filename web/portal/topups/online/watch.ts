import type { payments } from '#contract/payments.ts'
import type { Output } from '#contract/wire/operation.ts'

/* What a page makes of a payment that may be paid at any moment. Only the server says whether it was (C-68). */

export type Payment = Output<typeof payments.refresh>

type Times = Pick<Payment, 'state' | 'createdAt' | 'expiresAt'>

/** For how long after its time is over a payment is still asked about: the provider may answer late. */
const askedOnMs = 5 * 60_000

/**
 * In how many milliseconds the server is asked again, by how long the page has been watching; null: no more, it is
 * final, or nobody answers after its time. Only lengths of time are compared: the clock of a device may be wrong.
 */
export function askAgainInMs(payment: Times, watchedForMs: number): number | null {
  if (payment.state !== 'pending') return null
  const lifeMs = payment.expiresAt === null ? 0 : Date.parse(payment.expiresAt) - Date.parse(payment.createdAt)
  if (watchedForMs >= lifeMs + askedOnMs) return null
  if (watchedForMs < 60_000) return 3_000
  return watchedForMs < 5 * 60_000 ? 6_000 : 15_000
}

/** How much time is left to pay, in whole seconds, never below 0. */
export const secondsLeft = (expiresAt: string, nowMs: number): number =>
  Math.max(0, Math.ceil((Date.parse(expiresAt) - nowMs) / 1000))

/** `14:05`; hours are counted as minutes. */
export const asClock = (seconds: number): string =>
  [Math.floor(seconds / 60), seconds % 60].map((part) => String(part).padStart(2, '0')).join(':')

type Meaning = 'pending' | 'paid' | 'paidLate' | 'failed' | 'expired' | 'closed' | 'refunded'

/** What its state means to the member. Money that came after the time was over is credited all the same. */
export function meaningOf({ state, paidAt, expiresAt }: Pick<Payment, 'state' | 'paidAt' | 'expiresAt'>): Meaning {
  if (state !== 'succeeded') return state
  const isLate = paidAt !== null && expiresAt !== null && Date.parse(paidAt) > Date.parse(expiresAt)
  return isLate ? 'paidLate' : 'paid'
}

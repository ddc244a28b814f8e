import type { CoinRate } from './charges.ts'
import {
  type OtherLine,
  type Quote,
  type QuoteInput,
  quoteFreight,
  withLine,
  withOtherLines,
  zeroFloorCode,
} from './freight.ts'
import { basisPoints } from './money.ts'

/** We bear a rise within it: the larger of the two, the share being that of what the order has paid. */
export type Tolerance = { readonly floorMinor: number; readonly bp: number }

/** 5.00 in the order's currency or 3 %: the default of `order.tolerance`. */
export const packingTolerance: Tolerance = { floorMinor: 500, bp: 300 }

/** A changed channel or fee (B-OU-12, B-OU-13) passes on every rise. */
export const noTolerance: Tolerance = { floorMinor: 0, bp: 0 }

/** The line by which we bear a small rise. */
export const toleranceCode = 'TOLERANCE'

/** A parcel was taken out: the price stays the amount paid until the rest is packed. */
export const repackingCode = 'REPACKING'

/** A dispute refunded this in addition, recorded so that no later price refunds it again. */
export const disputeCode = 'DISPUTE_REFUND'

/** A fee that staff added, or an amount that they waived (B-OU-13). */
export const adjustmentCode = 'ADJUSTMENT'

/** Lines that the next re-rating calculates again. */
const passing: readonly string[] = [toleranceCode, repackingCode, zeroFloorCode]

export type RerateInput = Omit<QuoteInput, 'coins'> & {
  /** Coins that the order holds: redeemed minus returned. */
  readonly coins: (CoinRate & { readonly heldCoins: number }) | null
  readonly paidMinor: number
  readonly refundedMinor: number
  readonly tolerance: Tolerance
}

export type Rerating = {
  readonly quote: Quote
  readonly outcome: 'ready' | 'refunded' | 'absorbed' | 'supplement_due'
  /** The rise, signed: the new total before any tolerance minus what is paid and not refunded. */
  readonly differenceMinor: number
  /** The largest rise that would have been absorbed. */
  readonly toleranceMinor: number
  readonly dueMinor: number
  readonly refundMinor: number
  readonly coinsReturned: number
}

/**
 * Prices a paid order again by the weight of its cartons. Lines of an earlier re-rating are dropped, others stay. The
 * coupon applies to the new freight without checking its minimum spend again; coins are kept as far as the new freight
 * can use them, and the rest is returned.
 */
export function rerate(input: RerateInput): Rerating {
  const raw = quoteFreight({
    ...input,
    coupon: input.coupon && { ...input.coupon, minSpendMinor: 0 },
    coins: input.coins && { ...input.coins, requestedCoins: input.coins.heldCoins, balanceCoins: null },
    otherLines: lasting(input.otherLines),
  })
  const keptMinor = input.paidMinor - input.refundedMinor
  const differenceMinor = raw.totalMinor - keptMinor
  const toleranceMinor = Math.max(input.tolerance.floorMinor, basisPoints(keptMinor, input.tolerance.bp))
  return {
    ...settle(raw, differenceMinor, toleranceMinor),
    differenceMinor,
    toleranceMinor,
    coinsReturned: (input.coins?.heldCoins ?? 0) - raw.coinsUsed,
  }
}

function settle(raw: Quote, riseMinor: number, toleranceMinor: number) {
  const unmoved = { quote: raw, dueMinor: 0, refundMinor: 0 }
  if (riseMinor === 0) return { ...unmoved, outcome: 'ready' } as const
  if (riseMinor < 0) return { ...unmoved, outcome: 'refunded', refundMinor: -riseMinor } as const
  if (riseMinor > toleranceMinor) return { ...unmoved, outcome: 'supplement_due', dueMinor: riseMinor } as const
  return { ...unmoved, outcome: 'absorbed', quote: withLine(raw, toleranceCode, -riseMinor) } as const
}

/** The price without the lines by which we bear part of it. */
export const rawTotalMinor = (quote: Quote): number => withoutPassing(quote).totalMinor

const withoutPassing = (quote: Quote): Quote => withOtherLines(quote, lasting(quote.otherLines))

const lasting = (lines: readonly OtherLine[]): readonly OtherLine[] =>
  lines.filter(({ code }) => !passing.includes(code))

/**
 * The price while the boxes are open again: what is paid and not refunded, with nothing due (E-18, a parcel taken out).
 */
export function untilRepacked(quote: Quote, keptMinor: number): Quote {
  const raw = withoutPassing(quote)
  return raw.totalMinor === keptMinor ? raw : withLine(raw, repackingCode, keptMinor - raw.totalMinor)
}

/**
 * A refund in addition to the order's own money: the price stays what is paid, and the next one takes it into account.
 */
export const withDisputeRefund = (quote: Quote, refundMinor: number): Quote =>
  refundMinor === 0 ? quote : withLine(quote, disputeCode, refundMinor)

/** What disputes have already refunded of the order's payment. */
export const disputeRefundsMinor = (quote: Pick<Quote, 'otherLines'>): number =>
  quote.otherLines.reduce((sum, { code, amountMinor }) => (code === disputeCode ? sum + amountMinor : sum), 0)

/** The difference of a new total from what is paid and not refunded, without tolerance. */
export function priceChange(totalMinor: number, keptMinor: number) {
  const differenceMinor = totalMinor - keptMinor
  return { differenceMinor, dueMinor: Math.max(0, differenceMinor), refundMinor: Math.max(0, -differenceMinor) }
}

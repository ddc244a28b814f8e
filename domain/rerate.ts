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

/** A rise within it is ours to bear: the larger of the two, the share taken of what the order has paid. */
export type Tolerance = { readonly floorMinor: number; readonly bp: number }

/** 5.00 in the order's currency or 3 %: the default of `order.tolerance`. */
export const packingTolerance: Tolerance = { floorMinor: 500, bp: 300 }

/** An amended channel or fee (B-OU-12, B-OU-13) passes every rise on. */
export const noTolerance: Tolerance = { floorMinor: 0, bp: 0 }

/** The line by which we bear a small rise. */
export const toleranceCode = 'TOLERANCE'

/** A parcel was taken out: the price stays what is paid until the rest is packed. */
export const repackingCode = 'REPACKING'

/** A dispute gave this back beside what was paid, so that no later price gives it back once more. */
export const disputeCode = 'DISPUTE_REFUND'

/** A fee that staff added to what was agreed, or let go of it (B-OU-13). */
export const adjustmentCode = 'ADJUSTMENT'

/** What the next re-rating works out raw. */
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
  /** The rise, signed: new total before any tolerance minus what is paid and not refunded. */
  readonly differenceMinor: number
  /** The rise that would have been absorbed. */
  readonly toleranceMinor: number
  readonly dueMinor: number
  readonly refundMinor: number
  readonly coinsReturned: number
}

/**
 * Prices a paid order again on what the cartons weigh. Lines of an earlier re-rating fall
 * away, others stay. The coupon works on the new freight and its least spend is not asked again; coins are kept as far
 * as the new freight can take them, and the rest goes back.
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

/** What a price would be without the lines by which we bear a part of it. */
export const rawTotalMinor = (quote: Quote): number => withoutPassing(quote).totalMinor

const withoutPassing = (quote: Quote): Quote => withOtherLines(quote, lasting(quote.otherLines))

const lasting = (lines: readonly OtherLine[]): readonly OtherLine[] =>
  lines.filter(({ code }) => !passing.includes(code))

/** The price while the boxes are open again: what is paid and not refunded, nothing due (E-18, a parcel taken out). */
export function untilRepacked(quote: Quote, keptMinor: number): Quote {
  const raw = withoutPassing(quote)
  return raw.totalMinor === keptMinor ? raw : withLine(raw, repackingCode, keptMinor - raw.totalMinor)
}

/** What is given back beside the order's own money: the price stays what is paid, and the next one remembers it. */
export const withDisputeRefund = (quote: Quote, refundMinor: number): Quote =>
  refundMinor === 0 ? quote : withLine(quote, disputeCode, refundMinor)

/** What disputes gave back already of what the order was paid. */
export const disputeRefundsMinor = (quote: Pick<Quote, 'otherLines'>): number =>
  quote.otherLines.reduce((sum, { code, amountMinor }) => (code === disputeCode ? sum + amountMinor : sum), 0)

/** How a new total stands against what is paid and not refunded, where no tolerance applies. */
export function priceChange(totalMinor: number, keptMinor: number) {
  const differenceMinor = totalMinor - keptMinor
  return { differenceMinor, dueMinor: Math.max(0, differenceMinor), refundMinor: Math.max(0, -differenceMinor) }
}

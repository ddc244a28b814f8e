import type { CoinRate } from './charges.ts'
import { type Quote, type QuoteInput, quoteFreight, withLine, zeroFloorCode } from './freight.ts'
import { basisPoints } from './money.ts'

/** A rise within it is ours to bear (decision 8): the larger of the two, the share taken of what the order has paid. */
export type Tolerance = { readonly floorMinor: number; readonly bp: number }

/** 5.00 in the order's currency or 3 %. */
export const packingTolerance: Tolerance = { floorMinor: 500, bp: 300 }

/** An amended channel or fee (B-OU-12, B-OU-13) passes every rise on. */
export const noTolerance: Tolerance = { floorMinor: 0, bp: 0 }

/** The line by which we bear a small rise. */
export const toleranceCode = 'TOLERANCE'

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
 * Prices a paid order again on what the cartons weigh (contract E6, decision 8). Lines of an earlier re-rating fall
 * away, others stay. The coupon works on the new freight and its least spend is not asked again; coins are kept as far
 * as the new freight can take them, and the rest goes back.
 */
export function rerate(input: RerateInput): Rerating {
  const raw = quoteFreight({
    ...input,
    coupon: input.coupon && { ...input.coupon, minSpendMinor: 0 },
    coins: input.coins && { ...input.coins, requestedCoins: input.coins.heldCoins, balanceCoins: null },
    otherLines: input.otherLines.filter((line) => line.code !== toleranceCode && line.code !== zeroFloorCode),
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

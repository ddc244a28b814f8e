import type { Quote } from './freight.ts'
import { basisPoints } from './money.ts'
import { toleranceCode } from './rerate.ts'

export type DelayTier = { readonly overHours: number; readonly reductionBp: number; readonly creditBp: number }

/** The delivery promise for large cargo in the Hong Kong warehouse, `delayPromise.tiers`. */
export const delayTiers: readonly DelayTier[] = [
  { overHours: 24, reductionBp: 5000, creditBp: 0 },
  { overHours: 48, reductionBp: 10_000, creditBp: 5000 },
  { overHours: 72, reductionBp: 10_000, creditBp: 10_000 },
]

const hourMs = 3_600_000

export type DelayCompensation = { readonly tier: number; readonly reductionMinor: number; readonly creditMinor: number }

/**
 * What is owed for `elapsedMs` between arrival at the Hong Kong warehouse and delivery. Tier 0 is nothing; a tier
 * begins strictly after its hours: exactly 24 h is in time.
 */
export function delayCompensation(
  baseMinor: number,
  elapsedMs: number,
  tiers: readonly DelayTier[],
): DelayCompensation {
  const passed = tiers.filter((tier) => elapsedMs > tier.overHours * hourMs)
  const reached = passed.at(-1)
  if (reached === undefined) return { tier: 0, reductionMinor: 0, creditMinor: 0 }
  return {
    tier: passed.length,
    reductionMinor: basisPoints(baseMinor, reached.reductionBp),
    creditMinor: basisPoints(baseMinor, reached.creditBp),
  }
}

/** The freight actually paid: after discounts, and without the rise that we bore. */
export const delayBaseMinor = (quote: Pick<Quote, 'freightPayableMinor' | 'otherLines'>) =>
  quote.otherLines.reduce(
    (sum, line) => (line.code === toleranceCode ? sum + line.amountMinor : sum),
    quote.freightPayableMinor,
  )

/** Paid beside an order's price, for a delay or a loss: it lowers neither the price nor what was paid. */
const compensations: readonly string[] = ['DELAY_REDUCTION', 'DELAY_CREDIT', 'LOSS_COMPENSATION']

interface MoneyStep {
  readonly eventCode: string
  /** As the member's statement shows it: what they spend is negative. null: coins. */
  readonly amountMinor: number | null
}

/**
 * What the entries of one order come to. Every entry of money is in exactly one of the sums, so that they agree with
 * the entries above them; `paidMinor` and `refundedMinor` of the order leave some out (decision record 16).
 */
export function orderMoney(steps: readonly MoneyStep[]) {
  const isCompensation = ({ eventCode }: MoneyStep) => compensations.includes(eventCode)
  const price = steps.filter((step) => !isCompensation(step)).map(({ amountMinor }) => amountMinor ?? 0)
  const paidMinor = sum(price.filter((minor) => minor < 0).map((minor) => -minor))
  const refundedMinor = sum(price.filter((minor) => minor > 0))
  return {
    paidMinor,
    refundedMinor,
    /** What the member paid in the end. */
    keptMinor: paidMinor - refundedMinor,
    compensatedMinor: sum(steps.filter(isCompensation).map(({ amountMinor }) => amountMinor ?? 0)),
  }
}

const sum = (minors: readonly number[]) => minors.reduce((total, minor) => total + minor, 0)

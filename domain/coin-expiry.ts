/** How long before coins expire their member is told. */
export const coinNoticeDays = 30

/** Days after which coins expire; a shorter life would leave no time between the notice and the end. */
export const coinLifeLeastDays = 60

export interface CoinAge {
  /** Coins ever received up to a moment; what an order gives back was received before it was spent. */
  readonly received: number
  /** Coins ever spent or taken, less what orders gave back. */
  readonly spent: number
}

/** What is left of the coins received up to a moment: the oldest are spent first. */
export const unspentOf = ({ received, spent }: CoinAge): number => Math.max(0, received - spent)

/** Old coins that their member has not been told about yet. */
export const toAnnounce = (old: CoinAge, announced: number): number => Math.max(0, unspentOf(old) - announced)

/** What expires of announced coins: never more than was announced, nor than is left of the old ones. */
export const toExpire = (announced: number, old: CoinAge): number => Math.min(announced, unspentOf(old))

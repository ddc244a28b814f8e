interface Prices {
  readonly firstPriceMinor: number
  readonly continuationPriceMinor: number
  readonly minChargeMinor: number
}

/** Which part of the freight costs nothing, because its price is 0; a minimum charge is owed at any weight. */
export function freeOf({ firstPriceMinor, continuationPriceMinor, minChargeMinor }: Prices) {
  const isFirstFree = firstPriceMinor === 0 && minChargeMinor === 0
  if (continuationPriceMinor > 0) return isFirstFree ? 'first' : null
  return isFirstFree ? 'all' : 'further'
}

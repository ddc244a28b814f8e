export const currencies = ['CNY', 'HKD'] as const

export type Currency = (typeof currencies)[number]

/** The unit of a ledger account: money in minor units (1/100), cat coins in whole coins. */
export type Unit = Currency | 'COIN'

/**
 * A share of an amount, for example 500 basis points (5.00 %) of 123.45 are 6.17: the only way to take a percentage.
 */
export const basisPoints = (amountMinor: number, bp: number) => halfUp(BigInt(amountMinor) * BigInt(bp), 10_000)

/**
 * Rounds numerator / denominator to the nearest whole number, a half upwards: floor((2n + d) / (2d)). Exact at any
 * size; pass a bigint where a product may exceed 2^53.
 */
export const halfUp = (numerator: number | bigint, denominator: number) =>
  floorDivide(2n * BigInt(numerator) + BigInt(denominator), 2 * denominator)

/** floor(numerator / denominator), exact at any size; the denominator is positive. */
export function floorDivide(numerator: number | bigint, denominator: number): number {
  const dividend = BigInt(numerator)
  const divisor = BigInt(denominator)
  // Division of bigints truncates towards zero, so a negative remainder means one less.
  const quotient = dividend / divisor
  return Number(dividend % divisor < 0n ? quotient - 1n : quotient)
}

/** ceil(numerator / denominator), exact at any size; the denominator is positive. */
export function ceilDivide(numerator: number | bigint, denominator: number): number {
  const opposite = floorDivide(-BigInt(numerator), denominator)
  return opposite === 0 ? 0 : -opposite
}

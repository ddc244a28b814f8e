import { halfUp } from './money.ts'

/** What a loss needs to know about a parcel of an order. */
export type Insurable = { readonly id: string; readonly totalGoodsValueMinor: number }

/** What was paid for earlier losses of the same order. */
export type EarlierLoss = { readonly parcelIds: readonly string[]; readonly amountMinor: number }

/**
 * What is owed for lost parcels: their share of the declared value by goods value, insured or not. The last one gets
 * the remainder. If no goods were declared, parcels share equally.
 */
export function lossMinor(
  declaredValueMinor: number,
  parcels: readonly Insurable[],
  lostIds: readonly string[],
  earlier: readonly EarlierLoss[],
): number {
  const leftMinor = lossLeftMinor(declaredValueMinor, earlier)
  const gone = [...lostIds, ...earlier.flatMap(({ parcelIds }) => parcelIds)]
  if (parcels.every(({ id }) => gone.includes(id))) return leftMinor
  const isValued = parcels.every((parcel) => parcel.totalGoodsValueMinor > 0)
  const weightOf = (parcel: Insurable) => (isValued ? parcel.totalGoodsValueMinor : 1)
  const sum = (some: readonly Insurable[]) => some.reduce((total, parcel) => total + weightOf(parcel), 0)
  const lost = parcels.filter(({ id }) => lostIds.includes(id))
  return Math.min(leftMinor, halfUp(BigInt(declaredValueMinor) * BigInt(sum(lost)), sum(parcels)))
}

/** What is left of the declared value. */
export const lossLeftMinor = (declaredValueMinor: number, earlier: readonly EarlierLoss[]) =>
  Math.max(0, declaredValueMinor - earlier.reduce((sum, { amountMinor }) => sum + amountMinor, 0))

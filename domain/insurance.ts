import { basisPoints } from './money.ts'

/** 5.00 % of the declared value: the default of `insurance.bp`. */
export const insuranceBp = 500

/** Default of `declaredValue.max`: 50,000.00 in the order's currency. */
export const declaredValueMaxMinor = 5_000_000

/** In the currency of the declared value, which is the order's. */
export const insuranceMinor = (declaredValueMinor: number, insured: boolean, bp: number) =>
  insured ? basisPoints(declaredValueMinor, bp) : 0

export const isDeclaredValue = (declaredValueMinor: number, maxMinor: number) =>
  Number.isSafeInteger(declaredValueMinor) && declaredValueMinor > 0 && declaredValueMinor <= maxMinor

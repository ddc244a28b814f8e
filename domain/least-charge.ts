import type { Tariff } from './tariff.ts'

/** What the lightest parcel costs by a row of the tariff: less is never charged. */
export const leastMinor = ({ firstPriceMinor, minChargeMinor }: Pick<Tariff, 'firstPriceMinor' | 'minChargeMinor'>) =>
  Math.max(firstPriceMinor, minChargeMinor)

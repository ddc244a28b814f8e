import type { SiteContent } from '#contract/site-content.ts'

/** What the lightest parcel costs by a row of the tariff: less is never charged. */
export const leastMinor = ({ firstPriceMinor, minChargeMinor }: SiteContent['charges'][number]): number =>
  Math.max(firstPriceMinor, minChargeMinor)

import type { SiteContent } from '#contract/site-content.ts'
import { type Destination, destinationOf } from '#web/site/pages/destinations/destination-of.ts'
import type { PagedCode } from '#web/site/pages/destinations/paged-destinations.ts'

const codes = ['HK', 'TW', 'MY', 'SG'] as const satisfies readonly PagedCode[]

export interface Shown extends Destination {
  readonly code: PagedCode
}

/** The destinations with a page of their own, those that are open first. */
export const destinationsOf = (site: SiteContent): readonly Shown[] =>
  codes
    .filter((code) => site.options.destinations.some((each) => each.code === code))
    .map((code) => ({ ...destinationOf(site, code), code }))
    .toSorted((one, other) => Number(other.isOpen) - Number(one.isOpen))

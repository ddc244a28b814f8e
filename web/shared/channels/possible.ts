import type { pricing } from '#contract/pricing.ts'
import type { Output } from '#contract/wire/operation.ts'

type Offer = Output<typeof pricing.quote>['list'][number]

/** A surcharge that depends on what a calculator does not know. */
export type Possible = Offer['mayAdd'][number]

/** Of several lines, each surcharge once. */
export const possibleOf = (offers: readonly Pick<Offer, 'mayAdd'>[]): readonly Possible[] => [
  ...new Map(offers.flatMap(({ mayAdd }) => mayAdd.map((row) => [row.id, row] as const))).values(),
]

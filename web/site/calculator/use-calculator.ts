import { pricing } from '#contract/pricing.ts'
import type { Output } from '#contract/wire/operation.ts'
import { call } from '#web/client/api.ts'
import { quoteInput, type Calculation, type Read } from './calculation.ts'
import { usePrices } from './use-prices.ts'

export type Offers = Output<typeof pricing.quotePublic>['list']

/** The full calculator: in the currency that was chosen. */
export const useCalculator = <Typed extends object>(
  first: Typed,
  read: (typed: Typed) => Read,
  onAsk: (calculation: Calculation) => void,
) => usePrices<Typed, Offers>({ first, read, ask, onAsk })

const ask = async (calculation: Calculation, signal: AbortSignal): Promise<Offers> =>
  (await call(pricing.quotePublic, quoteInput(calculation), { signal })).list

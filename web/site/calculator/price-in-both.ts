import { pricing } from '#contract/pricing.ts'
import type { Currency } from '#domain/money.ts'
import { call } from '#web/client/api.ts'
import { type Calculation, quoteInput } from './calculation.ts'
import { type Priced, pricedLines } from './priced-lines.ts'

/** What a calculation costs by every line (C-63). Each currency has a tariff of its own, so each is asked for. */
export async function priceInBoth(calculation: Calculation, signal: AbortSignal): Promise<Priced> {
  const offersIn = async (currency: Currency) =>
    (await call(pricing.quotePublic, quoteInput({ ...calculation, currency }), { signal })).list
  const [CNY, HKD] = await Promise.all([offersIn('CNY'), offersIn('HKD')])
  return pricedLines(calculation.destinationCode, { CNY, HKD })
}

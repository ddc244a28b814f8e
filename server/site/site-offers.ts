import type { SiteExample } from '#contract/site-content.ts'
import type { Currency } from '#domain/money.ts'
import { calculate } from '#server/channels/channels.ts'

export type Call = Parameters<typeof calculate>[0]
type Box = Omit<Parameters<typeof calculate>[1], 'pieces' | 'currency'>

/** What one box costs by every line today, in each currency, as the calculator answers (C-63). */
export async function offersFor(call: Call, box: Box): Promise<SiteExample['offers']> {
  const offersIn = async (currency: Currency) => (await calculate(call, { ...box, pieces: 1, currency })).list
  const [CNY, HKD] = await Promise.all([offersIn('CNY'), offersIn('HKD')])
  return { CNY, HKD }
}

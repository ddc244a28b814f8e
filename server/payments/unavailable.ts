import type { Input } from '#contract/wire/operation.ts'
import type { payments } from '#contract/payments.ts'
import { readConfig } from '#server/settings/config.ts'
import type { WriteCall } from '#server/context.ts'
import { refuse } from '#server/http/refuse.ts'

/*
 * Top-ups by Alipay and WeChat Pay. Neither can be set up so far: the input is checked as it will be, then the answer
 * is that the service is not available (5006).
 */

/** C-66, C-67: yuan only (5009), within the limits of one top-up (5005). */
export async function createQr(
  { context, tx }: WriteCall,
  { amountMinor, currency }: Input<typeof payments.createAlipayQr>,
): Promise<never> {
  if (currency !== 'CNY') refuse('currency_unsupported')
  const { 'topup.min': least, 'topup.max': most } = await readConfig(context, tx)
  if (amountMinor < least || amountMinor > most) refuse('amount_range')
  refuse('provider_down')
}

/** C-68, E-15, E-17: there is no payment to ask about. */
export const noPayments = async (): Promise<never> => refuse('provider_down')

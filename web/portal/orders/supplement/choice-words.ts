import type { Language } from '#domain/language.ts'
import { formatMoney } from '#web/kit/text/format.ts'
import { textIn } from '#web/kit/text/use-text.ts'
import type { Order } from '#web/portal/orders/applying/apply-form.ts'
import { isMeasuredAgain } from '#web/portal/orders/next-step.ts'
import { text } from './text.ts'

/**
 * What paying leads to. Names the balance that it is paid from, and what is missing; until the balance is known, only
 * where it is paid from.
 */
export function payWords(
  order: Pick<Order, 'currency' | 'dueMinor' | 'cartons'>,
  balanceMinor: number | undefined,
  language: Language,
): string {
  const t = textIn(text, language)
  if (balanceMinor === undefined) return t.payWhy
  const balance = formatMoney(balanceMinor, order.currency)
  const missingMinor = order.dueMinor - balanceMinor
  if (missingMinor > 0) return t.fill('payShort', { balance, missing: formatMoney(missingMinor, order.currency) })
  // A fee before packing: the boxes are still to be weighed, and may cost more again.
  if (order.cartons.length === 0) return t.fill('payUnpacked', { balance })
  return t.fill(isMeasuredAgain(order) ? 'payMeasured' : 'payFrom', { balance })
}

/** What cancelling gives back besides the refund, which is the figure of this choice, and what does not come back. */
export function cancelWords(cancellation: Order['cancellation'], coinName: string, language: Language): string {
  const t = textIn(text, language)
  const { coins, coupon } = cancellation ?? { coins: 0, coupon: null }
  const isCouponBack = coupon?.hasEnded === false
  const key = coins > 0 ? (isCouponBack ? 'cancelAll' : 'cancelCoins') : isCouponBack ? 'cancelCoupon' : 'cancelMoney'
  const back = t.fill(key, { name: coinName })
  return coupon?.hasEnded ? `${back} ${t.couponGone}` : back
}

import type { Language } from '#domain/language.ts'
import { formatCount, formatMoney } from '#web/kit/text/format.ts'
import { textIn } from '#web/kit/text/use-text.ts'
import type { Order } from '#web/portal/orders/applying/apply-form.ts'
import { text } from './text.ts'

export type Cancellation = NonNullable<Order['cancellation']>

/** What came back, a sentence each: the money as the order ended, and the coupon and coins that were shown before. */
export function cameBack(
  { money, currency }: Pick<Order, 'money' | 'currency'>,
  { coupon, coins }: Pick<Cancellation, 'coupon' | 'coins'>,
  coinName: string,
  language: Language,
): readonly string[] {
  const t = textIn(text, language)
  const backMinor = money.find(({ eventCode }) => eventCode === 'ORDER_REFUND')?.amountMinor ?? 0
  return [
    backMinor > 0 ? t.fill('done', { price: formatMoney(backMinor, currency) }) : t.doneFree,
    ...(coupon ? [t.fill(coupon.hasEnded ? 'doneCouponEnded' : 'doneCoupon', { title: coupon.title })] : []),
    ...(coins > 0 ? [t.fill('doneCoins', { count: formatCount(coins), name: coinName })] : []),
  ]
}

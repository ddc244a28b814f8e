import type { Output } from '#contract/wire/operation.ts'
import type { orders } from '#contract/orders.ts'

/** What is to be paid, and from what (C-34). */
export type Payment = Output<typeof orders.quotePayment>

/** A supplement is what is left of the total: the rest was paid and not given back. */
export const settlementOf = ({
  kind,
  quote,
  dueMinor,
}: Pick<Payment, 'kind' | 'dueMinor'> & { readonly quote: { readonly totalMinor: number } }) => ({
  dueMinor,
  paidMinor: kind === 'supplement' ? quote.totalMinor - dueMinor : 0,
})

/** What is taken off until the member chooses: the coupon that takes off most, of equals the first. */
export function bestReduction(payment: Pick<Payment, 'usableCoupons'> | undefined): Readonly<{ couponId?: string }> {
  const [best] = [...(payment?.usableCoupons ?? [])].sort((one, other) => other.discountMinor - one.discountMinor)
  return best && best.discountMinor > 0 ? { couponId: best.id } : {}
}

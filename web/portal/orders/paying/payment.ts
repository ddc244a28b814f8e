import type { Output } from '#contract/wire/operation.ts'
import type { orders } from '#contract/orders.ts'

/** What is to be paid, and from which balance (C-34). */
export type Payment = Output<typeof orders.quotePayment>

/** A supplement is what is left of the total: the rest was paid and not refunded. */
export const settlementOf = ({
  kind,
  quote,
  dueMinor,
}: Pick<Payment, 'kind' | 'dueMinor'> & { readonly quote: { readonly totalMinor: number } }) => ({
  dueMinor,
  paidMinor: kind === 'supplement' ? quote.totalMinor - dueMinor : 0,
})

/** A fee before packing leaves the order to be packed, as the first payment does: its weight may still change the price. */
export const nextAfterPaying = ({ status }: Pick<Output<typeof orders.pay>, 'status'>) =>
  status === 'awaiting_outbound' ? 'differencePaidNext' : 'paidNext'

/** The default reduction: the coupon that takes off most; among equals, the first. */
export function bestReduction(payment: Pick<Payment, 'usableCoupons'> | undefined): Readonly<{ couponId?: string }> {
  const [best] = [...(payment?.usableCoupons ?? [])].sort((one, other) => other.discountMinor - one.discountMinor)
  return best && best.discountMinor > 0 ? { couponId: best.id } : {}
}

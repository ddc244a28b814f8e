import type { coupons } from '#contract/coupons.ts'
import { pickText } from '#contract/wire/language.ts'
import type { Input, Output } from '#contract/wire/operation.ts'
import { couponStateNow } from '#domain/coupon.ts'
import type { AsMember, ReadCall } from '#server/context.ts'
import { assert } from '#server/http/refuse.ts'
import { countCoupons, type CouponSnapshot, listCoupons } from './sql.ts'

/** E-06: one of the three tabs, with the counts of all. */
export async function listOwn(
  { db, member, language }: ReadCall & AsMember,
  { tab, page, pageSize }: Input<typeof coupons.list>,
): Promise<Output<typeof coupons.list>> {
  const [rows, counts] = await Promise.all([
    listCoupons(db, member.id, tab, pageSize, (page - 1) * pageSize),
    countCoupons(db, member.id),
  ])
  const list = rows.map((coupon) => {
    const { id, terms, validFrom, validTo, usedAt, usedOrderNumber, discountMinor } = coupon
    const state = couponStateNow(coupon)
    assert(state !== 'revoked', 'a revoked coupon is shown to no member')
    return {
      id,
      title: pickText(terms.title, language),
      ...termsOnWire(terms),
      state,
      hasBegun: coupon.hasBegun,
      validFrom,
      validTo,
      usedAt,
      usedOrderNumber,
      discountMinor,
    }
  })
  return { list, page, pageSize, total: counts[tab === 'usable' ? 'available' : tab], counts }
}

export const termsOnWire = (terms: CouponSnapshot) => ({
  kind: terms.kind,
  valueMinor: terms.kind === 'amount' ? terms.valueMinor : null,
  valueBp: terms.kind === 'percent' ? terms.valueBp : null,
  currency: terms.currency,
  minSpendMinor: terms.minSpendMinor,
  maxDiscountMinor: terms.kind === 'percent' ? terms.maxDiscountMinor : null,
  channelIds: [...(terms.channelIds ?? [])],
})

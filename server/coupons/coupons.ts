import { pickText } from '#contract/wire/language.ts'
import { couponFault, type CouponPurpose, couponSaving } from '#domain/coupon.ts'
import type { Language } from '#domain/language.ts'
import type { Actor } from '#server/actor.ts'
import type { Db, Tx } from '#server/database/db.ts'
import { refuse } from '#server/http/refuse.ts'
import {
  type Coupon,
  countCoupons,
  type CouponCounts,
  type CouponSnapshot,
  findCouponOfOrder,
  findOwnCoupon,
  giveBack,
  listLiveCoupons,
  lockCouponOfOrder,
  lockOwnCoupon,
} from './sql.ts'
import { couponFaultText } from './text.ts'

export { useCouponFor } from './sql.ts'
export { expireOldCoupons } from './expire.ts'
export { issueApproved, issuing } from './issue.ts'
export { moveCouponsIn, type MovedTerms } from './move-in.ts'
export type { CouponCounts, CouponSnapshot }

/**
 * The terms of a coupon that reduces this order; any other, and one that is not the member's, is refused with 5002 and
 * the reason.
 */
export async function couponFor(db: Db, memberId: string, id: string, order: CouponPurpose): Promise<CouponSnapshot> {
  return requireUsable(await findOwnCoupon(db, memberId, id), order)
}

/** The same, locked until the payment ends: of many payments with one coupon, only one uses it. */
export async function lockCouponFor(
  tx: Tx,
  memberId: string,
  id: string,
  order: CouponPurpose,
): Promise<CouponSnapshot> {
  return requireUsable(await lockOwnCoupon(tx, memberId, id), order)
}

function requireUsable(coupon: Coupon | undefined, order: CouponPurpose): CouponSnapshot {
  if (!coupon) refuse('coupon_unusable')
  const fault = couponFault(coupon, order)
  if (fault) refuse('coupon_unusable', { text: faultText(coupon, order, fault) })
  return coupon.terms
}

const faultText = (
  { terms, validFrom }: Coupon,
  { currency }: CouponPurpose,
  fault: Parameters<typeof couponFaultText>[0],
) => couponFaultText(fault, { minSpendMinor: terms.minSpendMinor, validFrom, currency })

/** The order was cancelled: its coupon is usable again, or expired if its time has passed meanwhile. */
export async function giveBackCoupon(tx: Tx, orderId: string, actor: Actor): Promise<void> {
  const coupon = await lockCouponOfOrder(tx, orderId)
  if (coupon) await giveBack(tx, coupon, actor)
}

/** The coupon that an order was paid with, and whether its time has passed, so that it could not be used again. */
export async function couponOfOrder(
  db: Db,
  orderId: string,
  language: Language,
): Promise<{ title: string; hasEnded: boolean } | null> {
  const coupon = await findCouponOfOrder(db, orderId)
  return coupon ? { title: pickText(coupon.terms.title, language), hasEnded: coupon.hasEnded } : null
}

/** Nobody looks through more coupons than this when paying; those that expire first are included. */
const offeredAtMost = 100

export interface CouponChoice {
  readonly usableCoupons: { id: string; title: string; discountMinor: number }[]
  readonly unusableCoupons: { id: string; title: string; reason: string }[]
}

/**
 * C-34: what each coupon of the member would take off this order, the best first, and why the others cannot be used.
 */
export async function couponsFor(
  db: Db,
  memberId: string,
  order: CouponPurpose,
  language: Language,
): Promise<CouponChoice> {
  const choice: CouponChoice = { usableCoupons: [], unusableCoupons: [] }
  for (const coupon of await listLiveCoupons(db, memberId, offeredAtMost)) {
    const named = { id: coupon.id, title: pickText(coupon.terms.title, language) }
    const fault = couponFault(coupon, order)
    if (fault) choice.unusableCoupons.push({ ...named, reason: faultText(coupon, order, fault)[language] })
    else choice.usableCoupons.push({ ...named, discountMinor: couponSaving(coupon, order) })
  }
  choice.usableCoupons.sort((one, other) => other.discountMinor - one.discountMinor)
  return choice
}

/** How many a member has in each of the three states (C-10, E-06). */
export const couponCounts = (db: Db, memberId: string): Promise<CouponCounts> => countCoupons(db, memberId)

import { type CouponTerms, couponDiscountMinor, couponIsMet } from './charges.ts'
import { can, type Moves } from './moves.ts'
import { basisPoints, type Currency } from './money.ts'

export const couponStates = ['usable', 'used', 'expired', 'revoked'] as const

export type CouponState = (typeof couponStates)[number]

/** The state table of coupons. Whether a coupon has expired is decided by the database's clock (`hasEnded`). */
export const couponMoves = {
  issue: { from: [null], to: 'usable' },
  use: { from: ['usable'], to: 'used', when: (coupon: Ending) => !coupon.hasEnded },
  expire: { from: ['usable'], to: 'expired', when: (coupon: Ending) => coupon.hasEnded },
  revoke: { from: ['usable'], to: 'revoked' },
  // The order that it paid for was cancelled.
  giveBack: { from: ['used'], to: 'usable', when: (coupon: Ending) => !coupon.hasEnded },
  giveBackLate: { from: ['used'], to: 'expired', when: (coupon: Ending) => coupon.hasEnded },
} as const satisfies Moves<CouponState>

export type CouponEvent = keyof typeof couponMoves

type Ending = { readonly hasEnded: boolean }

export const couponCan = can(couponMoves, ({ state }: { readonly state: CouponState }) => state)

/** What members see: a coupon counts as expired as soon as its time is over, even before its row says so. */
export const couponStateNow = ({ state, hasEnded }: Ending & { readonly state: CouponState }): CouponState =>
  state === 'usable' && hasEnded ? 'expired' : state

/** The terms under which a coupon was given. */
export type CouponGrant = CouponTerms & {
  /** Null: any currency; its amounts are then in the order's currency, nothing is converted. */
  readonly currency: Currency | null
  /** Null: every channel. */
  readonly channelIds: readonly string[] | null
}

export type HeldCoupon = Ending & {
  readonly state: CouponState
  readonly hasBegun: boolean
  readonly terms: CouponGrant
}

export type CouponPurpose = {
  readonly channelId: string
  readonly currency: Currency
  readonly freightMinor: number
}

export const couponFaults = ['used', 'revoked', 'ended', 'notBegun', 'channel', 'currency', 'minSpend'] as const

/**
 * Why a coupon cannot reduce an order, in the order in which they are reported: first what the member cannot change.
 */
export type CouponFault = (typeof couponFaults)[number]

export function couponFault(coupon: HeldCoupon, order: CouponPurpose): CouponFault | null {
  const { terms } = coupon
  const state = couponStateNow(coupon)
  if (state === 'used' || state === 'revoked') return state
  if (state === 'expired') return 'ended'
  if (!coupon.hasBegun) return 'notBegun'
  if (terms.channelIds !== null && !terms.channelIds.includes(order.channelId)) return 'channel'
  if (terms.currency !== null && terms.currency !== order.currency) return 'currency'
  return couponIsMet(terms, order.freightMinor) ? null : 'minSpend'
}

/** What a coupon takes off an order, 0 where it cannot be used. */
export const couponSaving = (coupon: HeldCoupon, order: CouponPurpose) =>
  couponFault(coupon, order) === null ? couponDiscountMinor(coupon.terms, order.freightMinor) : 0

/** A freight that hardly any order exceeds: a percentage without a maximum is valued at its share of it. */
const largeFreightMinor = 100_000

/** The most that a coupon may take off; used for the limits of staff who give them. */
export const couponWorthMinor = (terms: CouponTerms): number =>
  terms.kind === 'amount' ? terms.valueMinor : (terms.maxDiscountMinor ?? basisPoints(largeFreightMinor, terms.valueBp))

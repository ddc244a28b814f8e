import type { StoredText } from '#contract/wire/language.ts'
import type { CouponEvent, CouponGrant, CouponState, HeldCoupon } from '#domain/coupon.ts'
import type { Actor } from '#server/actor.ts'
import { type Db, nothing, type Query, sql, type Tx } from '#server/database/db.ts'

/* Coupons of members; templates and issuing are in `templates.sql.ts`. */

/** The terms as a coupon keeps them, with the title that its member reads. */
export type CouponSnapshot = CouponGrant & { readonly title: StoredText }

export interface Coupon extends HeldCoupon {
  readonly id: string
  readonly memberId: string
  readonly terms: CouponSnapshot
  readonly validFrom: string
  readonly validTo: string
}

const couponColumns = sql`
  c.id, c.member_id as "memberId", c.terms, c.state, c.valid_from as "validFrom", c.valid_to as "validTo",
  c.valid_from <= now() as "hasBegun", c.valid_to < now() as "hasEnded"`

export const findOwnCoupon = (db: Db, memberId: string, id: string) =>
  db.find(sql<Coupon>`select ${couponColumns} from coupons c where c.id = ${id} and c.member_id = ${memberId}`)

/** Locked until the transaction ends, so that a coupon is used once. */
export const lockOwnCoupon = (tx: Tx, memberId: string, id: string) =>
  tx.find(sql<Coupon>`
    select ${couponColumns} from coupons c where c.id = ${id} and c.member_id = ${memberId} for no key update`)

export const lockCoupon = (tx: Tx, id: string) =>
  tx.find(sql<Coupon>`select ${couponColumns} from coupons c where c.id = ${id} for no key update`)

export const findCouponOfOrder = (db: Db, orderId: string) =>
  db.find(sql<Coupon>`select ${couponColumns} from coupons c where c.order_id = ${orderId}`)

export const lockCouponOfOrder = (tx: Tx, orderId: string) =>
  tx.find(sql<Coupon>`select ${couponColumns} from coupons c where c.order_id = ${orderId} for no key update`)

/** Those neither used nor expired, the earliest expiry first: what a payment chooses from. */
export const listLiveCoupons = (db: Db, memberId: string, limit: number) =>
  db.rows(sql<Coupon>`
    select ${couponColumns} from coupons c
    where c.member_id = ${memberId} and c.state = 'usable' and c.valid_to >= now() order by c.valid_to, c.id limit ${limit}`)

export interface ListedCoupon extends Coupon {
  readonly usedAt: string | null
  readonly usedOrderNumber: string | null
  readonly discountMinor: number | null
}

/** What members see as one of the three states; a usable coupon whose time is over is expired. */
const inTab = (tab: 'usable' | 'used' | 'expired') => {
  if (tab === 'used') return sql`c.state = 'used'`
  if (tab === 'usable') return sql`c.state = 'usable' and c.valid_to >= now()`
  return sql`(c.state = 'expired' or (c.state = 'usable' and c.valid_to < now()))`
}

/** The earliest expiry first; of used and expired ones, the latest first. */
export const listCoupons = (
  db: Db,
  memberId: string,
  tab: 'usable' | 'used' | 'expired',
  limit: number,
  offset: number,
) =>
  db.rows(sql<ListedCoupon>`
    select ${couponColumns}, c.used_at as "usedAt", o.order_number as "usedOrderNumber", c.discount_minor as "discountMinor"
    from coupons c left join orders o on o.id = c.order_id
    where c.member_id = ${memberId} and ${inTab(tab)}
    order by ${tab === 'usable' ? sql`c.valid_to, c.id` : tab === 'used' ? sql`c.used_at desc, c.id` : sql`c.valid_to desc, c.id`}
    limit ${limit} offset ${offset}`)

export interface CouponCounts {
  readonly available: number
  readonly used: number
  readonly expired: number
}

export const countCoupons = (db: Db, memberId: string) =>
  db.row(sql<CouponCounts>`
    select count(*) filter (where ${inTab('usable')})::int as available, count(*) filter (where ${inTab('used')})::int as used,
      count(*) filter (where ${inTab('expired')})::int as expired
    from coupons c where c.member_id = ${memberId}`)

interface CouponMove {
  readonly id: string
  readonly event: CouponEvent
  readonly from: CouponState
  readonly to: CouponState
  readonly actor: Actor
  readonly note?: string
}

/**
 * A transition with its history; the old state guards the new: if the coupon changed in spite of its lock, no id is
 * returned and the history's not-null constraint fails.
 */
const moveCoupon = (tx: Tx, { id, event, from, to, actor, note = '' }: CouponMove, set: Query<unknown>) =>
  tx.run(sql`
    with moved as (
      update coupons set ${set}, state = ${to} where id = ${id} and state = ${from} returning id
    )
    insert into coupon_history (coupon_id, event, from_state, to_state, actor_kind, actor_id, note)
    values ((select id from moved), ${event}, ${from}, ${to}, ${actor.kind}, ${actor.id}::uuid, ${note})`)

/** The coupon becomes the order's. It is already locked. */
export async function useCouponFor(
  tx: Tx,
  id: string,
  order: { readonly id: string; readonly discountMinor: number },
  actor: Actor,
): Promise<void> {
  await moveCoupon(
    tx,
    { id, event: 'use', from: 'usable', to: 'used', actor },
    sql`order_id = ${order.id}, used_at = now(), discount_minor = ${order.discountMinor}`,
  )
}

export const giveBack = (tx: Tx, { id, hasEnded }: Coupon, actor: Actor) =>
  moveCoupon(
    tx,
    {
      id,
      event: hasEnded ? 'giveBackLate' : 'giveBack',
      from: 'used',
      to: hasEnded ? 'expired' : 'usable',
      actor,
    },
    sql`order_id = null, used_at = null, discount_minor = null`,
  )

export const revokeCoupon = (tx: Tx, id: string, actor: Actor, reason: string) =>
  moveCoupon(
    tx,
    { id, event: 'revoke', from: 'usable', to: 'revoked', actor, note: reason },
    sql`revoked_at = now(), revoke_reason = ${reason}`,
  )

/** Stores expiries, a few at a time; a coupon that is being used right now is skipped. */
export const expireCoupons = (db: Db, limit: number) =>
  db.run(sql`
    with over as (
      select id from coupons where state = 'usable' and valid_to < now() order by valid_to limit ${limit} for no key update skip locked
    ), moved as (
      update coupons c set state = 'expired' from over where c.id = over.id returning c.id
    )
    insert into coupon_history (coupon_id, event, from_state, to_state, actor_kind)
    select id, 'expire', 'usable', 'expired', 'system' from moved`)

export interface StaffCoupon extends ListedCoupon {
  readonly templateId: string
  readonly issuedAt: string
  readonly issuedBy: string | null
  readonly revokedAt: string | null
  readonly revokeReason: string | null
}

export interface CouponFilter {
  readonly id?: string | undefined
  readonly memberId?: string | undefined
  readonly state?: CouponState | undefined
}

export const searchCoupons = (db: Db, filter: CouponFilter, limit: number, offset: number) =>
  db.rows(sql<StaffCoupon>`
    select ${couponColumns}, c.template_id as "templateId", c.issued_at as "issuedAt", s.name as "issuedBy", c.used_at as "usedAt",
      o.order_number as "usedOrderNumber", c.discount_minor as "discountMinor", c.revoked_at as "revokedAt", c.revoke_reason as "revokeReason"
    from coupons c join coupon_issues i on i.id = c.issue_id left join staff s on s.id = i.staff_id left join orders o on o.id = c.order_id
    where ${matches(filter)} order by c.issued_at desc, c.id desc limit ${limit} offset ${offset}`)

export const countFound = (db: Db, filter: CouponFilter, atMost: number) =>
  db.row(sql<{ total: number }>`
    select count(*)::int as total from (select from coupons c where ${matches(filter)} limit ${atMost}) few`)

const matches = ({ id, memberId, state }: CouponFilter) => sql`
  true ${id ? sql`and c.id = ${id}` : nothing} ${memberId ? sql`and c.member_id = ${memberId}` : nothing}
  ${state === undefined ? nothing : state === 'revoked' ? sql`and c.state = 'revoked'` : sql`and ${inTab(state)}`}`

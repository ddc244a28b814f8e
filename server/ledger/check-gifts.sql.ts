import { sql } from '#server/database/db.ts'
import type { Fault } from './fault.ts'

/* Checks of what is given: rewards, coins, coupons and store purchases. */

/**
 * A rewarded referral has exactly one reward, any other none. One that was taken back was taken back as far as the
 * coins were there, and the rest is written off.
 */
export const wrongReferrals = sql<Fault>`
  with told as (
    select source_id, count(*) filter (where event = 'REFERRAL') as rewards, count(distinct member_id) as owners,
      min(member_id::text) as member_id, coalesce(sum(amount) filter (where event = 'REFERRAL'), 0) as coins,
      coalesce(sum(amount) filter (where event = 'STAFF_DEDUCT'), 0) as taken
    from ledger_entries where event = 'REFERRAL' or (source_kind = 'referral' and event = 'STAFF_DEDUCT') group by source_id
  )
  select coalesce(r.id, told.source_id)::text as subject,
    format('the referral is %s with %s coins, %s written off; its entries are %s of %s coins and %s taken back',
      coalesce(r.state, 'unknown'), r.coins, r.written_off, coalesce(told.rewards, 0), coalesce(told.coins, 0), coalesce(told.taken, 0)) as fault
  from referrals r full join told on told.source_id = r.id
  where r.id is null or told.owners > 1 or told.member_id <> r.inviter_id::text
    or case
      when r.state = 'rewarded' and r.coins > 0 then told.rewards is distinct from 1 or told.coins is distinct from r.coins or told.taken <> 0
      when r.state = 'void' and r.rewarded_at is not null and r.coins > 0 then
        told.rewards is distinct from 1 or told.coins is distinct from r.coins or told.taken + r.written_off is distinct from r.coins
      else told.source_id is not null end`

/** Every store purchase has exactly one credit, worth its goods. */
export const wrongStoreTopUps = sql<Fault>`
  select coalesce(t.id, e.source_id)::text as subject,
    format('the store purchase of %s items is worth %s; its entry is %s %s', t.quantity, t.amount_minor, e.amount, e.unit) as fault
  from store_topups t full join (select * from ledger_entries where event = 'TOPUP_STORE') e on e.source_id = t.id
  where t.id is null or e.id is null or e.id <> t.entry_id or e.amount <> t.amount_minor or e.unit <> 'CNY' or e.member_id <> t.member_id`

/** The coins that an order took, less those it returned, match what it says it used; a cancelled order keeps none. */
export const wrongCoins = sql<Fault>`
  with told as (
    select reference_number as number, member_id, sum(case event when 'REDEEM' then amount else -amount end) as net
    from ledger_entries where event in ('REDEEM', 'REDEEM_REFUND') group by reference_number, member_id
  )
  select coalesce(o.id::text, told.number, 'no number') as subject,
    format('order %s says %s coins (%s); its entries add up to %s', coalesce(o.order_number, told.number), o.coins_used, o.lifecycle,
      coalesce(told.net, 0)) as fault
  from orders o full join told on told.number = o.order_number and told.member_id = o.member_id
  where o.id is null or coalesce(told.net, 0) <> case o.lifecycle when 'active' then o.coins_used else 0 end`

/** What expired of a member's coins was announced to that member 30 days before, and never more than that. */
export const wrongCoinExpiries = sql<Fault>`
  select coalesce(x.id, e.source_id)::text as subject,
    format('of %s coins announced, due %s, %s are said to have expired; the entry of member %s takes %s', x.coins, x.due_at,
      coalesce(x.expired, 0), e.member_id, coalesce(e.amount, 0)) as fault
  from coin_expiries x full join (select * from ledger_entries where event = 'EXPIRE') e on e.source_kind = 'coin_expiry' and e.source_id = x.id
  where x.id is null or coalesce(x.expired, 0) <> coalesce(e.amount, 0) or e.member_id <> x.member_id or e.at < x.due_at`

/** A coupon is used by the one live order that was paid with it, and a template's count matches the coupons given. */
export const wrongCoupons = sql<Fault>`
  select c.id::text as subject, format('the coupon is used by order %s of member %s, whose coupon is %s (%s)',
    o.order_number, o.member_id, o.coupon_id, o.lifecycle) as fault
  from coupons c join orders o on o.id = c.order_id
  where o.coupon_id is distinct from c.id or o.lifecycle <> 'active' or o.member_id <> c.member_id
  union all
  select o.id::text, format('order %s was paid with coupon %s, which another has or nobody', o.order_number, o.coupon_id)
  from orders o where o.coupon_id is not null and o.lifecycle = 'active'
    and not exists (select from coupons c where c.id = o.coupon_id and c.order_id = o.id)
  union all
  select o.id::text, format('order %s takes %s off without a coupon', o.order_number, o.coupon_discount_minor)
  from orders o where o.coupon_id is null and o.coupon_discount_minor <> 0
  union all
  select t.id::text, format('the template has given %s coupons; there are %s', t.issued, count(c.id))
  from coupon_templates t left join coupons c on c.template_id = t.id group by t.id having t.issued <> count(c.id)`

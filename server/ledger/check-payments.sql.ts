import { sql } from '#server/database/db.ts'
import type { Fault } from './fault.ts'

/* Checks of online payments: what providers took is what members were credited, once. */

/**
 * A payment that succeeded has exactly one credit, of its amount, to its member, from its provider's account; any other
 * has none. What was refunded, or is about to be, has left the balance.
 */
export const wrongPayments = sql<Fault>`
  with credited as (
    select source_id, count(*) as credits, sum(amount) as amount, min(id::text) as entry_id,
      count(distinct (event, unit, member_id)) as kinds, min(event) as event, min(unit) as unit, min(member_id::text) as member_id
    from ledger_entries where source_kind = 'payment' group by source_id
  ), refunds as (
    select intent_id, coalesce(sum(amount_minor) filter (where state = 'done'), 0) as done,
      coalesce(sum(amount_minor) filter (where state in ('requested', 'sent')), 0) as open
    from payment_refunds group by intent_id
  )
  select coalesce(i.id, c.source_id)::text as subject, case when i.id is null
    then format('%s credits belong to no online payment', c.credits)
    else format('payment %s is %s with %s %s, %s refunded and %s under way; it has %s credits of %s, its refunds are %s and %s',
      i.payment_number, i.state, i.amount_minor, i.currency, i.refunded_minor, i.refunding_minor,
      coalesce(c.credits, 0), coalesce(c.amount, 0), coalesce(r.done, 0), coalesce(r.open, 0)) end as fault
  from payment_intents i full join credited c on c.source_id = i.id left join refunds r on r.intent_id = i.id
  where i.id is null or i.refunded_minor <> coalesce(r.done, 0) or i.refunding_minor <> coalesce(r.open, 0)
    or case when i.state in ('succeeded', 'refunded') then
      c.credits is distinct from 1 or c.amount is distinct from i.amount_minor or c.kinds <> 1 or c.unit <> i.currency
        or c.entry_id is distinct from i.entry_id::text or c.member_id is distinct from i.member_id::text
        or c.event is distinct from case i.method when 'alipay' then 'TOPUP_ALIPAY' else 'TOPUP_WECHAT' end
      else c.source_id is not null end`

/** Each refund has one debit of its amount; one that failed has the credit that undid it, any other has none. */
export const wrongPaymentRefunds = sql<Fault>`
  with told as (
    select source_id, member_id, coalesce(sum(amount) filter (where event = 'REVERSAL'), 0) as taken,
      count(*) filter (where event = 'REVERSAL') as debits,
      coalesce(sum(amount) filter (where event in ('TOPUP_ALIPAY', 'TOPUP_WECHAT')), 0) as returned, count(*) as entries
    from ledger_entries where source_kind = 'payment_refund' group by source_id, member_id
  )
  select coalesce(r.id, told.source_id)::text as subject,
    format('the refund %s of %s is %s; its entries took %s and returned %s', coalesce(r.refund_number, 'of nothing'),
      coalesce(r.amount_minor, 0), coalesce(r.state, 'unknown'), coalesce(told.taken, 0), coalesce(told.returned, 0)) as fault
  from payment_refunds r join payment_intents i on i.id = r.intent_id
  full join told on told.source_id = r.id and told.member_id = i.member_id
  where r.id is null or told.debits is distinct from 1 or told.taken is distinct from r.amount_minor
    or told.returned is distinct from case r.state when 'failed' then r.amount_minor else 0 end
    or told.entries is distinct from case r.state when 'failed' then 2 else 1 end`

import { sql } from '#server/database/db.ts'
import type { Fault } from './fault.ts'

/* Checks of what is paid outside of an order's own money: disputes, delays, losses, services for parcels, transfers, answers about parcels. */

/** Each upheld dispute refunded what it says, and no other refunded anything. */
export const wrongDisputes = sql<Fault>`
  with told as (
    select reference_number as number, member_id, unit, sum(amount) as amount
    from ledger_entries where event = 'DISPUTE_REFUND' group by reference_number, member_id, unit
  ), said as (
    select o.order_number as number, o.member_id, o.currency as unit, sum(d.refund_minor) as amount
    from disputes d join orders o on o.id = d.order_id group by o.order_number, o.member_id, o.currency
  )
  select coalesce(said.number, told.number, 'no number') as subject,
    format('the disputes of order %s gave back %s; its entries are %s', coalesce(said.number, told.number),
      coalesce(said.amount, 0), coalesce(told.amount, 0)) as fault
  from said full join told using (number, member_id, unit) where coalesce(said.amount, 0) <> coalesce(told.amount, 0)`

/** Each compensation has exactly the entries that it says, and each such entry its compensation. */
export const wrongCompensations = sql<Fault>`
  with said as (
    select o.id as source_id, o.member_id, o.currency as unit, 'DELAY_REDUCTION' as event, c.reduction_minor as amount
    from order_compensations c join orders o on o.id = c.order_id where c.kind = 'delay'
    union all
    select o.id, o.member_id, o.currency, 'DELAY_CREDIT', c.credit_minor
    from order_compensations c join orders o on o.id = c.order_id where c.kind = 'delay'
    union all
    select c.id, o.member_id, o.currency, 'LOSS_COMPENSATION', c.credit_minor
    from order_compensations c join orders o on o.id = c.order_id where c.kind = 'loss'
  ), told as (
    select source_id, member_id, unit, event, amount from ledger_entries
    where event in ('DELAY_REDUCTION', 'DELAY_CREDIT', 'LOSS_COMPENSATION')
  )
  select coalesce(said.source_id, told.source_id)::text as subject,
    format('%s is %s by its compensation and %s by its entry', coalesce(said.event, told.event), coalesce(said.amount, 0),
      coalesce(told.amount, 0)) as fault
  from said full join told using (source_id, member_id, unit, event) where coalesce(said.amount, 0) <> coalesce(told.amount, 0)`

/** Each service asked for on a parcel took its price once, and gave exactly that back if it was not done. */
export const wrongServices = sql<Fault>`
  with said as (
    select s.id as source_id, p.member_id, s.currency as unit, 'PARCEL_SERVICE' as event, s.amount_minor as amount
    from parcel_services s join parcels p on p.id = s.parcel_id
    union all
    select s.id, p.member_id, s.currency, 'PARCEL_SERVICE_REFUND', s.amount_minor
    from parcel_services s join parcels p on p.id = s.parcel_id where s.state in ('refused', 'withdrawn')
  ), told as (
    select source_id, member_id, unit, event, amount from ledger_entries
    where event in ('PARCEL_SERVICE', 'PARCEL_SERVICE_REFUND')
  )
  select coalesce(said.source_id, told.source_id)::text as subject,
    format('%s is %s by the service and %s by its entry', coalesce(said.event, told.event), coalesce(said.amount, 0),
      coalesce(told.amount, 0)) as fault
  from said full join told using (source_id, member_id, unit, event) where coalesce(said.amount, 0) <> coalesce(told.amount, 0)`

/**
 * Each transfer between warehouses took its fee once, and gave exactly that back if it was not sent; its parcel is held
 * exactly while it is open.
 */
export const wrongWarehouseTransfers = sql<Fault>`
  with said as (
    select t.id as source_id, p.member_id, t.currency as unit, 'TRANSFER_FEE' as event, t.amount_minor as amount
    from warehouse_transfers t join parcels p on p.id = t.parcel_id
    union all
    select t.id, p.member_id, t.currency, 'TRANSFER_REFUND', t.amount_minor
    from warehouse_transfers t join parcels p on p.id = t.parcel_id where t.state in ('refused', 'withdrawn')
  ), told as (
    select source_id, member_id, unit, event, amount from ledger_entries
    where event in ('TRANSFER_FEE', 'TRANSFER_REFUND')
  )
  select coalesce(said.source_id, told.source_id)::text as subject,
    format('%s is %s by the transfer and %s by its entry', coalesce(said.event, told.event), coalesce(said.amount, 0),
      coalesce(told.amount, 0)) as fault
  from said full join told using (source_id, member_id, unit, event) where coalesce(said.amount, 0) <> coalesce(told.amount, 0)
  union all
  select id::text, format('the parcel says its transfer is %s, and the transfer %s', coalesce(p.transfer_state, 'none'), coalesce(t.state, 'none'))
  from (select id, transfer_state from parcels where transfer_state is not null) p
    full join (select parcel_id as id, state from warehouse_transfers where state in ('asked', 'on_the_way')) t using (id)
  where p.transfer_state is distinct from t.state`

/** Each answer about a parcel took its price once, and gave exactly that back if it was taken back or not carried out. */
export const wrongParcelAnswers = sql<Fault>`
  with said as (
    select a.id as source_id, p.member_id, a.currency as unit, 'PARCEL_ANSWER' as event, a.amount_minor as amount
    from parcel_question_answers a join parcel_questions q on q.id = a.question_id join parcels p on p.id = q.parcel_id
    union all
    select a.id, p.member_id, a.currency, 'PARCEL_ANSWER_REFUND', a.amount_minor
    from parcel_question_answers a join parcel_questions q on q.id = a.question_id join parcels p on p.id = q.parcel_id
    where a.given_back_at is not null
  ), told as (
    select source_id, member_id, unit, event, amount from ledger_entries
    where event in ('PARCEL_ANSWER', 'PARCEL_ANSWER_REFUND')
  )
  select coalesce(said.source_id, told.source_id)::text as subject,
    format('%s is %s by the answer and %s by its entry', coalesce(said.event, told.event), coalesce(said.amount, 0),
      coalesce(told.amount, 0)) as fault
  from said full join told using (source_id, member_id, unit, event) where coalesce(said.amount, 0) <> coalesce(told.amount, 0)
  union all
  select q.id::text, format('the question is %s and has %s answers', q.state, count(a.id))
  from parcel_questions q left join parcel_question_answers a on a.question_id = q.id and a.given_back_at is null
  group by q.id having (q.state = 'answered' and count(a.id) <> 1) or (q.state in ('asked', 'withdrawn') and count(a.id) <> 0)`

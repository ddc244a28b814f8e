import { canBeLate, type WorkQueue } from '#domain/waiting.ts'
import { limitTo, type Query, sql } from '#server/database/db.ts'
import { pastStay } from '#server/storage/storage.ts'
import { columns, noDetails, type Oldest, within } from './waiting-rows.sql.ts'

export type { Scope, Terms } from './waiting-rows.sql.ts'

/*
 * What waits for staff, queue by queue, as one bounded list of rows each: at most a few hundred are ever read, oldest
 * first, whatever the size of the tables.
 */

/** Constants are written into the text, so that the partial index of each queue is used. */
const oldestOrders =
  ({ queue, since, matches, staffId = noDetails.staffId }: OrderQueue): Oldest =>
  (scope, limit) =>
    sql`
    select ${columns({
      queue,
      id: sql`o.id`,
      since,
      details: {
        number: sql`o.order_number`,
        parcelCount: sql`o.parcel_count`,
        warehouseId: sql`o.warehouse_id`,
        staffId,
      },
    })}
    from orders o where o.lifecycle = 'active' and o.hold_reason is null and ${matches} ${within(sql`o.warehouse_id`, scope)}
    order by ${since} ${limitTo(limit)}`

interface OrderQueue {
  readonly queue: WorkQueue
  readonly since: Query<unknown>
  readonly matches: Query<unknown>
  readonly staffId?: Query<unknown>
}

/** The indexes of both are small: held orders, and orders whose members owe a difference. */
const rareOrders =
  (queue: WorkQueue, matches: Query<unknown>): Oldest =>
  (scope, limit) =>
    sql`
    select ${columns({ queue, id: sql`o.id`, since: sql`coalesce(o.packed_at, o.paid_at, o.ordered_at)` })}
    from orders o where o.lifecycle = 'active' ${matches} ${within(sql`o.warehouse_id`, scope)}
    order by waits_since ${limitTo(limit)}`

const transfers =
  (queue: WorkQueue, since: Query<unknown>, matches: Query<unknown>): Oldest =>
  (_scope, limit) =>
    sql`
    select ${columns({
      queue,
      id: sql`t.id`,
      since,
      details: {
        number: sql`t.transfer_number`,
        amountMinor: sql`coalesce(t.received_minor, t.amount_minor)`,
        currency: sql`t.currency::text`,
        staffId: sql`t.auditor_id`,
      },
    })}
    from bank_transfers t where t.deleted_at is null ${matches} order by t.submitted_at, t.id ${limitTo(limit)}`

export const oldest: Readonly<Record<WorkQueue, Oldest>> = {
  claims: (scope, limit) => sql`
    select ${columns({
      queue: 'claims',
      id: sql`m.id`,
      since: sql`m.submitted_at`,
      details: { number: sql`m.tracking_number`, warehouseId: sql`m.warehouse_id`, staffId: sql`m.first_yes_by` },
    })}
    from claims m where m.status = 'under_review' ${within(sql`m.warehouse_id`, scope)} order by m.submitted_at, m.id ${limitTo(limit)}`,
  disputes: (scope, limit) => sql`
    select ${columns({
      queue: 'disputes',
      id: sql`d.id`,
      since: sql`d.opened_at`,
      lateAt: sql`d.answer_by`,
      details: {
        number: sql`coalesce(o.order_number, p.tracking_number)`,
        warehouseId: sql`coalesce(o.warehouse_id, p.warehouse_id)`,
        orderId: sql`d.order_id`,
        cartonId: sql`d.carton_id`,
      },
    })}
    from disputes d left join orders o on o.id = d.order_id left join parcels p on p.id = d.parcel_id
    where d.state = 'open' ${within(sql`coalesce(o.warehouse_id, p.warehouse_id)`, scope)} order by d.opened_at, d.id ${limitTo(limit)}`,
  // From when on it can be done: before that, its parcel is on the way.
  parcelServices: (scope, limit) => sql`
    select ${columns({
      queue: 'parcelServices',
      id: sql`s.id`,
      since: sql`greatest(s.asked_at, p.inbound_at)`,
      details: { number: sql`p.tracking_number`, warehouseId: sql`p.warehouse_id` },
    })}
    from parcel_services s join parcels p on p.id = s.parcel_id
    where s.state = 'asked' and p.status in ('in_stock', 'packing') and p.transfer_state is distinct from 'on_the_way' and p.deleted_at is null and p.closed_reason is null
      ${within(sql`p.warehouse_id`, scope)} order by s.asked_at, s.id ${limitTo(limit)}`,
  // Answered, so that it can be carried out; or not answered in time, so that staff decide.
  questions: (scope, limit) => sql`
    select ${columns({
      queue: 'questions',
      id: sql`q.id`,
      since: sql`q.since`,
      details: { number: sql`p.tracking_number`, warehouseId: sql`p.warehouse_id` },
    })}
    from (
      select id, parcel_id, state_at as since from parcel_questions where state = 'answered'
      union all
      select id, parcel_id, due_at from parcel_questions where state = 'asked' and due_at <= now()
    ) q join parcels p on p.id = q.parcel_id
    where true ${within(sql`p.warehouse_id`, scope)} order by q.since, q.id ${limitTo(limit)}`,
  // The person who asked cannot confirm.
  closings: (scope, limit, { staffId }) => sql`
    select ${columns({
      queue: 'closings',
      id: sql`c.id`,
      since: sql`c.asked_at`,
      details: { number: sql`p.tracking_number`, warehouseId: sql`p.warehouse_id`, staffId: sql`c.asked_by` },
    })}
    from parcel_closings c join parcels p on p.id = c.parcel_id
    where c.state = 'asked' and c.asked_by <> ${staffId} ${within(sql`p.warehouse_id`, scope)}
    order by c.asked_at, c.id ${limitTo(limit)}`,
  transfersToSend: (scope, limit) => sql`
    select ${columns({
      queue: 'transfersToSend',
      id: sql`t.id`,
      since: sql`t.asked_at`,
      details: { number: sql`p.tracking_number`, warehouseId: sql`t.from_warehouse_id` },
    })}
    from warehouse_transfers t join parcels p on p.id = t.parcel_id
    where t.state = 'asked' ${within(sql`t.from_warehouse_id`, scope)} order by t.asked_at, t.id ${limitTo(limit)}`,
  // Late once the days are over in which it should arrive.
  transfersToReceive: (scope, limit) => sql`
    select ${columns({
      queue: 'transfersToReceive',
      id: sql`t.id`,
      since: sql`t.sent_at`,
      lateAt: sql`t.due_at`,
      details: { number: sql`p.tracking_number`, warehouseId: sql`t.to_warehouse_id`, staffId: sql`t.missed_by` },
    })}
    from warehouse_transfers t join parcels p on p.id = t.parcel_id
    where t.state = 'on_the_way' ${within(sql`t.to_warehouse_id`, scope)} order by t.sent_at, t.id ${limitTo(limit)}`,
  // The person who closed it cannot settle it.
  handovers: (scope, limit, { staffId }) => sql`
    select ${columns({
      queue: 'handovers',
      id: sql`h.id`,
      since: sql`h.closed_at`,
      details: {
        number: sql`concat_ws(' ', h.courier_code, nullif(h.bag_number, ''))`,
        warehouseId: sql`h.warehouse_id`,
        staffId: sql`h.closed_by`,
      },
    })}
    from courier_handovers h
    where h.state = 'difference' and h.closed_by <> ${staffId} ${within(sql`h.warehouse_id`, scope)} order by h.closed_at, h.id ${limitTo(limit)}`,
  // Nobody has asked to close them yet; those that wait for us are left out.
  pastStay: (scope, limit, { stay }) => sql`
    select ${columns({
      queue: 'pastStay',
      id: sql`x.id`,
      since: sql`x.since`,
      // Nobody was promised a day for it, so it is listed after what is late.
      lateAt: sql`now() + interval '7 days'`,
      details: { number: sql`x.number`, warehouseId: sql`x.warehouse_id` },
    })} from (${pastStay(stay, scope, limit)}) x order by x.since, x.id`,
  toPack: oldestOrders({
    queue: 'toPack',
    since: sql`o.paid_at`,
    matches: sql`o.status = 'paid' and o.total_minor <= o.paid_minor - o.refunded_minor`,
    staffId: sql`o.packer_id`,
  }),
  toShip: oldestOrders({
    queue: 'toShip',
    since: sql`o.packed_at`,
    matches: sql`o.status = 'awaiting_outbound'`,
  }),
  transfers: transfers('transfers', sql`t.submitted_at`, sql`and t.audit_status = 'pending'`),
  toCredit: transfers(
    'toCredit',
    sql`coalesce(t.audited_at, t.submitted_at)`,
    sql`and t.audit_status = 'approved' and t.recharge_status = 'not_credited'`,
  ),
  // One's own requests wait for somebody else.
  approvals: (_scope, limit, { staffId }) => sql`
    select ${columns({
      queue: 'approvals',
      id: sql`a.id`,
      since: sql`a.requested_at`,
      details: {
        call: sql`a.call`,
        amountMinor: sql`a.amount_minor`,
        currency: sql`a.currency::text`,
        staffId: sql`a.requested_by`,
      },
    })}
    from approvals a where a.state = 'open' and a.requested_by <> ${staffId} order by a.requested_at, a.id ${limitTo(limit)}`,
  // The person who asked for it cannot sign it.
  toSign: (_scope, limit, { staffId }) => sql`
    select ${columns({
      queue: 'toSign',
      id: sql`f.id`,
      since: sql`f.changed_at`,
      details: { number: sql`f.name`, staffId: sql`f.moved_by` },
    })}
    from moving_files f where f.state = 'waiting' and f.moved_by <> ${staffId} order by f.changed_at, f.id ${limitTo(limit)}`,
  differences: (_scope, limit) => sql`
    select ${columns({
      queue: 'differences',
      id: sql`d.id`,
      since: sql`d.found_at`,
      details: {
        number: sql`d.number`,
        amountMinor: sql`abs(coalesce(d.our_minor, 0) - coalesce(d.their_minor, 0))`,
        currency: sql`'CNY'::text`,
      },
    })}
    from payment_differences d where d.state = 'open' order by d.found_at, d.id ${limitTo(limit)}`,
  flagged: (_scope, limit) => sql`
    select ${columns({
      queue: 'flagged',
      id: sql`i.id`,
      since: sql`i.flagged_at`,
      details: { number: sql`i.payment_number`, amountMinor: sql`i.amount_minor`, currency: sql`i.currency::text` },
    })}
    from payment_intents i where i.flags <> '{}' and i.flags_settled_at is null order by i.flagged_at, i.id ${limitTo(limit)}`,
  feedback: (_scope, limit) => sql`
    select ${columns({ queue: 'feedback', id: sql`f.id`, since: sql`f.created_at` })}
    from messages f where f.kind = 'feedback' and f.status = 'open' order by f.created_at, f.id ${limitTo(limit)}`,
  held: rareOrders(
    'held',
    sql`and o.status in ('awaiting_payment', 'paid', 'awaiting_outbound') and o.hold_reason is not null`,
  ),
  supplements: rareOrders(
    'supplements',
    sql`and o.status = 'paid' and o.total_minor > o.paid_minor - o.refunded_minor`,
  ),
  unclaimed: (scope, limit) => sql`
    select ${columns({ queue: 'unclaimed', id: sql`u.id`, since: sql`u.created_at` })}
    from unclaimed_parcels u where u.state = 'to_be_claimed' and u.closed_reason is null ${within(sql`u.warehouse_id`, scope)}
    order by u.created_at, u.id ${limitTo(limit)}`,
  // Any of them: a courier brings them when it does, so their age says nothing.
  toReceive: (scope, limit) => sql`
    select ${columns({ queue: 'toReceive', id: sql`p.id`, since: sql`p.listed_at` })}
    from warehouses w cross join lateral (
      select * from parcels p
      where p.warehouse_id = w.id and p.status = 'forecast' and p.deleted_at is null and p.closed_reason is null ${limitTo(limit)}
    ) p where true ${within(sql`w.id`, scope)} ${limitTo(limit)}`,
}

/** Work that can be opened and can be late; the letters have no page yet. */
export const listsRows = (queue: WorkQueue): boolean => canBeLate(queue) && queue !== 'feedback'

import { orderStatusText, orderTypeText, trackEventText } from '#contract/codes.ts'
import { sql } from '#server/database/db.ts'
import { flag, localized, minor, text, time, whole, word } from './cells.ts'
import type { Tables } from './table.ts'
import { disputeStates, runStates } from './text.ts'
import { few, newest, numbered, ofEach } from './walks.sql.ts'

const notDeleted = [sql`r.lifecycle <> 'deleted'`]

export const orderTables = {
  'orders.csv': {
    from: sql`orders r join channels c on c.id = r.channel_id`,
    where: notDeleted,
    walk: newest(sql`r.ordered_at`),
    columns: [
      ['orderNumber', text, sql`r.order_number`],
      ['kind', word(orderTypeText), sql`r.order_type`],
      ['status', word(orderStatusText), sql`r.status`],
      ['channel', localized, sql`c.name`],
      ['receiver', text, sql`r.consignee->>'name'`],
      ['phone', text, sql`r.consignee->>'phone'`],
      ['address', text, sql`r.consignee->>'address'`],
      ['postalCode', text, sql`r.consignee->>'postalCode'`],
      ['sender', text, sql`r.consignor->>'name'`],
      ['currency', text, sql`r.currency`],
      ['declaredValue', minor, sql`r.declared_value_minor`],
      ['total', minor, sql`r.total_minor`],
      ['paid', minor, sql`r.paid_minor`],
      ['refunded', minor, sql`r.refunded_minor`],
      ['orderedAt', time, sql`r.ordered_at`],
      ['paidAt', time, sql`r.paid_at`],
      ['shippedAt', time, sql`r.outbound_at`],
      ['signedAt', time, sql`r.signed_at`],
      ['logisticsNumber', text, sql`r.logistics_number`],
      ['remark', text, sql`r.remark`],
    ],
  },
  'order-steps.csv': {
    from: sql`orders r`,
    where: notDeleted,
    walk: ofEach(sql`r.ordered_at`, sql`order_events e where e.order_id = r.id`, sql`e.at, e.no`),
    columns: [
      ['orderNumber', text, sql`r.order_number`],
      ['time', time, sql`e.at`],
      ['step', word(trackEventText), sql`e.code`],
      ['place', localized, sql`e.place`],
    ],
  },
  'reduced-services.csv': {
    from: sql`orders r`,
    where: notDeleted,
    walk: ofEach(
      sql`r.ordered_at`,
      sql`reduced_services e join vas_items v on v.id = e.service_id where e.order_id = r.id`,
      sql`v.code`,
    ),
    columns: [
      ['orderNumber', text, sql`r.order_number`],
      ['time', time, sql`e.recorded_at`],
      ['title', localized, sql`v.name`],
      ['orderedQuantity', whole, sql`e.asked`],
      ['doneQuantity', whole, sql`e.done`],
      ['reason', text, sql`e.reason`],
    ],
  },
  'disputes.csv': {
    from: sql`disputes r left join orders o on o.id = r.order_id left join parcels p on p.id = r.parcel_id`,
    walk: few,
    columns: [
      ['orderNumber', text, sql`o.order_number`],
      ['trackingNumber', text, sql`p.tracking_number`],
      ['time', time, sql`r.opened_at`],
      ['reason', text, sql`r.reason`],
      ['status', word(disputeStates), sql`r.state`],
      ['note', text, sql`r.note`],
    ],
  },
  'rules.csv': {
    from: sql`standing_rules r join warehouses w on w.id = r.warehouse_id join channels c on c.id = r.channel_id
      left join addresses a on a.id = r.receiver_id and a.deleted_at is null`,
    where: [sql`r.deleted_at is null`],
    walk: few,
    columns: [
      ['title', text, sql`r.name`],
      ['time', time, sql`r.created_at`],
      ['warehouse', localized, sql`w.name`],
      ['customerCode', text, sql`r.customer_code`],
      ['waitDays', whole, sql`r.wait_days`],
      ['receiver', text, sql`a.name`],
      ['channel', localized, sql`c.name`],
      ['currency', text, sql`r.currency`],
      ['declaredValue', minor, sql`r.declared_value_minor`],
      ['insured', flag, sql`r.insured`],
      ['payUpTo', minor, sql`r.pay_up_to_minor`],
      ['active', flag, sql`r.active`],
    ],
  },
  // Including rules that were deleted.
  'rule-steps.csv': {
    from: sql`rule_log r join standing_rules s on s.id = r.rule_id`,
    walk: numbered,
    columns: [
      ['title', text, sql`s.name`],
      ['time', time, sql`r.at`],
      ['step', word(runStates), sql`r.code`],
      ['orderNumber', text, sql`r.details->>'orderNumber'`],
    ],
  },
} satisfies Tables

import { sql, type Tx } from '#server/database/db.ts'

/**
 * Payable is what the member owes us, from the order as it was packed. Receivable is what the member collects from a
 * customer of their own: it follows the payable until somebody sets it. The customer is the code that all parcels share
 * if it is not the member's own number, otherwise the receiver.
 */
export const upsertBill = (tx: Tx, orderId: string) =>
  tx.find(sql<{ id: string }>`
    insert into bills (order_id, member_id, order_number, consolidated_at, customer_name, channel_id, channel_name, billable_weight_g, volume_mm3, vas_text,
      origin, destination, currency, freight_payable_minor, vas_payable_minor, insurance_payable_minor, other_payable_minor,
      freight_receivable_minor, vas_receivable_minor, insurance_receivable_minor, other_receivable_minor, other_remark, surcharge_text, quantity, payable_total_minor)
    select o.id, o.member_id, o.order_number, o.packed_at, coalesce(customer.code, o.consignee->>'name'), c.id, c.name,
      (o.quote->'quote'->>'billableWeightG')::bigint, (o.quote->'quote'->>'volumeMm3')::bigint, services.text, w.name, d.name, o.currency,
      o.freight_payable_minor, o.vas_minor, o.insurance_minor, o.other_minor, o.freight_payable_minor, o.vas_minor, o.insurance_minor, o.other_minor,
      o.other_remark, surcharged.text, (select count(*)::int from order_cartons where order_id = o.id and voided_at is null), o.total_minor
    from orders o
      join members m on m.id = o.member_id join channels c on c.id = o.channel_id join warehouses w on w.id = o.warehouse_id
      join destinations d on d.code = o.destination_code
      left join lateral (
        select min(p.customer_code) as code from parcels p where p.order_id = o.id
        having count(distinct p.customer_code) = 1 and min(p.customer_code) <> m.member_number
      ) customer on true
      cross join lateral (
        select jsonb_build_object('cn', coalesce(string_agg(v.name->>'cn', ', ' order by v.sort), ''),
          'en', coalesce(string_agg(v.name->>'en', ', ' order by v.sort), ''), 'sh', coalesce(string_agg(v.name->>'sh', ', ' order by v.sort), '')) as text
        from jsonb_array_elements(o.quote->'quote'->'vas') as line join vas_items v on v.id = (line->>'id')::uuid
      ) services
      cross join lateral (
        select jsonb_build_object('cn', coalesce(string_agg(each.name->>'cn' || each.amount, ', '), ''),
          'en', coalesce(string_agg(each.name->>'en' || each.amount, ', '), ''), 'sh', coalesce(string_agg(each.name->>'sh' || each.amount, ', '), '')) as text
        from (
          select s.name, to_char((line->>'amountMinor')::numeric / 100, ' FM999999999990.00') as amount
          from jsonb_array_elements(o.quote->'quote'->'otherLines') as line join surcharges s on s.id = (line->'surcharge'->>'id')::uuid
          order by s.code) each
      ) surcharged
    where o.id = ${orderId} and o.packed_at is not null
    on conflict (order_id) do update set
      consolidated_at = excluded.consolidated_at, customer_name = excluded.customer_name, channel_id = excluded.channel_id, channel_name = excluded.channel_name, destination = excluded.destination,
      billable_weight_g = excluded.billable_weight_g, volume_mm3 = excluded.volume_mm3,
      vas_text = excluded.vas_text, other_remark = excluded.other_remark, surcharge_text = excluded.surcharge_text, quantity = excluded.quantity, state = 'live',
      freight_receivable_minor = case when bills.freight_receivable_minor = bills.freight_payable_minor
        then excluded.freight_receivable_minor else bills.freight_receivable_minor end,
      vas_receivable_minor = case when bills.vas_receivable_minor = bills.vas_payable_minor
        then excluded.vas_receivable_minor else bills.vas_receivable_minor end,
      insurance_receivable_minor = case when bills.insurance_receivable_minor = bills.insurance_payable_minor
        then excluded.insurance_receivable_minor else bills.insurance_receivable_minor end,
      other_receivable_minor = case when bills.other_receivable_minor = bills.other_payable_minor
        then excluded.other_receivable_minor else bills.other_receivable_minor end,
      freight_payable_minor = excluded.freight_payable_minor, vas_payable_minor = excluded.vas_payable_minor,
      insurance_payable_minor = excluded.insurance_payable_minor, other_payable_minor = excluded.other_payable_minor,
      payable_total_minor = excluded.payable_total_minor
    returning id`)

export const setBillState = (tx: Tx, orderId: string, state: 'draft' | 'void') =>
  tx.run(sql`update bills set state = ${state} where order_id = ${orderId}`)

import type { Client } from 'pg'
import { benchId, layMembers } from './lay-members.ts'
import { layOrders, type OrderPattern } from './lay-orders.ts'

/** The member whose bills they are. */
export const billed = 1

/** Inserts `count` packed orders of one member, each with its bill; the highest number is the newest. */
export async function layBills(client: Client, pattern: OrderPattern, count: number): Promise<void> {
  await layMembers(client, 2)
  const source = `
    select bench_id(n) as id, 'JH' || lpad(n::text, 12, '0') as order_number, bench_id(${billed}) as member_id, 'awaiting_outbound' as status,
      1 as parcel_count, now() - ($2::int - n) * interval '20 seconds' as ordered_at, ($1::jsonb->>'total_minor')::bigint as paid_minor,
      null as logistics_number
    from generate_series(1, $2::int) n`
  await layOrders(client, pattern, source, [count])
  await client.query(
    `insert into bills (id, order_id, member_id, order_number, consolidated_at, customer_name, channel_id, channel_name, billable_weight_g,
      volume_mm3, vas_text, origin, destination, currency, freight_payable_minor, vas_payable_minor, insurance_payable_minor, other_payable_minor,
      freight_receivable_minor, vas_receivable_minor, insurance_receivable_minor, other_receivable_minor, quantity, payable_total_minor)
    select o.id, o.id, o.member_id, o.order_number, o.ordered_at, 'Customer ' || right(o.order_number, 3), c.id, c.name, 2000, 9000000,
      jsonb_build_object('cn', '加固, 拍照', 'en', '加固, 拍照', 'sh', 'Repacking, Photographs'), w.name, d.name, o.currency, o.freight_payable_minor,
      o.vas_minor, o.insurance_minor, o.other_minor, o.freight_payable_minor + 1000, o.vas_minor, o.insurance_minor, o.other_minor, 1, o.total_minor
    from orders o join channels c on c.id = o.channel_id join warehouses w on w.id = o.warehouse_id join destinations d on d.code = o.destination_code
    where o.member_id = $1`,
    [benchId(billed)],
  )
  for (const table of ['members', 'member_sessions', 'orders', 'bills']) await client.query(`vacuum analyze ${table}`)
  await client.query('checkpoint')
}

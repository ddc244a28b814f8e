import type { Client } from 'pg'
import { layMembers } from './lay-members.ts'
import { layOrders, type OrderPattern } from './lay-orders.ts'

/** Member 1 owns a tenth of all parcels, member 2 about three hundred, everyone else about twenty. */
export const seller = 1
export const ordinary = 2
const firstOther = 3

/**
 * Inserts parcels 1 to `count`, the highest number being the newest: a tenth forecast, 15 % in stock, 5 % packing, the
 * rest shipped; up to three of a member's packing or shipped parcels make one order.
 */
export async function layParcels(client: Client, pattern: OrderPattern, count: number): Promise<void> {
  const others = Math.floor(count / 20)
  await layMembers(client, firstOther + others)
  await client.query(`set work_mem = '256MB'`)
  await client.query(
    `create temp table laid as
    select n, owner, status, listed_at,
      case when status in ('packing', 'shipped') then (row_number() over (partition by owner, status order by n) - 1) / 3 end as box
    from (
      select n, now() - ($1::int - n) * interval '20 seconds' as listed_at,
        case when n % 10 = 0 then ${seller} when n % ($1::int / 300) = 1 then ${ordinary} else ${firstOther} + (n * 7919) % $2::int end as owner,
        case when die < 10 then 'forecast' when die < 25 then 'in_stock' when die < 30 then 'packing' else 'shipped' end as status
      from generate_series(1, $1::bigint) n, lateral (select (n * 31 + n / 10) % 100 as die) dice
    ) parcel`,
    [count, others],
  )
  await layOrders(client, pattern, boxes)
  await client.query(parcels)
  await client.query(`
    insert into order_parcels (order_id, parcel_id, added_at) select order_id, id, listed_at from parcels where order_id is not null`)
  await client.query('drop table laid')
  // Nobody followed what was laid.
  await client.query('truncate live_changes')
  await client.query('reset work_mem')
  for (const table of ['members', 'member_sessions', 'orders', 'parcels', 'parcel_counts', 'order_parcels']) {
    await client.query(`vacuum analyze ${table}`)
  }
  await client.query('checkpoint')
}

/** An order has the number of its first parcel. Three out of four shipped orders are signed. */
const boxes = `
  select bench_id(min(n)) as id, 'JH' || lpad(min(n)::text, 12, '0') as order_number, bench_id(owner) as member_id,
    case when status = 'shipped' then case when min(n) / 10 % 4 = 0 then 'shipped' else 'signed' end
      else (array['awaiting_payment', 'paid', 'awaiting_outbound'])[1 + min(n) % 3] end as status,
    count(*)::int as parcel_count, max(listed_at) as ordered_at,
    case when status = 'shipped' or min(n) % 3 > 0 then (pattern_total.minor) else 0 end as paid_minor,
    case when status = 'shipped' then 'SC' || lpad(min(n)::text, 12, '0') end as logistics_number
  from laid, (select ($1::jsonb->>'total_minor')::bigint as minor) pattern_total
  where box is not null group by owner, status, box, pattern_total.minor`

const parcels = `
  insert into parcels (id, member_id, warehouse_id, courier_code, tracking_number, customer_code, source, status, actual_weight_g,
    volume_weight_g, billable_weight_g, length_mm, width_mm, height_mm, volume_mm3, total_pieces, total_goods_value_minor, goods_type,
    goods_name, abnormal_code, shelf, latest_event, latest_event_at, forecast_at, inbound_at, packing_at, outbound_at, order_id, listed_at)
  select bench_id(n), bench_id(owner), w.ids[1 + n % cardinality(w.ids)], (array['SF', 'YTO', 'ZTO', 'STO', 'JD'])[1 + n % 5],
    (array['SF', 'YT', '7', '4', 'JD'])[1 + n % 5] || lpad(((n * 2654435761) % 10000000000000)::text, 13, '0'), 'A' || n, 'web', status,
    case when arrived then 200 + n % 9000 end, case when arrived then 1500 end, case when arrived then 1000 * (2 + n % 8) end,
    case when arrived then 300 end, case when arrived then 200 end, case when arrived then 150 end, case when arrived then 9000000 end,
    1 + n % 4, 100 * (1 + n % 900), case when n % 9 = 0 then 'sensitive' else 'ordinary' end, 'Cotton shirt',
    case when n % 97 = 0 then 'WRONG_WAREHOUSE' end, case when arrived then 'A-' || n % 400 end,
    case status when 'in_stock' then 'received' else status end, listed_at, listed_at, case when arrived then listed_at end,
    case when box is not null then listed_at end, case when status = 'shipped' then listed_at end,
    case when box is not null then bench_id(min(n) over (partition by owner, status, box)) end, listed_at
  from laid, lateral (select status <> 'forecast' as arrived) has, (select array_agg(id order by code) as ids from warehouses) w
  order by n`

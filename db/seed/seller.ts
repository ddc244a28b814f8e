import { sql } from '#server/database/db.ts'
import type { Context } from '#server/context.ts'

/**
 * Aisyah's three hundred parcels: a hundred awaited, two hundred in stock. They are inserted by one statement per
 * table, with the result of an import of her own; weighed ones have a receipt.
 */
export async function seedSeller(context: Context, memberId: string): Promise<void> {
  await context.database.transaction(async (tx) => {
    await tx.run(sql`
      insert into parcels (member_id, warehouse_id, courier_code, tracking_number, customer_code, source, status, actual_weight_g, volume_weight_g,
        billable_weight_g, length_mm, width_mm, height_mm, volume_mm3, total_pieces, total_goods_value_minor, goods_type, goods_name, shelf,
        latest_event, latest_event_at, forecast_at, inbound_at, listed_at)
      select ${memberId}::uuid, w.id, 'ZTO', '7530' || lpad((10000000 + n * 7919)::text, 10, '0'), 'SHOP-' || (n % 12 + 1), 'batch',
        case when stocked then 'in_stock' else 'forecast' end, case when stocked then weight end, case when stocked then 1000 end,
        case when stocked then ceil(greatest(weight, 1000) / 1000.0)::int * 1000 end, case when stocked then 300 end, case when stocked then 200 end,
        case when stocked then 100 end, case when stocked then 6000000 end, 1, price * 2, 'ordinary', product,
        case when stocked then 'D-' || lpad((n % 40 + 1)::text, 2, '0') end, case when stocked then 'received' else 'forecast' end, at, at - interval '2 days',
        case when stocked then at end, at
      from (select n, n % 3 <> 0 as stocked, 300 + n * 37 % 2500 as weight, 1200 + n * 13 % 4000 as price, now() - n * interval '3 hours' as at,
        (array['手机壳', '发饰', '文具套装', '厨房小物', '宠物玩具'])[n % 5 + 1] as product from generate_series(1, 300) n) numbered
      cross join lateral (select id from warehouses where code = 2 + numbered.n % 2) w`)
    await tx.run(sql`
      insert into parcel_goods (parcel_id, line_no, product_name, specification, goods_type, quantity, unit_price_minor, total_price_minor)
      select id, 1, goods_name, '混色', 'ordinary', 2, total_goods_value_minor / 2, total_goods_value_minor from parcels where member_id = ${memberId}`)
    await tx.run(sql`
      insert into receipts (warehouse_id, tracking_number, courier_code, staff_id, actual_weight_g, length_mm, width_mm, height_mm, volume_weight_g, result, parcel_id, at)
      select p.warehouse_id, p.tracking_number, p.courier_code, s.id, p.actual_weight_g, 300, 200, 100, 1000, 'matched', p.id, p.inbound_at
      from parcels p, staff s where p.member_id = ${memberId} and p.status = 'in_stock' and s.username = 'keeper'`)
    await tx.run(sql`
      insert into parcel_events (parcel_id, code, actor_kind, actor_id, at)
      select id, 'forecast', 'member', ${memberId}::uuid, forecast_at from parcels where member_id = ${memberId}
      union all select p.id, 'received', 'staff', s.id, p.inbound_at from parcels p, staff s
      where p.member_id = ${memberId} and p.status = 'in_stock' and s.username = 'keeper'`)
  })
}

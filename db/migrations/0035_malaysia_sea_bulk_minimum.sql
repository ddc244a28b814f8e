-- The sample price of sea bulk to Malaysia in HKD came without the minimum of row P7 in CNY: 12 kg cost CNY 150.00 and
-- HKD 146.00. Where both rows are still as they came, it gets its minimum, as a new row from now on: orders keep the row
-- that they were priced by (decision record 49). Whoever changed either row meant their price, and keeps it.
with ended as (
  update price_rules hkd set valid_to = now()
  from channels, price_rules cny
  where hkd.id = md5('price rule SEA_BULK-MY-HKD')::uuid and cny.id = md5('price rule P7')::uuid
    and channels.code = 'SEA_BULK' and (hkd.channel_id, cny.channel_id) = (channels.id, channels.id)
    and (hkd.destination_code, hkd.currency, hkd.goods_type) = ('MY', 'HKD', 'ordinary')
    and (cny.destination_code, cny.currency, cny.goods_type) = ('MY', 'CNY', 'ordinary')
    and (hkd.first_weight_g, hkd.first_price_minor, hkd.continuation_price_minor, hkd.min_charge_minor) = (10000, 13200, 700, 13200)
    and (cny.first_weight_g, cny.first_price_minor, cny.continuation_price_minor, cny.min_charge_minor) = (10000, 12000, 650, 15000)
    and (hkd.weight_from_kg, cny.weight_from_kg) = (1, 1) and hkd.valid_from = '2025-01-01 00:00:00+08'
    and (hkd.warehouse_id, hkd.weight_to_kg, hkd.cap_weight_g, hkd.valid_to) is null and not hkd.closed
    and (cny.warehouse_id, cny.weight_to_kg, cny.cap_weight_g, cny.valid_to) is null and not cny.closed
  returning hkd.*
)
insert into price_rules (channel_id, destination_code, currency, goods_type, weight_from_kg, first_weight_g, first_price_minor,
  continuation_price_minor, min_charge_minor, valid_from)
select channel_id, destination_code, currency, goods_type, weight_from_kg, first_weight_g, first_price_minor,
  continuation_price_minor, 16500, valid_to
from ended;

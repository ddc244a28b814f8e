import { claimStatusText, goodsTypeText, parcelStatusText, trackEventText } from '#contract/codes.ts'
import { sql } from '#server/database/db.ts'
import { cm, kg, localized, minor, text, time, whole, word } from './cells.ts'
import type { Tables } from './table.ts'
import { newest, ofEach } from './walks.sql.ts'

const liveThenGone = [
  sql`r.deleted_at is null and r.closed_reason is null`,
  sql`(r.deleted_at is not null or r.closed_reason is not null)`,
]

export const parcelTables = {
  'parcels.csv': {
    from: sql`parcels r join couriers c on c.code = r.courier_code join warehouses w on w.id = r.warehouse_id
      left join orders o on o.id = r.order_id left join purchases u on u.id = r.purchase_id`,
    where: liveThenGone,
    walk: newest(sql`r.listed_at`),
    columns: [
      ['trackingNumber', text, sql`r.tracking_number`],
      ['courier', localized, sql`c.name`],
      ['warehouse', localized, sql`w.name`],
      ['status', word(parcelStatusText), sql`r.status`],
      ['nickname', text, sql`r.nickname`],
      ['customerCode', text, sql`r.customer_code`],
      ['goods', text, sql`r.goods_name`],
      ['pieces', whole, sql`r.total_pieces`],
      ['goodsValue', minor, sql`r.total_goods_value_minor`],
      ['weightKg', kg, sql`r.actual_weight_g`],
      ['lengthCm', cm, sql`r.length_mm`],
      ['widthCm', cm, sql`r.width_mm`],
      ['heightCm', cm, sql`r.height_mm`],
      ['forecastAt', time, sql`r.forecast_at`],
      ['inboundAt', time, sql`r.inbound_at`],
      ['shippedAt', time, sql`r.outbound_at`],
      ['orderNumber', text, sql`o.order_number`],
      ['purchaseNumber', text, sql`u.purchase_number`],
      ['remark', text, sql`r.remark`],
    ],
  },
  'parcel-goods.csv': {
    from: sql`parcels r`,
    where: liveThenGone,
    walk: ofEach(sql`r.listed_at`, sql`parcel_goods e where e.parcel_id = r.id`, sql`e.line_no`),
    columns: [
      ['trackingNumber', text, sql`r.tracking_number`],
      ['product', text, sql`e.product_name`],
      ['specification', text, sql`e.specification`],
      ['goodsType', word(goodsTypeText), sql`e.goods_type`],
      ['quantity', whole, sql`e.quantity`],
      ['unitPrice', minor, sql`e.unit_price_minor`],
      ['goodsValue', minor, sql`e.total_price_minor`],
    ],
  },
  'parcel-steps.csv': {
    from: sql`parcels r`,
    where: liveThenGone,
    walk: ofEach(sql`r.listed_at`, sql`parcel_events e where e.parcel_id = r.id`, sql`e.at, e.no`),
    columns: [
      ['trackingNumber', text, sql`r.tracking_number`],
      ['time', time, sql`e.at`],
      ['step', word(trackEventText), sql`e.code`],
      ['place', localized, sql`e.place`],
    ],
  },
  'weighings.csv': {
    from: sql`parcels r`,
    where: liveThenGone,
    walk: ofEach(
      sql`r.listed_at`,
      sql`receipts e join warehouses w on w.id = e.warehouse_id where e.parcel_id = r.id`,
      sql`e.at`,
    ),
    columns: [
      ['trackingNumber', text, sql`r.tracking_number`],
      ['time', time, sql`e.at`],
      ['warehouse', localized, sql`w.name`],
      ['weightKg', kg, sql`e.actual_weight_g`],
      ['lengthCm', cm, sql`e.length_mm`],
      ['widthCm', cm, sql`e.width_mm`],
      ['heightCm', cm, sql`e.height_mm`],
    ],
  },
  'claims.csv': {
    from: sql`claims r join couriers c on c.code = r.courier_code`,
    walk: newest(sql`r.submitted_at`),
    columns: [
      ['trackingNumber', text, sql`r.tracking_number`],
      ['courier', localized, sql`c.name`],
      ['time', time, sql`r.submitted_at`],
      ['status', word(claimStatusText), sql`r.status`],
      ['remark', text, sql`r.remark`],
    ],
  },
  'purchases.csv': {
    from: sql`purchases r`,
    walk: newest(sql`r.created_at`),
    columns: [
      ['number', text, sql`r.purchase_number`],
      ['time', time, sql`r.created_at`],
      ['expectedParcels', whole, sql`r.expected_parcels`],
    ],
  },
} satisfies Tables

import { files } from '#contract/files.ts'
import type { Input } from '#contract/wire/operation.ts'
import { parcels } from '#contract/parcels.ts'
import { type staffParcels } from '#contract/receiving.ts'
import { sql } from '#server/database/db.ts'
import type { TestServer, TestMember, TestStaff } from './harness.ts'
import { sendPicture } from './send-picture.ts'
import { pictureOf } from './vouchers.ts'

export const shirt = {
  productName: 'Shirt',
  specification: 'XL, blue',
  goodsType: 'ordinary',
  quantity: 3,
  unitPriceMinor: 1250,
} as const
export const powerBank = {
  productName: 'Power bank',
  specification: '10 Ah',
  goodsType: 'sensitive',
  quantity: 1,
  unitPriceMinor: 9900,
} as const

let numbers = 0
export const freshNumber = (prefix = 'SF') => `${prefix}${process.pid}${String(++numbers).padStart(6, '0')}`

type Forecast = Input<typeof parcels.forecastOne>

export const forecastOf = (trackingNumber: string, given: Partial<Forecast> = {}): Forecast => ({
  warehouseCode: 2,
  courierCode: 'SF',
  trackingNumber,
  goods: [shirt],
  ...given,
})

export const forecast = (member: TestMember, trackingNumber = freshNumber(), given: Partial<Forecast> = {}) =>
  member.call(parcels.forecastOne, forecastOf(trackingNumber, given))

type Scan = Input<typeof staffParcels.receive>

export const scanOf = (trackingNumber: string, warehouseId: string, given: Partial<Scan> = {}): Scan => ({
  trackingNumber,
  warehouseId,
  actualWeightG: 1250,
  lengthMm: 300,
  widthMm: 200,
  heightMm: 100,
  ...given,
})

export const warehouseId = async (t: TestServer, code: number) =>
  (await t.db.row(sql<{ id: string }>`select id from warehouses where code = ${code}`)).id

/** A photo that this member of staff has just uploaded. */
export const photoBy = async (staff: TestStaff): Promise<string> =>
  sendPicture(staff, files.staffUpload, 'photo', {
    name: 'photo.png',
    mimeType: 'image/png',
    buffer: await pictureOf('#c60'),
  })

/** A minimal order of this member, for the moves that parcels make with one. */
export async function bareOrder(
  t: TestServer,
  memberId: string,
  orderNumber = `JH${freshNumber('')}`,
): Promise<string> {
  const { id } = await t.db.row(sql<{ id: string }>`
    insert into orders (order_number, member_id, order_type, status, warehouse_id, channel_id, destination_code, currency, goods_type, goods_name,
      parcel_count, total_pieces, total_goods_value_minor, declared_value_minor, insured, price_rule_id, quote, freight_minor,
      freight_payable_minor, vas_minor, insurance_minor, total_minor, consignee)
    select ${orderNumber}, ${memberId}, 'consolidation', 'awaiting_payment', (select id from warehouses where code = 2), r.channel_id, r.destination_code,
      r.currency, 'ordinary', 'Shirt', 1, 3, 3750, 3750, false, r.id, '{}', 100, 100, 0, 0, 100, '{}'
    from price_rules r limit 1 returning id`)
  return id
}

import { goodsTypeText, orderStatusText, orderTypeText, parcelStatusText, trackEventText } from '#contract/codes.ts'
import * as read from './archive.sql.ts'
import { cm, flag, kg, localized, minor, text, time, whole, word } from './cells.ts'
import type { Table } from './table.ts'

const sizes = [
  ['weightKg', kg],
  ['lengthCm', cm],
  ['widthCm', cm],
  ['heightCm', cm],
] as const

/** Parcels and orders with everything that belongs to them. */
export const shippingTables: readonly Table[] = [
  {
    file: 'parcels.csv',
    columns: [
      ['trackingNumber', text],
      ['courier', localized],
      ['warehouse', localized],
      ['status', word(parcelStatusText)],
      ['customerCode', text],
      ['goods', text],
      ['pieces', whole],
      ['goodsValue', minor],
      ...sizes,
      ['forecastAt', time],
      ['inboundAt', time],
      ['shippedAt', time],
      ['orderNumber', text],
      ['purchaseNumber', text],
      ['remark', text],
    ],
    walks: read.parcels,
  },
  {
    file: 'parcel-goods.csv',
    columns: [
      ['trackingNumber', text],
      ['product', text],
      ['specification', text],
      ['goodsType', word(goodsTypeText)],
      ['quantity', whole],
      ['unitPrice', minor],
      ['goodsValue', minor],
    ],
    walks: read.parcelGoods,
  },
  {
    file: 'parcel-steps.csv',
    columns: [
      ['trackingNumber', text],
      ['time', time],
      ['step', word(trackEventText)],
      ['place', localized],
    ],
    walks: read.parcelSteps,
  },
  {
    file: 'weighings.csv',
    columns: [['trackingNumber', text], ['time', time], ['warehouse', localized], ...sizes],
    walks: read.weighings,
  },
  {
    file: 'orders.csv',
    columns: [
      ['orderNumber', text],
      ['kind', word(orderTypeText)],
      ['status', word(orderStatusText)],
      ['channel', localized],
      ['receiver', text],
      ['phone', text],
      ['address', text],
      ['postalCode', text],
      ['sender', text],
      ['currency', text],
      ['declaredValue', minor],
      ['total', minor],
      ['paid', minor],
      ['refunded', minor],
      ['orderedAt', time],
      ['paidAt', time],
      ['shippedAt', time],
      ['signedAt', time],
      ['logisticsNumber', text],
      ['remark', text],
    ],
    walks: [read.orders],
  },
  {
    file: 'order-steps.csv',
    columns: [
      ['orderNumber', text],
      ['time', time],
      ['step', word(trackEventText)],
      ['place', localized],
    ],
    walks: [read.orderSteps],
  },
  {
    file: 'bills.csv',
    columns: [
      ['orderNumber', text],
      ['time', time],
      ['customer', text],
      ['currency', text],
      ['total', minor],
      ['collected', flag],
    ],
    walks: [read.bills],
  },
]

import { expect, test } from 'vitest'
import type { ParcelRow } from './parcel-columns.tsx'
import { parcelsAsCsv } from './parcels-csv.ts'
import { whyNot } from './why-not.ts'

const here = { status: 'in_stock', abnormal: null, warehouseCode: 2 } as const
const banned = { code: 'PROHIBITED', text: 'Prohibited', blocking: true, also: [] }

test('ticked parcels travel in one order only if all are in stock, in one warehouse and no more than an order takes', () => {
  expect(whyNot([here, here])).toBe(null)
  expect(whyNot([here, { ...here, status: 'forecast' }])).toBe('onlyInStock')
  expect(whyNot([here, { ...here, abnormal: banned }])).toBe('onlyInStock')
  expect(whyNot([here, { ...here, warehouseCode: 3 }])).toBe('oneWarehouse')
  expect(whyNot(Array.from({ length: 101 }, () => here))).toBe('tooMany')
})

test('exported parcels open in a spreadsheet: a heading a column, numbers as numbers, no formula', () => {
  const row = {
    ...here,
    id: '1',
    warehouseId: 'w',
    warehouseName: 'Shenzhen, Fuyong',
    courierCode: 'SF',
    courierName: 'SF Express',
    trackingNumber: 'SF1420098812103',
    nickname: null,
    customerCode: '=1+1',
    statusText: 'In stock',
    latestEvent: { code: 'received', text: 'Received', at: '2026-11-21T06:05:09Z' },
    transferState: null,
    actualWeightG: 2300,
    volumeWeightG: null,
    billableWeightG: 2300,
    lengthMm: null,
    widthMm: null,
    heightMm: null,
    totalPieces: 2,
    totalGoodsValueMinor: 19_800,
    goodsType: 'ordinary',
    goodsName: 'Shirt',
    photoCount: 0,
    shelf: null,
    forecastAt: '2026-11-20T06:05:09Z',
    inboundAt: null,
    packingAt: null,
    outboundAt: null,
    orderId: null,
    orderNumber: null,
    canEdit: false,
    canDelete: false,
    version: 1,
  } as const satisfies ParcelRow
  const [head = '', line = '', end] = parcelsAsCsv([row], 'en').split('\r\n')
  expect(head.split(',')).toHaveLength(17)
  expect(head).toMatch(/^\uFEFFTracking number,Courier,/)
  expect(line).toBe(
    `SF1420098812103,SF Express,'=1+1,In stock,,Shirt,2,198.00,"Shenzhen, Fuyong",2.300,,2.300,,2026-11-20 14:05:09,,,`,
  )
  expect(end).toBe('')
})

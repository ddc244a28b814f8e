import { expect, test } from 'vitest'
import { pricedFrom } from './priced-from.ts'

const size = { lengthMm: 600, widthMm: 400, heightMm: 300 }
const parcel = { ...size, actualWeightG: 12_600 }
const light = { lengthMm: 300, widthMm: 200, heightMm: 100, actualWeightG: 900 }
const quote = { actualWeightG: 13_500, volumeMm3: 78_000_000 }
const order = { cartons: [], earlierCartons: [], parcels: [parcel, light], quote } as const

test('a price before packing is explained by the parcels as weighed on arrival', () => {
  const { actualWeightG: _weight, ...lightSize } = light
  expect(pricedFrom(order)).toEqual({ pieces: [size, lightSize], weighed: 'parcels' })
})

test('a price of packed boxes is explained by the boxes', () => {
  expect(pricedFrom({ ...order, cartons: [size], earlierCartons: [size] })).toEqual({
    pieces: [size],
    weighed: 'cartons',
  })
})

test('a price of boxes that were opened again is explained by neither them nor the parcels', () => {
  expect(pricedFrom({ ...order, earlierCartons: [size], parcels: [light] })).toEqual({})
  expect(pricedFrom({ ...order, earlierCartons: [size] })).toEqual({})
})

test('a parcel that was measured again after the payment does not explain what was paid', () => {
  expect(pricedFrom({ ...order, parcels: [parcel, { ...light, actualWeightG: 1900 }] })).toEqual({})
  expect(pricedFrom({ ...order, parcels: [parcel, { ...light, heightMm: 200 }] })).toEqual({})
})

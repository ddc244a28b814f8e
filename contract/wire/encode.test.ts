import * as z from 'zod/mini'
import { expect, test } from 'vitest'
import { orderStatus, parcelStatus } from '#contract/codes.ts'
import { encoderOf } from './encode.ts'
import { countsByCode } from './wire-code.ts'
import { named, toWire } from './wire-names.ts'

const row = z.object({
  parcelId: named('packageId', z.string()),
  trackingNumber: z.nullable(named('trackingNo', z.string())),
  status: parcelStatus,
  orders: z.array(z.object({ orderNumber: named('orderNo', z.string()), status: orderStatus })),
  note: z.optional(z.string()),
  counts: countsByCode(parcelStatus),
  kind: z.union([z.string(), z.int()]),
})
const value = {
  parcelId: 'p',
  trackingNumber: null,
  status: 'in_stock',
  orders: [{ orderNumber: 'JH1', status: 'paid' }],
  counts: { forecast: 1, in_stock: 2, packing: 0, shipped: 0 },
  kind: 5,
} as const

test('it says what zod and the names of the fields say together', () => {
  expect(encoderOf(row)(value as never)).toEqual(
    JSON.parse(JSON.stringify(toWire(row, z.encode(row, value as never) as never))),
  )
  expect(encoderOf(row)(value as never)).toMatchObject({
    packageId: 'p',
    trackingNo: null,
    status: 30,
    orders: [{ orderNo: 'JH1', status: 20 }],
    counts: { '30': 2 },
  })
})

test('what the schema does not know never travels', () => {
  expect(encoderOf(row)({ ...value, passwordHash: 'secret' } as never)).not.toHaveProperty('passwordHash')
})

test('a word without a code is a fault', () => {
  expect(() => encoderOf(row)({ ...value, status: 'lost' } as never)).toThrow('no code')
})

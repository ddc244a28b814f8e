import type { finding } from '#contract/finding.ts'
import type { Output } from '#contract/wire/operation.ts'
import { paths } from '#web/paths.ts'
import { expect, test } from 'vitest'
import { onlyHit } from './found-rows.ts'

type Found = Output<typeof finding.byNumber>

const none = { list: [], hasMore: false }
const nothing: Found = { parcels: none, orders: none, transfers: none, bills: none }
const parcel = (parcelId: string, isExact = false) => ({
  ...{ parcelId, trackingNumber: `SF${parcelId}`, nickname: null, status: 'in_stock', signed: false },
  ...{ warehouseName: 'Fuyong', isExact },
})
const parcels = (...list: readonly object[]) => ({ list: list as Found['parcels']['list'], hasMore: false })
const order = { id: 'o', orderNumber: 'JH261126000001', isExact: false }
const bill = { id: 'b', orderNumber: order.orderNumber }

test('Enter leads to the only thing that was found, and nowhere when there are several', () => {
  expect(onlyHit(nothing)).toBe(null)
  expect(onlyHit({ ...nothing, parcels: parcels(parcel('1')) })).toBe(paths.parcelDetails('1'))
  expect(onlyHit({ ...nothing, parcels: parcels(parcel('1'), parcel('2')) })).toBe(null)
  expect(onlyHit({ ...nothing, parcels: { ...parcels(parcel('1')), hasMore: true } })).toBe(null)
})

test('the whole number of one thing comes first', () => {
  expect(onlyHit({ ...nothing, parcels: parcels(parcel('1'), parcel('2', true)) })).toBe(paths.parcelDetails('2'))
})

test('an order and its bill are one thing', () => {
  const both = { orders: { list: [order], hasMore: false }, bills: { list: [bill], hasMore: false } }
  expect(onlyHit({ ...nothing, ...both } as unknown as Found)).toBe(paths.orderDetails('o'))
})

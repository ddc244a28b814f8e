import { orderFilterDefaults, orderListInput } from '#web/portal/orders/list/order-filters.ts'
import { parcelFilterDefaults, parcelListInput, parcelStatuses } from '#web/portal/parcels/parcel-filters.ts'
import { paths } from '#web/paths.ts'
import { expect, test } from 'vitest'

/* What a link on the home page asks for, as parsed by the page it leads to. */

const inAddress = <Filters extends object>(defaults: Filters, link: string): Filters =>
  Object.assign({}, defaults, Object.fromEntries(new URL(link, 'http://home').searchParams))

const parcelsAt = (link: string) => {
  const defaults = parcelFilterDefaults()
  return parcelListInput(inAddress(defaults, link), defaults)
}
const ordersAt = (link: string) => {
  const defaults = orderFilterDefaults()
  return orderListInput(inAddress(defaults, link), defaults)
}
const whole = { from: undefined, to: undefined, page: 1 }

test.each(parcelStatuses)('the counter of parcels %s opens all of them, however old', (status) => {
  expect({ ...whole, ...parcelsAt(paths.parcelsIn(status)) }).toMatchObject({ ...whole, status, dateField: 'forecast' })
})

test('the lists of what is wrong, what ends and what belongs together hide nothing for being old', () => {
  expect({ ...whole, ...parcelsAt(paths.abnormalParcels) }).toMatchObject({ ...whole, abnormal: true })
  expect({ ...whole, ...parcelsAt(paths.endingParcels) }).toMatchObject({ ...whole, endingFreeDays: true })
  expect({ ...whole, ...parcelsAt(paths.endingParcelsIn(4)) }).toMatchObject({
    ...whole,
    endingFreeDays: true,
    warehouseCode: 4,
  })
  expect({ ...whole, ...parcelsAt(paths.parcelsOfPurchase('TB 1&2')) }).toMatchObject({ ...whole, search: 'TB 1&2' })
})

test('orders that wait for money are listed however old', () => {
  expect({ ...whole, ...ordersAt(paths.ordersToPay) }).toMatchObject({ ...whole, status: 'awaiting_payment' })
  expect({ ...whole, ...ordersAt(paths.ordersOwing) }).toMatchObject({ ...whole, status: 'paid', due: true })
})

test('what the search of the frame has more of is listed however old', () => {
  expect({ ...whole, ...parcelsAt(paths.parcelsWith('SF 1&2')) }).toMatchObject({ ...whole, search: 'SF 1&2' })
  expect({ ...whole, ...ordersAt(paths.ordersWith('JH26')) }).toMatchObject({ ...whole, search: 'JH26' })
})

test('without a link the lists begin with the last month (R-586)', () => {
  expect(parcelsAt(paths.parcels)).toMatchObject({ from: expect.any(String), to: expect.any(String) })
  expect(ordersAt(paths.orders)).toMatchObject({ from: expect.any(String), to: expect.any(String) })
})

test('what is no choice of ours, in an address typed by hand, filters no parcels', () => {
  const input = parcelsAt('/packageList?status=gone&stage=x&goodsType=y&warehouse=all&dateField=?&page=two')
  expect(input).toMatchObject({ dateField: 'forecast', page: 1 })
  const { status, stage, goodsType, warehouseCode } = input
  expect([status, stage, goodsType, warehouseCode]).toEqual([undefined, undefined, undefined, undefined])
})
